import CommandLine
import Foundation
import Testing

@testable import ConformanceKit
@testable import smartcertify

@Suite(.fewCases) struct LedgerCommandTests {
  private func run(_ file: String, _ arguments: String...) async throws -> Status {
    let subject = ["--subject", "foundation", "--in-process"]
    return try await Command(arguments: ["ledger", file] + subject + arguments).run()
  }

  @Test("A failing case is accepted with its signature, up to the ceiling")
  func accept() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(#"{"ceiling": 1, "entries": []}"#, to: "l.json")
    #expect(
      try await run(
        file,
        "--accept",
        "texts/arrays/bad-escape-element-skipped",
        "--because",
        "handy"
      ) == .clean
    )
    let ledger = try DeviationLedger(json: folder.read("l.json"))
    #expect(ledger.ceiling == 1)
    #expect(ledger.entries.map(\.id) == ["texts/arrays/bad-escape-element-skipped"])
    #expect(ledger.entries.first?.reason == .byDesign("handy"))
    #expect(ledger.entries.first?.difference?.contains("got ") == true)
    // The run knows it now; a second entry goes over the ceiling.
    let status = try await Command(arguments: [
      "run", "--subject", "foundation", "--ledger", file, "--filter",
      "texts/arrays/bad-escape-element-skipped",
    ])
    .run()
    #expect(status == .clean)
    let full = DeviationLedger(
      ceiling: 1,
      entries: [
        .init(
          id: "collections/array/clean",
          signature: "0123456789abcdef",
          reason: .byDesign("another"),
          since: "1.0"
        )
      ]
    )
    let before = try folder.write(full.json, to: "full.json")
    let error = await #expect(throws: UsageError.self) {
      _ = try await run(
        before,
        "--accept",
        "texts/arrays/bad-escape-element-skipped",
        "--defect",
        "https://t/1"
      )
    }
    #expect(error?.description.contains("ceiling of 1 is reached") == true)
    #expect(try folder.read("full.json") == full.json)
  }

  @Test(
    "What cannot be accepted leaves the file as it is",
    arguments: [("nulls/no/such", "no case"), ("syntax/text/cut", "")]
  )
  func refused(id: String, words: String) async throws {
    let folder = try TemporaryFolder()
    let text = #"{"ceiling": 9, "entries": []}"#
    let file = try folder.write(text, to: "l.json")
    let error = await #expect(throws: UsageError.self) {
      _ = try await run(file, "--accept", id, "--because", "x")
    }
    #expect(error?.description.contains(words.isEmpty ? id : words) == true)
    #expect(try folder.read("l.json") == text)
  }

  @Test("An update removes what passes, signs anew what changed and adds nothing")
  func update() async throws {
    let folder = try TemporaryFolder()
    let ledger = DeviationLedger(
      ceiling: 3,
      entries: [
        .init(id: "collections/array/clean", signature: "gone", reason: .byDesign("passes now")),
        .init(
          id: "texts/arrays/bad-escape-element-skipped",
          signature: "old",
          reason: .byDesign("differs now")
        ),
      ]
    )
    let file = try folder.write(ledger.json, to: "l.json")
    // The signatures have an old form, which only an update reads.
    let error = await #expect(throws: UsageError.self) {
      _ = try await run(
        file,
        "--accept",
        "texts/arrays/bad-escape-element-skipped",
        "--because",
        "x"
      )
    }
    #expect(error?.description.contains("`smartcertify ledger FILE --update`") == true)
    #expect(try await run(file, "--update") == .clean)
    let updated = try DeviationLedger(json: folder.read("l.json"))
    #expect(updated.entries.map(\.id) == ["texts/arrays/bad-escape-element-skipped"])
    #expect(
      updated.entries.first?.difference?.hasPrefix("at $: expected rejection, got")
        == true
    )
    #expect(updated.ceiling == 3)
    #expect(
      LedgerCommand.changes(from: ledger, to: updated) == [
        "removed collections/array/clean",
        "signed texts/arrays/bad-escape-element-skipped: \(updated.entries.first?.difference ?? "")",
      ]
    )
    #expect(LedgerCommand.changes(from: updated, to: updated) == ["the ledger was up to date"])
    #expect(
      LedgerCommand.changes(from: .empty, to: updated).first?.hasPrefix("added texts/")
        == true
    )
  }
}
