import FuzzKit
import Testing

@testable import SmartCodableFuzzing

/// Elements that Kodables leave out or convert.
@Suite struct KodableListsTests {
  @Test(
    "The judge agrees on elements of every kind, and has no answer where a spelling is open",
    arguments: KodableListsTarget().seedInputs + [#"["a",-0,12345678901234567890,"b"]"#]
  )
  func judgeAgrees(input: String) {
    let verdict = KodableListsTarget()
      .judgement(of: .decoding, on: Array(input.utf8), in: RunContext(iteration: 0))
    if case .agrees? = verdict { return }
    Issue.record("\(String(describing: verdict))")
  }

  @Test("What is no list, or has a number that no double holds, is left out")
  func othersAreSilent() {
    for input in ["{}", "1", "[1e400]"] {
      let verdict = KodableListsTarget()
        .judgement(of: .decoding, on: Array(input.utf8), in: RunContext(iteration: 0))
      if case .silent? = verdict { continue }
      Issue.record("\(input): \(String(describing: verdict))")
    }
  }
}
