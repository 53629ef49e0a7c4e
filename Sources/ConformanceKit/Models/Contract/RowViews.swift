extension ContractModels {
  /// Nested containers that are read after their parent has advanced, in turn (model 24).
  package struct RowNested: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      var first = try row.nestedUnkeyedContainer()
      var second = try row.nestedUnkeyedContainer()
      let third = try row.nestedContainer(keyedBy: AnyKey.self)
      let fourth = try row.nestedContainer(keyedBy: AnyKey.self)
      var seen = Seen()
      seen.note("first", try first.decode(Int.self))
      seen.note("second", try second.decode(Int.self))
      seen.note("fourth", try fourth.decode(Int.self, forKey: "k"))
      seen.note("first", try first.decode(Int.self))
      seen.note("third", try third.decode(Int.self, forKey: "k"))
      seen.write("at \(first.currentIndex) \(second.currentIndex) \(row.currentIndex)")
      seen.note("end", [first.isAtEnd, second.isAtEnd, row.isAtEnd])
      self.seen = seen
    }
  }

  /// Super decoders of an object and of a scalar element (model 25).
  package struct RowSuper: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      let first = try row.superDecoder()
      var seen = Seen(["at \(row.currentIndex)"])
      let second = try row.superDecoder()
      seen.write("at \(row.currentIndex)")
      seen.note("second", try second.singleValueContainer().decode(Int.self))
      let object = try first.container(keyedBy: AnyKey.self)
      seen.note("first x", try object.decode(Int.self, forKey: "x"))
      seen.note("third", try row.decode(Int.self))
      seen.note("end", row.isAtEnd)
      self.seen = seen
    }
  }

  /// Two unkeyed containers of one decoder, read in turn (model 28).
  package struct TwoRows: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      var first = try decoder.unkeyedContainer()
      var second = try decoder.unkeyedContainer()
      var seen = Seen()
      seen.note("first", try first.decode(Int.self))
      seen.note("first", try first.decode(Int.self))
      seen.write("second at \(second.currentIndex)")
      seen.note("second", try second.decode(Int.self))
      seen.note("first", try first.decode(Int.self))
      seen.write("at \(first.currentIndex) \(second.currentIndex)")
      seen.note("end", [first.isAtEnd, second.isAtEnd])
      self.seen = seen
    }
  }

  /// The first element of a row whose others stay unread, and what follows the row.
  package struct Rest: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      var row = try object.nestedUnkeyedContainer(forKey: "l")
      var seen = Seen()
      seen.note("first", try row.decode(Int.self))
      seen.note("b", try object.decode(Int.self, forKey: "b"))
      self.seen = seen
    }
  }
}
