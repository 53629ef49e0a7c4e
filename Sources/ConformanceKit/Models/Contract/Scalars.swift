extension ContractModels {
  /// Every scalar overload of a keyed container, each by the name of its type (model 1).
  struct Scalars: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      seen.note("bool", try object.decode(Bool.self, forKey: "bool"))
      seen.note("string", try object.decode(String.self, forKey: "string"))
      seen.note("double", try object.decode(Double.self, forKey: "double"))
      seen.note("float", try object.decode(Float.self, forKey: "float"))
      seen.note("int", try object.decode(Int.self, forKey: "int"))
      seen.note("int8", try object.decode(Int8.self, forKey: "int8"))
      seen.note("int16", try object.decode(Int16.self, forKey: "int16"))
      seen.note("int32", try object.decode(Int32.self, forKey: "int32"))
      seen.note("int64", try object.decode(Int64.self, forKey: "int64"))
      seen.note("uint", try object.decode(UInt.self, forKey: "uint"))
      seen.note("uint8", try object.decode(UInt8.self, forKey: "uint8"))
      seen.note("uint16", try object.decode(UInt16.self, forKey: "uint16"))
      seen.note("uint32", try object.decode(UInt32.self, forKey: "uint32"))
      seen.note("uint64", try object.decode(UInt64.self, forKey: "uint64"))
    }
  }

  /// The same scalars by the generic `decode`, as called by generic code.
  struct ScalarsByType: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      func read<Value: Decodable>(_ name: String, _ type: Value.Type) throws {
        seen.note(name, try object.decode(type, forKey: AnyKey(name)))
      }
      try read("bool", Bool.self)
      try read("string", String.self)
      try read("double", Double.self)
      try read("float", Float.self)
      try read("int", Int.self)
      try read("int8", Int8.self)
      try read("int16", Int16.self)
      try read("int32", Int32.self)
      try read("int64", Int64.self)
      try read("uint", UInt.self)
      try read("uint8", UInt8.self)
      try read("uint16", UInt16.self)
      try read("uint32", UInt32.self)
      try read("uint64", UInt64.self)
    }
  }

  /// Every scalar overload of an unkeyed container, one element after the other (model 2).
  struct ScalarsRow: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      seen.note("bool", try row.decode(Bool.self))
      seen.note("string", try row.decode(String.self))
      seen.note("double", try row.decode(Double.self))
      seen.note("float", try row.decode(Float.self))
      seen.note("int", try row.decode(Int.self))
      seen.note("int8", try row.decode(Int8.self))
      seen.note("int16", try row.decode(Int16.self))
      seen.note("int32", try row.decode(Int32.self))
      seen.note("int64", try row.decode(Int64.self))
      seen.note("uint", try row.decode(UInt.self))
      seen.note("uint8", try row.decode(UInt8.self))
      seen.note("uint16", try row.decode(UInt16.self))
      seen.note("uint32", try row.decode(UInt32.self))
      seen.note("uint64", try row.decode(UInt64.self))
    }
  }

  /// The first elements by the generic `decode`: two scalars, an array, an object, a scalar.
  struct RowByType: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      func read<Value: Decodable>(_ name: String, _ type: Value.Type) throws {
        seen.note(name, try row.decode(type))
      }
      try read("int", Int.self)
      try read("string", String.self)
      try read("list", [Int].self)
      try read("entries", [String: Int].self)
      try read("bool", Bool.self)
    }
  }
}
