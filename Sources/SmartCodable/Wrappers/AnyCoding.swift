import Foundation

/// Reads and writes `Any` in other coders, using only the public Codable API (ANY-10).
enum AnyCoding {
  // MARK: Decoding

  /// Decodes a value of any type: by the rules of this package in its own decoder, strictly in others.
  static func decode<T>(_ type: T.Type, from decoder: any Decoder) throws -> T {
    if let ours = ValueDecoder.ours(decoder) { return try ours.wrappedValue(type) }
    if let decodable = type as? any Decodable.Type {
      if let fit = try self.decoded(decodable, as: type, from: decoder) { return fit }
    }
    return try cast(try value(from: decoder), decoder)
  }

  /// A value of the type itself, which is decodable; its nil is a value too.
  private static func decoded<Decoded: Decodable, T>(
    _ type: Decoded.Type,
    as _: T.Type,
    from decoder: any Decoder
  ) throws -> T? {
    try decoder.singleValueContainer().decode(type) as? T
  }

  private static func cast<T>(_ value: Any, _ decoder: any Decoder) throws -> T {
    if let fit = make(T.self, of: value) { return fit }
    throw DecodingError.typeMismatch(
      T.self,
      .init(
        codingPath: decoder.codingPath,
        debugDescription: "wanted \(TypeName.of(T.self)), found \(Swift.type(of: value))"
      )
    )
  }

  private static func value(from decoder: any Decoder) throws -> Any {
    // Other decoders may not limit what their recursion takes of the stack (LIM-2).
    guard StackGuard.hasRoomForPath() else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "values nested too deep")
      )
    }
    if (try? decoder.container(keyedBy: PathKey.self)) != nil { return try object(decoder) }
    if var unkeyed = try? decoder.unkeyedContainer() {
      var result: [Any] = []
      while !unkeyed.isAtEnd { result.append(try unkeyed.decode(SmartAny<Any>.self).wrappedValue) }
      return result
    }
    return try scalar(decoder.singleValueContainer())
  }

  /// Reads an object as a dictionary, whose keys no key strategy changes, unlike those of a container (COL-14).
  private static func object(_ decoder: any Decoder) throws -> [String: Any] {
    let single = try decoder.singleValueContainer()
    return try single.decode([String: SmartAny<Any>].self).mapValues(\.wrappedValue)
  }

  /// Dates and data come last: they only decode in formats that have such leaves.
  private static func scalar(_ single: any SingleValueDecodingContainer) throws -> Any {
    if single.decodeNil() { return NSNull() }
    if let flag = try? single.decode(Bool.self) { return flag }
    if let number = try? single.decode(Int.self) { return NSNumber(value: number) }
    if let number = try? single.decode(UInt64.self) { return NSNumber(value: number) }
    if let number = try? single.decode(Double.self) { return NSNumber(value: number) }
    if let text = try? single.decode(String.self) { return text }
    if let date = try? single.decode(Date.self) { return date }
    return try single.decode(Data.self)
  }

  // MARK: Encoding

  /// Writes a value of unknown type; throws `EncodingError.invalidValue` for one without a JSON form.
  static func encode(_ value: Any, to encoder: any Encoder) throws {
    try encode(value, to: encoder, depth: 0)
  }

  /// The depth is that of open collections.
  private static func encode(_ value: Any, to encoder: any Encoder, depth: Int) throws {
    let form = try AnyForm(value) { value, _ in
      .invalidValue(
        value,
        .init(
          codingPath: encoder.codingPath,
          debugDescription: "a value of type \(type(of: value)) has no form in JSON"
        )
      )
    }
    switch form {
    case .null:
      var single = encoder.singleValueContainer()
      try single.encodeNil()
    case .value(let encodable):
      // Use the container, so that the encoder's own rules for dates, data and URLs apply.
      var single = encoder.singleValueContainer()
      try single.encode(encodable)
    case .array(let elements):
      try checkRoom(for: value, in: encoder, depth: depth)
      var unkeyed = encoder.unkeyedContainer()
      for element in elements {
        try encode(element, to: unkeyed.superEncoder(), depth: depth + 1)
      }
    case .object(let members):
      try checkRoom(for: value, in: encoder, depth: depth)
      var object: [String: Member] = [:]
      for (key, member) in members { object[key] = Member(value: member, depth: depth + 1) }
      // A dictionary, since a key strategy would change the keys of a container (ENC-9).
      var single = encoder.singleValueContainer()
      try single.encode(object)
    }
  }

  /// Throws if another collection would be too deep; other encoders may not limit the depth (LIM-2).
  private static func checkRoom(for value: Any, in encoder: any Encoder, depth: Int) throws {
    guard depth < 512, StackGuard.hasRoomForPath() else {
      throw EncodingError.invalidValue(
        value,
        .init(codingPath: encoder.codingPath, debugDescription: "values nested too deep")
      )
    }
  }

  /// A member of an object, which writes itself.
  private struct Member: Encodable {
    let value: Any
    let depth: Int

    func encode(to encoder: any Encoder) throws {
      try AnyCoding.encode(value, to: encoder, depth: depth)
    }
  }
}
