import ConformanceKitTesting
import Testing

private let tiny = FormattedSubject(
  DropInSubject(SubjectManifest(name: "Tiny", version: "1.0", capabilities: [.strict])) {
    settings in
    for setting in settings.keys { throw UnsupportedSetting(setting) }
    return TinyDecoder()
  },
  format: TinyFormat()
)

@Test func `a decoder of a format of its own holds the contract`() async {
  let report = await ConformanceRunner(subject: tiny).report()
  #expect(report.certificate?.held == [.contract, .strict])
  #expect(report.verdicts.count { $0.outcome == .passed } > 400)
  #expect(report.failures.allSatisfy { $0.requirement == .should }, "\(report.failures.map(\.id))")
}
