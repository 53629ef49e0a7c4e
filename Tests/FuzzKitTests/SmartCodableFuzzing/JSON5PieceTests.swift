import Foundation
import FuzzKit
import Testing

@testable import SmartCodableFuzzing

/// Tokens of JSON5 at the bounds of the grammar, and texts at the limit of depth.
@Suite struct JSON5PieceTests {
  /// Many pieces of each kind, one after the other.
  private static func text() -> Data {
    var generator = SeededGenerator(seed: 1)
    var text = ""
    for _ in 0..<60_000 { text += JSON5Piece.scalar(&generator) + " " }
    for _ in 0..<30_000 { text += JSON5Piece.name(&generator) + " " }
    for _ in 0..<30_000 { text += JSON5Piece.blank(&generator) + " " }
    return Data(text.utf8)
  }

  @Test("Every table is drawn in full")
  func tablesAreDrawn() {
    let text = Self.text()
    for part in JSON5Piece.numbers + JSON5Piece.brokenNumbers + JSON5Piece.characters
      + JSON5Piece.brokenCharacters + JSON5Piece.names + JSON5Piece.brokenNames + JSON5Piece.blanks
      + JSON5Piece.beside + JSON5Piece.comments
    {
      #expect(text.range(of: Data(part.utf8)) != nil, "\(part.debugDescription)")
    }
  }

  @Test("Pieces that are right have values, and those that are wrong have none")
  func piecesAreJudged() {
    for number in JSON5Piece.numbers {
      #expect(throws: Never.self, "\(number)") { try JSON5Reference.value(of: number) }
    }
    for number in JSON5Piece.brokenNumbers {
      #expect(throws: JSON5Reference.Failure.refused, "\(number)") {
        try JSON5Reference.value(of: number)
      }
    }
    for character in JSON5Piece.characters {
      #expect(throws: Never.self, "\(character.debugDescription)") {
        try JSON5Reference.value(of: "'\(character)'")
      }
    }
    for character in JSON5Piece.brokenCharacters {
      #expect(throws: JSON5Reference.Failure.refused, "\(character.debugDescription)") {
        try JSON5Reference.value(of: "'\(character)'")
      }
    }
    for name in JSON5Piece.names {
      #expect(throws: Never.self, "\(name)") { try JSON5Reference.value(of: "{\(name):1}") }
    }
    for name in JSON5Piece.brokenNames {
      #expect(throws: JSON5Reference.Failure.refused, "\(name)") {
        try JSON5Reference.value(of: "{\(name):1}")
      }
    }
    for blank in JSON5Piece.blanks + JSON5Piece.comments {
      #expect(throws: Never.self, "\(blank.debugDescription)") {
        try JSON5Reference.value(of: "[\(blank)1\(blank)]\(blank)")
      }
    }
    for blank in JSON5Piece.beside {
      #expect(throws: JSON5Reference.Failure.refused, "\(blank.debugDescription)") {
        try JSON5Reference.value(of: "[\(blank)1]")
      }
    }
  }

  @Test("Hexadecimal integers go beyond 128 bits and beyond every double")
  func hexadecimalIntegers() {
    var generator = SeededGenerator(seed: 1)
    let lengths = (0..<4000).map { _ in JSON5Piece.scalar(&generator) }
      .filter { $0.lowercased().contains("0x") }.map(\.count)
    #expect(lengths.contains { $0 > 34 } && lengths.contains { $0 > 256 })
  }

  @Test("Texts are nested up to the limit, and one beyond it")
  func nestedTexts() {
    var generator = SeededGenerator(seed: 1)
    var depths: Set<Int> = []
    for _ in 0..<100 {
      let text = JSON5Text.nested(around: Array("[1]".utf8), of: 1, &generator)
      depths.insert(text.nesting?.depth ?? 0)
    }
    #expect(depths == [511, 512, 513])
  }
}
