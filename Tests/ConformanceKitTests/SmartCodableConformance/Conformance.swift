import ConformanceKit
import ConformanceKitTesting
import SmartCodableConformance
import Testing

/// The subjects of the cases: SmartCodable, and without leniency where a case asks what strict decoders
/// refuse.
private let lenient = ConformanceRunner(
  subject: SmartDecoderSubject.subject,
  ledgerAt: "../../Ledgers/smartcodable.json"
)
private let strict = ConformanceRunner(
  subject: SmartStrictSubject.subject,
  ledgerAt: "../../Ledgers/smartcodable-strict.json"
)

/// Every case, in one function since a function for each took the compiler two minutes.
///
/// `CONFORMANCE_FILTER` chooses among them, and `ConformanceKitXCTestTests` has them by name.
@Test("SmartCodable answers each case as it asks", arguments: ConformanceSuite.current.selected)
func conforms(_ conformanceCase: ConformanceCase) async {
  await (conformanceCase.needs.contains(.strict) ? strict : lenient).certify(conformanceCase)
}

@Test("The run of all cases is in order")
func runIsInOrder() {
  lenient.certifyRun()
}
