import FuzzKit

/// A plain type that reads its decoder in its own way, as ordinary Codable code does.
///
/// Nothing here knows SmartCodable: each type is what somebody wrote against `JSONDecoder`.
protocol ZooType: Decodable, Equatable, Sendable {
  /// Documents that mutation starts from: the first one is clean, others are dirty.
  static var seedInputs: [String] { get }

  /// What of the type makes Foundation's answer unsuitable for some documents.
  static var traits: StrictTraits { get }
}

extension ZooType {
  /// Nothing: every answer of Foundation counts.
  static var traits: StrictTraits { [] }
}

/// The plain types, and what they share.
enum Zoo {
  /// A coding key with any text.
  struct Key: CodingKey, Hashable {
    let stringValue: String
    let intValue: Int?

    init(_ text: String) { (stringValue, intValue) = (text, nil) }

    init?(stringValue: String) { self.init(stringValue) }

    init?(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }
  }

  /// Takes any value and keeps nothing of it.
  struct Anything: Decodable, Equatable, Sendable {
    init() {}
    init(from decoder: any Decoder) throws {}
  }

  /// The order of two texts by their bytes, which is total: of `ñx` and a decomposed `ñ`, Swift 6.3 calls
  /// neither one less.
  @Sendable static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// A coding path in one line; where a key is a number too, the number is told.
  static func text(of path: [any CodingKey]) -> String {
    path.map { key in key.intValue.map { "#\($0)" } ?? key.stringValue }.joined(separator: "/")
  }
}
