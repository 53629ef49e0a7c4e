/// An input that includes its target and options, for fuzzers that only handle bytes.
///
///     byte 0         0xF5, which no text in UTF-8 contains
///     byte 1         n, the number of bytes of the prefix that follow
///     bytes 2…5      a digest of the name of the target, lowest byte first
///     bytes 6…13     the options word, lowest byte first
///     from 2 + n on  the document
///
/// The prefix may be extended at its end: readers skip what they do not know, and missing fields are zero. So
/// older files keep their meaning, even when targets are added. Bytes without a prefix are a document; its
/// digest chooses the target.
public struct PrefixedInput: Hashable, Sendable {
  /// The number of the target in the list of names.
  public var target: Int
  /// The options word; zero means the options of the target itself.
  public var options: UInt64
  /// The bytes of the document.
  public var document: [UInt8]
  /// Whether the bytes had a prefix.
  public let hasPrefix: Bool

  /// The first byte of a prefix.
  public static let mark: UInt8 = 0xF5

  /// How many bytes come before the document in ``encoded(_:)``.
  public static let prefixLength = 14

  /// Reads `data`, for targets with these names; a target that no longer exists is replaced by another one.
  public init(_ data: [UInt8], targets: [String]) {
    let hasPrefix = data.count >= 2 && data[0] == Self.mark
    let length = hasPrefix ? min(Int(data[1]), data.count - 2) : 0
    let prefix = data.dropFirst(hasPrefix ? 2 : 0).prefix(length)
    self.hasPrefix = hasPrefix
    document = Array(data.dropFirst(hasPrefix ? 2 + length : 0))
    options = Self.number(prefix.dropFirst(4).prefix(8))
    guard !targets.isEmpty else {
      target = 0
      return
    }
    let wanted =
      hasPrefix ? Self.number(prefix.prefix(4)) : Self.digest(document) & 0xFFFF_FFFF
    target =
      targets.firstIndex { Self.digest(of: $0) == wanted } ?? Int(wanted % UInt64(targets.count))
  }

  /// An input with a prefix.
  public init(target: Int, options: UInt64, document: [UInt8]) {
    self.target = target
    self.options = options
    self.document = document
    hasPrefix = true
  }

  /// The input as bytes; `targets` are the names of all targets.
  public func encoded(_ targets: [String]) -> [UInt8] {
    let name = targets.indices.contains(target) ? Self.digest(of: targets[target]) : 0
    return [Self.mark, UInt8(Self.prefixLength - 2)] + Self.bytes(name, 4) + Self.bytes(options, 8)
      + document
  }

  /// The iteration under which oracles judge the input; derived from the document.
  public var iteration: UInt64 { Self.digest(document) }

  private static func digest(of name: String) -> UInt64 { digest(Array(name.utf8)) & 0xFFFF_FFFF }

  private static func digest(_ bytes: [UInt8]) -> UInt64 {
    var digest = Digest()
    digest.add(bytes)
    return digest.value
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func bytes(_ number: UInt64, _ count: UInt64) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
