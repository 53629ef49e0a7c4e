import Foundation

// Unsafe code in this file: the bytes of the data are accessed during one call, which copies them.

/// Reads a property list in any of its forms: writes the tape that the same dictionary would have.
enum PropertyListInput {
  /// Reads the list and returns the index of its root.
  static func write(_ data: Data, to tape: Tape) throws(JSONSyntaxError) -> Int {
    // Offsets and indexes on the tape have 32 bits.
    guard data.count < 1 << 31 else { throw JSONSyntaxError(code: .tooLong, offset: 0) }
    if data.isEmpty { throw JSONSyntaxError(code: .emptyInput, offset: 0) }
    if data.starts(with: BinaryObjects.magic) {
      unsafe data.withUnsafeBytes { bytes in unsafe tape.input.append(bytes) }
      return try BinaryScanner.scan(tape)
    }
    let mark = try appendText(data, to: tape)
    guard tape.input.count < 1 << 31 else { throw JSONSyntaxError(code: .tooLong, offset: 0) }
    if XMLReader.isBegun(tape, at: mark) { return try XMLScanner.scan(tape, from: mark) }
    return try OpenStepScanner.scan(tape, from: mark)
  }

  /// Appends the text as UTF-8 and returns the length of its byte order mark.
  private static func appendText(_ data: Data, to tape: Tape) throws(JSONSyntaxError) -> Int {
    if let encoding = try XMLDeclaration.encoding(of: data) {
      guard let text = String(data: data, encoding: encoding) else {
        throw JSONSyntaxError(code: .invalidEncoding, offset: 0)
      }
      tape.input.append(text)
      return 0
    }
    let mark: Int? = unsafe data.withUnsafeBytes { bytes in
      let (encoding, mark) = unsafe TextEncoding.detect(bytes)
      if case .utf8 = encoding {
        unsafe tape.input.append(bytes)
        return mark
      }
      let text = unsafe UnsafeRawBufferPointer(rebasing: bytes[mark...])
      guard let converted = unsafe TextEncoding.utf8(text, from: encoding) else { return nil }
      tape.input.append(converted)
      return 0
    }
    guard let mark else { throw JSONSyntaxError(code: .invalidEncoding, offset: 0) }
    return mark
  }
}
