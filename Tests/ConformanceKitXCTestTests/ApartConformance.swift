@_exported import ConformanceKitXCTest
import Foundation

/// Answers only in a process that was started for it.
private struct ApartSubject: ConformanceSubject {
  let manifest = SubjectManifest(name: "apart", version: "1")

  func binds(_ model: ModelID) -> Bool { !model.rawValue.contains("-") }

  func respond(to request: SubjectRequest) async -> SubjectResponse {
    let isApart = ProcessInfo.processInfo.environment["CONFORMANCE_ADAPTER"] == manifest.name
    return isApart
      ? .decoded(.object(["n": .string("a"), "v": .integer("1")]))
      : .broken("asked in the process of the tests")
  }
}

/// An isolated subject is asked in the second process of the tests.
class ApartConformance: ConformanceTestCase {
  override class var runner: ConformanceRunner {
    let only = ConformanceCase(
      "isolation/case/only",
      "a number",
      clause: "X-1",
      model: "leaf",
      input: #"{"n":"a","v":1}"#,
      expect: .value(#"{"n":"a","v":1}"#)
    )
    return ConformanceRunner(
      subject: ApartSubject().isolated,
      suite: ConformanceSuite(version: "1.0", cases: [only])
    )
  }
  func testConformance() async { await certifyAll() }
}

/// Its first test has a name of its own.
final class ApartByHand: ApartConformance {
  func testByHand() async throws {
    for conformanceCase in Self.runner.suite.cases { try await certify(conformanceCase) }
  }
}
