extension ContractModels {
  /// The first element read as a wrong type, then as its own, then a neighbor (model 22).
  ///
  /// If a lenient decoder returns a value for the wrong type, there is nothing left to check.
  package struct RowRetry<Wrong: Decodable>: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      guard Seen.throwsError({ try row.decode(Wrong.self) }) else {
        self.seen = Seen(["returned"])
        return
      }
      var seen = Seen(["threw at \(row.currentIndex)"])
      seen.note("first", try row.decode(String.self))
      seen.note("second", try row.decode(Int.self))
      seen.write("at \(row.currentIndex)")
      self.seen = seen
    }
  }

  /// Wrong nested containers of the first element, then its own type, then a neighbor (model 22).
  package struct RowRetryNested: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      let hasThrown =
        Seen.throwsError { try row.nestedContainer(keyedBy: AnyKey.self) }
        && Seen.throwsError { try row.nestedUnkeyedContainer() }
      guard hasThrown else {
        self.seen = Seen(["returned"])
        return
      }
      var seen = Seen(["threw at \(row.currentIndex)"])
      seen.note("first", try row.decode(String.self))
      seen.note("second", try row.decode(Int.self))
      self.seen = seen
    }
  }

  /// The first element as a type by the generic `decode`, with any error recorded.
  package struct RowAs<Value: Decodable>: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      var seen = Seen()
      seen.read("0") { try row.decode(Value.self) }
      self.seen = seen
    }
  }

  /// The first element as the scalars of JSON by their overloads, with errors recorded.
  package struct RowAsScalars: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      var seen = Seen()
      seen.read("bool") { try row.decode(Bool.self) }
      seen.read("double") { try row.decode(Double.self) }
      seen.read("int") { try row.decode(Int.self) }
      seen.read("uint8") { try row.decode(UInt8.self) }
      seen.write("at \(row.currentIndex)")
      seen.read("string") { try row.decode(String.self) }
      self.seen = seen
    }
  }

  /// Null and numbers by `decodeIfPresent`, and once more at the end (model 23).
  package struct RowIfPresent: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      var seen = Seen()
      var steps = 0
      while !row.isAtEnd, steps < ContractModels.longest {
        let value = try row.decodeIfPresent(Int.self)
        seen.write("\(Seen.text(of: value as Any)) at \(row.currentIndex)")
        steps += 1
      }
      seen.note("end", try row.decodeIfPresent(Int.self))
      self.seen = seen
    }
  }

  /// The same by the generic `decodeIfPresent`, for arrays.
  package struct RowIfPresentByType: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      var seen = Seen()
      var steps = 0
      while !row.isAtEnd, steps < ContractModels.longest {
        let value = try row.decodeIfPresent([Int].self)
        seen.write("\(Seen.text(of: value as Any)) at \(row.currentIndex)")
        steps += 1
      }
      seen.note("end", try row.decodeIfPresent([Int].self))
      self.seen = seen
    }
  }

  /// The state of an unkeyed container after `decodeIfPresent` at its end.
  package struct RowIfPresentAtEnd: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      try ContractModels.skip(&row)
      var seen = Seen()
      seen.note("scalar", try row.decodeIfPresent(Int.self))
      seen.write("at \(row.currentIndex)")
      seen.note("generic", try row.decodeIfPresent([Int].self))
      seen.write("at \(row.currentIndex)")
      seen.note("end", row.isAtEnd)
      self.seen = seen
    }
  }

  /// The first element by calls for another kind of value, with errors and indexes recorded.
  package struct RowWrong: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      var seen = Seen()
      seen.read("scalar") { try row.decodeIfPresent(Int.self) }
      seen.write("at \(row.currentIndex)")
      seen.read("generic") { try row.decodeIfPresent([Int].self) }
      seen.write("at \(row.currentIndex)")
      seen.read("keyed") {
        ContractModels.names(try row.nestedContainer(keyedBy: AnyKey.self).allKeys)
      }
      seen.write("at \(row.currentIndex)")
      seen.read("unkeyed") { try row.nestedUnkeyedContainer().isAtEnd }
      seen.write("at \(row.currentIndex)")
      self.seen = seen
    }
  }
}
