extension Zoo {
  /// A default value for a type if the document has none.
  protocol DefaultSource: Sendable {
    associatedtype Value: Decodable & Equatable & Sendable
    static var value: Value { get }
  }

  /// A property that may be missing: the well-known wrapper with a type for its default.
  @propertyWrapper
  struct Default<Source: DefaultSource>: Decodable, Equatable, Sendable {
    var wrappedValue = Source.value

    init() {}

    init(from decoder: any Decoder) throws {
      wrappedValue = try decoder.singleValueContainer().decode(Source.Value.self)
    }
  }

  /// A property that has its default whenever it does not decode.
  @propertyWrapper
  struct Forgiving<Source: DefaultSource>: Decodable, Equatable, Sendable {
    var wrappedValue = Source.value

    init() {}

    init(from decoder: any Decoder) throws {
      wrappedValue = (try? decoder.singleValueContainer().decode(Source.Value.self)) ?? Source.value
    }
  }

  enum Zero: DefaultSource { static let value = 0 }
  enum False: DefaultSource { static let value = false }
  enum Untitled: DefaultSource { static let value = "untitled" }
  enum Empty<Element: Decodable & Equatable & Sendable>: DefaultSource {
    static var value: [Element] { [] }
  }

  /// Settings that may be missing, but must be valid if present.
  struct Settings: ZooType {
    @Default<Zero> var volume
    @Default<False> var isMuted
    @Default<Untitled> var title
    @Default<Empty<String>> var tags
    var required: Int

    static let seedInputs = [
      #"{"volume":3,"isMuted":true,"title":"t","tags":["a"],"required":1}"#, #"{"required":1}"#,
      #"{"volume":null,"isMuted":null,"title":null,"tags":null,"required":1}"#, "{}",
      #"{"volume":"3","required":1}"#, #"{"isMuted":1,"required":1}"#,
      #"{"tags":["a",1],"required":1}"#, #"{"title":7,"tags":"[]","required":"1"}"#,
    ]
  }

  /// Settings that never fail.
  struct Preferences: ZooType {
    @Forgiving<Zero> var volume
    @Forgiving<False> var isMuted
    @Forgiving<Empty<Int>> var levels
    @Default<Empty<Settings>> var nested

    static let seedInputs = [
      #"{"volume":3,"isMuted":true,"levels":[1,2],"nested":[{"required":1}]}"#,
      #"{"volume":"3","isMuted":"true","levels":[1,"2"]}"#, "{}",
      #"{"volume":null,"isMuted":null,"levels":null,"nested":null}"#,
      #"{"volume":1.5,"isMuted":1,"levels":{},"nested":[{"required":1,"volume":"x"}]}"#, "[]",
    ]
  }
}

extension KeyedDecodingContainer {
  /// A property with a default may be missing.
  func decode<Source>(
    _ type: Zoo.Default<Source>.Type,
    forKey key: Key
  ) throws -> Zoo.Default<Source> {
    try decodeIfPresent(type, forKey: key) ?? Zoo.Default()
  }

  /// A forgiving property may be missing as well.
  func decode<Source>(
    _ type: Zoo.Forgiving<Source>.Type,
    forKey key: Key
  ) throws -> Zoo.Forgiving<Source> {
    try decodeIfPresent(type, forKey: key) ?? Zoo.Forgiving()
  }
}
