/// A deduplicated crash or violation.
public struct Finding: Hashable, Sendable {
  /// Its identity: kind, target, and what tells bugs of this kind apart.
  public let signature: Signature
  /// `crash`, `hang`, … or the name of the oracle.
  public let kind: String
  /// The target.
  public let target: String
  /// The lowest iteration that showed it.
  public internal(set) var iteration: UInt64
  /// The bytes that ran in that iteration.
  public internal(set) var input: [UInt8]
  /// Whether an oracle derived those bytes from the input of the iteration.
  public internal(set) var isVariant: Bool
  /// The options word of that iteration; zero means the options of the target itself.
  public internal(set) var options: UInt64
  /// The mutators that made the input, by name.
  public internal(set) var mutators: [String]
  /// What was wanted and found, in full.
  public internal(set) var detail: String
  /// How many iterations showed it.
  public internal(set) var hits: Int
}

/// The identity of a finding, fit to be the name of a folder.
public struct Signature: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The text.
  public let description: String

  /// A signature of these parts; characters that are unfit for a file name become `_`.
  public init(_ parts: [String]) {
    let text = parts.filter { !$0.isEmpty }.joined(separator: "-")
    let safe = String(
      text.map { character in
        character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
          ? character : "_"
      }
    )
    var digest = Digest()
    digest.add(text.utf8)
    // A shortened or replaced character must not make two bugs one.
    let isExact = safe == text && safe.count <= 80
    description =
      isExact ? safe : safe.prefix(80) + "-" + Digest.hexadecimal(digest.value).prefix(6)
  }

  /// Signatures are ordered by their text.
  public static func < (left: Signature, right: Signature) -> Bool {
    left.description < right.description
  }
}
