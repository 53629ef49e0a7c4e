extension ContractModels {
  /// The state of an unkeyed container before and after each way to take an element (model 19).
  ///
  /// The elements are an integer, a string, an array, an object, any value, and null.
  struct Walk: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      let count = row.count
      func state(_ name: String) {
        seen.write("\(name) at \(row.currentIndex)\(row.isAtEnd ? " end" : "")")
        if row.count != count { seen.write("another count") }
      }
      state("start")
      _ = try row.decode(Int.self)
      state("scalar")
      _ = try row.decode(Through<String>.self)
      state("type")
      _ = try row.nestedUnkeyedContainer()
      state("unkeyed")
      _ = try row.nestedContainer(keyedBy: AnyKey.self)
      state("keyed")
      _ = try row.superDecoder()
      state("super")
      _ = try row.decodeNil()
      state("null")
      seen.note("counted", count == nil || count == row.currentIndex)
    }
  }

  /// The index before each element that is skipped, and whether the count is right (model 19).
  struct Steps: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      let count = row.count
      let steps = try ContractModels.each(&row) { row in
        seen.write("at \(row.currentIndex)")
        _ = try row.decode(Empty.self)
      }
      seen.write("end at \(row.currentIndex)")
      seen.note("counted", count == nil || count == steps)
    }
  }

  /// The common loop over lists with gaps: null or a number (model 20).
  struct RowNil: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      try ContractModels.each(&row) { row in
        let isNull = try row.decodeNil()
        seen.write("null \(isNull) at \(row.currentIndex)")
        if !isNull { seen.note("value", try row.decode(Int.self)) }
      }
    }
  }

  /// That `decodeNil` is false for values that only resemble null, and does not consume them.
  struct RowNotNil: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      try ContractModels.each(&row) { row in
        let first = try row.decodeNil()
        let second = try row.decodeNil()
        seen.write("null \(first) \(second) at \(row.currentIndex)")
        _ = try row.decode(Empty.self)
      }
    }
  }

  /// Eight calls past the end of an unkeyed container, and the kind of each error (model 21).
  struct PastEnd: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      try ContractModels.each(&row) { _ = try $0.decode(Empty.self) }
      seen.kind("null") { try row.decodeNil() }
      seen.kind("scalar") { try row.decode(Int.self) }
      seen.kind("generic") { try row.decode([Int].self) }
      seen.kind("optional") { try row.decode(Int?.self) }
      seen.kind("empty") { try row.decode(Empty.self) }
      seen.kind("keyed") { try row.nestedContainer(keyedBy: AnyKey.self) }
      seen.kind("unkeyed") { try row.nestedUnkeyedContainer() }
      seen.kind("super") { try row.superDecoder() }
    }
  }

  /// The state of an unkeyed container after calls past its end (model 21).
  ///
  /// A call that returns may advance a lenient decoder, so only calls that throw are checked.
  struct PastEndState: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      try ContractModels.each(&row) { _ = try $0.decode(Empty.self) }
      let calls: [(String, (inout any UnkeyedDecodingContainer) throws -> Void)] = [
        ("null", { _ = try $0.decodeNil() }),
        ("scalar", { _ = try $0.decode(String.self) }),
        ("generic", { _ = try $0.decode([Int].self) }),
        ("optional", { _ = try $0.decode(Int?.self) }),
        ("empty", { _ = try $0.decode(Empty.self) }),
        ("keyed", { _ = try $0.nestedContainer(keyedBy: AnyKey.self) }),
        ("unkeyed", { _ = try $0.nestedUnkeyedContainer() }),
        ("super", { _ = try $0.superDecoder() }),
      ]
      for (name, call) in calls {
        let index = row.currentIndex
        do {
          try call(&row)
        } catch {
          if row.currentIndex != index { seen.write("\(name) moved to \(row.currentIndex)") }
        }
        if !row.isAtEnd { seen.write("\(name) left the end") }
      }
      seen.note("end", row.isAtEnd)
    }
  }
}
