import Foundation

/// Where the value of a property is.
enum ValuePlace {
  case member(ModelContainer, ModelKey)

  /// An element of an array.
  case element(any SingleValueDecodingContainer)

  /// Nowhere: a container on the way is missing, null, or of another kind (KOD-12).
  case missing

  /// Whether there is a value, null included.
  var exists: Bool {
    switch self {
    case .member(let container, let key): container.contains(key)
    case .element: true
    case .missing: false
    }
  }

  var isNull: Bool {
    switch self {
    case .member(let container, let key): (try? container.decodeNil(forKey: key)) ?? false
    case .element(let container): container.decodeNil()
    case .missing: false
    }
  }

  /// Whether there is a value other than null.
  var hasValue: Bool { exists && !isNull }

  /// The value as a type that the input must have.
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    switch self {
    case .member(let container, let key): try container.decode(type, forKey: key)
    case .element(let container): try container.decode(type)
    case .missing: throw KodableError.dataNotFound
    }
  }

  /// The value as any type; nil if it is missing or null.
  func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    switch self {
    case .member(let container, let key): try container.decodeIfPresent(type, forKey: key)
    case .element(let container): container.decodeNil() ? nil : try container.decode(type)
    case .missing: nil
    }
  }

  /// The elements of an array.
  func elements() throws -> any UnkeyedDecodingContainer {
    switch self {
    case .member(let container, let key): try container.nestedUnkeyedContainer(forKey: key)
    case .element(let container): try container.decode(Elements.self).container
    case .missing: throw KodableError.dataNotFound
    }
  }

  /// The members of an object.
  func members() throws -> ModelContainer {
    switch self {
    case .member(let container, let key):
      try container.nestedContainer(keyedBy: ModelKey.self, forKey: key)
    case .element(let container): try container.decode(Members.self).container
    case .missing: throw KodableError.dataNotFound
    }
  }

  private struct Elements: Decodable {
    let container: any UnkeyedDecodingContainer
    init(from decoder: any Decoder) throws { container = try decoder.unkeyedContainer() }
  }

  private struct Members: Decodable {
    let container: ModelContainer
    init(from decoder: any Decoder) throws {
      container = try decoder.container(keyedBy: ModelKey.self)
    }
  }

  /// The text of a scalar of any kind, in its JSON spelling; nil for other values (KOD-30, KOD-31).
  func text() -> String? {
    if let text = try? decode(String.self) { return text }
    if let flag = try? decode(Bool.self) { return String(flag) }
    if let number = try? decode(Int64.self) { return String(number) }
    if let number = try? decode(UInt64.self) { return String(number) }
    return (try? decode(Double.self)).map { longInteger(about: $0) ?? String($0) }
  }

  /// The text of an integer with all its digits, if it is too long for 64 bits and for a Double.
  private func longInteger(about number: Double) -> String? {
    guard number.magnitude >= 0x1p63, number.magnitude < 1e30 else { return nil }
    // Decoders round the fraction of a Decimal differently, so numbers with one stay as they are.
    return (try? decode(Decimal.self)).map { "\($0)" }.flatMap { $0.contains(".") ? nil : $0 }
  }
}
