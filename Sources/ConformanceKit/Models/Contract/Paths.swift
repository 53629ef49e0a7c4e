extension ContractModels {
  /// The coding path of its decoder (model 35).
  package struct At: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) {
      seen = Seen([Seen.path(of: decoder.codingPath)])
    }
  }

  /// The coding path below two types with synthesized initializers.
  package struct Chain: Recording {
    struct Link: Decodable {
      let c: At
    }

    let b: Link

    package var seen: Seen { b.c.seen }
  }

  /// The paths of a decoder, of its containers and of those nested in them (model 35).
  struct ContainerPaths: DecoderRecording {
    let seen: Seen
    static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
      func write(_ name: String, _ path: [any CodingKey]) {
        seen.write("\(name) \(Seen.path(of: path))")
      }
      write("decoder", decoder.codingPath)
      write("single", try decoder.singleValueContainer().codingPath)
      let object = try decoder.container(keyedBy: AnyKey.self)
      write("keyed", object.codingPath)
      let outer = try object.nestedContainer(keyedBy: AnyKey.self, forKey: "o")
      write("o", outer.codingPath)
      write("o p", try outer.nestedContainer(keyedBy: AnyKey.self, forKey: "p").codingPath)
      var row = try object.nestedUnkeyedContainer(forKey: "l")
      write("l", row.codingPath)
      write("l 0", try row.nestedContainer(keyedBy: AnyKey.self).codingPath)
      write("l 1", try row.nestedUnkeyedContainer().codingPath)
      write("l", row.codingPath)
      write("keyed", object.codingPath)
      write("decoder", decoder.codingPath)
    }
  }

  /// The path of each element of a row, read anew for each, and that of the row (model 35).
  struct RowPaths: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      try ContractModels.each(&row) { row in
        seen.append(try row.decode(At.self).seen)
      }
      seen.write("row \(Seen.path(of: row.codingPath))")
    }
  }

  /// The paths of super decoders of a key, of `super` and of elements (model 35).
  struct SuperPaths: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      var row = try object.nestedUnkeyedContainer(forKey: "l")
      let supers = [
        try object.superDecoder(),
        try object.superDecoder(forKey: "b"),
        try row.superDecoder(),
        try row.superDecoder(),
      ]
      seen = Seen(supers.map { Seen.path(of: $0.codingPath) })
      seen.write(Seen.path(of: object.codingPath))
      let base = try object.superDecoder().container(keyedBy: AnyKey.self)
      seen.append(try base.decode(At.self, forKey: "x").seen)
    }
  }

  /// The paths below a key that also has a number (model 35).
  struct NumberPaths: ObjectRecording {
    let seen: Seen
    static func read(_ object: KeyedDecodingContainer<NumberKey>, _ seen: inout Seen) throws {
      let below = try object.nestedContainer(keyedBy: AnyKey.self, forKey: .one)
      let base = try object.superDecoder(forKey: .one)
      seen.write("nested \(Seen.path(of: below.codingPath))")
      seen.note("type", try object.decode(At.self, forKey: .one))
      seen.write("super \(Seen.path(of: base.codingPath))")
    }
  }
}
