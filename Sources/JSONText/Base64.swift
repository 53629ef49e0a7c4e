import Foundation

/// Bytes as text by RFC 4648 section 4, with padding and without line breaks.
///
/// Foundation does the work: a debug build of loops over the bytes took 5 seconds for a document of 11 MB, which
/// counted as time of the decoder that was asked.
package enum Base64 {
  /// The text of the bytes.
  package static func text(of bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString()
  }

  /// The bytes of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isCanonical: Whether only the text that ``text(of:)`` writes is accepted; true by default. Foundation
  ///     alone also accepts superfluous padding, and bits that belong to no byte, which RFC 4648 (3.5) leaves
  ///     to the reader.
  /// - Returns: The bytes, or nil if the text has another character or no padding.
  package static func bytes(of text: String, isCanonical: Bool = true) -> [UInt8]? {
    guard let data = Data(base64Encoded: text),
      // A text that decodes is ASCII, so canonical equivalence is equality.
      !isCanonical || data.base64EncodedString() == text
    else { return nil }
    return Array(data)
  }
}
