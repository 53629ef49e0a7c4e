/// Leaves by the rules of the format; what other readers than Foundation's may read as well is left open.
extension ListShapesFile {
  /// What a leaf means.
  func leaf(_ head: Head) throws(Stop) -> ListShapesMeaning.Value {
    switch head.kind {
    case 0x0:
      guard [0, 8, 9].contains(head.detail) else { throw .malformed }
      return .open(1)
    case 0x1:
      guard head.detail <= 4 else { throw .malformed }
      let number = try integer(head)
      return .number(head.detail == 3 ? "\(Int64(bitPattern: number))" : "\(number)")
    case 0x2 where head.detail == 2 || head.detail == 3, 0x3 where head.detail == 3:
      return .open(8)
    case 0x4: return .open(head.size)
    case 0x5, 0x6: return try text(head)
    case 0x8:
      guard try integer(head) <= UInt64(UInt32.max) else { throw .malformed }
      return .opaque
    default: throw .malformed
    }
  }

  /// A text of ASCII or UTF-16; other ones are left open, as are those that JSON text inside may replace.
  private func text(_ head: Head) throws(Stop) -> ListShapesMeaning.Value {
    let content = bytes[head.start..<head.start + head.size]
    let text: String
    if head.kind == 0x5 {
      guard content.allSatisfy({ $0 < 0x80 }) else { return .open(2 * head.size) }
      text = String(decoding: content, as: UTF8.self)
      // A null as a value (ENT-23), which is left open like the object for it; also as a key, which stays a text.
      if text == "$null" { return .open(head.size) }
    } else {
      // Foundation refuses an empty text of this kind.
      guard !content.isEmpty else { throw .open }
      let units = stride(from: head.start, to: head.start + head.size, by: 2)
        .map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
      guard units.first != 0xFEFF, units.first != 0xFFFE,
        let whole = String(validating: units)
      else { return .open(2 * head.size) }
      text = whole
    }
    return text.contains(where: { "{[".contains($0) }) ? .open(2 * head.size) : .text(text)
  }
}

extension String {
  /// The text of UTF-16 units; nil if one of them is half a character.
  fileprivate init?(validating units: [UInt16]) {
    let text = String(decoding: units, as: UTF16.self)
    guard Array(text.utf16) == units else { return nil }
    self = text
  }
}
