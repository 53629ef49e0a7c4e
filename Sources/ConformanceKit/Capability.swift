/// Something a decoder can do beyond reading clean values; a subject claims what it offers.
public struct Capability: KitName {
  /// The name in lower-case kebab.
  public let rawValue: String

  /// Creates a capability from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Missing, null and wrong values give way to initial values.
  public static let defaults: Capability = "defaults"
  /// Booleans, numbers and strings convert into each other.
  public static let coercion: Capability = "coercion"
  /// Unknown raw values of an enumeration give way to a known case.
  public static let enumFallback: Capability = "enum-fallback"
  /// A string that holds JSON text is read as that text where a container is wanted.
  public static let stringifiedJSON: Capability = "stringified-json"
  /// Fields of a child stand in the enclosing object.
  public static let flat: Capability = "flat"
  /// Objects of subclasses are decoded leniently over all levels.
  public static let inheritance: Capability = "inheritance"
  /// A field is read from other keys, several candidates or a path.
  public static let keyMapping: Capability = "key-mapping"
  /// Invalid elements and entries are left out.
  public static let elementDrop: Capability = "element-drop"
  /// Texts and numbers are taken to the letter: RFC 8259, exact decimals, the first of equal keys.
  public static let exactSyntax: Capability = "exact-syntax"
  /// A date is read in the form that a setting names.
  public static let dates: Capability = "dates"
  /// Dates are recognized in their usual forms without any setting.
  public static let dateDetection: Capability = "date-detection"
  /// Bytes are read from base64.
  public static let data: Capability = "data"
  /// URLs are values of their own.
  public static let urls: Capability = "urls"
  /// Decimal numbers keep up to 38 digits.
  public static let decimals: Capability = "decimals"
  /// Floating-point numbers of 32 bits, and by a setting texts for what is not finite.
  public static let floats: Capability = "floats"
  /// Arrays are read as sets.
  public static let sets: Capability = "sets"
  /// Dictionaries have integers or cases of enumerations as keys.
  public static let keyedMaps: Capability = "keyed-maps"
  /// A field takes any JSON value as it stands.
  public static let untyped: Capability = "untyped"
  /// A field leaves out invalid elements and null, whatever the settings.
  public static let compact: Capability = "compact"

  /// The value to decode may stand anywhere in the input; see ``Setting/path``.
  public static let path: Capability = "path"
  /// Keys of the input are converted into keys of models; see ``Setting/keys``.
  public static let keyStrategies: Capability = "key-strategies"
  /// Fractions are cut or rounded for integers; see ``Setting/number``.
  public static let numberStrategies: Capability = "number-strategies"
  /// One invalid element fails a collection; see ``Setting/elements``.
  public static let elementStrategies: Capability = "element-strategies"
  /// Each repair is reported with its kind and path.
  ///
  /// A case that needs this fails for a subject that reports nothing, while other cases compare
  /// repairs only if there are any.
  public static let repairs: Capability = "repairs"

  /// All capabilities that cases of the built-in suite may need.
  public static let all: Set<Capability> = [
    .defaults, .coercion, .enumFallback, .stringifiedJSON, .flat, .inheritance, .keyMapping,
    .elementDrop, .exactSyntax, .path, .keyStrategies, .numberStrategies, .elementStrategies,
    .repairs, .dates, .dateDetection, .data, .urls, .decimals, .floats, .sets,
    .keyedMaps, .untyped, .compact,
  ]
}
