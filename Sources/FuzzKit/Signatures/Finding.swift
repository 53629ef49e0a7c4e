/// A deduplicated crash or violation.
public struct Finding: Hashable, Sendable {
  /// Its identity: kind, target, and whatever distinguishes bugs of this kind.
  public internal(set) var signature: Signature
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
  /// The wanted and the found value, in full.
  public internal(set) var detail: String
  /// How many iterations showed it.
  public internal(set) var hits: Int
  /// What ran: `run`, `write`, `untouched` or `form` with its number; always `run` for a violation.
  public internal(set) var call: String = TargetCall.run.name
  /// The result of rerunning the input alone; nil if it was not rerun.
  public internal(set) var rerun: Rerun?
  /// The smallest input with the same signature; nil if it was not minimized.
  public internal(set) var minimized: [UInt8]?
  /// The reason why this finding is known; nil if it is not.
  public internal(set) var acceptedBecause: String?

  /// How the worker died; nil if it survived and an oracle reported a violation.
  var death: Death?

  /// How often the input showed the same signature when it ran alone.
  public struct Rerun: Hashable, Sendable, Codable {
    /// How often it ran.
    public var runs: Int
    /// How often it showed the same signature.
    public var same: Int

    /// Whether it always did.
    public var isDeterministic: Bool { same == runs }
  }

  /// Returns a case that reproduces the finding, with other bytes if `bytes` is given.
  func makeCase(in plan: CampaignPlan, bytes: [UInt8]? = nil) -> Case? {
    guard let number = plan.targets.firstIndex(where: { $0.name == target }) else { return nil }
    let bytes = bytes ?? input
    guard Death.Kind(rawValue: kind) == nil else {
      return Case(
        TargetCall(name: call),
        bytes,
        target: number,
        options: options,
        iteration: iteration
      )
    }
    return Case(
      judging: bytes,
      oracle: kind,
      target: number,
      options: options,
      iteration: iteration
    )
  }
}

/// The identity of a finding, usable as a folder name.
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
    // Shortening or replacing characters must not make two signatures equal.
    let isExact = safe == text && safe.count <= 90
    description =
      isExact ? safe : safe.prefix(90) + "-" + Digest.hexadecimal(digest.value).prefix(6)
  }

  init(exactly text: String) { description = text }

  /// Signatures are ordered by their text.
  public static func < (left: Signature, right: Signature) -> Bool {
    left.description < right.description
  }
}
