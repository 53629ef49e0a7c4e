import ConformanceKit
package import Foundation

extension ReferenceDecoder: DropInEncoder {
  /// Encodes a value as JSON text.
  package func encode<Value: Encodable>(_ value: Value) throws -> Data {
    if policy.failureOutlastsEncoding, session.hasFailed {
      throw EncodingError.invalidValue(
        value,
        .init(codingPath: [], debugDescription: "failed before")
      )
    }
    let slot = WrittenSlot()
    do {
      var encoder = ReferenceEncoder(slot, policy, userInfo)
      if policy.writtenTopPathHasStep { encoder.codingPath = [ReferenceKey("root")] }
      try encoder.write(value)
    } catch {
      session.hasFailed = true
      guard policy.encodingErrorIsWrapped, !(error is EncodingError) else { throw error }
      throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: "\(error)"))
    }
    guard let written = slot.value, !(policy.topScalarIsNotWritten && written.isScalar) else {
      throw EncodingError.invalidValue(
        value,
        .init(codingPath: [], debugDescription: "the value encoded nothing")
      )
    }
    var text = String(decoding: JSONWriter.line(of: written), as: UTF8.self)
    if policy.controlCharacterIsRaw { text = text.replacing("\\n", with: "\n") }
    if policy.quoteIsRaw { text = text.replacing("\\\"", with: "\"") }
    return Data(text.utf8)
  }
}

/// The destination of a value.
final class WrittenSlot {
  enum Content {
    case nothing
    case leaf(JSONValue)
    case members([(key: String, slot: WrittenSlot)])
    case elements([WrittenSlot])
  }

  var content = Content.nothing

  /// The tree that was written, or nil if nothing was.
  var value: JSONValue? {
    switch content {
    case .nothing: nil
    case .leaf(let value): value
    case .members(let members):
      .object(members.map { JSONMember(key: $0.key, value: $0.slot.value ?? .object([])) })
    case .elements(let slots): .array(slots.map { $0.value ?? .object([]) })
    }
  }

  /// The members, initially none.
  var members: [(key: String, slot: WrittenSlot)] {
    get { if case .members(let members) = content { members } else { [] } }
    set { content = .members(newValue) }
  }

  /// The elements, initially none.
  var elements: [WrittenSlot] {
    get { if case .elements(let slots) = content { slots } else { [] } }
    set { content = .elements(newValue) }
  }

  /// A new slot for a key, which replaces the previous one.
  func member(_ key: String) -> WrittenSlot {
    let slot = WrittenSlot()
    if let index = members.firstIndex(where: { $0.key.hasSameScalars(as: key) }) {
      members[index].slot = slot
    } else {
      members.append((key, slot))
    }
    return slot
  }

  /// The slot of an additional element.
  func element(isFirst: Bool = false) -> WrittenSlot {
    let slot = WrittenSlot()
    elements.insert(slot, at: isFirst ? 0 : elements.count)
    return slot
  }
}

/// An encoder into trees, which writes as the contract requires.
///
/// Each query of the policy is a decision that one fault inverts.
struct ReferenceEncoder: Encoder {
  let slot: WrittenSlot
  let policy: SharedPolicy<StrictPolicy>
  let userInfo: [CodingUserInfoKey: Any]
  var codingPath: [any CodingKey] = []

  init(
    _ slot: WrittenSlot,
    _ policy: SharedPolicy<StrictPolicy>,
    _ userInfo: [CodingUserInfoKey: Any]
  ) {
    (self.slot, self.policy) = (slot, policy)
    self.userInfo = policy.encoderHasNoUserInfo ? [:] : userInfo
  }

  /// The encoder of a nested value.
  func child(_ slot: WrittenSlot, _ key: any CodingKey, addsStep: Bool = true) -> ReferenceEncoder {
    var child = ReferenceEncoder(slot, policy, userInfo)
    child.codingPath = addsStep ? codingPath + [key] : codingPath
    return child
  }

  /// Writes a value of any type.
  func write(_ value: some Encodable) throws {
    switch value {
    case let data as Data:
      leaf(.string(policy.bytesLosePadding ? Self.bare(data) : Self.text(data)))
    case let url as URL: try url.absoluteString.encode(to: self)
    case let decimal as Decimal:
      leaf(.number(policy.decimalIsDouble ? "\(Double("\(decimal)") ?? 0)" : "\(decimal)"))
    default: try value.encode(to: self)
    }
  }

  private static func text(_ data: Data) -> String { data.base64EncodedString() }

  private static func bare(_ data: Data) -> String { text(data).filter { $0 != "=" } }

  private func leaf(_ value: JSONValue) { slot.content = .leaf(value) }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if policy.containerAskedAgainIsEmpty { slot.members = [] }
    if policy.emptyContainerIsNull, slot.members.isEmpty {
      leaf(.null)
    } else {
      slot.members = slot.members
    }
    return KeyedEncodingContainer(WrittenKeyed<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if policy.emptyContainerIsNull, slot.elements.isEmpty {
      leaf(.null)
    } else {
      slot.elements = slot.elements
    }
    return WrittenUnkeyed(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { WrittenSingle(encoder: self) }

  /// Writes a number with this text.
  func number(_ value: some Encodable, _ text: String) throws {
    guard text.last?.isNumber == true else {
      if policy.infinityIsNull { return leaf(.null) }
      throw EncodingError.invalidValue(
        value,
        .init(codingPath: codingPath, debugDescription: "not finite")
      )
    }
    leaf(policy.numberIsWrittenAsText ? .string(text) : .number(text))
  }

  /// Writes an integer, which faulty encoders treat as something else.
  func integer(_ value: some FixedWidthInteger & Encodable) throws {
    if policy.unsignedIsWrittenSigned {
      return try number(value, "\(Int64(truncatingIfNeeded: value))")
    }
    if policy.integerIsWrittenByDouble {
      let double = Double(value)
      return try number(value, ExactDecimal("\(double)")?.integerText() ?? "\(double)")
    }
    try number(value, "\(value)")
  }

  func double(_ value: Double) throws {
    try number(value, policy.doubleIsWrittenByFloat ? "\(Float(value))" : "\(value)")
  }
}

/// A container of one scalar or value.
struct WrittenSingle: SingleValueEncodingContainer {
  let encoder: ReferenceEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() { encoder.slot.content = .leaf(.null) }

  func encode(_ value: Bool) {
    let asNumber = JSONValue.number(value ? "1" : "0")
    let isNumber = encoder.policy.booleanIsWrittenAsNumber
    encoder.slot.content = .leaf(isNumber ? asNumber : .boolean(value))
  }

  func encode(_ value: String) {
    let text =
      encoder.policy.writtenTextLosesLastScalar
      ? String(value.unicodeScalars.dropLast()) : value
    encoder.slot.content = .leaf(.string(text))
  }

  func encode(_ value: Double) throws { try encoder.double(value) }
  func encode(_ value: Float) throws { try encoder.number(value, "\(value)") }
  func encode(_ value: Int) throws { try encoder.integer(value) }
  func encode(_ value: Int8) throws { try encoder.integer(value) }
  func encode(_ value: Int16) throws { try encoder.integer(value) }
  func encode(_ value: Int32) throws { try encoder.integer(value) }
  func encode(_ value: Int64) throws { try encoder.integer(value) }
  func encode(_ value: UInt) throws { try encoder.integer(value) }
  func encode(_ value: UInt8) throws { try encoder.integer(value) }
  func encode(_ value: UInt16) throws { try encoder.integer(value) }
  func encode(_ value: UInt32) throws { try encoder.integer(value) }
  func encode(_ value: UInt64) throws { try encoder.integer(value) }
  func encode(_ value: some Encodable) throws { try encoder.write(value) }
}
