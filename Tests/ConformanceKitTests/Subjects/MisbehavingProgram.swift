import Foundation

@testable import ConformanceKit

/// A program in a temporary folder that speaks the protocol and does what an input tells it to.
///
/// It answers any other input with the text of the input as a string.
final class MisbehavingProgram: Sendable {
  private let folder: URL

  private static let text = #"""
    import base64, json, os, subprocess, sys, threading, time

    def say(text):
        sys.stdout.write(text)
        sys.stdout.flush()

    def reply(seq, text):
        return json.dumps({"seq": seq, "decoded": {"t": "str", "v": text}}) + "\n"

    hello = json.dumps({"protocol": 1, "binds": ["leaf"], "manifest": {
        "name": "odd", "version": "1", "language": "python", "capabilities": []}}) + "\n"

    for line in sys.stdin:
        message = json.loads(line)
        if message["cmd"] == "stop":
            if "noisy-stop" in sys.argv: say("bye\n")
            if "deaf" in sys.argv: time.sleep(60)
            sys.exit(3 if "failing-stop" in sys.argv else 0)
        if message["cmd"] == "start":
            say(hello)
            continue
        seq, text = message["seq"], base64.b64decode(message["input"]).decode()
        if text == "kill": os.kill(os.getpid(), 9)
        if text == "abort":
            sys.stderr.write("x" * 10000 + "\nlast words\n")
            sys.stderr.flush()
            os.abort()
        if text == "exit": os._exit(0)
        if text == "hang": time.sleep(3600)
        if text == "spin":
            while True: pass
        if text == "nap":
            while True: time.sleep(0.02)
        if text == "once" and not os.path.exists(sys.argv[0] + ".once"):
            open(sys.argv[0] + ".once", "w").close()
            while True: pass
        if text == "half":
            say('{"seq":')
            time.sleep(3600)
        if text == "twice": say(reply(seq, text) + reply(seq, text))
        elif text == "garbage": say("Segmentation fault?\n")
        elif text == "array": say("[1]\n")
        elif text == "wrong-seq": say(reply(seq + 1, text))
        elif text == "old-seq": say(reply(seq - 1, text))
        elif text == "noise": say("decoding " + text + "\n" + reply(seq, text))
        elif text == "close":
            os.close(1)
            time.sleep(60)
        elif text == "long": say("x" * (20 << 20) + "\n" + reply(seq, text))
        elif text == "large": say(reply(seq, "y" * (1 << 20)))
        elif text == "flood":
            sys.stderr.write("e" * (5 << 20))
            say(reply(seq, text))
        elif text == "slow":
            # Much longer by the clock than any limit of processor time or sleep.
            for _ in range(40): time.sleep(0.05)
            say(reply(seq, text))
        elif text == "child":
            subprocess.run([sys.executable, "-c", "while True: pass"])
        elif text == "later":
            def again():
                # Not before the first answer has been taken.
                while not os.path.exists(sys.argv[0] + ".go"): time.sleep(0.01)
                say(reply(seq, text))
                open(sys.argv[0] + ".said", "w").close()
            say(reply(seq, text))
            threading.Thread(target=again).start()
        elif text == "leave":
            say(reply(seq, text))
            os._exit(7)
        elif text == "orphan":
            sys.stderr.write(str(subprocess.Popen(["sleep", "60"]).pid))
            sys.stderr.flush()
            os._exit(4)
        elif text == "unknown-model": say(json.dumps({"seq": seq, "unbound": message["model"]}) + "\n")
        else: say(reply(seq, text if len(text) < 100 else str(len(text))))
    """#

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("subject-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.text.write(to: file, atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var file: URL { folder.appendingPathComponent("program.py") }

  /// Starts the program.
  func launch(
    _ arguments: String...,
    limits: ProcessLimits = ProcessLimits(.seconds(20))
  ) async throws -> ProcessSubject {
    try await ProcessSubject(
      launching: "python3",
      [file.path] + arguments,
      limits: limits,
      startLimits: ProcessLimits(.seconds(30))
    )
  }

  /// Makes a file beside the program.
  func mark(_ name: String) throws {
    try Data().write(to: file.appendingPathExtension(name))
  }

  /// Whether the program, or a test, has made the file.
  func hasMark(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: file.appendingPathExtension(name).path)
  }
}

extension ProcessSubject {
  /// The answer to an input for a leaf, on one line.
  func tell(_ input: String) async -> String {
    await respond(to: SubjectRequest(model: "leaf", input: Array(input.utf8))).text
  }
}

extension ProcessLimits {
  /// As short as a program can bear that answers at once, and far from the wall clock.
  static let tight = ProcessLimits(
    processor: .milliseconds(300),
    sleep: .milliseconds(300),
    total: .seconds(300)
  )
}
