extension Zoo {
  /// A raw value with a phantom type, read through a single-value container.
  struct Tagged<Tag: Sendable, Raw: Decodable & Hashable & Sendable>: Decodable, Hashable, Sendable
  {
    var raw: Raw

    init(from decoder: any Decoder) throws {
      raw = try decoder.singleValueContainer().decode(Raw.self)
    }
  }

  /// A raw value that is read by passing the decoder on.
  struct Identifier: RawRepresentable, Decodable, Hashable, Sendable {
    var rawValue: Int
  }

  /// A text that must look like an address.
  struct Address: Decodable, Hashable, Sendable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      text = try container.decode(String.self)
      guard text.contains("@") else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no address")
      }
    }
  }

  /// Identifiers of several kinds, alone, in arrays and as keys.
  struct Account: ZooType {
    enum UserTag {}
    enum GroupTag {}

    var id: Tagged<UserTag, Int>
    var groups: Set<Tagged<GroupTag, String>>
    var number: Identifier?
    var mail: Address?
    var others: [Identifier]

    static let seedInputs = [
      #"{"id":1,"groups":["a","b","a"],"number":5,"mail":"a@b","others":[1,2]}"#,
      #"{"id":"1","groups":[],"others":[]}"#, #"{"id":1,"groups":["a",1],"others":[]}"#,
      #"{"id":1,"groups":[],"mail":"none","others":[]}"#, #"{"id":1,"groups":[],"others":["1"]}"#,
      #"{"id":1,"groups":[],"number":null,"mail":null,"others":[]}"#, #"{"id":{"raw":1}}"#,
      #"{"id":1,"groups":[],"number":{"rawValue":1},"others":[]}"#,
    ]
  }

  /// Entire collections through a single-value container.
  struct Sole: ZooType {
    var list: [Int]?
    var map: [String: Int]?
    var nested: [[String: [Int]]]?
    var isNull: Bool
    var optional: Int??

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      list = try? container.decode([Int].self)
      map = try? container.decode([String: Int].self)
      nested = try? container.decode([[String: [Int]]].self)
      isNull = container.decodeNil()
      optional = try? container.decode(Int?.self)
    }

    static let seedInputs = [
      "[1,2]", #"{"a":1}"#, #"[{"a":[1]},{}]"#, "null", "1", #"[1,"2"]"#, #"{"a":"1"}"#, #""1""#,
      "[[]]", "[{}]",
    ]
  }
}
