import ConformanceKitTesting
import Testing
import Tiny

/// A decoder of a format of its own, that claims what `JSONDecoder` claims of types and containers.
private func subject(
  _ name: String,
  _ format: some SuiteFormat,
  _ decoder: some DropInDecoder & Sendable
) -> FormattedSubject {
  let manifest = SubjectManifest(name: name, version: "1.0", capabilities: [.strict])
  let subject = DropInSubject(manifest) { settings in
    for setting in settings.keys { throw UnsupportedSetting(setting) }
    return decoder
  }
  return FormattedSubject(subject, format: format)
}

private let subjects = [
  "a binary format": subject("Tiny", TinyFormat(), TinyDecoder()),
  "a text with a table on top": subject("Shelf", ShelfFormat(), ShelfDecoder()),
]

@Test(arguments: subjects.keys.sorted())
func `a decoder of a format with types holds the contract`(format: String) async throws {
  let subject = try #require(subjects[format])
  // As a program it would be asked these first.
  let smoke = await SmokeTest.run(subject)
  #expect(smoke.isPassed, "\(smoke)")
  let report = await ConformanceRunner(subject: subject).report()
  #expect(report.certificate?.held == [.contract, .strict])
  #expect(report.verdicts.count { $0.outcome == .passed } > 400)
  #expect(report.failures.isEmpty, "\(report.failures.map(\.explanation))")
}
