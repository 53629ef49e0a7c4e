public import Foundation

// Unsafe code in this file: the bytes of the data are lent for one call, which copies them.

extension SmartDecodable {
  /// Decodes a model from a property list: XML, binary or OpenStep (ENT-22).
  ///
  /// - Returns: The model; nil for nil, data that is no property list, and the failures of the
  ///   whole call that JSON has too (ENT-9). Date and data leaves fill such properties as they are.
  public static func deserializePlist(
    from data: Data?,
    designatedPath: String? = nil,
    options: [SmartDecodingOption]? = nil
  ) -> Self? {
    Entry.value(data.map(DecodeInput.list), designatedPath, DecodingSettings(options ?? []))
  }

  /// Decodes a model from a property list with a set of options.
  @_disfavoredOverload
  public static func deserializePlist(
    from data: Data?,
    designatedPath: String? = nil,
    options: Set<SmartDecodingOption>?
  ) -> Self? {
    Entry.value(data.map(DecodeInput.list), designatedPath, DecodingSettings(options ?? []))
  }
}

/// A property list in one of its forms: writes the tape that the same dictionary would have.
enum PropertyListInput {
  /// Reads the list and returns the index of its root.
  static func write(_ data: Data, to tape: Tape) throws(JSONSyntaxError) -> Int {
    // Offsets and indexes have 32 bits on the tape.
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
