extension Zoo {
  /// Which containers the decoder provides, and what it reports about null.
  struct Probing: ZooType {
    var isKeyed: Bool
    var isUnkeyed: Bool
    var isNull: Bool
    var keys: [String]
    var count: Int?

    init(from decoder: any Decoder) throws {
      let keyed = try? decoder.container(keyedBy: Key.self)
      let unkeyed = try? decoder.unkeyedContainer()
      isKeyed = keyed != nil
      isUnkeyed = unkeyed != nil
      isNull = (try? decoder.singleValueContainer().decodeNil()) ?? false
      keys = keyed?.allKeys.map(\.stringValue).sorted(by: Zoo.precedes) ?? []
      count = unkeyed?.count
    }

    static let seedInputs = [
      #"{"b":1,"a":null}"#, "[1,2]", "null", "1", #""x""#, "true", "{}", "[]", #""{}""#, #""[]""#,
    ]
  }

  /// What a keyed container reports about members, without reading their values.
  struct Present: ZooType {
    private enum CodingKeys: String, CodingKey, CaseIterable {
      case one, two
      case three = "3"
    }

    var present: [String]
    var null: [String]
    var missing: [String]
    var listed: [String]
    var numbers: [Int?]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let all = CodingKeys.allCases
      present = all.filter(container.contains).map(\.stringValue)
      null = all.filter { (try? container.decodeNil(forKey: $0)) ?? false }.map(\.stringValue)
      missing = all.filter { (try? container.decodeNil(forKey: $0)) == nil }.map(\.stringValue)
      listed = container.allKeys.map(\.stringValue).sorted(by: Zoo.precedes)
      numbers = all.map { try? container.decodeIfPresent(Int.self, forKey: $0) }
    }

    static let seedInputs = [
      #"{"one":1,"two":2,"3":3}"#, #"{"one":null,"two":"2"}"#, "{}", #"{"four":4,"3":null}"#, "[]",
      "null", #"{"one":{},"two":[],"3":true}"#,
    ]
  }

  /// Asks an unkeyed container for null before each element.
  struct Nulls: ZooType {
    var trace: [String] = []
    var others: [JSONValue] = []

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        if try container.decodeNil() {
          trace.append("null before \(container.currentIndex)")
        } else if let value = try? container.decode(Int.self) {
          trace.append("\(value) before \(container.currentIndex)")
        } else {
          others.append(try container.decode(JSONValue.self))
          trace.append("other before \(container.currentIndex)")
        }
      }
      trace.append("\((try? container.decodeNil()).map(String.init) ?? "none") at the end")
    }

    static let seedInputs = [
      "[1,null,2]", "[null,null]", #"["x",1.5,null]"#, "[]", "[true,[null],null]", "null", "{}",
    ]
  }

  /// Reads the same members repeatedly: as another type, after a failure, through a copy.
  struct Rereading: ZooType {
    private enum CodingKeys: CodingKey { case value, list }

    var texts: [String?]
    var first: [Int]
    var again: [Int]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let other = try decoder.container(keyedBy: CodingKeys.self)
      texts = [
        try? container.decode(String.self, forKey: .value),
        (try? other.decode(Int.self, forKey: .value)).map(String.init),
        (try? container.decode(Double.self, forKey: .value)).map(\.description),
        (try? other.decode(Bool.self, forKey: .value)).map(String.init),
        try? container.decode(String.self, forKey: .value),
      ]
      var list = try container.nestedUnkeyedContainer(forKey: .list)
      var copy = list
      first = [try list.decode(Int.self), try list.decode(Int.self)]
      again = [try copy.decode(Int.self)]
    }

    static let seedInputs = [
      #"{"value":1,"list":[1,2,3]}"#, #"{"value":"1","list":[1,2]}"#,
      #"{"value":true,"list":[1,2]}"#,
      #"{"value":null,"list":[1,2]}"#, #"{"list":[1,2]}"#, #"{"value":1.5,"list":[1]}"#,
      #"{"value":1,"list":[1,"2"]}"#, #"{"value":1,"list":null}"#,
    ]
  }
}
