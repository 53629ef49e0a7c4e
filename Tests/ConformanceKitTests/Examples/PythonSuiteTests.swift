import ConformanceKit
import Foundation
import Testing

/// `Examples/python/suite.py`, which reads the folder `Suite` and judges without our tools.
@Suite(.enabled(if: Programs.hasPython, "there is no python3 in PATH"), .timeLimit(.minutes(60)))
struct PythonSuiteTests {
  private struct Run {
    let code: Int32
    let lines: [String]
    let errors: String
  }

  private static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Examples/python/\(name)").standardized.path
  }

  private func run(_ arguments: [String]) throws -> Run {
    let process = Process()
    let output = Pipe()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", Self.path("suite.py")] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    let summary = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      code: process.terminationStatus,
      lines: String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init),
      errors: String(decoding: summary, as: UTF8.self)
    )
  }

  @Test("It gives every case the outcome that our runner gives it for the same decoder")
  func outcomes() async throws {
    let report = try await PythonAdapterTests.report.value
    let expected = report.verdicts.map { "\($0.id.rawValue)\t\($0.outcome.rawValue)" }
    let result = try run([])
    #expect(Set(result.lines).symmetricDifference(expected).sorted() == [])
    let isInOrder = result.lines == expected
    #expect(isInOrder, "the order or a repetition")
    #expect(result.lines.count == ConformanceSuite.current.cases.count)
    #expect(result.code == (report.verdicts.contains { $0.outcome == .failed } ? 1 : 0))
    #expect(result.errors.hasPrefix("\(expected.count) cases: "), "\(result.errors)")
  }

  @Test("It runs the cases that fit a pattern, and shows what is wrong with an answer")
  func options() throws {
    let right = try run(["--filter", "nulls/*", "--verbose"])
    #expect(right.code == 0)
    #expect(!right.lines.isEmpty && right.lines.allSatisfy { $0.hasPrefix("nulls/") })
    let wrong = try run(["--filter", "numbers/exact/literal-dot-?ero", "--verbose"])
    #expect(wrong.code == 1)
    #expect(wrong.lines.first == "numbers/exact/literal-dot-zero\tfailed")
    #expect(
      wrong.lines.dropFirst().map { String($0.prefix(12)) } == ["  expected: ", "  observed: "]
    )
  }

  @Test("No case and no suite are errors", arguments: ["--filter", "--suite"])
  func nothing(option: String) throws {
    let result = try run([option, "/no/such"])
    #expect(result.code == 2)
    #expect(result.lines == [])
    #expect(result.errors.hasPrefix("suite.py: no case in "), "\(result.errors)")
  }
}
