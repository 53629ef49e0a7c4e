public import Foundation

/// The metadata of a regression, stored beside its bytes as `Corpus/regressions/<slug>.json`.
public struct EncodedRegression: Codable, Sendable, Equatable {
  /// When and where the bug was fixed.
  public struct Fix: Codable, Sendable, Equatable {
    /// The day, as `2026-01-31`.
    public var date: String
    /// The commit.
    public var commit: String
  }

  /// The version of this schema: 2, since the options are a word.
  public var schemaVersion: Int
  /// The target that failed.
  public var target: String
  /// The options word; zero means the options of the target itself.
  public var options: UInt64
  /// What ran: `run`, `write`, `untouched` or `form` with its number.
  public var call: String
  /// The kind of death, or the name of the oracle.
  public var oracle: String
  /// The signature of the finding.
  public var signature: String
  /// The seed number of the campaign.
  public var seed: UInt64
  /// The iteration that showed it.
  public var iteration: UInt64
  /// When it was fixed; nil for a draft.
  public var fixed: Fix?

  /// The metadata of a `finding` of the campaign with this seed, not fixed yet.
  public init(_ finding: Finding, seed: UInt64) {
    schemaVersion = 2
    target = finding.target
    options = finding.options
    call = finding.call
    oracle = finding.kind
    signature = finding.signature.description
    self.seed = seed
    iteration = finding.iteration
  }

  /// Reads a file of this schema or of schema 1, which had no words for options and calls.
  ///
  /// Throws the `DecodingError` of the first field that is missing or of the wrong type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    schemaVersion = try container.decode(Int.self, forKey: .schemaVersion)
    target = try container.decode(String.self, forKey: .target)
    options = schemaVersion < 2 ? 0 : try container.decode(UInt64.self, forKey: .options)
    call = try container.decodeIfPresent(String.self, forKey: .call) ?? TargetCall.run.name
    oracle = try container.decode(String.self, forKey: .oracle)
    signature = try container.decode(String.self, forKey: .signature)
    seed = try container.decode(UInt64.self, forKey: .seed)
    iteration = try container.decode(UInt64.self, forKey: .iteration)
    fixed = try container.decodeIfPresent(Fix.self, forKey: .fixed)
  }

  /// The metadata as a file.
  public var data: Data { ReportCoding.data(self) }

  /// The base name of its files: the signature in lower case, words joined by hyphens.
  public var slug: String { Self.slug(of: signature) }

  static func slug(of signature: String) -> String {
    signature.lowercased()
      .split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      .joined(separator: "-")
  }
}
