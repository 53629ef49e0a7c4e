extension ContractModels {
  /// Which of four keys are present, and all keys (model 4).
  package struct Keys: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      var seen = Seen()
      for name in ["a", "n", "z", ""] {
        let key = AnyKey(name)
        seen.note("contains \(key.shown)", object.contains(key))
      }
      seen.note("keys", ContractModels.names(object.allKeys))
      self.seen = seen
    }
  }

  /// The keys as seen by an enumeration of two and by keys with any text (model 5).
  package struct KeysAB: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let two = try decoder.container(keyedBy: AB.self)
      let all = try decoder.container(keyedBy: AnyKey.self)
      var seen = Seen()
      seen.note("of two", ContractModels.names(two.allKeys))
      seen.note("of all", ContractModels.names(all.allKeys))
      self.seen = seen
    }
  }

  /// Keys that also have numbers: their names are what counts (model 6).
  package struct NumberKeys: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: NumberKey.self)
      var seen = Seen()
      seen.note("contains one", object.contains(.one))
      seen.note("contains two", object.contains(.two))
      seen.note("keys", ContractModels.names(object.allKeys))
      seen.note("one", try object.decode(Int.self, forKey: .one))
      self.seen = seen
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
  package struct NoSuchKeys: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      var seen = Seen()
      for name in ["A", "a.b", "a b", "one_two", "oneTwo", " a"] {
        seen.note("contains \(name)", object.contains(AnyKey(name)))
      }
      self.seen = seen
    }
  }

  /// A loop over all keys that reads each of them, as types without known keys do.
  package struct EveryKey: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      var seen = Seen()
      let keys = object.allKeys.sorted {
        $0.stringValue.utf8.lexicographicallyPrecedes($1.stringValue.utf8)
      }
      for key in keys {
        seen.note("\(key.shown) there", object.contains(key))
        seen.note(key.shown, try object.decodeIfPresent(Int.self, forKey: key))
      }
      self.seen = seen
    }
  }
}
