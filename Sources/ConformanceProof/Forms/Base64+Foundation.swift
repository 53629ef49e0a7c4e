import ConformanceKit

import struct Foundation.Data

extension Base64 {
  /// The bytes of a text as Foundation takes them, which accepts superfluous padding and bits that
  /// belong to no byte; what is base64 by RFC 4648 is read here, and only the rest there.
  static func foundationBytes(of text: String) -> [UInt8]? {
    bytes(of: text, isCanonical: false) ?? Data(base64Encoded: text).map(Array.init)
  }
}
