import FuzzKit

import enum ConformanceKit.JSONValue

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

extension Zoo.JSONValue {
  /// The value of a text, which may have names for numbers that are not finite.
  init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .boolean(let flag): self = .bool(flag)
    case .number(let literal): self = .number(Double(literal) ?? 0)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { Self($0) })
    case .object(let members):
      self = .object(Dictionary(members.map { ($0.key, Self($0.value)) }) { first, _ in first })
    }
  }
}
