/// A part of the suite that a decoder either conforms to or not; a certificate lists them.
public struct Profile: KitName {
  /// The name in lower-case kebab, for example `contract` or `lenient/coercion`.
  public let rawValue: String

  /// Creates a profile from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The requirements on every decoder, strict or lenient; it needs no claim.
  public static let contract: Profile = "contract"
  /// The part of the contract that applies to a subject that runs no Swift: shapes and documents.
  ///
  /// In the certificate of such a subject it replaces ``contract`` and counts that profile's cases.
  public static let shape: Profile = "shape"
  /// The inputs that a strict decoder refuses, and how it refuses them.
  public static let strict: Profile = "strict"
  /// JSON texts by RFC 8259.
  public static let json: Profile = "json"
  /// The texts of JSON5.
  public static let json5: Profile = "json5"
  /// Members without the braces around them.
  public static let topLevelDictionary: Profile = "top-level-dictionary"
  /// Property list documents, in XML and binary.
  public static let propertyList: Profile = "property-list"
  /// Types and strategies of Foundation.
  public static let foundation: Profile = "foundation"
  /// The output of an encoder, and what it reports to the types that it encodes.
  public static let encoding: Profile = "encoding"
  /// What only SmartCodable itself can show; no reference answers its cases.
  package static let smartCodableLibrary: Profile = "dialect/smartcodable-library"
  /// The behavior of lenient decoders; each case counts for the capabilities it needs.
  package static let lenient: Profile = "lenient"

  /// The profile of one capability of lenient decoders.
  public static func lenient(_ capability: Capability) -> Profile {
    Profile(rawValue: "\(Self.lenient)/\(capability)")
  }

  /// Whether it is the profile of a capability of lenient decoders.
  public var isLenient: Bool { rawValue.hasPrefix("\(Self.lenient)/") }

  /// Whether it is the dialect of one decoder; all its cases count for subjects that claim it.
  public var isDialect: Bool { rawValue.hasPrefix("dialect/") }

  /// The capability by which a subject claims the profile; nil if it needs no claim.
  public var claim: Capability? {
    if [.contract, .shape, .lenient].contains(self) { return nil }
    return Capability(
      rawValue: isLenient ? String(rawValue.dropFirst("lenient/".count)) : rawValue
    )
  }

  /// The names of profiles; those of lenient decoders are abbreviated, since there are many.
  static func names(_ profiles: [Profile]) -> String {
    let lenient = profiles.filter(\.isLenient).compactMap { $0.claim?.rawValue }
    let others = profiles.filter { !$0.isLenient }.map(\.rawValue)
    return (others + (lenient.isEmpty ? [] : ["lenient (\(lenient.joined(separator: ", ")))"]))
      .joined(separator: ", ")
  }

  /// The profile of a capability.
  static func of(_ capability: Capability) -> Profile {
    capability.isProfile ? Profile(rawValue: capability.rawValue) : .lenient(capability)
  }
}

extension ConformanceCase {
  /// The profiles that a subject loses if it fails this case.
  public var profiles: [Profile] {
    profile == .lenient
      ? needs.filter { !$0.isProfile }.sorted().map { .lenient($0) } : [profile]
  }
}
