import Foundation

extension Wrappers {
  // MARK: A strategy for each date

  protocol DateStrategy {
    associatedtype Raw: Codable
    static func date(_ raw: Raw) -> Date?
    static func raw(_ date: Date) -> Raw
  }

  @propertyWrapper
  struct DateValue<Strategy: DateStrategy>: Codable {
    var wrappedValue: Date
    init(from decoder: any Decoder) throws {
      let raw = try Strategy.Raw(from: decoder)
      guard let date = Strategy.date(raw) else {
        let context = DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "\(raw)"
        )
        throw DecodingError.dataCorrupted(context)
      }
      wrappedValue = date
    }
    func encode(to encoder: any Encoder) throws {
      try Strategy.raw(wrappedValue).encode(to: encoder)
    }
  }

  enum Seconds: DateStrategy {
    static func date(_ raw: Int) -> Date? { Date(timeIntervalSince1970: Double(raw)) }
    static func raw(_ date: Date) -> Int { Int(date.timeIntervalSince1970) }
  }

  enum Milliseconds: DateStrategy {
    static func date(_ raw: Int64) -> Date? { Date(timeIntervalSince1970: Double(raw) / 1000) }
    static func raw(_ date: Date) -> Int64 { Int64((date.timeIntervalSince1970 * 1000).rounded()) }
  }

  enum Internet: DateStrategy {
    static func date(_ raw: String) -> Date? { try? Date(raw, strategy: .iso8601) }
    static func raw(_ date: Date) -> String { date.formatted(.iso8601) }
  }

  enum Day: DateStrategy {
    static func date(_ raw: String) -> Date? {
      try? Date(raw, strategy: Date.ISO8601FormatStyle().year().month().day())
    }
    static func raw(_ date: Date) -> String { date.formatted(.iso8601.year().month().day()) }
  }

  struct Booking: Codable {
    let id: UUID
    @DateValue<Internet> var created: Date
    @DateValue<Seconds> var updated: Date
    @DateValue<Milliseconds> var synced: Date
    @DateValue<Day> var arrival: Date
    let canceled: DateValue<Seconds>?
  }

  static func booking(_ i: Int) -> String {
    #"""
    {"id":"\#(Fake.uuid(i))","created":"\#(Fake.instant(i))","updated":\#(1_700_000_000 + i * 97),\#
    "synced":\#(1_700_000_000_123 + i * 7919),"arrival":"\#(Fake.day(i))"\#
    \#(i % 3 == 0 ? "" : #","canceled":\#(Fake.maybe(i, every: 2, "1700000000"))"#)}
    """#
  }

  // MARK: A wrapper that names another type to code with

  protocol CustomCoder {
    associatedtype Value
    static func decode(from decoder: any Decoder) throws -> Value
    static func encode(_ value: Value, to encoder: any Encoder) throws
  }

  @propertyWrapper
  struct Coded<Coder: CustomCoder>: Codable {
    var wrappedValue: Coder.Value
    init(from decoder: any Decoder) throws { wrappedValue = try Coder.decode(from: decoder) }
    func encode(to encoder: any Encoder) throws { try Coder.encode(wrappedValue, to: encoder) }
  }

  enum Hexadecimal: CustomCoder {
    static func decode(from decoder: any Decoder) throws -> [UInt8] {
      let c = try decoder.singleValueContainer()
      let text = try c.decode(String.self)
      var bytes: [UInt8] = []
      var rest = text[...]
      while !rest.isEmpty {
        guard let byte = UInt8(rest.prefix(2), radix: 16) else {
          throw DecodingError.dataCorruptedError(in: c, debugDescription: "No hexadecimal digits")
        }
        bytes.append(byte)
        rest = rest.dropFirst(2)
      }
      return bytes
    }
    static func encode(_ value: [UInt8], to encoder: any Encoder) throws {
      let digits = value.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      try digits.joined().encode(to: encoder)
    }
  }

  enum Celsius: CustomCoder {
    static func decode(from decoder: any Decoder) throws -> Measurement<UnitTemperature> {
      Measurement(value: try Double(from: decoder), unit: .celsius)
    }
    static func encode(_ value: Measurement<UnitTemperature>, to encoder: any Encoder) throws {
      try value.value.encode(to: encoder)
    }
  }

  enum Interval: CustomCoder {
    private enum Key: CodingKey { case min, max }
    static func decode(from decoder: any Decoder) throws -> ClosedRange<Double> {
      let c = try decoder.container(keyedBy: Key.self)
      let low = try c.decodeIfPresent(Double.self, forKey: .min) ?? -.greatestFiniteMagnitude
      let high = try c.decodeIfPresent(Double.self, forKey: .max) ?? .greatestFiniteMagnitude
      return low...max(low, high)
    }
    static func encode(_ value: ClosedRange<Double>, to encoder: any Encoder) throws {
      var c = encoder.container(keyedBy: Key.self)
      try c.encode(value.lowerBound, forKey: .min)
      try c.encode(value.upperBound, forKey: .max)
    }
  }

  struct Sensor: Codable {
    @Coded<Hexadecimal> var address: [UInt8]
    @Coded<Celsius> var reading: Measurement<UnitTemperature>
    @Coded<Interval> var range: ClosedRange<Double>
    let window: Range<Int>?
  }

  static func sensor(_ i: Int) -> String {
    #"""
    {"address":"\#(Fake.hex(i, 12))","reading":\#(i - 30).\#(i),"range":{"min":-\#(i)\#
    \#(i % 3 == 0 ? "" : #","max":1.5e\#(i % 30)"#)}\#(i % 4 == 0 ? "" : #","window":[0,\#(i)]"#)}
    """#
  }
}
