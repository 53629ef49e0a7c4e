import ConformanceKit

/// The members of an object, by keys of one type.
struct ReferenceKeyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: ReferenceDecoder
  private let members: [JSONMember]

  /// Creates a container for the members of the decoder's value.
  init(_ decoder: ReferenceDecoder, _ members: [JSONMember]) {
    self.decoder = decoder
    self.members = decoder.convertingKeys(of: members)
  }

  var codingPath: [any CodingKey] { decoder.codingPath }

  private var policy: SharedPolicy<StrictPolicy> { decoder.policy }

  // MARK: Which keys there are

  var allKeys: [Key] {
    var names: [String] = []
    for member in members {
      if names.contains(where: member.key.hasSameScalars) { continue }
      if policy.allKeysLeaveOutNull, member.value == .null { continue }
      if decoder.dropsDictionaryKey(member.key) { continue }
      if policy.refusedKeyIsForgotten, decoder.hasSeen("refused", member.key) { continue }
      if Key(stringValue: member.key) == nil { decoder.note("refused", member.key) }
      names.append(member.key)
    }
    let keys = names.compactMap { name in
      Key(stringValue: name) ?? (policy.keyIgnoresCase ? Key(stringValue: name.lowercased()) : nil)
    }
    return policy.allKeysListOne ? Array(keys.prefix(1)) : keys
  }

  func contains(_ key: Key) -> Bool {
    if policy.containsEveryKey { return true }
    if policy.containsNoNull, value(of: key) == .null { return false }
    return value(of: key) != nil
  }

  private func value(of key: any CodingKey) -> JSONValue? {
    var name = key.stringValue
    if policy.keyMatchesByNumber, let number = key.intValue { name = String(number) }
    if policy.emptyKeyIsAbsent, name.isEmpty { return nil }
    if policy.keyIgnoresCase {
      return members.first { $0.key.lowercased() == name.lowercased() }?.value
    }
    if policy.dottedKeyIsPath, name.contains(".") {
      return name.split(separator: ".").reduce(.object(members)) { $0?.member(String($1)) }
    }
    return members.value(of: name)
  }

  // MARK: Values

  private func child(
    _ key: Key,
    as role: ReferenceDecoder.Role = .member
  ) throws -> ReferenceDecoder {
    guard let value = value(of: key) else {
      if decoder.attempt != nil || policy.absentKeyIsNull {
        var child = decoder.child(.null, at: key, as: role)
        child.isAbsent = decoder.attempt != nil
        return child
      }
      throw decoder.absent(key)
    }
    if policy.failedReadUsesUpKey, decoder.hasSeen("failed", key.stringValue) {
      throw decoder.absent(key)
    }
    return decoder.child(value, at: key, as: role)
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    if policy.absentKeyIsNil, value(of: key) == nil { return true }
    return try child(key).isNull
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    if value(of: key) == nil {
      if policy.absentKeyIsEmpty, let empty = ReferenceEmpty.value(of: type) { return empty }
      if policy.absentOptionalIsNil,
        let none = (type as? any ReferenceOptional.Type)?.none as? Value
      {
        return none
      }
    }
    if policy.keyIsReadOnce, decoder.hasSeen("read", key.stringValue) { throw decoder.absent(key) }
    if policy.keysAreReadInOrder {
      let index = members.firstIndex { $0.key == key.stringValue } ?? 0
      if index < decoder.session.indexes[decoder.place(decoder.path[...]), default: 0] {
        throw decoder.absent(key)
      }
      decoder.session.indexes[decoder.place(decoder.path[...])] = index
    }
    let child = try child(key)
    if let attempt = decoder.attempt { return try child.required(type, attempt) }
    do {
      let result = try child.read(type)
      decoder.note("read", key.stringValue)
      return result
    } catch {
      decoder.note("failed", key.stringValue)
      throw error
    }
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try present(type, key)
  }

  /// The value of a key, or nil if it is absent or null.
  func present<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
    guard value(of: key) != nil else {
      if policy.ifPresentNeedsKey { throw decoder.absent(key) }
      return nil
    }
    if try decodeNil(forKey: key), !policy.ifPresentReadsNull { return nil }
    if let attempt = decoder.attempt {
      return try child(key).optional(type, attempt, otherwise: .nilValue)
    }
    do {
      return try decode(type, forKey: key)
    } catch {
      if policy.ifPresentGivesNilForErrors { return nil }
      throw error
    }
  }

  // MARK: Containers and decoders inside

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    if policy.nestedReadsParent { return try decoder.container(keyedBy: type) }
    if policy.absentNestedIsEmpty, value(of: key) == nil {
      return try decoder.child(.object([]), at: key, as: .nested).container(keyedBy: type)
    }
    return try child(key, as: .nested).nestedObject(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    if policy.absentNestedIsEmpty, value(of: key) == nil {
      return try decoder.child(.array([]), at: key, as: .nested).unkeyedContainer()
    }
    return try child(key, as: .nested).nestedArray()
  }

  func superDecoder() throws -> any Decoder {
    policy.superReadsItself ? decoder : try base(ReferenceKey("super"))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    try base(policy.superKeyIsIgnored ? ReferenceKey("super") : key)
  }

  /// The decoder of a key's value; an absent one is null, and throws when it is read as such.
  private func base(_ key: any CodingKey) throws -> ReferenceDecoder {
    let value = value(of: key)
    if policy.absentSuperReadsItself, value == nil { return decoder }
    var base = decoder.child(value ?? .null, at: key, as: .base)
    base.isAbsent = value == nil
    return base
  }
}

extension JSONValue {
  /// The value of a key, if this is an object with that key.
  fileprivate func member(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.value(of: key)
  }
}
