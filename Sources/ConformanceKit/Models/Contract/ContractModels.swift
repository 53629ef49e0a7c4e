/// The types of the contract, most of them written by hand.
///
/// Each reads its decoder in the one way that its clause is about. They are what a program could contain, and
/// know no decoder. Chapter 13 of `Specification/codable.md` numbers them. Where the contract also binds
/// lenient decoders, a model does not record an attempt to which such a decoder may return a value.
package enum ContractModels {}

/// A type whose decoded value is a record of what it saw.
///
/// ``MirrorObserver`` sees an array of lines. A type with a synthesized `init(from:)` computes the
/// record of its stored properties.
package protocol Recording: Decodable, CustomReflectable {
  /// What the type saw of its decoder, or what its properties hold.
  var seen: Seen { get }
}

extension Recording {
  /// The lines of the record as an array.
  package var customMirror: Mirror {
    Mirror(self, unlabeledChildren: seen.lines, displayStyle: .collection)
  }
}

extension ContractModels {
  typealias Object = KeyedDecodingContainer<AnyKey>
  typealias Elements = any UnkeyedDecodingContainer
  typealias Single = any SingleValueDecodingContainer

  /// A type that stores what it saw.
  protocol DecoderRecording: Recording {
    init(seen: Seen)
    static func read(_ decoder: any Decoder, _ seen: inout Seen) throws
  }

  /// A type that reads an object, with keys of its own or any.
  protocol ObjectRecording: DecoderRecording {
    associatedtype Keys: CodingKey
    static func read(_ object: KeyedDecodingContainer<Keys>, _ seen: inout Seen) throws
  }

  /// A type that reads an array.
  protocol RowRecording: DecoderRecording {
    static func read(_ row: inout Elements, _ seen: inout Seen) throws
  }

  /// A type that reads a single value.
  protocol ValueRecording: DecoderRecording {
    static func read(_ value: Single, _ seen: inout Seen) throws
  }

  /// How many elements a loop takes before it gives up waiting for the end.
  static let longest = 1000

  /// Takes all remaining elements, and says how many these are.
  @discardableResult
  static func each(_ row: inout Elements, _ take: (inout Elements) throws -> Void) rethrows -> Int {
    var steps = 0
    while !row.isAtEnd, steps < longest {
      try take(&row)
      steps += 1
    }
    return steps
  }

  /// A coding key with any text.
  package struct AnyKey: CodingKey, Hashable, Sendable {
    package let stringValue: String
    package let intValue: Int?

    package init(_ text: String) {
      stringValue = text
      intValue = nil
    }

    package init?(stringValue: String) {
      self.init(stringValue)
    }

    package init?(intValue: Int) {
      self.stringValue = String(intValue)
      self.intValue = intValue
    }

    /// The text as shown in a record, where the empty text is two apostrophes.
    package var shown: String { stringValue.isEmpty ? "''" : stringValue }
  }

  /// The keys `a` and `b`.
  package enum AB: CodingKey {
    case a
    case b
  }

  /// Keys with numbers as well as names.
  package enum NumberKey: Int, CodingKey {
    case one = 1
    case two = 2
  }

  /// A type that accepts any value, since it reads nothing (model 27).
  package struct Empty: Recording {
    package init(from decoder: any Decoder) {}

    package var seen: Seen { Seen(["empty"]) }
  }

  /// A type that requires a key `z`, with a synthesized initializer.
  package struct NeedsZ: Recording {
    let z: Int

    package var seen: Seen { Seen(["z \(z)"]) }
  }
}

extension ContractModels.DecoderRecording {
  init(from decoder: any Decoder) throws {
    var seen = Seen()
    try Self.read(decoder, &seen)
    self.init(seen: seen)
  }
}

extension ContractModels.ObjectRecording {
  static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
    try read(try decoder.container(keyedBy: Keys.self), &seen)
  }
}

extension ContractModels.RowRecording {
  static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
    var row = try decoder.unkeyedContainer()
    try read(&row, &seen)
  }
}

extension ContractModels.ValueRecording {
  static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
    try read(try decoder.singleValueContainer(), &seen)
  }
}

extension ContractModels.AnyKey: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self.init(value)
  }
}

extension ContractModels {
  /// The names of the keys in alphabetical order, each as often as it is listed.
  static func names(_ keys: [some CodingKey]) -> [String] {
    keys.map { AnyKey($0.stringValue).shown }.inByteOrder()
  }
}
