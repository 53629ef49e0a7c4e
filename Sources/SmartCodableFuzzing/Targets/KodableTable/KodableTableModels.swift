import Foundation
import Kodable

/// A model of one property.
protocol KodableTableModel: Kodable, Sendable {
  associatedtype Value: KodableLegible
  var value: Value { get }
}

/// The models of `kodable/table`, and what the specification says of each.
enum KodableTable {
  typealias Model = KodableTableModel
  private typealias Row = KodableTableRow

  struct PlainInt: Model { var value = 7 }
  struct PlainMaybe: Model { var value: Int? = 7 }
  struct PlainText: Model { var value = "d" }
  struct Flag: Model { @Coding var value: Bool }
  struct Text: Model { @Coding("a.b") var value: String }
  struct Given: Model { @Coding("a", default: 7) var value: Int? }
  struct GivenNil: Model { @Coding(default: nil) var value: Int? }
  struct Listed: Model { @Coding("a", default: ["d"]) var value: [String] }
  struct Strict: Model { @Coding("a", .lossless, .enforceType, default: "d") var value: String }
  struct Name: Model { @Coding("first_name") var value: String? }
  struct Humps: Model { @Coding(.key("firstName"), default: "d") var value: String }
  struct Deep: Model { @Coding("user.first_name") var value: Int }
  struct Dotted: Model { @Coding(#"a\.b"#, default: 7) var value: Int }
  struct Slashed: Model { @Coding(#"a\\.b"#, default: 7) var value: Int }
  struct Slashes: Model { @Coding(#"a\\b"#, default: 7) var value: Int }
  struct Indexed: Model { @Coding("a.1.b", .encodeAsNullIfNil) var value: Int? }
  struct Number: Model { @Coding("a.b.c", .lossless, default: 7) var value: Int }
  struct Fraction: Model { @Coding("..a..0", .lossless) var value: Double? }
  struct Fact: Model { @Coding("a", .lossless) var value: Bool }
  struct Lossy: Model { @Coding("a.b", .lossy, default: [7]) var value: [Int] }
  struct Texts: Model { @Coding("a.1", .lossless, .lossy) var value: [String] }
  struct Lossless: Model { @Coding("a", .lossy, .lossless) var value: [String]? }
  struct Maybes: Model { @Coding("a", .lossy) var value: [Int?] }
  struct Sorted: Model { @Coding("a", .lossless, .ascending) var value: [Int?] }
  struct Bag: Model { @Coding("a", .lossless, .lossy, default: ["d"]) var value: Set<String> }
  struct Entries: Model { @Coding("user_info", .lossy) var value: [String: Int] }
  struct Keyed: Model { @Coding("a", .lossy) var value: [Int: Int]? }
  struct Converted: Model { @Coding("a", .lossless, default: [7: 7]) var value: [Int: Int] }
  struct Small: Model { @Coding("a", .validation { $0 < 70 }, default: 99) var value: Int? }
  struct Bounded: Model {
    @Coding("a", .validation { $0 > 1 }, .overrideValue { $0 &* 2 }, .clamping(to: 0...9))
    var value: Int
  }
  struct Trimmed: Model { @Coding("a", .trimmed, default: " d ") var value: String }

  static let rows: [any KodableTableJudge] = [
    Row<PlainInt>(path: ["value"], rule: .strict, standIn: 7, isPlain: true),
    Row<PlainMaybe>(path: ["value"], rule: .strict, standIn: 7, isPlain: true),
    Row<PlainText>(path: ["value"], rule: .strict, standIn: "d", isPlain: true),
    Row<Flag>(path: ["value"]),
    Row<Text>(path: ["a", "b"]),
    Row<Given>(path: ["a"], standIn: 7),
    Row<GivenNil>(path: ["value"], standIn: .some(nil)),
    Row<Listed>(path: ["a"], standIn: ["d"]),
    Row<Strict>(path: ["a"], rule: .strict, standIn: "d"),
    Row<Name>(path: ["first_name"]),
    Row<Name>(path: ["first_name"], isSnake: true),
    Row<Humps>(path: ["firstName"], standIn: "d", isSnake: true),
    Row<Deep>(path: ["user", "first_name"]),
    Row<Deep>(path: ["user", "first_name"], isSnake: true),
    Row<Dotted>(path: ["a.b"], standIn: 7),
    Row<Slashed>(path: [#"a\"#, "b"], standIn: 7),
    Row<Slashes>(path: [#"a\\b"#], standIn: 7),
    Row<Indexed>(path: ["a", "1", "b"], writesNull: true),
    Row<Number>(path: ["a", "b", "c"], rule: .lossless, standIn: 7),
    Row<Fraction>(path: ["a", "0"], rule: .lossless),
    Row<Fact>(path: ["a"], rule: .lossless),
    Row<Lossy>(path: ["a", "b"], rule: .lossy, standIn: [7]),
    Row<Texts>(path: ["a", "1"], rule: .lossy),
    Row<Lossless>(path: ["a"], rule: .lossless),
    Row<Maybes>(path: ["a"], rule: .lossy),
    Row<Sorted>(path: ["a"], rule: .lossless) { list in
      list.compactMap(\.self).sorted() + list.filter { $0 == nil }
    },
    Row<Bag>(path: ["a"], rule: .lossy, standIn: ["d"]),
    Row<Entries>(path: ["user_info"], rule: .lossy, isSnake: true),
    Row<Keyed>(path: ["a"], rule: .lossy),
    Row<Converted>(path: ["a"], rule: .lossless, standIn: [7: 7]),
    Row<Small>(path: ["a"], standIn: 99) { ($0 ?? 0) < 70 ? .some($0) : nil },
    Row<Bounded>(path: ["a"]) { [min(max($0 &* 2, 0), 9)].first { $0 > 1 } },
    Row<Trimmed>(path: ["a"], standIn: " d ") {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    },
  ]
}
