/// A document that mutation starts from: a text, or bytes of the target's format.
///
/// ```swift
/// let seeds: [FuzzSeed] = [#"{"name":"Ann"}"#, [0xA1, 0x64, 0x6E], .damaged([0xFF])]
/// ```
///
/// A campaign does not start if a target refuses one of its seeds, since then it would test little more than
/// that. Seeds that are meant to be refused say so.
public struct FuzzSeed: Hashable, Sendable {
  /// The bytes: a JSON text, or a document in the target's format.
  public let bytes: [UInt8]

  /// Whether the target may refuse it.
  public let isDamaged: Bool

  private init(_ bytes: [UInt8], isDamaged: Bool) {
    self.bytes = bytes
    self.isDamaged = isDamaged
  }

  /// A document of these bytes, which the target decodes.
  public init(_ bytes: [UInt8]) { self.init(bytes, isDamaged: false) }

  /// A text, which the target decodes.
  public init(_ text: String) { self.init(Array(text.utf8)) }

  /// A document that the target may refuse.
  public static func damaged(_ bytes: [UInt8]) -> FuzzSeed { FuzzSeed(bytes, isDamaged: true) }

  /// A text that the target may refuse.
  public static func damaged(_ text: String) -> FuzzSeed { damaged(Array(text.utf8)) }
}

extension FuzzSeed: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// A text, which the target decodes.
  public init(stringLiteral text: String) { self.init(text) }

  /// A document of these bytes, which the target decodes.
  public init(arrayLiteral bytes: UInt8...) { self.init(bytes) }
}
