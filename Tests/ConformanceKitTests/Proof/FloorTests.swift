import ConformanceKit
import Testing

@Suite struct FloorTests {
  private func report(on floor: FloorSubject) async -> ConformanceReport {
    await ConformanceRunner(subject: floor).report()
  }

  @Test("Refusing everything passes exactly the cases that expect a refusal")
  func rejectAll() async {
    let report = await report(on: .rejectAll)
    let passed = Set(report.verdicts.filter(\.matches).map(\.id))
    let refusals = ConformanceSuite.current.cases.filter { conformanceCase in
      switch conformanceCase.expectation {
      case .rejection(nil, _), .rejection(.malformedInput, _): true
      default: false
      }
    }
    #expect(passed == Set(refusals.map(\.id)))
    #expect(!report.isClean)
  }

  @Test("Giving initial values to everything passes little")
  func allDefaults() async {
    let report = await report(on: .allDefaults)
    #expect(report.claimed().share < 0.1)
    #expect(report.claimed().passed > 0)
  }

  @Test("No floor passes an area", arguments: FloorSubject.allCases)
  func areas(floor: FloorSubject) async {
    let report = await report(on: floor)
    for chapter in ConformanceSuite.current.chapters {
      #expect(!report.plain(in: chapter).isPerfect, "\(chapter)")
    }
  }

  @Test("A score is measured from its floor upward")
  func correction() throws {
    let floor = Score(passed: 5, total: 10)
    #expect(Score(passed: 10, total: 10).corrected(by: floor) == 1)
    #expect(Score(passed: 5, total: 10).corrected(by: floor) == 0)
    let middle = try #require(Score(passed: 8, total: 10).corrected(by: floor))
    #expect(abs(middle - 0.6) < 1e-9)
    #expect(Score(passed: 10, total: 10).corrected(by: Score(passed: 1, total: 1)) == nil)
  }
}
