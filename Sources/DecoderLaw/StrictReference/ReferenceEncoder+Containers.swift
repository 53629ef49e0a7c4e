import ConformanceKit

/// The members of an object that is being written.
struct WrittenKeyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ReferenceEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  private var policy: SharedPolicy<StrictPolicy> { encoder.policy }

  private func child(_ key: any CodingKey, addsStep: Bool = true) -> ReferenceEncoder {
    let name = policy.keyIsWrittenByNumber ? key.intValue.map(String.init) : nil
    let slot = encoder.slot.member(name ?? key.stringValue)
    return encoder.child(slot, key, addsStep: addsStep)
  }

  func encodeNil(forKey key: Key) {
    if policy.writtenNilIsLeftOut { return }
    child(key).slot.content = .leaf(.null)
  }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    if policy.emptyKeyIsNotWritten, key.stringValue.isEmpty { return }
    let child = child(key, addsStep: !policy.writtenMemberAddsNoStep)
    try child.write(value)
    if policy.nullValueIsLeftOut, child.slot.value == .null {
      encoder.slot.members.removeAll { $0.slot === child.slot }
    }
  }

  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    if let value {
      try encode(value, forKey: key)
    } else if policy.writtenNoneIsNull {
      encodeNil(forKey: key)
    }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    if policy.nestedWritesToParent { return encoder.container(keyedBy: type) }
    return child(key, addsStep: !policy.writtenNestedAddsNoStep).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    child(key, addsStep: !policy.writtenNestedAddsNoStep).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    policy.superWritesToParent
      ? encoder : child(ReferenceKey("super"), addsStep: !policy.writtenSuperAddsNoStep)
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    policy.writtenSuperKeyIsIgnored
      ? superEncoder() : child(key, addsStep: !policy.writtenSuperAddsNoStep)
  }
}

/// The elements of an array that is being written.
struct WrittenUnkeyed: UnkeyedEncodingContainer {
  let encoder: ReferenceEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  private var policy: SharedPolicy<StrictPolicy> { encoder.policy }

  var count: Int { encoder.slot.elements.count + (policy.writtenCountStartsAtOne ? 1 : 0) }

  private func child(addsStep: Bool = true) -> ReferenceEncoder {
    let key = ReferenceKey(index: encoder.slot.elements.count)
    let slot = encoder.slot.element(isFirst: policy.elementsAreWrittenReversed)
    return encoder.child(slot, key, addsStep: addsStep)
  }

  func encodeNil() {
    if policy.writtenNullElementIsLeftOut { return }
    child().slot.content = .leaf(.null)
  }

  func encode(_ value: some Encodable) throws {
    let child = child(addsStep: !policy.writtenElementAddsNoStep)
    try child.write(value)
    if policy.nullValueIsLeftOut, child.slot.value == .null {
      encoder.slot.elements.removeAll { $0 === child.slot }
    }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    child(addsStep: !policy.writtenNestedAddsNoStep).container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    child(addsStep: !policy.writtenNestedAddsNoStep).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { child(addsStep: !policy.writtenSuperAddsNoStep) }
}
