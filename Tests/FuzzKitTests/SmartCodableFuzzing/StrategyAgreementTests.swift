import Foundation
import FuzzKit
import Testing

@testable import SmartCodableFuzzing

/// Single values under strategies, with JSONDecoder as the judge.
@Suite struct StrategyAgreementTests {
  @Test("The judge has an answer for every seed document under most strategies, and agrees")
  func judgeComparesSeeds() {
    let target = StrategyAgreementTarget()
    var agreed = 0
    for input in target.seedInputs {
      for options in 0..<UInt64(200) {
        let context = RunContext(iteration: 0, options: options &* 0x9E37_79B9_7F4A_7C15)
        switch target.judgement(of: .decoding, on: Array(input.utf8), in: context) {
        case .agrees?: agreed += 1
        case .silent?: break
        case let verdict: Issue.record("\(input): \(String(describing: verdict))")
        }
      }
    }
    #expect(agreed > 600)
  }
}
