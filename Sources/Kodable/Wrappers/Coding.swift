import ModelSupport

/// A property that is decoded and encoded with options.
///
///     @Coding("first_name") var firstName: String
///     @Coding(default: "unknown") var phone: String
///     @Coding("address.zipCode") var zipCode: Int
///     @Coding("tags", .lossy) var tags: [String]
///
/// Without an option, `Bool` and `String` are also read from other scalars (KOD-30). A value that is
/// missing, null or of the wrong type is replaced by the default, or nil of an Optional; without either,
/// decoding throws (KOD-20, KOD-21).
///
/// A plain Codable type may hold it too; key, options and default then do not apply.
@propertyWrapper
public struct Coding<Value: Codable> {
  private var state: PropertyState<Value>

  /// A property under its own name, without options.
  public init() { state = PropertyState() }

  /// A property under its own name, with a default, which is used without modifiers (KOD-43).
  public init(default defaultValue: Value) { state = PropertyState(nil, defaultValue) }

  /// A property under the given key, in which a dot descends (``KodableOption/key(_:)``).
  public init(_ key: String, default defaultValue: Value? = nil) {
    state = PropertyState(key, defaultValue)
  }

  /// A property under its own name, or that of the option ``KodableOption/key(_:)``.
  ///
  /// The default is used as it is, without modifiers (KOD-43).
  public init(_ options: KodableOption<Value>..., default defaultValue: Value? = nil) {
    state = PropertyState(nil, options, defaultValue)
  }

  /// A property under the given key, in which a dot descends (``KodableOption/key(_:)``).
  public init(
    _ key: String,
    _ options: KodableOption<Value>...,
    default defaultValue: Value? = nil
  ) {
    state = PropertyState(key, options, defaultValue)
  }

  /// The value; before one was decoded or assigned the default, or nil of an Optional.
  ///
  /// A required property without a value cannot be read: the program ends with a message that names the
  /// key. An assigned value goes through the overrides, and one that a validation rejects is ignored
  /// (KOD-42).
  public var wrappedValue: Value {
    get { state.value }
    set { state.assign(newValue) }
  }
}

extension Coding: ModelProperty {
  static func makeField(_ name: String, at offset: Int) -> ModelField {
    if let (scalar, form) = ScalarForm.of(Value.self, isWrapped: true) {
      return scalar.makeField(form, name, at: offset)
    }
    return makeField(
      name,
      at: offset,
      ValueReaders.make(for: Value.self),
      ValueWriters.make(for: Value.self)
    )
  }

  private static func makeField(
    _ name: String,
    at offset: Int,
    _ reader: some ValueReader<Value>,
    _ writer: some ValueWriter<Value>
  ) -> ModelField {
    field(name, at: offset, reader, writer)
  }

  /// The field of a property, for readers and writers whose types are known.
  static func field<Reader: ValueReader<Value>, Writer: ValueWriter<Value>>(
    _ name: String,
    at offset: Int,
    _ reader: Reader,
    _ writer: Writer
  ) -> ModelField {
    ModelField(
      read: { source, base in
        try base.modify(Coding<Value>.self, at: offset) { property throws in
          try property.state
            .read(name, from: source, by: reader, nilValue: reader.nilValue) { $0 }
        }
      },
      write: { target, base in
        try base.read(Coding<Value>.self, at: offset).state.write(name, to: target, by: writer)
      }
    )
  }
}

extension Coding: Codable {
  /// Decodes the value alone, without options.
  public init(from decoder: any Decoder) throws {
    self.init()
    state.stored = try decoder.singleValueContainer().decode(Value.self)
  }

  /// Encodes the value alone; throws `EncodingError.invalidValue` if there is none.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(try state.required(at: encoder.codingPath))
  }
}

extension Coding: Sendable where Value: Sendable {}
extension Coding: Equatable where Value: Equatable {}
extension Coding: Hashable where Value: Hashable {}
