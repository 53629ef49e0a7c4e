import ConformanceKit
import DecoderLaw
import SuiteProof
import Testing

/// The reference passes every case, and each of its faults is caught by the cases that say so.
@Suite struct ReferenceTests {
  @Test("The reference passes every case, so the cases agree with each other")
  func reference() async {
    let report = await ConformanceRunner(subject: ReferenceSubject()).report()
    #expect((report.failures + report.advice).map(\.explanation) == [])
    #expect(report.claimed().isPerfect && report.claimed().total > 700)
  }

  @Test("Fault ids are unique and kebab")
  func ids() {
    #expect(Set(Fault.all.map(\.id)).count == Fault.all.count)
    #expect(Fault.all.allSatisfy { CaseID(rawValue: "a/b/\($0.id)").isWellFormed })
    #expect(Fault.all.count >= 60)
  }

  @Test("A suite that catches nothing is found out")
  func weakSuite() async throws {
    let weak = ConformanceSuite.fixture(
      .fixture(
        input: #"{"n":"a","v":2}"#,
        expect: .value(#"{"n":"a","v":2}"#),
        kills: ["null-is-rejected"]
      )
    )
    let fault = try #require(Fault.named("null-is-rejected"))
    let matrix = await KillMatrix.measured(suite: weak, faults: [fault])
    #expect(matrix.survivors == ["null-is-rejected"])
    #expect(matrix.falseClaims == ["nulls/field/explicit: null-is-rejected"])
    #expect(!matrix.isSound)
    #expect(StrengthTable(matrix).text.contains("no case catches null-is-rejected"))
  }

  @Test("A case that the reference fails voids the matrix")
  func wrongCase() async {
    let wrong = ConformanceSuite.fixture(.fixture(expect: .value(#"{"n":"x","v":2}"#)))
    let matrix = await KillMatrix.measured(suite: wrong, faults: [])
    #expect(matrix.referenceFailures.map(\.id) == ["nulls/field/explicit"])
    #expect(!matrix.isSound)
  }
}

/// The strength of the built-in suite, measured once for all tests.
///
/// The whole matrix takes an unoptimized build a minute; `smartcertify strength` measures it.
let builtInStrength = Task { await KillMatrix.measured(isByDesign: true) }

/// Each fault is caught by all cases that name it, and each failure helps.
@Test("Each fault is caught by the cases that name it", arguments: Fault.all.map(\.id))
func isCaught(_ fault: String) async {
  let matrix = await builtInStrength.value
  let killers = Set(matrix.killers[fault] ?? [])
  let declared = Set(matrix.declared[fault] ?? [])
  #expect(!declared.isEmpty, "no case names the fault")
  #expect(
    declared.isSubset(of: killers),
    "not caught by \(declared.subtracting(killers).sorted())"
  )
  let unhelpful = matrix.unhelpful.filter { $0.hasSuffix(": \(fault)") }
  #expect(unhelpful.isEmpty)
}
