extension ContractModels {
  /// One value by the overload of a single value container for its type (model 3).
  struct ScalarTop<Value: Decodable>: DecoderRecording {
    let seen: Seen
    static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
      seen.note("value", Seen.text(of: try ContractModels.single(Value.self, of: decoder)))
    }
  }

  /// The same with any error recorded instead of thrown.
  package struct SingleKind<Value: Decodable>: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) {
      var seen = Seen()
      seen.read("value") { Seen.text(of: try ContractModels.single(Value.self, of: decoder)) }
      self.seen = seen
    }
  }

  /// The value from the overload for a type, or from the generic `decode` if there is none.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - decoder: The decoder whose single value is read.
  /// - Returns: The value.
  /// - Throws: What the container throws.
  private static func single<Value: Decodable>(
    _ type: Value.Type,
    of decoder: any Decoder
  ) throws -> Any {
    let container = try decoder.singleValueContainer()
    guard let placed = type as? any Placed.Type else { return try container.decode(type) }
    return try placed.single(container)
  }

  /// Whether the value is null, checked twice (model 29).
  struct NilOf: ValueRecording {
    let seen: Seen
    static func read(_ container: Single, _ seen: inout Seen) throws {
      seen.note("nil", container.decodeNil())
      seen.note("nil", container.decodeNil())
    }
  }

  /// A value of any type by the generic `decode` of a single value container (model 30).
  struct Through<Value: Decodable>: DecoderRecording {
    let seen: Seen
    static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
      seen.note("value", try decoder.singleValueContainer().decode(Value.self))
    }
  }

  /// Two single value containers of one decoder, each read twice and in turn.
  struct SingleTwice<Value: Decodable>: DecoderRecording {
    let seen: Seen
    static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
      let first = try decoder.singleValueContainer()
      let second = try decoder.singleValueContainer()
      seen.note("first", try first.decode(Value.self))
      seen.note("second", try second.decode(Value.self))
      seen.note("first", try first.decode(Value.self))
      seen.note("second", try second.decode(Value.self))
    }
  }

  /// That a single value container is available for any value; the value itself is not recorded.
  package struct SingleOpens: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) {
      var seen = Seen()
      seen.attempt("single") { try decoder.singleValueContainer() }
      self.seen = seen
    }
  }
}
