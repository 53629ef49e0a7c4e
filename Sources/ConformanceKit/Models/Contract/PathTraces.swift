extension ContractModels {
  /// The paths of decoder and containers after reads that are ignored (model 35).
  struct PathAfter: DecoderRecording {
    let seen: Seen
    static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      let below = try object.nestedContainer(keyedBy: AnyKey.self, forKey: "b")
      var row = try object.nestedUnkeyedContainer(forKey: "l")
      _ = try? object.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
      _ = try? object.nestedUnkeyedContainer(forKey: "a")
      _ = try? object.decode(Chain.self, forKey: "b")
      _ = try? object.decode([[Int]].self, forKey: "l")
      _ = try? below.decode(Chain.self, forKey: "c")
      _ = try? below.nestedUnkeyedContainer(forKey: "c")
      _ = try? row.decode(Chain.self)
      seen.write("decoder \(Seen.path(of: decoder.codingPath))")
      seen.write("keyed \(Seen.path(of: object.codingPath))")
      seen.write("nested \(Seen.path(of: below.codingPath))")
      seen.write("row \(Seen.path(of: row.codingPath))")
      seen.note("below", try below.decode([String: At].self, forKey: "c"))
      seen.note("a", try object.decode(At.self, forKey: "a"))
    }
  }

  /// The paths of errors that the standard library throws for a container (models 35 and 36).
  package struct ErrorPlaces: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      let below = try object.nestedContainer(keyedBy: AnyKey.self, forKey: "b")
      let single = try object.superDecoder(forKey: "b").singleValueContainer()
      var row = try object.nestedUnkeyedContainer(forKey: "l")
      _ = try row.decode(Empty.self)
      let errors = [
        DecodingError.dataCorruptedError(forKey: "b", in: object, debugDescription: ""),
        DecodingError.dataCorruptedError(forKey: "c", in: below, debugDescription: ""),
        DecodingError.dataCorruptedError(in: row, debugDescription: ""),
        DecodingError.dataCorruptedError(in: single, debugDescription: ""),
      ]
      seen = Seen(errors.map { Seen.text(ofError: $0) })
    }
  }

  /// The user's `userInfo` as it arrives everywhere (model 35).
  struct UserInfos: DecoderRecording {
    let seen: Seen
    static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      var row = try object.nestedUnkeyedContainer(forKey: "l")
      seen.note("top", Tagged.tag(of: decoder))
      seen.note("value", try object.decode(Tagged.self, forKey: "v"))
      seen.note("below", try object.decode(Asked<Tagged>.self, forKey: "o"))
      seen.note("elements", try object.decode([Tagged].self, forKey: "l"))
      seen.note("element", try row.decode(Tagged.self))
      seen.note("entries", try object.decode([String: Tagged].self, forKey: "d"))
      seen.note("single", try object.decode(Through<Tagged>.self, forKey: "v"))
      seen.note("super", Tagged.tag(of: try object.superDecoder()))
      seen.note("super v", Tagged.tag(of: try object.superDecoder(forKey: "v")))
      seen.note("super 1", Tagged.tag(of: try row.superDecoder()))
    }
  }

  /// A value that is the text in its decoder's `userInfo`.
  package struct Tagged: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) {
      seen = Seen([Self.tag(of: decoder)])
    }

    /// The text under the key, or `none`.
    static func tag(of decoder: any Decoder) -> String {
      CodingUserInfoKey.conformanceTag.flatMap { decoder.userInfo[$0] as? String } ?? "none"
    }
  }
}
