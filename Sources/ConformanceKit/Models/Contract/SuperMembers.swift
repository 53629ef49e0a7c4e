extension ContractModels {
  /// Super decoders of `super`, of an object and of a scalar, and the parent after them (model 14).
  package struct Supers: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      let base = try object.superDecoder().container(keyedBy: AnyKey.self)
      let other = try object.superDecoder(forKey: "o").container(keyedBy: AnyKey.self)
      let scalar = try object.superDecoder(forKey: "n").singleValueContainer()
      var row = try object.superDecoder(forKey: "l").unkeyedContainer()
      var seen = Seen()
      seen.note("super x", try base.decode(Int.self, forKey: "x"))
      seen.note("o x", try other.decode(Int.self, forKey: "x"))
      seen.note("n", try scalar.decode(Int.self))
      seen.note("l", try row.decode(Int.self))
      seen.note("x", try object.decode(Int.self, forKey: "x"))
      seen.note("keys", ContractModels.names(object.allKeys))
      self.seen = seen
    }
  }

  /// A key `x` read through the super decoder of an absent key, and whether that throws (model 15).
  package struct SuperAbsent: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      var seen = Seen()
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
      self.seen = seen
    }
  }

  /// Whether requesting the super decoder of an absent or null value already throws.
  package struct SuperLate: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      var seen = Seen()
      seen.attempt("super") { try object.superDecoder() }
      seen.attempt("o") { try object.superDecoder(forKey: "o") }
      self.seen = seen
    }
  }

  /// A value by its type's `init(from:)` and a super decoder, as delegating types do it.
  package struct SuperValue<Value: Decodable>: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      var seen = Seen()
      seen.note("super", try Value(from: object.superDecoder()))
      seen.note("a", try Value(from: object.superDecoder(forKey: "a")))
      self.seen = seen
    }
  }
}
