extension ContractModels {
  /// Nested containers of both kinds, one inside the other (model 12).
  struct Nested: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      let outer = try object.nestedContainer(keyedBy: AnyKey.self, forKey: "o")
      let inner = try outer.nestedContainer(keyedBy: AnyKey.self, forKey: "p")
      var row = try object.nestedUnkeyedContainer(forKey: "l")
      seen.note("x", try outer.decode(Int.self, forKey: "x"))
      seen.note("y", try inner.decode(Int.self, forKey: "y"))
      seen.note("0", try row.decode(Int.self))
      var below = try row.nestedUnkeyedContainer()
      seen.note("1 0", try below.decode(Int.self))
      let last = try below.nestedContainer(keyedBy: AnyKey.self)
      seen.note("1 1 z", try last.decode(Int.self, forKey: "z"))
    }
  }

  /// A nested keyed container for a key `a`, with any error recorded (model 13).
  struct KeyedBelow: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      seen.read("keyed") {
        ContractModels.names(
          try object.nestedContainer(keyedBy: AnyKey.self, forKey: "a").allKeys
        )
      }
    }
  }

  /// A nested unkeyed container for a key `a`, with any error recorded (model 13).
  struct UnkeyedBelow: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      seen.read("end") { try object.nestedUnkeyedContainer(forKey: "a").isAtEnd }
    }
  }

  /// Nested containers for a key `z`, and whether they throw (model 13).
  struct BelowAbsent: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      seen.attempt("keyed") { try object.nestedContainer(keyedBy: AnyKey.self, forKey: "z") }
      seen.attempt("unkeyed") { try object.nestedUnkeyedContainer(forKey: "z") }
    }
  }

  /// A keyed container for the value itself, with any error recorded.
  package struct AsKeyed: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) {
      var seen = Seen()
      seen.read("keyed") {
        ContractModels.names(try decoder.container(keyedBy: AnyKey.self).allKeys)
      }
      self.seen = seen
    }
  }

  /// An unkeyed container for the value itself, with any error recorded.
  package struct AsUnkeyed: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) {
      var seen = Seen()
      seen.read("end") { try decoder.unkeyedContainer().isAtEnd }
      self.seen = seen
    }
  }
}
