public import Foundation

/// Reads a date in all common forms, whatever the `.date` option, and writes it back in the form it
/// was read from (SDT-1, SDT-2).
///
///     @SmartDate var created: Date?                            // 1700000000, "2024-01-02", …
///     @SmartDate(encodeFormat: .iso8601) var changed: Date?    // always written as ISO 8601
@propertyWrapper
public struct SmartDate {
  /// How a date is written.
  public enum DateStrategy {
    /// Seconds since 1970, with a fraction.
    case timestamp

    /// Milliseconds since 1970.
    case timestampMilliseconds

    /// Internet date and time in UTC: `2024-01-02T03:04:05Z`, with a fraction only if there is one.
    case iso8601

    /// The text of a formatter, which must not be changed while calls use it.
    case formatted(DateFormatter)
  }

  /// The date, or nil.
  public var wrappedValue: Date?

  private var encodeFormat: DateStrategy?

  /// The form the date was read from, if it was.
  private var form: DateReading.Form?

  /// Wraps the initial value; the date is written in the form it was read from, or else in seconds.
  public init(wrappedValue: Date?) { self.wrappedValue = wrappedValue }

  /// Wraps the initial value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The date that stands in if none can be read; nil by default.
  ///   - encodeFormat: How the date is written, also after decoding; nil for the form it was read
  ///     from, or else seconds.
  public init(wrappedValue: Date? = nil, encodeFormat: DateStrategy?) {
    self.wrappedValue = wrappedValue
    self.encodeFormat = encodeFormat
  }

  // MARK: Writing

  /// The JSON form of the date: a number or a text.
  private var written: (any Encodable)? {
    guard let date = wrappedValue else { return nil }
    let seconds: any Encodable = date.timeIntervalSince1970
    switch (encodeFormat, form) {
    case (.timestamp, _), (nil, nil): return seconds
    case (.timestampMilliseconds, _): return whole(date, per: 1000) ?? seconds
    case (nil, .number(let unit)):
      return unit == 1 ? seconds : whole(date, per: unit, asRead: form) ?? seconds
    case (.iso8601, _): return DateLayout.iso8601(date) ?? seconds
    case (.formatted(let formatter), _): return formatter.string(from: date)
    case (nil, .text(let layout)): return layout.text(of: date) ?? seconds
    }
  }

  /// The date as a whole number of fractions of a second; nil if the number overflows, or would be read in
  /// another unit than the one it was read in.
  private func whole(
    _ date: Date,
    per second: Double,
    asRead form: DateReading.Form? = nil
  ) -> (any Encodable)? {
    let number = (date.timeIntervalSince1970 * second).rounded()
    guard let reading = DateReading(timestamp: number), form == nil || reading.form == form else {
      return nil
    }
    return Int64(exactly: number) ?? number as any Encodable
  }
}

extension SmartDate: Codable {
  /// Reads a standalone date or null, for example an array element.
  public init(from decoder: any Decoder) throws {
    if let decoder = ValueDecoder.ours(decoder) {
      try self.init(from: decoder)
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self.init(wrappedValue: nil)
    } else if let stamp = try? container.decode(Double.self) {
      try self.init(DateReading(timestamp: stamp), in: container)
    } else if let text = try? container.decode(String.self) {
      try self.init(DateReading(text), in: container)
    } else {
      // A property list has native dates.
      self.init(wrappedValue: try container.decode(Date.self))
    }
  }

  private init(
    _ reading: DateReading?,
    in container: any SingleValueDecodingContainer
  ) throws {
    guard let reading else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a date")
    }
    self.init(wrappedValue: reading.date)
    form = reading.form
  }

  private init(from decoder: ValueDecoder) throws {
    if decoder.isNull {
      self.init(wrappedValue: nil)
      return
    }
    do throws(Miss) {
      try self.init(at: decoder.index, in: decoder.reader)
    } catch {
      throw decoder.reader.refuse(
        decoder.index,
        error,
        wanted: Date.self,
        path: decoder.reader.scopes.path.prefix(decoder.depth)
      )
    }
  }

  private init(at index: Int, in reader: Reader) throws(Miss) {
    if reader.tape.has(.foreign, at: index) {
      guard let date = reader.tape.foreignValue(index).date else { throw .mismatch }
      guard DateReading.isWritable(date) else { throw Miss(kind: .overflow) }
      self.init(wrappedValue: date)
    } else {
      let reading = try Date.reading(at: index, in: reader.settings.source)
      self.init(wrappedValue: reading.date)
      form = reading.form
    }
  }

  /// Writes a standalone date or null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let written { try container.encode(written) } else { try container.encodeNil() }
  }
}

extension SmartDate: PositionDecodable {
  static func decode(from position: Position) throws(Miss) -> SmartDate {
    if position.isAbsent, !position.isNilIfAbsent { throw position.absence(isSilent: true) }
    var result =
      position.isAbsent
      ? SmartDate(wrappedValue: nil) : try SmartDate(at: position.index, in: position.reader)
    result.encodeFormat = position.initialWrapper(Self.self)?.encodeFormat
    return result
  }

  static func wrapping(_ value: Any, at position: Position) -> SmartDate? {
    (value as? Date?)
      .map {
        SmartDate(
          wrappedValue: $0,
          encodeFormat: position.initialWrapper(Self.self)?.encodeFormat
        )
      }
  }
}

extension SmartDate: PositionEncodable {
  func encode(at position: EncodePosition) throws {
    if let written { try position.encode(written) }
  }
}

extension SmartDate: Hashable, Sendable {
  /// Whether the dates are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue == right.wrappedValue
  }

  /// Hashes the date.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension SmartDate.DateStrategy: Sendable {}
