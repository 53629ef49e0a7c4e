import ConformanceKitTesting
import Foundation
import Testing

/// Traps in one model, and answers only in a process that was started for it.
private struct TrappingSubject: ConformanceSubject {
  let manifest = SubjectManifest(name: "trapping", version: "1")

  func binds(_ model: ModelID) -> Bool { !model.rawValue.contains("-") }

  func respond(to request: SubjectRequest) async -> SubjectResponse {
    if request.input.isEmpty { fatalError("planted trap") }
    let isApart = ProcessInfo.processInfo.environment["CONFORMANCE_ADAPTER"] == manifest.name
    return isApart
      ? .decoded(.object(["n": .string("a"), "v": .integer("1")]))
      : .broken("asked in the process of the tests")
  }
}

@Suite struct IsolationTests {
  private static let cases = ["first", "second", "third"]
    .map { name in
      ConformanceCase(
        CaseID(rawValue: "isolation/case/\(name)"),
        name,
        clause: "X-1",
        model: "leaf",
        input: .text(name == "second" ? "" : #"{"n":"a","v":1}"#),
        expect: .value(#"{"n":"a","v":1}"#)
      )
    }

  private static let runner = ConformanceRunner(
    subject: TrappingSubject().isolated,
    suite: ConformanceSuite(version: "1.0", cases: cases)
  )

  @Test("A trap costs one case, and the message names it and the place", arguments: cases)
  func trap(conformanceCase: ConformanceCase) async {
    await withKnownIssue {
      await Self.runner.certify(conformanceCase)
    } when: {
      conformanceCase.title == "second"
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("[isolation/case/second] crashed") && text.contains("planted trap")
    }
  }
}
