extension ContractModels {
  /// Reads of all kinds that are ignored, then reads that are recorded, and the path after them (model 31).
  struct NoTrace: DecoderRecording {
    let seen: Seen
    static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
      let single = try decoder.singleValueContainer()
      _ = try? single.decode(Int.self)
      _ = try? single.decode([String].self)
      _ = try? single.decode(NeedsZ.self)
      _ = try? decoder.unkeyedContainer()
      let object = try decoder.container(keyedBy: AnyKey.self)
      _ = try? object.decode([String: Int].self, forKey: "a")
      _ = try? object.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
      _ = try? object.superDecoder(forKey: "a").container(keyedBy: AnyKey.self)
      var row = try object.nestedUnkeyedContainer(forKey: "a")
      seen.note("0", try row.decode(Int.self))
      let below = try row.nestedContainer(keyedBy: AnyKey.self)
      _ = try? below.decode([Int].self, forKey: "b")
      _ = try? below.nestedUnkeyedContainer(forKey: "b")
      seen.note("b", try below.decode(String.self, forKey: "b"))
      seen.write("below \(Seen.path(of: below.codingPath))")
      seen.write("top \(Seen.path(of: decoder.codingPath))")
    }
  }

  /// Whether a value is null, checked repeatedly after reads that are ignored.
  struct NilChecks: DecoderRecording {
    let seen: Seen
    static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
      let single = try decoder.singleValueContainer()
      for _ in 1...3 {
        seen.note("null", single.decodeNil())
        _ = try? single.decode([Int].self)
        _ = try? decoder.container(keyedBy: AnyKey.self)
      }
      seen.note("value", try single.decode(String.self))
    }
  }

  /// One object read alternately through a single value container and a keyed one.
  struct MixedObject: DecoderRecording {
    let seen: Seen
    static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
      let single = try decoder.singleValueContainer()
      let object = try decoder.container(keyedBy: AnyKey.self)
      seen.note("single", try single.decode([String: Int].self))
      seen.note("a", try object.decode(Int.self, forKey: "a"))
      seen.note("again", try decoder.singleValueContainer().decode([String: Int].self))
      seen.note("null", single.decodeNil())
    }
  }

  /// One array read alternately through a single value container and an unkeyed one.
  struct MixedRow: DecoderRecording {
    let seen: Seen
    static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
      var row = try decoder.unkeyedContainer()
      seen.note("0", try row.decode(Int.self))
      seen.note("single", try decoder.singleValueContainer().decode([Int].self))
      seen.note("1", try row.decode(Int.self))
      seen.write("at \(row.currentIndex)")
    }
  }
}
