extension Tape {
  /// The string at `index`, escapes resolved.
  func string(_ index: Int) -> String {
    if has(.escapedString, at: index) { return escapedString(index) }
    return unsafe withRawString(index) { raw in unsafe String(decoding: raw, as: UTF8.self) }
  }

  @inline(never)
  private func escapedString(_ index: Int) -> String {
    unsafe withRawString(index) { raw in
      unsafe String(decoding: JSONString.unescape(raw), as: UTF8.self)
    }
  }

  /// The bytes of the string at `index`, escapes resolved.
  func stringBytes(_ index: Int) -> [UInt8] {
    unsafe withRawString(index) { raw in
      has(.escapedString, at: index) ? unsafe JSONString.unescape(raw) : unsafe Array(raw)
    }
  }

  /// The hash of the key at `index`, escapes resolved.
  func keyHash(_ index: Int) -> UInt64 {
    if has(.escapedString, at: index) { return KeyHash.of(stringBytes(index)) }
    return unsafe withRawString(index) { raw in unsafe KeyHash.of(raw) }
  }

  /// The text of the number at `index`.
  func numberText(_ index: Int) -> String {
    unsafe withNumberText(index) { text in unsafe String(decoding: text, as: UTF8.self) }
  }
}
