import ConformanceKit
import ConformanceKitTesting
import SmartCodableConformance
import Testing

/// The subjects that the named tests in `Cases` run against: SmartCodable, and without leniency where a
/// case asks what strict decoders refuse.
private let lenient = ConformanceRunner(
  subject: SmartDecoderSubject.subject,
  ledgerAt: "../Ledgers/smartcodable.json"
)
private let strict = ConformanceRunner(
  subject: SmartStrictSubject.subject,
  ledgerAt: "../Ledgers/smartcodable-strict.json"
)

/// Runs the case with this id; every function in `Cases` calls it.
func conforms(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) async {
  let id = CaseID(rawValue: id)
  let isStrict = ConformanceSuite.current[id]?.needs.contains(.strict) == true
  await (isStrict ? strict : lenient).certify(id, sourceLocation: sourceLocation)
}
