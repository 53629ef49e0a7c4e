/// An option of a property; `Value` is the type of the property.
public struct KodableOption<Value>: Sendable {
  enum Kind {
    case flag(PropertyFlags)
    case key(String)
    case modifier(KodableModifier<Value>)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Prints the JSON that the property receives, whenever it is decoded (KOD-62).
  public static var debugJSON: KodableOption { KodableOption(.flag(.printsJSON)) }

  /// Encodes nil as null instead of leaving it out (KOD-61).
  public static var encodeAsNullIfNil: KodableOption { KodableOption(.flag(.encodesNull)) }

  /// Reads `Bool` and `String` only from values of that type (KOD-30).
  public static var enforceType: KodableOption { KodableOption(.flag(.strict)) }

  /// Reads `Bool` and `String` only from values of that type (KOD-30).
  public static var enforceTypeDecoding: KodableOption { enforceType }

  /// Reads any `LosslessStringConvertible` scalar from any other scalar through its text; in arrays,
  /// sets and dictionaries, converts the elements and leaves out those that cannot be converted (KOD-31,
  /// KOD-34).
  public static var lossless: KodableOption { KodableOption(.flag(.lossless)) }

  /// Leaves out the elements of an array, set or dictionary that cannot be decoded (KOD-32, KOD-33).
  public static var lossy: KodableOption { KodableOption(.flag(.lossy)) }

  /// Reads and writes the property under this key (KOD-10).
  ///
  /// A dot descends into a nested object, or with digits into an array; `\.` is a literal dot (KOD-11).
  public static func key(_ key: String) -> KodableOption { KodableOption(.key(key)) }

  /// Applies a modifier to decoded and assigned values (KOD-40, KOD-42).
  public static func modifier(_ modifier: KodableModifier<Value>) -> KodableOption {
    KodableOption(.modifier(modifier))
  }

  /// Replaces decoded and assigned values.
  public static func overrideValue(
    _ override: @escaping @Sendable (Value) -> Value
  ) -> KodableOption {
    modifier(KodableModifier(override))
  }

  /// Rejects values: decoding throws, an assignment is ignored.
  public static func validation(_ isValid: @escaping @Sendable (Value) -> Bool) -> KodableOption {
    modifier(KodableModifier(validation: isValid))
  }

  /// Rejects values of an Optional: decoding throws, an assignment is ignored; nil is accepted.
  public static func validation<Wrapped>(
    _ isValid: @escaping @Sendable (Wrapped) -> Bool
  ) -> KodableOption where Value == Wrapped? {
    modifier(KodableModifier(validation: isValid))
  }
}

/// The options of a property that are on or off.
struct PropertyFlags: OptionSet {
  let rawValue: UInt8

  static let printsJSON = PropertyFlags(rawValue: 1)
  static let encodesNull = PropertyFlags(rawValue: 2)
  static let strict = PropertyFlags(rawValue: 4)
  static let lossless = PropertyFlags(rawValue: 8)
  static let lossy = PropertyFlags(rawValue: 16)

  /// How values are read; the last option of this kind wins (KOD-35).
  static let reading: PropertyFlags = [.strict, .lossless, .lossy]
}
