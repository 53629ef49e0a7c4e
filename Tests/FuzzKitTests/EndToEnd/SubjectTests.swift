import Foundation
import Testing

@Suite struct SubjectTests {
  /// What an adapter does wrong before it answers; Python, with the request in `model`, `settings`
  /// and `data`.
  struct Fault: CustomTestStringConvertible {
    var testDescription: String
    var line: String
    /// What stands in the summary, or nil for a clean end.
    var found: String?
    /// The time limit in milliseconds.
    var limit = 300
  }

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

  @Test(
    "A program that crashes, hangs, babbles or changes its mind is found, and an honest one is not",
    .enabled(if: hasPython),
    arguments: [
      Fault(testDescription: "honest", line: "pass", found: nil),
      Fault(testDescription: "crash", line: "if isHit: os._exit(9)", found: "crashed"),
      Fault(testDescription: "hang", line: "if isHit: time.sleep(20)", found: "hang"),
      Fault(testDescription: "slow", line: "if isHit: time.sleep(0.4)", found: "hang", limit: 150),
      Fault(testDescription: "noise", line: "if isHit: print('noise')", found: "broken"),
      // The program claims to read JSON strictly, so its values are compared.
      Fault(
        testDescription: "value",
        line: "data = data.replace(b'1', b'2')",
        found: "agreement-subject_leaf"
      ),
      Fault(
        testDescription: "mood",
        line:
          "if random.random() < 0.5: return {'rejected': {'kind': 'malformedInput', 'path': '$'}}",
        found: "repeatability"
      ),
    ]
  )
  func faults(fault: Fault) throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let honest = try String(contentsOf: Self.adapter, encoding: .utf8)
    let start = "def answer(model, settings, data):\n"
    #expect(honest.contains(start))
    let text = honest.replacingOccurrences(
      of: start,
      with: "import os, random, time\nrandom.seed(1)\n" + start
        + "    isHit = data[:1] == b'['\n    \(fault.line)\n"
    )
    let program = folder.appendingPathComponent("adapter.py")
    try text.write(to: program, atomically: true, encoding: .utf8)
    let output = try Tool()
      .run([
        "run", "--subject", "python3 \(program.path)", "--target", "subject/leaf", "--iterations",
        "150", "--jobs", "1", "--no-minimize", "--quiet", "--reports", folder.path,
        "--timeout-ms", "\(fault.limit)",
      ])
    #expect(output.status == (fault.found == nil ? 0 : 1), "\(output.text)\(output.errors)")
    #expect(fault.found.map(output.text.contains) ?? output.text.contains("findings    0"))
    let findings = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("repro.sh") }
    #expect(findings.isEmpty == (fault.found == nil))
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
