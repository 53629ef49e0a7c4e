extension ContractModels {
  /// A key `a` by the generic `decodeIfPresent`, with any error recorded (model 10).
  struct IfPresent<Value: Decodable>: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      seen.read("a") { try object.decodeIfPresent(Value.self, forKey: "a") }
    }
  }

  /// Every scalar overload of `decodeIfPresent`, each by the name of its type (model 10).
  struct ScalarsIfPresent: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      seen.note("bool", try object.decodeIfPresent(Bool.self, forKey: "bool"))
      seen.note("string", try object.decodeIfPresent(String.self, forKey: "string"))
      seen.note("double", try object.decodeIfPresent(Double.self, forKey: "double"))
      seen.note("float", try object.decodeIfPresent(Float.self, forKey: "float"))
      seen.note("int", try object.decodeIfPresent(Int.self, forKey: "int"))
      seen.note("int8", try object.decodeIfPresent(Int8.self, forKey: "int8"))
      seen.note("int16", try object.decodeIfPresent(Int16.self, forKey: "int16"))
      seen.note("int32", try object.decodeIfPresent(Int32.self, forKey: "int32"))
      seen.note("int64", try object.decodeIfPresent(Int64.self, forKey: "int64"))
      seen.note("uint", try object.decodeIfPresent(UInt.self, forKey: "uint"))
      seen.note("uint8", try object.decodeIfPresent(UInt8.self, forKey: "uint8"))
      seen.note("uint16", try object.decodeIfPresent(UInt16.self, forKey: "uint16"))
      seen.note("uint32", try object.decodeIfPresent(UInt32.self, forKey: "uint32"))
      seen.note("uint64", try object.decodeIfPresent(UInt64.self, forKey: "uint64"))
    }
  }

  /// Which of six keys hold null (model 11).
  struct NilKey: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      for name in ["null", "zero", "text", "list", "object", "flag"] {
        seen.note(name, try object.decodeNil(forKey: AnyKey(name)))
      }
    }
  }

  /// Whether a key `z` holds null, with any error recorded.
  struct NilAbsent: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      seen.read("z") { try object.decodeNil(forKey: "z") }
    }
  }

  /// What many hand-written types do: check for the key, check for null, then decode.
  struct AskedInTurn: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      for name in ["a", "n", "z"] {
        let key = AnyKey(name)
        if !object.contains(key) {
          seen.write("\(name) absent")
        } else if try object.decodeNil(forKey: key) {
          seen.write("\(name) null")
        } else {
          seen.note(name, try object.decode(Int.self, forKey: key))
        }
      }
    }
  }
}
