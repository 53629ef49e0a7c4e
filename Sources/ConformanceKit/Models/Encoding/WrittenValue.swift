extension ContractModels {
  /// A value that encodes itself as a document describes.
  ///
  /// `Suite/README.md`, "Calls on an encoder", lists the calls.
  struct WrittenValue: Encodable {
    let value: JSONValue
    let notes: Notes

    init(_ value: JSONValue, _ notes: Notes) {
      self.value = value
      self.notes = notes
    }

    func encode(to encoder: any Encoder) throws {
      if let call { return try perform(call, encoder) }
      switch value {
      case .object(let members):
        var container = encoder.container(keyedBy: AnyKey.self)
        try fill(&container, members)
      case .array(let elements):
        var container = encoder.unkeyedContainer()
        try fill(&container, elements)
      case .null:
        var container = encoder.singleValueContainer()
        try container.encodeNil()
      case .boolean, .string, .number:
        var container = encoder.singleValueContainer()
        try container.encode(WrittenScalar(value))
      }
    }

    /// The name and the argument of a call, if the value is one.
    private var call: JSONMember? {
      guard case .object(let members) = value, members.count == 1 else { return nil }
      return members.first { $0.key.hasPrefix("$") }
    }

    private func with(_ value: JSONValue) -> WrittenValue { WrittenValue(value, notes) }

    private func perform(_ call: JSONMember, _ encoder: any Encoder) throws {
      let inner = with(call.value)
      switch (call.key, call.value) {
      case ("$again", .array(let parts)): for part in parts { try with(part).encode(to: encoder) }
      case ("$path", _):
        notes.write("path \(Seen.path(of: encoder.codingPath))")
        try inner.encode(to: encoder)
      case ("$tag", _):
        let tag = CodingUserInfoKey.conformanceTag.flatMap { encoder.userInfo[$0] as? String }
        notes.write("tag \(tag ?? "nil")")
        try inner.encode(to: encoder)
      case ("$throws", _):
        try inner.encode(to: encoder)
        throw Refusal(text: "own")
      case ("$single", _):
        var container = encoder.singleValueContainer()
        try container.encode(inner)
      case ("$swift", .string(let name)):
        guard let sample = WrittenSample.value(of: name) else { throw Refusal(text: "no \(name)") }
        var container = encoder.singleValueContainer()
        try container.encode(sample)
      case ("$number", .array(let parts)):
        var container = encoder.singleValueContainer()
        try container.encode(WrittenScalar(parts))
      default: throw Refusal(text: "no call \(call.key)")
      }
    }

    private func fill(
      _ container: inout KeyedEncodingContainer<AnyKey>,
      _ members: [JSONMember]
    ) throws {
      for member in members {
        let (key, value) = (AnyKey(member.key), with(member.value))
        guard let call = value.call else {
          try container.encode(value, forKey: key)
          continue
        }
        let inner = with(call.value)
        switch (call.key, call.value) {
        case ("$nested", .object(let members)):
          var nested = container.nestedContainer(keyedBy: AnyKey.self, forKey: key)
          try fill(&nested, members)
        case ("$nested", .array(let elements)):
          var nested = container.nestedUnkeyedContainer(forKey: key)
          try fill(&nested, elements)
        case ("$super", _): try inner.encode(to: container.superEncoder(forKey: key))
        case ("$base", _): try inner.encode(to: container.superEncoder())
        case ("$present", let value):
          try container.encodeIfPresent(value == .null ? nil : inner, forKey: key)
        case ("$nil", _): try container.encodeNil(forKey: key)
        default: try container.encode(value, forKey: key)
        }
      }
    }

    private func fill(
      _ container: inout any UnkeyedEncodingContainer,
      _ elements: [JSONValue]
    ) throws {
      for element in elements {
        let value = with(element)
        guard let call = value.call else {
          try container.encode(value)
          continue
        }
        let inner = with(call.value)
        switch (call.key, call.value) {
        case ("$nested", .object(let members)):
          var nested = container.nestedContainer(keyedBy: AnyKey.self)
          try fill(&nested, members)
        case ("$nested", .array(let elements)):
          var nested = container.nestedUnkeyedContainer()
          try fill(&nested, elements)
        case ("$super", _): try inner.encode(to: container.superEncoder())
        case ("$nil", _): try container.encodeNil()
        case ("$count", _): notes.write("count \(container.count)")
        default: try container.encode(value)
        }
      }
    }
  }
}
