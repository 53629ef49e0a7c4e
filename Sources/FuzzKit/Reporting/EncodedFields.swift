public import Foundation

/// The file `fields.json` of a campaign: field by JSON kind by outcome, for each target.
///
/// One in sixteen iterations is counted. Like the report, it is the same for any number of jobs.
public struct EncodedFields: Codable, Sendable {
  struct Target: Codable, Sendable {
    var name: String
    var fields: [Field]
  }

  struct Field: Codable, Sendable {
    var path: String
    var wanted: [String]
    /// By kind; kinds that never occurred are left out.
    var kinds: [String: Counts]
  }

  struct Counts: Codable, Sendable, Equatable {
    var accepted: UInt64
    var repaired: UInt64
    var refused: UInt64

    var total: UInt64 { accepted + repaired + refused }
  }

  var schemaVersion: Int
  /// One in this many iterations is counted.
  var share: Int
  var targets: [Target]

  /// The fields of all targets of `result`; a target that was not probed has none.
  public init(_ result: CampaignResult) {
    schemaVersion = 1
    share = Int(FieldTable.share)
    targets = result.plan.targets.indices.map { number in
      Target(
        name: result.plan.targets[number].name,
        fields: result.plan.fieldTables[number].fields.enumerated()
          .map { Self.field($0, $1, ofTarget: number, result.statistics) }
      )
    }
  }

  /// The fields as a file.
  public var data: Data { ReportCoding.data(self) }

  private static func field(
    _ number: Int,
    _ field: FieldTable.Field,
    ofTarget target: Int,
    _ statistics: CampaignStatistics
  ) -> Field {
    var kinds: [String: Counts] = [:]
    for kind in FieldTable.Kind.allCases {
      let counts = Counts(
        accepted: statistics.field(number, ofTarget: target, kind, .accepted),
        repaired: statistics.field(number, ofTarget: target, kind, .repaired),
        refused: statistics.field(number, ofTarget: target, kind, .refused)
      )
      if counts.total > 0 { kinds["\(kind)"] = counts }
    }
    return Field(path: field.name, wanted: field.wanted, kinds: kinds)
  }
}
