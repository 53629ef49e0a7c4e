extension ContractModels {
  /// Which of four keys are present, and all keys (model 4).
  struct Keys: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      for name in ["a", "n", "z", ""] {
        let key = AnyKey(name)
        seen.note("contains \(key.shown)", object.contains(key))
      }
      seen.note("keys", ContractModels.names(object.allKeys))
    }
  }

  /// The keys as seen by an enumeration of two and by keys with any text (model 5).
  struct KeysAB: DecoderRecording {
    let seen: Seen
    static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
      let two = try decoder.container(keyedBy: AB.self)
      let all = try decoder.container(keyedBy: AnyKey.self)
      seen.note("of two", ContractModels.names(two.allKeys))
      seen.note("of all", ContractModels.names(all.allKeys))
    }
  }

  /// Keys that also have numbers: their names are what counts (model 6).
  struct NumberKeys: ObjectRecording {
    let seen: Seen
    static func read(_ object: KeyedDecodingContainer<NumberKey>, _ seen: inout Seen) throws {
      seen.note("contains one", object.contains(.one))
      seen.note("contains two", object.contains(.two))
      seen.note("keys", ContractModels.names(object.allKeys))
      seen.note("one", try object.decode(Int.self, forKey: .one))
    }
  }

  /// Keys that a path grammar or a normalization would confuse with others (model 7).
  package struct OddKeys: Recording {
    package let seen: Seen

    /// The keys that are read, each a complete name.
    private static let names = ["", "a.b", "a/b", "$x", "a[0]", "\u{E9}\u{1F600}", "A", "a"]

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      var seen = Seen()
      for name in Self.names {
        let key = AnyKey(name)
        seen.note(key.shown, try object.decode(Int.self, forKey: key))
      }
      seen.note("contains b", object.contains("b"))
      seen.note("keys", ContractModels.names(object.allKeys))
      self.seen = seen
    }
  }

  /// That keys in another letter case, or cut at a separator, are absent (model 7).
  struct NoSuchKeys: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      for name in ["A", "a.b", "a b", "one_two", "oneTwo", " a"] {
        seen.note("contains \(name)", object.contains(AnyKey(name)))
      }
    }
  }

  /// A loop over all keys that reads each of them, as types without known keys do.
  struct EveryKey: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      let keys = object.allKeys.sorted {
        $0.stringValue.utf8.lexicographicallyPrecedes($1.stringValue.utf8)
      }
      for key in keys {
        seen.note("\(key.shown) there", object.contains(key))
        seen.note(key.shown, try object.decodeIfPresent(Int.self, forKey: key))
      }
    }
  }
}
