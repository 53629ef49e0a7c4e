import FuzzKit

extension Zoo {
  /// Any JSON, tried as one kind after the other, with numbers as doubles.
  enum JSONValue: ZooType {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else if let value = try? container.decode(String.self) {
        self = .string(value)
      } else if let value = try? container.decode([JSONValue].self) {
        self = .array(value)
      } else if let value = try? container.decode([String: JSONValue].self) {
        self = .object(value)
      } else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "not JSON")
      }
    }

    static let traits: StrictTraits = .anyOrder

    static let seedInputs = [
      #"{"a":[1,"1",true,null,-2.5e3],"b":{"c":"true","d":{}}}"#, "1", #""1""#, #""true""#, "null",
      #"[1,"1",true,null]"#, #"["[1]","{\"a\":1}","null",""]"#, "[[],[[]],{}]", "false",
    ]
  }
}
