import Foundation

extension ContractModels {
  /// Swift values whose `encode(to:)` was written by the compiler, the standard library or Foundation.
  enum WrittenSample {
    /// The sample with this name, or nil.
    static func value(of name: String) -> (any Encodable)? { samples[name]?() }

    private static let samples: [String: @Sendable () -> any Encodable] = [
      "record": { Record(name: "Ann", age: 7, nick: nil) },
      "payload": { Command.go(3, fast: true) },
      "case": { Command.stop },
      "raw-value": { Suit.hearts },
      "generic": { Holder(item: [Holder(item: 1)]) },
      "derived": { Derived() },
      "inherited": { PlainlyDerived() },
      "tree": { Tree(leaf: 1, below: [Tree(leaf: 2, below: [])]) },
      "none": { Int?.none },
      "some": { Int??.some(.some(7)) },
      "optionals": { [1, nil, 3] as [Int?] },
      "text-keys": { ["b": 2, "a": 1] },
      "numbered-names": { Numbered() },
      "number-keys": { [1: "a", -2: "b"] },
      "case-keys": { [Suit.hearts: 1] },
      "representable-keys": { [Code(text: "x"): 1] },
      "set": { Set([7]) },
      "range": { 1..<4 },
      "empty-array": { [Int]() },
      "empty-record": { Nothing() },
      "infinity": { Double.infinity },
      "bytes": { Data([0, 1, 254, 255]) },
      "url": { URL(string: "https://example.com/a?b=c") },
      "decimal": { Decimal(string: "12345678901234567890123") },
      "identifier": { UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") },
    ]

    private struct Record: Encodable {
      var name: String
      var age: Int
      var nick: String?
    }

    private enum Command: Encodable {
      case go(Int, fast: Bool)
      case stop
    }

    private enum Suit: String, Encodable {
      case hearts
    }

    private struct Holder<Item: Encodable>: Encodable {
      var item: Item
    }

    private struct Tree: Encodable {
      var leaf: Int
      var below: [Tree]
    }

    private struct Nothing: Encodable {}

    /// A record whose keys have numbers as well as names.
    private struct Numbered: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: NumberKey.self)
        try container.encode("a", forKey: .one)
        try container.encode("b", forKey: .two)
      }
    }

    private struct Code: CodingKeyRepresentable, Encodable, Hashable {
      let text: String

      var codingKey: any CodingKey { AnyKey(text) }

      init(text: String) {
        self.text = text
      }

      init?(codingKey: some CodingKey) {
        text = codingKey.stringValue
      }
    }

    private class Base: Encodable {
      var a = 1
    }

    /// A subclass that encodes its own properties beside its base, as documented for classes.
    private final class Derived: Base {
      private enum Key: CodingKey {
        case b
      }

      override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(2, forKey: .b)
        try super.encode(to: container.superEncoder())
      }
    }

    /// A subclass that shares the container of its base.
    private final class PlainlyDerived: Base {
      private enum Key: CodingKey {
        case b
      }

      override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(2, forKey: .b)
      }
    }
  }
}
