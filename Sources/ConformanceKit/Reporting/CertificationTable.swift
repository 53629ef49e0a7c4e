/// The cells of tables that count cases.
enum CertificationTable {
  /// The score of all cases, followed by that of the claimed ones if it differs.
  package static func cell(_ report: ConformanceReport, _ chapter: String?) -> String {
    let plain = report.plain(in: chapter)
    let claimed = report.claimed(in: chapter)
    return plain == claimed ? "\(plain)" : "\(plain) (\(claimed))"
  }

  /// The share as a percentage with one decimal, rounded down, so that 100 % means all.
  package static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded(.down))
    let sign = tenths < 0 ? "-" : ""
    return "\(sign)\(abs(tenths) / 10).\(abs(tenths) % 10) %"
  }
}
