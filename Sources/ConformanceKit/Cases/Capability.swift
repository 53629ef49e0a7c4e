/// Something that a decoder can do beyond reading valid values; a subject claims what it supports.
///
/// Each can be claimed alone and means the same for every decoder. A claim also makes the cases of
/// a ``Profile`` count: those of `strict` count for a subject that claims ``strict``.
public struct Capability: KitName {
  /// The name in lower-case kebab.
  public let rawValue: String

  /// Creates a capability from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  // MARK: Profiles

  /// Throws if the value is missing, null, of the wrong kind or not representable.
  public static let strict: Capability = "strict"
  /// Reads JSON texts by RFC 8259.
  public static let json: Capability = "json"
  /// Reads JSON5 where ``Setting/syntax`` says so.
  public static let json5: Capability = "json5"
  /// Reads documents without their outer braces where ``Setting/syntax`` says so.
  public static let topLevelDictionary: Capability = "top-level-dictionary"
  /// Reads XML and binary property lists with the same contents as the JSON of other cases.
  public static let propertyList: Capability = "property-list"
  /// Reads dates, bytes, URLs and decimals, with the strategies that `JSONDecoder` documents.
  public static let foundation: Capability = "foundation"
  /// Comes with an encoder that writes JSON; see ``DropInEncoder``.
  public static let encoding: Capability = "encoding"
  /// Decodes everything covered by SmartCodable's specification as that specification requires.
  public static let smartCodable: Capability = "dialect/smartcodable"

  /// Is SmartCodable: code of its models, its options and its other calls do what its specification says.
  public static let smartCodableLibrary: Capability = "dialect/smartcodable-library"

  // MARK: Uses

  /// Several threads may use one decoder object at once, as with `JSONDecoder`, which is `Sendable`.
  public static let shared: Capability = "shared"

  // MARK: Leniency

  /// The declared initial value of a property replaces a missing, null or invalid value.
  public static let initialValues: Capability = "initial-values"
  /// The empty value of a type is used where there is no initial value.
  public static let typeDefaults: Capability = "type-defaults"
  /// Booleans, numbers and strings convert into each other where they mean the same.
  public static let coercion: Capability = "coercion"
  /// Invalid elements of arrays, sets and dictionaries are left out.
  public static let elementDrop: Capability = "element-drop"
  /// An unknown raw value of an enumeration becomes a known case.
  public static let enumFallback: Capability = "enum-fallback"
  /// A string that holds JSON text is read as that text where a container is wanted.
  public static let stringified: Capability = "stringified"
  /// A property is read from other keys, one or several candidates.
  public static let renaming: Capability = "renaming"
  /// A property is read from a nested object, by a dotted path of plain names.
  public static let nestedKeys: Capability = "nested-keys"
  /// The model is nested in the input, at a dotted path of plain names; see ``Setting/path``.
  public static let rootPath: Capability = "root-path"
  /// The fields of a nested model are read from the enclosing object.
  public static let flattening: Capability = "flattening"
  /// Instances of subclasses are decoded leniently at all levels of inheritance.
  public static let inheritance: Capability = "inheritance"
  /// A property accepts any JSON value unchanged.
  public static let untyped: Capability = "untyped"
  /// Each repair is reported with its kind and path.
  ///
  /// If a subject claims this, repairs are compared wherever a case names them. A difference in
  /// them alone costs only this claim, or the dialect that the case belongs to.
  public static let repairs: Capability = "repairs"

  /// The capabilities with their own profile.
  static let profiles: Set<Capability> = [
    .strict, .json, .json5, .topLevelDictionary, .propertyList, .foundation, .encoding,
    .smartCodable,
    .smartCodableLibrary,
  ]

  /// What cases of other profiles ask of who claims it; there is no profile of its own.
  static let uses: Set<Capability> = [.shared]

  /// Whether it has its own profile, as every dialect does, and is not part of leniency.
  var isProfile: Bool { Self.profiles.contains(self) || rawValue.hasPrefix("dialect/") }

  /// What replaces an unusable value; the others concern where values are found and what is reported.
  static let leniency: Set<Capability> = [
    .initialValues, .typeDefaults, .coercion, .elementDrop, .enumFallback, .stringified,
  ]

  /// All capabilities specific to lenient decoders that cases of the built-in suite may need.
  public static let lenient: Set<Capability> = [
    .initialValues, .typeDefaults, .coercion, .elementDrop, .enumFallback, .stringified,
    .renaming, .nestedKeys, .rootPath, .flattening, .inheritance, .untyped, .repairs,
  ]

  /// All capabilities that cases of the built-in suite may need.
  public static let all: Set<Capability> = lenient.union(profiles).union(uses)
}
