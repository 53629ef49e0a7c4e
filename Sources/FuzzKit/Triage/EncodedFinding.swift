public import Foundation

/// A finding as stored in files; the schema is versioned separately from the engine's types.
public struct EncodedFinding: Codable, Sendable {
  var signature: String
  var kind: String
  var target: String
  var iteration: UInt64
  var hits: Int
  var length: Int
  var isVariant: Bool
  var mutators: [String]
  var detail: String
  var input: String
  var options: UInt64
  var call: String
  var rerun: Finding.Rerun?
  var minimizedLength: Int?
  var acceptedBecause: String?

  init(_ finding: Finding, folder: String) {
    signature = finding.signature.description
    kind = finding.kind
    target = finding.target
    iteration = finding.iteration
    hits = finding.hits
    length = finding.input.count
    isVariant = finding.isVariant
    mutators = finding.mutators
    detail = finding.detail
    input = "\(folder)/\(finding.signature)/input"
    options = finding.options
    call = finding.call
    rerun = finding.rerun
    minimizedLength = finding.minimized?.count
    acceptedBecause = finding.acceptedBecause
  }

  /// The metadata beside an input, so that it can be run again.
  public struct Metadata: Codable, Sendable {
    /// The version of this schema.
    public var schemaVersion: Int
    /// The identity of the finding.
    public var signature: String
    /// The kind of death, or the name of the oracle.
    public var kind: String
    /// The target that ran.
    public var target: String
    /// The seed number of the campaign.
    public var seed: UInt64
    /// The iteration that showed it.
    public var iteration: UInt64
    /// The digest of corpus and targets.
    public var corpusDigest: String
    /// The options word that the target ran with; zero means its own options.
    public var options: UInt64
    /// Whether an oracle derived the input.
    public var isVariant: Bool
    /// The mutators that made the input.
    public var mutators: [String]
    /// The wanted and the found value.
    public var detail: String
    /// What ran: `run`, `write`, `untouched` or `form` with its number; nil means `run`.
    public var call: String?
    /// The result of rerunning the input alone; nil if it was not rerun.
    public var rerun: Finding.Rerun?

    init(_ finding: Finding, plan: CampaignPlan) {
      schemaVersion = 1
      signature = finding.signature.description
      kind = finding.kind
      target = finding.target
      seed = plan.configuration.seed
      iteration = finding.iteration
      corpusDigest = Digest.hexadecimal(plan.digest)
      options = finding.options
      isVariant = finding.isVariant
      mutators = finding.mutators
      detail = finding.detail
      call = finding.call
      rerun = finding.rerun
    }

    /// Whether the worker died, as opposed to an oracle reporting a violation.
    public var isDeath: Bool { Death.Kind(rawValue: kind) != nil }

    /// The finding that this metadata describes, with `input` as its bytes.
    public func finding(input: [UInt8]) -> Finding {
      var finding = Finding(
        signature: Signature(exactly: signature),
        kind: kind,
        target: target,
        iteration: iteration,
        input: input,
        isVariant: isVariant,
        options: options,
        mutators: mutators,
        detail: detail,
        hits: 1
      )
      finding.call = call ?? TargetCall.run.name
      finding.rerun = rerun
      return finding
    }

    /// Reads the metadata beside an input file, or nil if there is none.
    public init?(besideInput url: URL) {
      let file = url.deletingLastPathComponent().appendingPathComponent("finding.json")
      guard let data = try? Data(contentsOf: file),
        let decoded = try? JSONDecoder().decode(Self.self, from: data)
      else { return nil }
      self = decoded
    }

    var data: Data { ReportCoding.data(self) }
  }
}

/// The JSON format of report files: sorted keys, indented, a newline at the end.
public enum ReportCoding {
  /// A value as a file; an empty object if it cannot be encoded.
  public static func data(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return ((try? encoder.encode(value)) ?? Data("{}".utf8)) + Data("\n".utf8)
  }
}
