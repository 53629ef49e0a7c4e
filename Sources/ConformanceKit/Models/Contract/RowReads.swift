extension ContractModels {
  /// The first element read as a wrong type, then as its own, then a neighbor (model 22).
  ///
  /// If a lenient decoder returns a value for the wrong type, there is nothing left to check.
  struct RowRetry<Wrong: Decodable>: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      guard Seen.throwsError({ try row.decode(Wrong.self) }) else { return seen.write("returned") }
      seen.write("threw at \(row.currentIndex)")
      seen.note("first", try row.decode(String.self))
      seen.note("second", try row.decode(Int.self))
      seen.write("at \(row.currentIndex)")
    }
  }

  /// Wrong nested containers of the first element, then its own type, then a neighbor (model 22).
  struct RowRetryNested: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      let hasThrown =
        Seen.throwsError { try row.nestedContainer(keyedBy: AnyKey.self) }
        && Seen.throwsError { try row.nestedUnkeyedContainer() }
      guard hasThrown else { return seen.write("returned") }
      seen.write("threw at \(row.currentIndex)")
      seen.note("first", try row.decode(String.self))
      seen.note("second", try row.decode(Int.self))
    }
  }

  /// The first element as a type by the generic `decode`, with any error recorded.
  struct RowAs<Value: Decodable>: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      seen.read("0") { try row.decode(Value.self) }
    }
  }

  /// The first element as the scalars of JSON by their overloads, with errors recorded.
  struct RowAsScalars: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      seen.read("bool") { try row.decode(Bool.self) }
      seen.read("double") { try row.decode(Double.self) }
      seen.read("int") { try row.decode(Int.self) }
      seen.read("uint8") { try row.decode(UInt8.self) }
      seen.write("at \(row.currentIndex)")
      seen.read("string") { try row.decode(String.self) }
    }
  }

  /// Null and numbers by `decodeIfPresent`, and once more at the end (model 23).
  struct RowIfPresent: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      try ContractModels.each(&row) { row in
        let value = try row.decodeIfPresent(Int.self)
        seen.write("\(Seen.text(of: value as Any)) at \(row.currentIndex)")
      }
      seen.note("end", try row.decodeIfPresent(Int.self))
    }
  }

  /// The same by the generic `decodeIfPresent`, for arrays.
  struct RowIfPresentByType: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      try ContractModels.each(&row) { row in
        let value = try row.decodeIfPresent([Int].self)
        seen.write("\(Seen.text(of: value as Any)) at \(row.currentIndex)")
      }
      seen.note("end", try row.decodeIfPresent([Int].self))
    }
  }

  /// The state of an unkeyed container after `decodeIfPresent` at its end.
  struct RowIfPresentAtEnd: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      try ContractModels.each(&row) { _ = try $0.decode(Empty.self) }
      seen.note("scalar", try row.decodeIfPresent(Int.self))
      seen.write("at \(row.currentIndex)")
      seen.note("generic", try row.decodeIfPresent([Int].self))
      seen.write("at \(row.currentIndex)")
      seen.note("end", row.isAtEnd)
    }
  }

  /// The first element by calls for another kind of value, with errors and indexes recorded.
  struct RowWrong: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
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
    }
  }
}
