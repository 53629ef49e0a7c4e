import ConformanceKit
import ConformanceKitTesting
import SmartCodableConformance
import Testing

/// The subject that the named tests in `Cases` run against.
private let runner = ConformanceRunner(subject: SmartDecoderSubject.subject)

/// Runs the case with this id; every function in `Cases` calls it.
func conforms(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) async {
  await runner.certify(CaseID(rawValue: id), sourceLocation: sourceLocation)
}
