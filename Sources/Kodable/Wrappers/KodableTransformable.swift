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
  struct Plan: Sendable {
    let reader: any ValueReader<Transform.From>
    let writer: any ValueWriter<Transform.From>
  }

  static func makePlan() -> Plan {
    Plan(
      reader: ValueReaders.make(for: Transform.From.self),
      writer: ValueWriters.make(for: Transform.From.self)
    )
  }

  mutating func read(_ name: String, from source: ModelSource, by plan: Plan) throws {
    let nilValue = (Transform.To.self as? any NilValue.Type)?.nilValue as? Transform.To
    try state.read(name, from: source, by: plan.reader, nilValue: nilValue) {
      try Transform().transformFromJSON(value: $0)
    }
  }

  func write(_ name: String, to target: ModelTarget, by plan: Plan) throws {
    try state.write(name, to: target, by: plan.writer) {
      try Transform().transformToJSON(value: $0)
    }
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
