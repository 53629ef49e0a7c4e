import DecoderLaw
import Foundation
import Testing

@testable import ConformanceKit

@Suite struct LedgerFileTests {
  /// Writes a file into a folder of its own and removes it afterwards.
  private func withFile<Result>(
    _ text: String,
    _ body: (String) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "ledger.json")
    try Data(text.utf8).write(to: file)
    return try await body(file.path)
  }

  @Test("A ledger is read from a file")
  func valid() async throws {
    let text = DeviationLedger(
      ceiling: 2,
      entries: [.init(id: "a/b/c", signature: "0123456789abcdef", reason: .byDesign("d"))]
    )
    let read = try await withFile(text.json) { try DeviationLedger(contentsOf: $0) }
    #expect(read.entries == text.entries)
    #expect(read.ceiling == 2)
  }

  @Test(
    "A file that is no ledger is told by name and place",
    arguments: [
      ("{\n  \"ceiling\": 1,\n  oops\n}", "ledger.json:3:3: no JSON text: an unexpected character"),
      ("", "ledger.json:1:1: no JSON text: the text ends too early"),
      (#"{"entries": []}"#, #"ledger.json: "ceiling" must be an integer"#),
      (
        #"{"ceiling": 1, "entries": [{"id": "a/b/c"}]}"#,
        #"ledger.json: the entry a/b/c has no "signature""#
      ),
    ]
  )
  func invalid(text: String, message: String) async throws {
    try await withFile(text) { path in
      let error = #expect(throws: LedgerError.self) { try DeviationLedger(contentsOf: path) }
      #expect(error?.description.hasSuffix(message) == true, "\(error?.description ?? "")")
    }
  }

  @Test("A missing file is told by name")
  func missing() {
    let error = #expect(throws: LedgerError.self) {
      try DeviationLedger(contentsOf: "nowhere/ledger.json")
    }
    #expect(error?.description.hasPrefix("nowhere/ledger.json: no such file") == true)
  }

  @Test("Without its ledger a runner finds every case broken")
  func brokenRunner() async {
    let runner = ConformanceRunner(
      subject: ReferenceSubject(),
      suite: .fixture(.fixture()),
      ledgerAt: "nowhere.json"
    )
    let verdict = await runner.verdict(on: .fixture())
    #expect(verdict.outcome == .broken)
    #expect(verdict.explanation.contains("Runs/nowhere.json: no such file"))
  }

  @Test("A ledger that is yet to be recorded is empty, and one that cannot be read is not")
  func recorded() async throws {
    let recording = [DeviationLedger.recordVariable: "nowhere.json"]
    #expect(try ConformanceRunner.ledger(at: "nowhere.json", for: recording).entries.isEmpty)
    #expect(throws: LedgerError.self) {
      try ConformanceRunner.ledger(at: "nowhere.json", for: [:])
    }
    try await withFile("{") { path in
      _ = #expect(throws: LedgerError.self) {
        try ConformanceRunner.ledger(at: path, for: recording)
      }
    }
  }

  @Test("The path of a ledger starts beside the source file")
  func beside() async throws {
    try await withFile(#"{"ceiling": 7, "entries": []}"#) { path in
      let source = URL(filePath: path).deletingLastPathComponent().appending(path: "in/Tests.swift")
      let runner = ConformanceRunner(
        subject: ReferenceSubject(),
        ledgerAt: "../ledger.json",
        besides: source.path
      )
      #expect(runner.ledger.ceiling == 7)
    }
  }
}
