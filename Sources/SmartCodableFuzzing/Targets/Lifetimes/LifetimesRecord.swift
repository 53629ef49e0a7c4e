import Foundation
import FuzzKit

/// An object that user code makes while it decodes, and that makes calls itself.
///
/// A negative number makes it throw an error of its own.
final class LifetimesLeaf: Codable {
  private(set) var number = 0

  private enum CodingKeys: String, CodingKey {
    case number
  }

  init(number: Int) { self.number = number }

  init(from decoder: any Decoder) throws {
    _ = LifetimesScene.current?.watch(self, "leaf")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    LifetimesScene.interlude()
    number = try container.decode(Int.self, forKey: .number)
    if number < 0 { throw LifetimesFailure.make() }
  }

  func encode(to encoder: any Encoder) throws {
    if number == -2 { LifetimesScene.interlude() }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    LifetimesScene.interlude()
    if number < 0 { throw LifetimesFailure.make() }
  }

  /// A watched object, nil outside of a scene included.
  static func made(_ number: Int) -> LifetimesLeaf {
    let leaf = LifetimesLeaf(number: number)
    return LifetimesScene.current?.watch(leaf, "value") ?? leaf
  }
}

/// An error that is an object.
final class LifetimesFailure: Error {
  static func make() -> LifetimesFailure {
    let failure = LifetimesFailure()
    return LifetimesScene.current?.watch(failure, "error") ?? failure
  }
}

/// A plain type with objects in every kind of place; its properties are in the order of their names.
struct LifetimesRecord: Codable {
  var bytes: Data
  var leaf: LifetimesLeaf
  var list: [LifetimesLeaf]
  var map: [String: LifetimesLeaf]
  var maybe: LifetimesLeaf?
  var when: Date
  var words: [String]
}

/// What a record holds, and how it is spelled.
struct LifetimesContent: Equatable {
  var bytes = 0
  var leaf = 0
  var list: [Int] = []
  var map = 0
  var maybe: Int?
  var when = 0
  var words: [String] = []

  private static let words = ["", "a", "word", "longer than 15 bytes", "\u{E9}", "and more text"]

  init(_ step: LifetimesStep) {
    bytes = step.number(0, below: 9)
    leaf = step.number(1, below: 1000)
    list = (0..<step.number(2, below: 5)).map { step.number($0 + 3, below: 100) }
    map = step.number(3, below: 1 << 20)
    maybe = step.number(4, below: 3) == 0 ? nil : step.number(5, below: 300)
    when = step.number(6, below: 1 << 20)
    words = (0..<step.number(7, below: 4)).map { Self.words[step.number($0 + 8, below: 6)] }
  }

  init(_ record: LifetimesRecord) {
    bytes = record.bytes.count
    leaf = record.leaf.number
    list = record.list.map(\.number)
    map = record.map.count == 1 ? record.map["a"]?.number ?? -9 : -9
    maybe = record.maybe?.number
    when = Int(record.when.timeIntervalSince1970)
    words = record.words
  }

  var record: LifetimesRecord {
    LifetimesRecord(
      bytes: Data(repeating: 7, count: bytes),
      leaf: .made(leaf),
      list: list.map(LifetimesLeaf.made),
      map: ["a": .made(map)],
      maybe: maybe.map(LifetimesLeaf.made),
      when: Date(timeIntervalSince1970: Double(when)),
      words: words
    )
  }

  /// The document; keys of objects end with `suffix`.
  func text(_ suffix: String = "") -> String {
    func leaf(_ number: Int) -> String { "{\"number\(suffix)\":\(number)}" }
    let members = [
      ("bytes", "\(bytes)"), ("leaf", leaf(self.leaf)),
      ("list", "[" + list.map(leaf).joined(separator: ",") + "]"), ("map", "{\"a\":\(leaf(map))}"),
      ("maybe", maybe.map(leaf) ?? ""), ("when", "\(when)"),
      ("words", "[" + words.map { "\"\($0)\"" }.joined(separator: ",") + "]"),
    ]
    let texts = members.filter { !$0.1.isEmpty }.map { "\"\($0.0)\(suffix)\":\($0.1)" }
    return "{" + texts.joined(separator: ",") + "}"
  }
}
