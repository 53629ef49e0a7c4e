extension Tape {
  /// The string at `index`, with escapes resolved.
  func string(_ index: Int) -> String {
    if has(.escapedString, at: index) { return escapedString(index) }
    let isASCII = has(.plainString, at: index)
    return unsafe withRawString(index) { raw in unsafe Self.string(raw, isASCII: isASCII) }
  }

  /// A string from bytes that the scanner has validated as UTF-8 (T3), without another check.
  @inline(__always)
  private static func string(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) -> String {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      let span = unsafe UTF8Span(unchecked: Span(_unsafeElements: bytes), isKnownASCII: isASCII)
      return String(copying: span)
    }
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  @inline(never)
  private func escapedString(_ index: Int) -> String {
    unsafe withRawString(index) { raw in
      unsafe withUnsafeTemporaryAllocation(
        of: UInt8.self,
        capacity: raw.count + JSONString.slack
      ) { buffer in
        let count = unsafe JSONString.unescape(raw, into: buffer)
        return unsafe Self.string(
          UnsafeBufferPointer(rebasing: buffer[..<count]),
          isASCII: false
        )
      }
    }
  }

  /// The bytes of the string at `index`, with escapes resolved.
  func stringBytes(_ index: Int) -> [UInt8] {
    unsafe withRawString(index) { raw in
      has(.escapedString, at: index) ? unsafe JSONString.unescape(raw) : unsafe Array(raw)
    }
  }

  /// The hash of the key at `index`, with escapes resolved.
  func keyHash(_ index: Int) -> UInt64 {
    if has(.escapedString, at: index) { return KeyHash.of(stringBytes(index), seed: keySeed) }
    let count = byteLength(index)
    if count > 8 {
      return unsafe withRawString(index) { raw in
        unsafe KeyHash.of(UnsafeRawBufferPointer(raw), seed: keySeed)
      }
    }
    let start = input.cursor(at: offset(index))
    let word = count == 0 ? 0 : start.word & .max >> UInt64(64 - 8 * count)
    return KeyHash.of(first: word, last: word, count: count, seed: keySeed)
  }

  /// The text of the number at `index`.
  func numberText(_ index: Int) -> String {
    unsafe withNumberText(index) { text in unsafe String(decoding: text, as: UTF8.self) }
  }
}
