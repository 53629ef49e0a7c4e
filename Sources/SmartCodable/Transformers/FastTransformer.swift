/// A transformer made of one or two closures.
///
///     CodingKeys.cents <--- FastTransformer<Decimal, Int>(
///       fromJSON: { cents in cents.map { Decimal($0) / 100 } },
///       toJSON: { price in price.map { NSDecimalNumber(decimal: $0 * 100).intValue } }
///     )
public struct FastTransformer<Object, JSON>: ValueTransformable {
  private let fromJSON: (JSON?) -> Object?
  private let toJSON: ((Object?) -> JSON?)?

  /// Makes a transformer from closures.
  ///
  /// - Parameters:
  ///   - fromJSON: Returns the property's value, or nil to fall back. It receives the JSON value if
  ///     that is a `JSON`; a number (not a Boolean) also as any other number type that holds it
  ///     without loss; and nil otherwise (VAL-10).
  ///   - toJSON: Returns the JSON value. Without it, or if it returns nil, the property's value is
  ///     encoded as usual.
  public init(
    fromJSON: @escaping (JSON?) -> Object?,
    toJSON: ((Object?) -> JSON?)? = nil
  ) {
    self.fromJSON = fromJSON
    self.toJSON = toJSON
  }

  /// Returns the result of the closure `fromJSON`.
  public func transformFromJSON(_ value: Any?) -> Object? {
    fromJSON(value.flatMap(Self.input))
  }

  /// Returns the result of the closure `toJSON`; nil without one.
  public func transformToJSON(_ value: Object?) -> JSON? {
    toJSON?(value)
  }

  /// Casts with regard for numbers: Foundation's own cast would read 1 as true and lose an Int as a
  /// Double.
  private static func input(_ value: Any) -> JSON? {
    if type(of: value) == JSON.self { return value as? JSON }
    if let flag = LosslessNumber.boolean(value) {
      return LosslessNumber.isNumber(JSON.self) ? nil : flag as? JSON
    }
    if let number = LosslessNumber(value) {
      if LosslessNumber.isNumber(JSON.self) { return number.exactly(as: JSON.self) }
      return JSON.self == Bool.self ? nil : value as? JSON
    }
    return value as? JSON
  }
}
