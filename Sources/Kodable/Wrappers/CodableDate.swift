import Foundation
import ModelSupport

/// A date in the form of a ``DateCodingStrategy``, by default ISO 8601.
///
///     @CodableDate var created: Date
///     @CodableDate(.format("y-MM-dd"), "birthday") var born: Date?
///     @CodableDate(.timestamp, .key("seen_at")) var seen: Date
///
/// A missing, null or mismatching value is replaced as by ``Coding``. A text that is no date throws
/// ``KodableError/failedToParseDate(source:)`` whatever the default; for `Date?` it gives nil (KOD-22).
@propertyWrapper
public struct CodableDate<Value: DateProtocol> {
  private var state: PropertyState<Value>
  private var strategy = DateCodingStrategy.iso8601

  /// A date in ISO 8601 under the property's name, without options.
  public init() { state = PropertyState() }

  /// A date in ISO 8601.
  public init(_ options: KodableOption<Value>..., default defaultValue: Value? = nil) {
    state = PropertyState(nil, options, defaultValue)
  }

  /// A date in ISO 8601 under the given key.
  public init(
    _ key: String,
    _ options: KodableOption<Value>...,
    default defaultValue: Value? = nil
  ) {
    state = PropertyState(key, options, defaultValue)
  }

  /// A date of this strategy.
  public init(
    _ strategy: DateCodingStrategy,
    _ options: KodableOption<Value>...,
    default defaultValue: Value? = nil
  ) {
    state = PropertyState(nil, options, defaultValue)
    self.strategy = strategy
  }

  /// A date of this strategy under the given key, or with nil the property's name.
  public init(
    _ strategy: DateCodingStrategy,
    _ key: String?,
    _ options: KodableOption<Value>...,
    default defaultValue: Value? = nil
  ) {
    state = PropertyState(key, options, defaultValue)
    self.strategy = strategy
  }

  /// The date, as the value of ``Coding/wrappedValue``.
  public var wrappedValue: Value {
    get { state.value }
    set { state.assign(newValue) }
  }
}

extension CodableDate: ModelProperty {
  static func makeField(_ name: String, at offset: Int) -> ModelField {
    ModelField(
      read: { source, base in
        try base.modify(Self.self, at: offset) { property throws in
          try property.read(name, from: source)
        }
      },
      write: { target, base in
        let property = base.read(Self.self, at: offset)
        try property.state.write(name, to: target, by: PlainWriter<DateSource>()) {
          DateSource($0.date, property.strategy)
        }
      }
    )
  }

  private mutating func read(_ name: String, from source: ModelSource) throws {
    let strategy = strategy
    let nilValue = Value(date: nil)
    let key = state.settings?.key ?? name
    func value(_ input: DateSource) throws -> Value {
      let value: Value = try input.value(by: strategy)
      // A text that is no date: the nil of `Date?` stands in for it (KOD-23).
      if value.date == nil { source.report(.mismatch, .nilValue, wanted: Value.self, at: key) }
      return value
    }
    if case .timestamp = strategy {
      let reader = PlainReader<DateSource>()
      try state.read(name, from: source, by: reader, nilValue: nilValue, transform: value)
    } else {
      let reader = DateTextReader()
      try state.read(name, from: source, by: reader, nilValue: nilValue, transform: value)
    }
  }
}

extension CodableDate: Codable {
  /// Decodes a date alone: an ISO 8601 text or a time stamp, and null as nil if the property has one.
  ///
  /// The strategy that the property was declared with is not known here.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.singleValueContainer()
    if let nilValue = Value(date: nil), container.decodeNil() {
      state.stored = nilValue
    } else {
      let source = try container.decode(DateSource.self)
      state.stored = try source.value(by: source.isNumber ? .timestamp : .iso8601)
    }
  }

  /// Encodes the date alone in its strategy's form; throws `EncodingError.invalidValue` if there is none.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let value = try state.required(at: encoder.codingPath)
    if let date = value.date {
      try container.encode(DateSource(date, strategy))
    } else {
      try container.encodeNil()
    }
  }
}

extension CodableDate: Sendable where Value: Sendable {}

extension CodableDate: Equatable where Value: Equatable {
  /// Compares the dates, whatever their strategies.
  public static func == (left: CodableDate, right: CodableDate) -> Bool {
    left.state == right.state
  }
}

extension CodableDate: Hashable where Value: Hashable {
  /// Hashes the date, whatever its strategy.
  public func hash(into hasher: inout Hasher) { state.hash(into: &hasher) }
}
