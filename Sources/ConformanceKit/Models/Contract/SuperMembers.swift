extension ContractModels {
  /// Super decoders of `super`, of an object and of a scalar, and the parent after them (model 14).
  struct Supers: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      let base = try object.superDecoder().container(keyedBy: AnyKey.self)
      let other = try object.superDecoder(forKey: "o").container(keyedBy: AnyKey.self)
      let scalar = try object.superDecoder(forKey: "n").singleValueContainer()
      var row = try object.superDecoder(forKey: "l").unkeyedContainer()
      seen.note("super x", try base.decode(Int.self, forKey: "x"))
      seen.note("o x", try other.decode(Int.self, forKey: "x"))
      seen.note("n", try scalar.decode(Int.self))
      seen.note("l", try row.decode(Int.self))
      seen.note("x", try object.decode(Int.self, forKey: "x"))
      seen.note("keys", ContractModels.names(object.allKeys))
    }
  }

  /// A key `x` read through the super decoder of an absent key, and whether that throws (model 15).
  struct SuperAbsent: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      seen.attempt("super") {
        try object.superDecoder().container(keyedBy: AnyKey.self).decode(Int.self, forKey: "x")
      }
      seen.attempt("o") {
        try object.superDecoder(forKey: "o").container(keyedBy: AnyKey.self)
          .decode(Int.self, forKey: "x")
      }
      seen.attempt("single") {
        try object.superDecoder(forKey: "o").singleValueContainer().decode(Int.self)
      }
    }
  }

  /// Whether requesting the super decoder of an absent or null value already throws.
  struct SuperLate: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      seen.attempt("super") { try object.superDecoder() }
      seen.attempt("o") { try object.superDecoder(forKey: "o") }
    }
  }

  /// A value by its type's `init(from:)` and a super decoder, as delegating types do it.
  struct SuperValue<Value: Decodable>: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      seen.note("super", try Value(from: object.superDecoder()))
      seen.note("a", try Value(from: object.superDecoder(forKey: "a")))
    }
  }
}
