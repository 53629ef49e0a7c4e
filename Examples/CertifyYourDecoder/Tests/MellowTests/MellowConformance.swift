import ConformanceKitTesting
import MellowSubject
import Testing

private let runner = ConformanceRunner(subject: mellow.isolated, ledgerAt: "../../deviations.json")

@Test(arguments: ConformanceSuite.current.selected)
func conforms(_ conformanceCase: ConformanceCase) async { await runner.certify(conformanceCase) }
@Test func runIsInOrder() { runner.certifyRun() }
