package import ReportKit

/// How the profiles of decoders moved over several reports.
package struct CertificationHistory {
  private let reports: [(name: String, report: RecordedReport)]

  /// Creates a history of reports, oldest first.
  package init(_ reports: [(name: String, report: RecordedReport)]) {
    self.reports = reports
  }

  /// A section for each decoder, with a row for each profile that it ever claimed.
  package var table: HistoryTable {
    var names: [String] = []
    for subject in reports.flatMap(\.report.subjects) where !names.contains(subject.name) {
      names.append(subject.name)
    }
    return HistoryTable(
      "Certificates over \(reports.count) reports",
      columns: reports.map(\.name),
      sections: [HistoryTable.Section("Suite", suiteRows)] + names.map(section)
    )
  }

  private var suiteRows: [HistoryTable.Row] {
    [
      row("version") { HistoryTable.Cell($0.suiteVersion) },
      row("complete") {
        $0.isInterrupted
          ? HistoryTable.Cell("interrupted", .bad)
          : $0.filter == nil ? HistoryTable.Cell("yes") : HistoryTable.Cell("some cases")
      },
    ]
  }

  private func section(_ subject: String) -> HistoryTable.Section {
    let results = reports.map { $0.report.subjects.first { $0.name == subject } }
    var profiles: [String] = []
    for profile in results.compactMap({ $0?.certificate }).flatMap(\.profiles)
    where !profiles.contains(profile.name) {
      profiles.append(profile.name)
    }
    let conformant = HistoryTable.Row(
      "Codable-conformant",
      results.map { result in
        guard let certificate = result?.certificate else { return .missing }
        return certificate.isConformant
          ? HistoryTable.Cell("yes", .good) : HistoryTable.Cell("no", .bad)
      }
    )
    let rows = profiles.map { name in
      HistoryTable.Row(
        name,
        results.map { result in
          guard let profile = result?.certificate?.profiles.first(where: { $0.name == name })
          else { return .missing }
          let score = "\(profile.passed.grouped)/\(profile.total.grouped)"
          return profile.isHeld
            ? HistoryTable.Cell("held \(score)", .good) : HistoryTable.Cell("no \(score)", .bad)
        }
      )
    }
    return HistoryTable.Section(subject, [conformant] + rows)
  }

  private func row(_ name: String, _ cell: (RecordedReport) -> HistoryTable.Cell)
    -> HistoryTable.Row
  {
    HistoryTable.Row(name, reports.map { cell($0.report) })
  }
}
