import ModelSupport

/// How values of one type are read; chosen once per property of a model type.
protocol ValueReader<Value>: Sendable {
  associatedtype Value

  /// The value, read strictly; nil if it is missing or null.
  func read(_ place: ValuePlace) throws -> Value?

  /// The value that a scalar of another kind is converted to through its text, if there is one.
  func convert(_ place: ValuePlace) -> Value?

  /// The elements that can be read, or else converted, if the type is a collection, otherwise nil;
  /// `report` receives the key or index of each element that was converted or left out.
  func readElements(
    _ place: ValuePlace,
    converts: Bool,
    report: ElementReport
  ) throws -> Value?

  /// Nil, if the type is Optional.
  var nilValue: Value? { get }

  /// Whether the type is `Bool` or `String`, which are converted without any option (KOD-30).
  var convertsByDefault: Bool { get }
}

/// Receives the key or index of an element that could not be used as it is, and why; an element that was not
/// converted is left out.
typealias ElementReport = (_ segment: String, _ reason: ModelFallback.Reason, _ wanted: Any.Type)
  -> Void

extension ValueReader {
  func convert(_ place: ValuePlace) -> Value? {
    guard let type = Value.self as? any LosslessStringConvertible.Type, let text = place.text()
    else { return nil }
    return type.init(text) as? Value
  }

  func readElements(
    _ place: ValuePlace,
    converts: Bool,
    report: ElementReport
  ) throws -> Value? { nil }

  var nilValue: Value? { nil }
  var convertsByDefault: Bool { false }
}

/// Reads any type by its own `init(from:)`.
struct PlainReader<Value: Decodable>: ValueReader {
  func read(_ place: ValuePlace) throws -> Value? { try place.decodeIfPresent(Value.self) }
}

/// Reads a scalar by the container's function for it.
struct ScalarReader<Value: ModelScalar>: ValueReader {
  func read(_ place: ValuePlace) throws -> Value? {
    guard case .member(let container, let key) = place else {
      return try place.decodeIfPresent(Value.self)
    }
    return try Value.read(key, from: container)
  }

  func convert(_ place: ValuePlace) -> Value? {
    guard let text = place.text() else { return nil }
    if Value.self == Bool.self, text == "0" || text == "1" { return (text == "1") as? Value }
    return Value(text)
  }

  var convertsByDefault: Bool { Value.self == Bool.self || Value.self == String.self }
}

/// Reads an Optional; a missing or null value is nil only where the property says so.
struct OptionalReader<Reader: ValueReader>: ValueReader {
  typealias Wrapped = Reader.Value

  let wrapped: Reader

  func read(_ place: ValuePlace) throws -> Wrapped?? { try wrapped.read(place).map { .some($0) } }

  func convert(_ place: ValuePlace) -> Wrapped?? { wrapped.convert(place).map { .some($0) } }

  func readElements(
    _ place: ValuePlace,
    converts: Bool,
    report: ElementReport
  ) throws -> Wrapped?? {
    try wrapped.readElements(place, converts: converts, report: report).map { .some($0) }
  }

  var nilValue: Wrapped?? { .some(nil) }
  var convertsByDefault: Bool { wrapped.convertsByDefault }
}

/// A type that has a reader of its own.
private protocol ReadableShape {
  static func makeReader() -> any Sendable
}

enum ValueReaders {
  /// Makes the reader for a type.
  static func make<Value: Decodable>(for type: Value.Type) -> any ValueReader<Value> {
    let reader: (any Sendable)? =
      if let scalar = type as? any ModelScalar.Type {
        self.scalar(scalar)
      } else {
        (type as? any ReadableShape.Type)?.makeReader()
      }
    return reader as? any ValueReader<Value> ?? PlainReader<Value>()
  }

  fileprivate static func optional(_ wrapped: some ValueReader) -> any Sendable {
    OptionalReader(wrapped: wrapped)
  }

  private static func scalar<Scalar: ModelScalar>(_ type: Scalar.Type) -> any Sendable {
    ScalarReader<Scalar>()
  }
}

extension Optional: ReadableShape where Wrapped: Decodable {
  fileprivate static func makeReader() -> any Sendable {
    ValueReaders.optional(ValueReaders.make(for: Wrapped.self))
  }
}

extension Array: ReadableShape where Element: Decodable {
  fileprivate static func makeReader() -> any Sendable {
    ArrayReader(element: ValueReaders.make(for: Element.self))
  }
}

extension Set: ReadableShape where Element: Decodable {
  fileprivate static func makeReader() -> any Sendable {
    SetReader(elements: ArrayReader(element: ValueReaders.make(for: Element.self)))
  }
}

extension Dictionary: ReadableShape where Key: Decodable, Value: Decodable {
  fileprivate static func makeReader() -> any Sendable {
    DictionaryReader<Key, Value>(value: ValueReaders.make(for: Value.self))
  }
}
