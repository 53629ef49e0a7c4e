import Foundation

// Unsafe code in this file: the bytes of the data are accessed during one call, which copies them.

extension PaddedInput {
  /// Appends a text in the encoding that its first bytes show, as UTF-8, and returns the length of its byte order
  /// mark.
  mutating func append(text data: Data) throws(JSONSyntaxError) -> Int {
    let mark: Int? = unsafe data.withUnsafeBytes { bytes in
      let (encoding, mark) = unsafe TextEncoding.detect(bytes)
      if case .utf8 = encoding {
        unsafe append(bytes)
        return mark
      }
      let text = unsafe UnsafeRawBufferPointer(rebasing: bytes[mark...])
      guard let converted = unsafe TextEncoding.utf8(text, from: encoding) else { return nil }
      append(converted)
      return 0
    }
    guard let mark else { throw JSONSyntaxError(code: .invalidEncoding, offset: 0) }
    return mark
  }
}
