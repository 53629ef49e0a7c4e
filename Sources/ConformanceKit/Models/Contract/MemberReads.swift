extension ContractModels {
  /// A key `z` decoded as a type by the generic `decode`, with any error recorded (model 8).
  package struct Absent<Value: Decodable>: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      var seen = Seen()
      seen.read("z") { try object.decode(Value.self, forKey: "z") }
      self.seen = seen
    }
  }

  /// A key `z` decoded as the scalars of JSON by their overloads (model 8).
  package struct AbsentScalars: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      var seen = Seen()
      seen.read("bool") { try object.decode(Bool.self, forKey: "z") }
      seen.read("string") { try object.decode(String.self, forKey: "z") }
      seen.read("double") { try object.decode(Double.self, forKey: "z") }
      seen.read("int") { try object.decode(Int.self, forKey: "z") }
      seen.read("uint8") { try object.decode(UInt8.self, forKey: "z") }
      self.seen = seen
    }
  }

  /// A key `a` decoded as a type by the generic `decode`, with any error recorded (model 9).
  package struct AsKind<Value: Decodable>: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      var seen = Seen()
      seen.read("a") { try object.decode(Value.self, forKey: "a") }
      self.seen = seen
    }
  }

  /// A key `a` decoded as a type; errors are thrown.
  package struct Asked<Value: Decodable>: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      var seen = Seen()
      seen.note("a", try object.decode(Value.self, forKey: "a"))
      self.seen = seen
    }
  }

  /// Which type the error names if a key `a` is decoded as a type.
  package struct AskedType<Value: Decodable>: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      var seen = Seen()
      seen.askedType("a") { try object.decode(Value.self, forKey: "a") }
      self.seen = seen
    }
  }

  /// Keys named after scalars, decoded as these by their overloads, with errors recorded (model 9).
  package struct AsScalars: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      var seen = Seen()
      seen.read("bool") { try object.decode(Bool.self, forKey: "bool") }
      seen.read("string") { try object.decode(String.self, forKey: "string") }
      seen.read("double") { try object.decode(Double.self, forKey: "double") }
      seen.read("float") { try object.decode(Float.self, forKey: "float") }
      seen.read("int") { try object.decode(Int.self, forKey: "int") }
      seen.read("uint8") { try object.decode(UInt8.self, forKey: "uint8") }
      self.seen = seen
    }
  }
}
