import Foundation
import FuzzKit
import Testing

@testable import SmartCodableFuzzing

/// Property lists with leaves that JSON does not have.
@Suite struct ListLeavesTests {
  private static let target = ListLeavesTarget()

  @Test("Foundation judges both formats, and agrees")
  func foundationJudgesBothFormats() {
    var agreed = 0
    for iteration in 0..<60 {
      for options in [0, 1] as [UInt64] {
        let context = RunContext(iteration: UInt64(iteration), options: options)
        for input in Self.target.seedInputs {
          switch Self.target.judgement(of: .decoding, on: Array(input.utf8), in: context) {
          case .agrees?: agreed += 1
          case .silent?: continue
          case let verdict: Issue.record("\(input) \(iteration): \(String(describing: verdict))")
          }
        }
      }
    }
    #expect(agreed > 150)
  }

  @Test("All kinds of leaves are spelled")
  func allKindsOfLeavesAreSpelled() throws {
    let input = Array(ListLeavesTarget().seedInputs[2].utf8)
    let tree = try #require(JSONTree(parsing: input))
    let texts = (0..<60)
      .map { XMLSpelling.text(of: tree, seed: UInt64($0), hasLeaves: true) }
      .map { String(decoding: $0, as: UTF8.self) }
      .joined()
    for part in ["<date>", "-29T", "<data>", "<real>nan", "<integer>-9223372036854775808<"] {
      #expect(texts.contains(part), "\(part)")
    }
    let lists = (0..<60)
      .flatMap { BinarySpelling.bytes(of: tree, seed: UInt64($0), hasLeaves: true) }
    for head in [0x33, 0x14, 0x4F] as [UInt8] { #expect(lists.contains(head)) }
  }

  @Test("Equal keys are not put to Foundation")
  func equalKeysAreNotPutToFoundation() {
    let input = Array(#"{"a":1,"\u0061":2}"#.utf8)
    let verdict = Self.target.judgement(of: .decoding, on: input, in: RunContext())
    guard case .silent? = verdict else {
      Issue.record("Foundation was asked which of two equal keys counts")
      return
    }
  }
}
