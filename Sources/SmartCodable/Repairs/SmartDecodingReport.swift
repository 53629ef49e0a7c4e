/// A decoded value together with every repair that was needed to get it.
public struct SmartDecodingReport<Value> {
  /// The decoded value, as `deserialize` returns it.
  public let value: Value

  /// One entry for each position that could not use its value unchanged, in decoding order.
  public let repairs: [SmartRepair]

  /// Whether nothing had to be repaired.
  public var isClean: Bool { repairs.isEmpty }
}

extension SmartDecodingReport: Sendable where Value: Sendable {}
