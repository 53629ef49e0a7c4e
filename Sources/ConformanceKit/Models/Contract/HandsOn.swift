extension ContractModels {
  /// A type chosen by a member of the object, which then reads the same object (model 42).
  package struct Registry: Recording {
    private static var types: [String: any Recording.Type] {
      ["account": Account.self, "renamed": Renamed.self, "shared": Shared.self]
    }

    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      let kind = try object.decode(String.self, forKey: "kind")
      guard let type = Self.types[kind] else {
        throw DecodingError.dataCorruptedError(
          forKey: "kind",
          in: object,
          debugDescription: "unknown"
        )
      }
      seen = Seen(["is \(kind)"] + (try type.init(from: decoder)).seen.lines)
    }
  }

  /// Types of the library and of the program, each made from a decoder of a member (model 42).
  struct HandsOn: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      seen.note("list", try [Int](from: object.superDecoder(forKey: "list")))
      seen.note("set", try Set<Int>(from: object.superDecoder(forKey: "set")).sorted())
      seen.note("map", try [String: Int](from: object.superDecoder(forKey: "map")))
      seen.note("account", try Account(from: object.superDecoder(forKey: "account")))
    }
  }

  /// Subclasses asked for through a metatype of their superclass, before and after by their own name (model 43).
  package struct Upcast: Recording {
    private final class First: Base {}
    private final class Second: Base {}

    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let types: [Base.Type] = [First.self, Second.self]
      var row = try decoder.unkeyedContainer()
      var lines = [Self.line(of: try row.decode(types[0]))]
      lines.append(Self.line(of: try row.decode(First.self)))
      lines.append(Self.line(of: try row.decode(Second.self)))
      let element = try row.superDecoder().singleValueContainer()
      lines.append(Self.line(of: try element.decode(types[1])))
      lines.append(Self.line(of: try row.decode(Base.self)))
      seen = Seen(lines)
    }

    /// Not inlined, so that the class is looked up and not taken from the type that was asked for.
    @inline(never)
    private static func line(of value: Base) -> String {
      let name = value is First ? "first" : value is Second ? "second" : "base"
      return "\(name) \(value.b)"
    }
  }
}
