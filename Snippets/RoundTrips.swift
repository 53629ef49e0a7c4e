// Checks that values survive a coder, and that a decoder has no old bug again, as unit tests do.

import Foundation
import FuzzKit

struct Person: Codable { var name: String, age: Int }

struct PersonTarget: FuzzTarget {
  let name = "person"
  let laws: TargetLaws = [.repeatable]
  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    let person = try? JSONDecoder().decode(Person.self, from: Data(input))
    return person.map { .decoded(context.observe($0)) } ?? .thrown("refused")
  }
}

func peopleSurvive() throws {
  try RoundTripCheck(Person.self, examples: [#"{"name":"Ann","age":7}"#])
    .run {
      try PropertyListEncoder().encode($0)
    } decode: {
      try PropertyListDecoder().decode(Person.self, from: $0)
    }
}

func staysFixed(_ regression: FuzzRegression) throws {
  try regression.check([PersonTarget()])
}

try peopleSurvive()
print("all survive")
// all survive
print((try? staysFixed(FuzzRegression.all(in: "no folder")[0])) == nil ? "none there" : "fixed")
// none there
