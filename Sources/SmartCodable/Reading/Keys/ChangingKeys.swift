/// The records of keys of one byte whose strings may change: code of the user computes them (KEY-17).
///
/// A record belongs to a key and its string together, since two keys may exchange theirs.
struct ChangingKeys<Record> {
  private struct Key: Hashable {
    let byte: Int
    let text: KeyText
    let number: Int?
  }

  private struct Recent {
    let text: String
    let isASCII: Bool
    let number: Int?
    let record: Record

    /// Whether it is that of these bytes; equal strings may differ in bytes, but not if one is ASCII and
    /// both have the same length.
    @inline(__always)
    func has(_ key: String, _ number: Int?) -> Bool {
      isASCII && key.utf8.count == text.utf8.count && key == text && number == self.number
    }
  }

  private var records: [Key: Record] = [:]

  /// The last record of each byte, since strings change seldom.
  private var recent = ContiguousArray<Recent?>(repeating: nil, count: 256)

  @inline(__always)
  func find(_ byte: Int, _ text: String, _ number: Int?) -> Record? {
    if let last = recent[byte], last.has(text, number) { return last.record }
    return records[Key(byte: byte, text: KeyText(text), number: number)]
  }

  mutating func add(_ record: Record, _ byte: Int, _ text: String, _ number: Int?) {
    records[Key(byte: byte, text: KeyText(text), number: number)] = record
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    recent[byte] = Recent(text: text, isASCII: isASCII, number: number, record: record)
  }
}

extension CodingKey {
  /// Whether the string is one of the key's constants, its raw value or the name of its case (KEY-17).
  ///
  /// Any other is computed by code of the user, and may be different next time.
  func isConstant(_ text: String) -> Bool {
    if let raw = (self as? any RawRepresentable)?.rawValue as? String { return raw == text }
    return CaseName.of(self) == text
  }
}
