import ConformanceKit

import struct Foundation.Data

extension Base64 {
  /// The bytes of a text as Foundation decodes them, which accepts superfluous padding and bits that belong
  /// to no byte; base64 that is valid by RFC 4648 is decoded here, and only the rest by Foundation.
  static func foundationBytes(of text: String) -> [UInt8]? {
    bytes(of: text, isCanonical: false) ?? Data(base64Encoded: text).map(Array.init)
  }
}
