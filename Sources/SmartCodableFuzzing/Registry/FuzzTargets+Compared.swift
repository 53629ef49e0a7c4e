import Foundation
import FuzzKit
import Kodable
import SmartCodable

extension FuzzTargets {
  /// Four decoders of the same documents.
  static let compared: [any FuzzTarget] = [
    ComparedTarget("foundation", "orders as plain Codable, by JSONDecoder") { data in
      (try JSONDecoder().decode(ComparedSmart.Order.self, from: data), [])
    },
    ComparedTarget("smartcodable", "the same orders with SmartCodable") { data in
      let report = try SmartJSONDecoder().report(ComparedSmart.Order.self, from: data)
      return (report.value, report.repairs.map(DiagnosticRecord.init))
    },
    ComparedTarget("kodable", "the same orders with Kodable, by SmartJSONDecoder") { data in
      let report = try SmartJSONDecoder().report(ComparedKodable.Order.self, from: data)
      return (report.value, report.repairs.map(DiagnosticRecord.init))
    },
    ComparedVersion2.target,
  ]
}
