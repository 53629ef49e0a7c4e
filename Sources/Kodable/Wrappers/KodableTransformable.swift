import ModelSupport

/// A property that a ``KodableTransform`` converts.
///
///     typealias CodingURL = KodableTransformable<URLTransform>
///
///     @CodingURL("html_url") var url: URL
///
/// Options are typed on the transform's `To`; ``KodableOption/lossless`` applies to reading its `From`.
/// Missing, null and mismatching values are handled as by ``Coding``; a default does not hide an error
/// of the transform (KOD-22).
@propertyWrapper
public struct KodableTransformable<Transform: KodableTransform> {
  private var state: PropertyState<Transform.To>

  /// A property under the given key, by default its own name.
  public init(
    _ key: String? = nil,
    options: [KodableOption<Transform.To>] = [],
    default defaultValue: Transform.To? = nil
  ) {
    state = PropertyState(key, options, defaultValue)
  }

  /// A property under the given key, by default its own name.
  public init(
    key: String?,
    options: [KodableOption<Transform.To>] = [],
    defaultValue: Transform.To? = nil
  ) {
    state = PropertyState(key, options, defaultValue)
  }

  /// The value, as that of ``Coding/wrappedValue``.
  public var wrappedValue: Transform.To {
    get { state.value }
    set { state.assign(newValue) }
  }
}

extension KodableTransformable: ModelProperty {
  static func makeField(_ name: String, at offset: Int) -> ModelField {
    field(
      name,
      at: offset,
      ValueReaders.make(for: Transform.From.self),
      ValueWriters.make(for: Transform.From.self)
    )
  }

  private static func field(
    _ name: String,
    at offset: Int,
    _ reader: some ValueReader<Transform.From>,
    _ writer: some ValueWriter<Transform.From>
  ) -> ModelField {
    ModelField(
      read: { source, base in
        try base.modify(Self.self, at: offset) { property throws in
          let nilValue = (Transform.To.self as? any NilValue.Type)?.nilValue as? Transform.To
          try property.state.read(name, from: source, by: reader, nilValue: nilValue) {
            try Transform().transformFromJSON(value: $0)
          }
        }
      },
      write: { target, base in
        try base.read(Self.self, at: offset).state
          .write(name, to: target, by: writer) {
            try Transform().transformToJSON(value: $0)
          }
      }
    )
  }
}

extension KodableTransformable: Codable {
  /// Decodes and transforms the value alone, without options.
  public init(from decoder: any Decoder) throws {
    self.init()
    let value = try decoder.singleValueContainer().decode(Transform.From.self)
    state.stored = try Transform().transformFromJSON(value: value)
  }

  /// Transforms and encodes the value alone; throws `EncodingError.invalidValue` if there is none.
  public func encode(to encoder: any Encoder) throws {
    let value = try state.required(at: encoder.codingPath)
    var container = encoder.singleValueContainer()
    try container.encode(try Transform().transformToJSON(value: value))
  }
}

extension KodableTransformable: Sendable where Transform.To: Sendable {}
extension KodableTransformable: Equatable where Transform.To: Equatable {}
extension KodableTransformable: Hashable where Transform.To: Hashable {}
