import Foundation
import FuzzKit
import OrderJSON
import Testing

@testable import fuzz_decoders

/// What a campaign has found, and values that must survive.
@Suite struct RegressionTests {
  @Test(arguments: FuzzRegression.all(in: "Regressions"))
  func staysFixed(_ regression: FuzzRegression) throws {
    try regression.check([ParcelTarget(bug: nil)])
  }

  @Test func ordersSurvive() throws {
    try RoundTripCheck(Order.self, examples: JSONTarget.documents, where: { !$0.article.isEmpty })
      .run {
        try PropertyListEncoder().encode($0)
      } decode: {
        try PropertyListDecoder().decode(Order.self, from: $0)
      }
  }
}
