import Foundation
import Testing

@Suite struct SubjectTests {
  private static let adapter = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/python/adapter.py")

  /// A copy of the adapter, whose path has no blanks, as `--subject` takes it.
  private static func program(in folder: URL) throws -> String {
    let copy = folder.appendingPathComponent("adapter.py")
    try FileManager.default.copyItem(at: adapter, to: copy)
    return "python3 \(copy.path)"
  }

  private static let hasPython = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: $0 + "/python3") }

  /// What an adapter does wrong for one of its models, in Python, and what findings call it.
  private static let faults: [(model: String, line: String, found: String)] = [
    ("leaf", "if isHit: os._exit(9)", "crashed"),
    ("card", "if isHit: time.sleep(20)", "hang"), ("ranked", "if isHit: time.sleep(0.8)", "hang"),
    ("renamed", "if isHit: print('noise')", "broken"),
    // The program claims to read JSON strictly, so its values are compared.
    ("lists", "data = data.replace(b'1', b'2')", "number-number"),
    (
      "tables",
      "if random.random() < 0.5: return {'rejected': {'kind': 'malformedInput', 'path': '$'}}",
      "malformedInput"
    ),
  ]

  @Test(
    "A program that crashes, hangs, babbles or changes its mind is found, and an honest one is not",
    .enabled(if: hasPython)
  )
  func faults() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let honest = try String(contentsOf: Self.adapter, encoding: .utf8)
    let start = "def answer(model, settings, data):\n"
    #expect(honest.contains(start))
    let lines = Self.faults.map { "    if model == '\($0.model)':\n        \($0.line)\n" }
    let text = honest.replacingOccurrences(
      of: start,
      with: "import os, random, time\nrandom.seed(1)\n" + start
        + "    isHit = data[:1] in (b'[', b'\"')\n" + lines.joined()
    )
    let program = folder.appendingPathComponent("adapter.py")
    try text.write(to: program, atomically: true, encoding: .utf8)
    let models = Self.faults.map(\.model) + ["puppy"]
    let output = try Tool()
      .run([
        "run", "--subject", "python3 \(program.path)", "--target",
        models.map { "subject/\($0)" }.joined(separator: ","), "--iterations", "700", "--jobs",
        "1", "--no-minimize", "--quiet", "--reports", folder.path, "--timeout-ms", "300",
      ])
    #expect(output.status == 1, "\(output.text)\(output.errors)")
    let findings = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("repro.sh") }
    for fault in Self.faults {
      let own = findings.filter { $0.contains("-subject_\(fault.model)-") }
      #expect(own.contains { $0.contains(fault.found) }, "\(fault.model): \(own)")
    }
    #expect(!findings.contains { $0.contains("-subject_puppy-") })
    for script in findings {
      let text = try String(contentsOf: folder.appendingPathComponent(script), encoding: .utf8)
      #expect(text.contains(" --subject 'python3 \(program.path)' \"$@\""))
    }
  }

  @Test("Documents that a program answers differently are kept", .enabled(if: hasPython))
  func distill() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let documents = folder.appendingPathComponent("documents")
    try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
    for (name, text) in [("right", #"{"n":"a","v":1}"#), ("wrong", #"{"m":"a","v":1}"#)] {
      try Data(text.utf8).write(to: documents.appendingPathComponent("\(name).json"))
    }
    let program = try Self.program(in: folder)
    let output = try Tool()
      .run(["distill", documents.path, "--subject", program, "--target", "subject/leaf"])
    #expect(output.status == 0, "\(output.errors)")
    #expect(output.text.hasPrefix("right.json\nwrong.json\n"), "\(output.text)")
  }

  @Test("The targets of a program are listed", .enabled(if: hasPython))
  func list() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = try Tool().run(["list", "--subject", Self.program(in: folder)])
    #expect(output.status == 0, "\(output.errors)")
    #expect(output.text.contains("\n  subject/leaf "))
    #expect(!output.text.contains("planted/none"))
  }

  @Test(
    "A program that cannot be started is named, and what to do",
    arguments: ["./nothing", "true"]
  )
  func noProgram(program: String) throws {
    let output = try Tool().run(["run", "--subject", program])
    #expect(output.status == 2)
    #expect(output.errors.contains("'\(program)'"), "\(output.errors)")
  }
}
