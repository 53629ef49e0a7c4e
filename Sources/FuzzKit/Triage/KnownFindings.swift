/// Signatures of known findings, each with its reason.
///
///     # accepted until the parser is replaced
///     agreement-page-ratio-number-string   rounding, see the issue about ratios
public struct KnownFindings: Sendable, Equatable {
  /// A line that cannot be used, and why.
  public struct Mistake: Error, Equatable {
    /// The number of the line, from 1.
    public let line: Int
    /// What is wrong with it.
    public let reason: String
  }

  private var reasons: [String: String] = [:]

  /// Creates an empty baseline.
  public init() {}

  /// Parses lines of a signature, white space, and the reason; `#` starts a comment line.
  ///
  /// Throws for the first line that has no reason, or that repeats a signature.
  public init(parsing text: String) throws(Mistake) {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let parts = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
      guard let signature = parts.first, !signature.hasPrefix("#") else { continue }
      let reason = String((parts.last ?? "").drop(while: \.isWhitespace))
      guard parts.count == 2, !reason.isEmpty else {
        throw Mistake(
          line: number + 1,
          reason: "'\(signature)' has no reason; add one after the signature"
        )
      }
      guard reasons.updateValue(reason, forKey: signature) == nil else {
        throw Mistake(line: number + 1, reason: "'\(signature)' is a duplicate entry; remove one")
      }
    }
  }

  /// Returns the reason why a signature is accepted; nil if it is not.
  public func reason(for signature: Signature) -> String? { reasons[signature.description] }

  /// The accepted signatures that are not among `findings`, sorted.
  func unseen(among findings: [Finding]) -> [String] {
    let seen = Set(findings.map(\.signature.description))
    return reasons.keys.filter { !seen.contains($0) }.sorted()
  }
}
