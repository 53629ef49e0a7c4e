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

  /// Any JSON, where integers come first and a string counts as nothing else.
  enum IntegerFirst: ZooType {
    case integer(Int)
    case real(Double)
    case text(String)
    case flag(Bool)
    case list([IntegerFirst])
    case map([String: IntegerFirst])
    case nothing

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        self = .integer(try container.decode(Int.self))
      } catch DecodingError.valueNotFound {
        self = .nothing
      } catch {
        self = try Self.other(container)
      }
    }

    private static func other(_ container: any SingleValueDecodingContainer) throws -> Self {
      if let value = try? container.decode(Double.self) { return .real(value) }
      if let value = try? container.decode(String.self) { return .text(value) }
      if let value = try? container.decode(Bool.self) { return .flag(value) }
      if let value = try? container.decode([IntegerFirst].self) { return .list(value) }
      return .map(try container.decode([String: IntegerFirst].self))
    }

    static let traits: StrictTraits = .anyOrder

    static let seedInputs = [
      #"{"n":1,"r":1.5,"t":"1","f":true,"l":[1,"2",{}]}"#, "1.0", "1e2", "9223372036854775808",
      #""12""#, "true", "null", "[null,[null]]", #"{"a":{"b":[0.5,"x"]},"c":null}"#,
    ]
  }

  /// Any JSON, by the container that the decoder provides.
  indirect enum ContainerFirst: ZooType {
    case object([String: ContainerFirst])
    case array([ContainerFirst])
    case text(String)
    case number(Double)
    case flag(Bool)
    case null

    init(from decoder: any Decoder) throws {
      if let keyed = try? decoder.container(keyedBy: Key.self) {
        var members: [String: ContainerFirst] = [:]
        for key in keyed.allKeys {
          members[key.stringValue] = try keyed.decode(ContainerFirst.self, forKey: key)
        }
        self = .object(members)
      } else if var unkeyed = try? decoder.unkeyedContainer() {
        var elements: [ContainerFirst] = []
        while !unkeyed.isAtEnd { elements.append(try unkeyed.decode(ContainerFirst.self)) }
        self = .array(elements)
      } else {
        self = try Self.scalar(decoder.singleValueContainer())
      }
    }

    private static func scalar(_ container: any SingleValueDecodingContainer) throws -> Self {
      if container.decodeNil() { return .null }
      if let value = try? container.decode(String.self) { return .text(value) }
      if let value = try? container.decode(Bool.self) { return .flag(value) }
      return .number(try container.decode(Double.self))
    }

    static let traits: StrictTraits = .anyOrder

    static let seedInputs = [
      #"{"a":[1,"1",true,null],"b":{"c":{}}}"#, "[]", "{}", #""{}""#, #""[1]""#, "0", "null",
      #"[{"1":1},[["x"]],"null",false]"#,
    ]
  }
}
