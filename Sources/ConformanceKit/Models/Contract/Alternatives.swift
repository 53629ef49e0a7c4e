extension ContractModels {
  /// One of six kinds of values, each tried in turn (model 32).
  package enum OneOf: Recording {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([Int])
    case entries([String: Int])

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .flag(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else if let value = try? container.decode(String.self) {
        self = .text(value)
      } else if let value = try? container.decode([Int].self) {
        self = .list(value)
      } else {
        self = .entries(try container.decode([String: Int].self))
      }
    }

    package var seen: Seen {
      var seen = Seen()
      switch self {
      case .null: seen.write("null")
      case .flag(let value): seen.note("flag", value)
      case .number(let value): seen.note("number", value)
      case .text(let value): seen.note("text", value)
      case .list(let value): seen.note("list", value)
      case .entries(let value): seen.note("entries", value)
      }
      return seen
    }
  }

  /// The narrower of two integer types that holds the value.
  struct Widths: ValueRecording {
    let seen: Seen
    static func read(_ container: Single, _ seen: inout Seen) throws {
      if let value = try? container.decode(Int32.self) {
        seen.note("int32", value)
      } else {
        seen.note("int64", try container.decode(Int64.self))
      }
    }
  }

  /// One of two objects, told apart by which of their types decodes (model 33).
  package struct Either: Recording {
    private struct Dog: Decodable {
      let bark: Int
      let name: String
    }

    private struct Cat: Decodable {
      let lives: Int
      let name: String
    }

    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      if let dog = try? Dog(from: decoder) {
        seen = Seen(["dog \(dog.bark) \(dog.name)"])
      } else {
        let cat = try Cat(from: decoder)
        seen = Seen(["cat \(cat.lives) \(cat.name)"])
      }
    }
  }

  /// An object, or a number that stands for one (model 34).
  package struct Short: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      if let object = try? decoder.container(keyedBy: AnyKey.self) {
        let value = try object.decode(Int.self, forKey: "x")
        seen = Seen(["long \(value)"])
      } else {
        let value = try decoder.singleValueContainer().decode(Int.self)
        seen = Seen(["short \(value)"])
      }
    }
  }

  /// An array, or a single value in place of an array of one.
  package struct OneOrMany: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      if var row = try? decoder.unkeyedContainer() {
        let value = try row.decode(Int.self)
        seen = Seen(["many \(value)"])
      } else {
        let value = try decoder.singleValueContainer().decode(Int.self)
        seen = Seen(["one \(value)"])
      }
    }
  }
}
