extension ContractModels {
  /// Nested containers that are read after their parent has advanced, in turn (model 24).
  struct RowNested: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      var first = try row.nestedUnkeyedContainer()
      var second = try row.nestedUnkeyedContainer()
      let third = try row.nestedContainer(keyedBy: AnyKey.self)
      let fourth = try row.nestedContainer(keyedBy: AnyKey.self)
      seen.note("first", try first.decode(Int.self))
      seen.note("second", try second.decode(Int.self))
      seen.note("fourth", try fourth.decode(Int.self, forKey: "k"))
      seen.note("first", try first.decode(Int.self))
      seen.note("third", try third.decode(Int.self, forKey: "k"))
      seen.write("at \(first.currentIndex) \(second.currentIndex) \(row.currentIndex)")
      seen.note("end", [first.isAtEnd, second.isAtEnd, row.isAtEnd])
    }
  }

  /// Super decoders of an object and of a scalar element (model 25).
  struct RowSuper: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      let first = try row.superDecoder()
      seen.write("at \(row.currentIndex)")
      let second = try row.superDecoder()
      seen.write("at \(row.currentIndex)")
      seen.note("second", try second.singleValueContainer().decode(Int.self))
      let object = try first.container(keyedBy: AnyKey.self)
      seen.note("first x", try object.decode(Int.self, forKey: "x"))
      seen.note("third", try row.decode(Int.self))
      seen.note("end", row.isAtEnd)
    }
  }

  /// Two unkeyed containers of one decoder, read in turn (model 28).
  struct TwoRows: DecoderRecording {
    let seen: Seen
    static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
      var first = try decoder.unkeyedContainer()
      var second = try decoder.unkeyedContainer()
      seen.note("first", try first.decode(Int.self))
      seen.note("first", try first.decode(Int.self))
      seen.write("second at \(second.currentIndex)")
      seen.note("second", try second.decode(Int.self))
      seen.note("first", try first.decode(Int.self))
      seen.write("at \(first.currentIndex) \(second.currentIndex)")
      seen.note("end", [first.isAtEnd, second.isAtEnd])
    }
  }

  /// The first element of a row whose others stay unread, and what follows the row.
  struct Rest: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      var row = try object.nestedUnkeyedContainer(forKey: "l")
      seen.note("first", try row.decode(Int.self))
      seen.note("b", try object.decode(Int.self, forKey: "b"))
    }
  }
}
