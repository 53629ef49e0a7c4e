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
      for choice in 0..<2 {
        let options = Self.target.optionSpace.word(for: [choice])
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
    #expect(agreed > 530)
  }

  @Test("Only control characters of Shift_JIS are not judged")
  func swappedControls() {
    func isSkipped(_ encoding: String, _ text: String) -> Bool {
      let list = "<?xml version='1.0' encoding='\(encoding)'?><string>\(text)</string>"
      return ListLeavesTarget.hasSwappedControls(Data(list.utf8))
    }
    #expect(isSkipped("Shift_JIS", "\u{1A}") && isSkipped("Shift_JIS", "a\u{7F}"))
    #expect(!isSkipped("Shift_JIS", "a\u{12}") && !isSkipped("UTF-8", "\u{1A}"))
  }

  @Test("All kinds of leaves are spelled")
  func allKindsOfLeavesAreSpelled() throws {
    let input = Array(ListLeavesTarget().seedInputs[2].utf8)
    let tree = try #require(JSONTree(parsing: input))
    let texts = (0..<800)
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

  /// The lists of many seeds, as text if they are UTF-8.
  private static func lists(_ spelled: (JSONTree, UInt64) -> [UInt8]) throws -> [[UInt8]] {
    let tree = try #require(JSONTree(parsing: Array(target.seedInputs[2].utf8)))
    return (0..<1500).map { spelled(tree, $0) }
  }

  private static func text(of lists: [[UInt8]]) -> String {
    lists.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }

  @Test("XML lists have every element, encoding and white space")
  func xmlIsDrawnInFull() throws {
    let lists = try Self.lists { XMLSpelling.text(of: $0, seed: $1, hasLeaves: true) }
    let text = Self.text(of: lists)
    let names = XMLEncoding.names.map(\.name)
    for part in names + XMLLeaf.texts where !part.contains("\r") {
      #expect(text.contains(part), "\(part)")
    }
    for part in [
      "encoding=\"ISO-8859-1\"", "encoding='ISO-8859-1'", "-31T", "-32T", "T24:", ":60:",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    var generator = SeededGenerator(seed: 1)
    let drawn = Set((0..<300_000).map { _ in XMLLeaf.draw(&generator) })
    for date in XMLLeaf.brokenDates { #expect(drawn.contains("<date>\(date)</date>"), "\(date)") }
    // é in Latin-1, and byte order marks.
    let windows = Data(lists.joined())
    for bytes in [[0x3E, 0xE9, 0x3C], [0xFF, 0xFE, 0x3C, 0], [0xFE, 0xFF, 0, 0x3C]] as [[UInt8]] {
      #expect(windows.range(of: Data(bytes)) != nil, "\(bytes)")
    }
  }

  @Test("Binary lists have surrogates, numbers of every width and containers with two references")
  func binaryIsDrawnInFull() throws {
    let lists = try Self.lists { BinarySpelling.bytes(of: $0, seed: $1, hasLeaves: true) }
    let all = Data(lists.joined())
    for units in BinaryLeaf.units {
      let bytes = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      #expect(all.range(of: Data(bytes)) != nil, "\(units)")
    }
    let sizes = Set(lists.map { $0[$0.count - 26] })
    let references = Set(lists.map { $0[$0.count - 25] })
    #expect(sizes.isSuperset(of: 1...8) && references.isSuperset(of: 1...8))
    let shared = try #require(JSONTree(parsing: Array(Self.target.seedInputs[4].utf8)))
    let counts = (0..<200 as Range<UInt64>)
      .map { seed -> Int in
        let list = BinarySpelling.bytes(of: shared, seed: seed, hasLeaves: true)
        return Int(list[list.count - 18]) << 8 + Int(list[list.count - 17])
      }
    #expect(Set(counts).count > 10)
  }

  @Test("Broken lists are drawn, and not many")
  func brokenListsAreDrawn() {
    for choice in 0..<2 {
      let options = Self.target.optionSpace.word(for: [choice])
      let refused = (0..<400)
        .count { iteration in
          let context = RunContext(iteration: UInt64(iteration), options: options)
          return Self.target.run(Array(Self.target.seedInputs[0].utf8), in: context).tree == nil
        }
      #expect((20...260).contains(refused), "\(choice): \(refused)")
    }
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
