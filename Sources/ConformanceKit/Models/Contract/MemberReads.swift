extension ContractModels {
  /// A key `z` decoded as a type by the generic `decode`, with any error recorded (model 8).
  struct Absent<Value: Decodable>: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      seen.read("z") { try object.decode(Value.self, forKey: "z") }
    }
  }

  /// A key `z` decoded as the scalars of JSON by their overloads (model 8).
  struct AbsentScalars: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      seen.read("bool") { try object.decode(Bool.self, forKey: "z") }
      seen.read("string") { try object.decode(String.self, forKey: "z") }
      seen.read("double") { try object.decode(Double.self, forKey: "z") }
      seen.read("int") { try object.decode(Int.self, forKey: "z") }
      seen.read("uint8") { try object.decode(UInt8.self, forKey: "z") }
    }
  }

  /// A key `a` decoded as a type by the generic `decode`, with any error recorded (model 9).
  struct AsKind<Value: Decodable>: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      seen.read("a") { try object.decode(Value.self, forKey: "a") }
    }
  }

  /// A key `a` decoded as a type; errors are thrown.
  struct Asked<Value: Decodable>: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      seen.note("a", try object.decode(Value.self, forKey: "a"))
    }
  }

  /// Which type the error names if a key `a` is decoded as a type.
  struct AskedType<Value: Decodable>: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      seen.askedType("a") { try object.decode(Value.self, forKey: "a") }
    }
  }

  /// Keys named after scalars, decoded as these by their overloads, with errors recorded (model 9).
  struct AsScalars: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      seen.read("bool") { try object.decode(Bool.self, forKey: "bool") }
      seen.read("string") { try object.decode(String.self, forKey: "string") }
      seen.read("double") { try object.decode(Double.self, forKey: "double") }
      seen.read("float") { try object.decode(Float.self, forKey: "float") }
      seen.read("int") { try object.decode(Int.self, forKey: "int") }
      seen.read("uint8") { try object.decode(UInt8.self, forKey: "uint8") }
    }
  }
}
