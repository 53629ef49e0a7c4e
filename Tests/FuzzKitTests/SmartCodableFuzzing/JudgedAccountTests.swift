import Foundation
import SmartCodable
import Testing

@testable import SmartCodableFuzzing

/// What the judges of log and places say of accounts that are right and of some that are not.
@Suite struct JudgedAccountTests {
  private struct Leaf: SmartCodable {
    var name = "n"
    var count = 1
  }

  private struct Model: SmartCodable {
    var title = "t"
    var longNames = 1
    var leaves: [Leaf] = []
    var leaf = Leaf()
  }

  private static let input = #"""
    {"title":null,
     "longNames":"x","leaves":[{"name":"é","count":"7"},{"count":"8"},
    5],	"leaf":{"count":1e99,"name":"\u00e9"}}
    """#

  private static func repairs() throws -> [SmartRepair] {
    try Model.decode(from: input).repairs
  }

  @Test("The block follows from the repairs")
  func blockFollowsFromRepairs() throws {
    let block = LogBlock(of: try Self.repairs(), at: .verbose).lines
    let rule = String(repeating: "=", count: 32)
    let right = """

      \(rule)  [Smart Sentinel]  \(rule)
      Model 👈🏻 👀
         ┆┄ title    : Expected to decode 'String' but found 'null' instead.
         ┆┄ longNames: Expected to decode 'Int' but found ‘String’ instead.
         ╆━ leaves: [Leaf]
            ┆┄ Index 2: Expected to decode 'Leaf' but found ’Number‘ instead.
            ╆━ Index 0
               ┆┄ count: Expected to decode 'Int' but found ‘String’ instead.
            ╆━ Index 1
               ┆┄ name: No value associated with key.
         ╆━ leaf: Leaf
            ┆┄ count: Expected to decode 'Int' but found ’Number‘ instead.
      \(String(repeating: "=", count: 84))
      """
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(block.count == right.count)
    for (line, wanted) in zip(right, block) { #expect(wanted.fits(line), "\(line)") }
    for (line, wanted) in zip(right.dropFirst(), block.dropFirst()) {
      #expect(!(wanted.fits(line.dropLast()) && wanted.fits(line.dropFirst())), "\(line)")
    }
    // Nulls and missing keys are of no interest at the other level.
    let alert = LogBlock(of: try Self.repairs(), at: .alert).lines
    #expect(alert.count == block.count - 3)
    #expect(LogBlock(of: [], at: .verbose).lines.isEmpty)
    #expect(LogBlock(of: nil, at: .alert).lines.count == 5)
  }

  @Test("Places are counted anew")
  func placesAreCountedAnew() throws {
    let text = PlacedText(Array(Self.input.utf8))
    let repairs = try Self.repairs()
    #expect(repairs.count == 7)
    for repair in repairs { #expect(text.problem(of: repair) == nil, "\(repair)") }
    // The same repairs in a text that is one byte or one line longer are somewhere else.
    for start in [" ", "\n"] {
      let other = PlacedText(Array((start + Self.input).utf8))
      for repair in repairs { #expect(other.problem(of: repair) != nil, "\(repair)") }
    }
    let otherValue = PlacedText(
      Array(Self.input.replacingOccurrences(of: "1e99", with: "1e98").utf8)
    )
    let otherWords = repairs.compactMap { otherValue.problem(of: $0)?.word }
    #expect(otherWords == ["text"])
    for end in ["\r", "\r\n", "\n\r", "\r\r"] {
      let input = Self.input.replacingOccurrences(of: "\n", with: end)
      let repairs = try Model.decode(from: input).repairs
      let text = PlacedText(Array(input.utf8))
      #expect(repairs.count == 7)
      for repair in repairs { #expect(text.problem(of: repair) == nil, "\(repair)") }
    }
    let cut = PlacedText(Array(Self.input.utf8.prefix(1)))
    let cutWords = repairs.compactMap { cut.problem(of: $0)?.word }
    #expect(cutWords.contains("offset"))
  }
}
