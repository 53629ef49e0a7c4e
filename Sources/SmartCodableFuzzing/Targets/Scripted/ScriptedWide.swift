/// An integer of 128 bits where the platform has them, one of 64 bits elsewhere.
///
/// Each container has a call of its own for it.
struct ScriptedWide: Encodable {
  let number: Int
  let shift: Int
  let isSigned: Bool

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private var signed: Int128 { Int128(number) << Int128(shift) &- 1 }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private var unsigned: UInt128 { UInt128(truncatingIfNeeded: signed) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try encode(in: &container)
  }

  func encode(in container: inout any SingleValueEncodingContainer) throws {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      if isSigned { try container.encode(signed) } else { try container.encode(unsigned) }
    } else {
      try container.encode(number)
    }
  }

  func encode(in container: inout any UnkeyedEncodingContainer) throws {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      if isSigned { try container.encode(signed) } else { try container.encode(unsigned) }
    } else {
      try container.encode(number)
    }
  }

  func encode<Key>(in container: inout KeyedEncodingContainer<Key>, forKey key: Key) throws {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      if isSigned {
        try container.encode(signed, forKey: key)
      } else {
        try container.encode(unsigned, forKey: key)
      }
    } else {
      try container.encode(number, forKey: key)
    }
  }
}
