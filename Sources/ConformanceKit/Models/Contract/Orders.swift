extension ContractModels {
  /// Four keys from the last to the first, each read twice (model 16).
  struct AnyOrder: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      for _ in 1...2 { seen.note("d", try object.decode(Int.self, forKey: "d")) }
      for _ in 1...2 {
        let below = try object.nestedContainer(keyedBy: AnyKey.self, forKey: "c")
        seen.note("c z", try below.decode(Int.self, forKey: "z"))
      }
      for _ in 1...2 { seen.note("b", try object.decode([Int].self, forKey: "b")) }
      for _ in 1...2 { seen.note("a", try object.decode(Int.self, forKey: "a")) }
    }
  }

  /// Two containers of one decoder with two types of keys, and nested ones, in turn (model 17).
  struct TwoViews: DecoderRecording {
    private enum Key: CodingKey {
      case a
      case n
      case l
    }

    let seen: Seen
    static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
      let first = try decoder.container(keyedBy: Key.self)
      let second = try decoder.container(keyedBy: AnyKey.self)
      seen.note("first a", try first.decode(Int.self, forKey: .a))
      seen.note("second b", try second.decode(Int.self, forKey: "b"))
      let left = try first.nestedContainer(keyedBy: AnyKey.self, forKey: .n)
      let right = try second.nestedContainer(keyedBy: AB.self, forKey: "n")
      seen.note("left x", try left.decode(Int.self, forKey: "x"))
      seen.note("right a", try right.decode(Int.self, forKey: .a))
      seen.note("left a", try left.decode(Int.self, forKey: "a"))
      var upper = try first.nestedUnkeyedContainer(forKey: .l)
      var lower = try second.nestedUnkeyedContainer(forKey: "l")
      seen.note("upper", try upper.decode(Int.self))
      seen.note("upper", try upper.decode(Int.self))
      seen.note("lower", try lower.decode(Int.self))
      seen.note("first keys", ContractModels.names(first.allKeys))
      seen.note("second keys", ContractModels.names(second.allKeys))
      seen.note("second a", try second.decode(Int.self, forKey: "a"))
    }
  }

  /// Reads of a key `a` that a strict decoder refuses, then the correct one, and others (model 18).
  struct Retry: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      _ = try? object.decode([Int].self, forKey: "a")
      _ = try? object.decode(Int.self, forKey: "a")
      _ = try? object.decode([String: Bool].self, forKey: "a")
      _ = try? object.decodeIfPresent(Double.self, forKey: "a")
      _ = try? object.nestedContainer(keyedBy: AB.self, forKey: "a").decode(Int.self, forKey: .b)
      _ = try? object.nestedUnkeyedContainer(forKey: "a")
      _ = try? object.superDecoder(forKey: "a").unkeyedContainer()
      _ = try? object.decode(Int.self, forKey: "z")
      _ = try? object.decode(NeedsZ.self, forKey: "o")
      seen.note("b", try object.decode(Int.self, forKey: "b"))
      seen.note("a", try object.decode(String.self, forKey: "a"))
      seen.note("o", try object.decode([String: Int].self, forKey: "o"))
      seen.note("keys", ContractModels.names(object.allKeys))
    }
  }
}
