import ConformanceKit
import Foundation
import FuzzKit

/// A plain type with custom decoding, as in ordinary Codable code.
///
/// Nothing here refers to SmartCodable: each type is code that users write for `JSONDecoder`.
protocol ZooType: Decodable, Equatable, Sendable {
  /// Documents that mutation starts from: the first one is clean, others are dirty.
  static var seedInputs: [String] { get }

  /// The traits of the type that make Foundation's answer unsuitable for some documents.
  static var traits: StrictTraits { get }
}

extension ZooType {
  /// None: every answer of Foundation counts.
  static var traits: StrictTraits { [] }
}

/// The plain types, and their shared helpers.
enum Zoo {
  /// A coding key with any text.
  struct Key: CodingKey, Hashable {
    let stringValue: String
    let intValue: Int?

    init(_ text: String) { (stringValue, intValue) = (text, nil) }

    init?(stringValue: String) { self.init(stringValue) }

    init?(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }
  }

  /// Accepts any value and stores nothing.
  struct Anything: Decodable, Equatable, Sendable {
    init() {}
    init(from decoder: any Decoder) throws {}
  }

  /// Sees values of any type: enumerations with their values, and dates exactly.
  private static let observer = MirrorObserver { value, observer in
    if let date = value as? Date { return .number(date.timeIntervalSinceReferenceDate) }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum, let values = mirror.children.first, let name = values.label
    else { return nil }
    return .object([name: observer.observation(of: values.value)])
  }

  static func tree(of value: Any) -> JSONTree { JSONTree(observer.observation(of: value)) }

  /// Orders two texts by their bytes, which is total: of `ñx` and a decomposed `ñ`, Swift 6.3 considers
  /// neither one less.
  @Sendable static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// A coding path in one line, including the number of a numeric key.
  static func text(of path: [any CodingKey]) -> String {
    path.map { key in key.intValue.map { "#\($0)" } ?? key.stringValue }.joined(separator: "/")
  }
}
