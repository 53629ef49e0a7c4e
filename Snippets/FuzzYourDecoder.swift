// Fuzzes a decoder of one's own: a target says how to decode, and FuzzKit does the rest.
// swift run -c release FuzzYourDecoder --iterations 100000

import Foundation
import FuzzKit

struct PersonTarget: FuzzTarget {
  struct Person: Codable { var name: String, age: Int, tags: [String]? }
  let name = "person"
  let laws: TargetLaws = [.repeatable, .keyOrder, .spelling]
  let seedInputs = [#"{"name":"Ann","age":7,"tags":["a"]}"#]
  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    context.execution { try JSONDecoder().decode(Person.self, from: Data(input)) }
  }
}

Campaign.main([PersonTarget()])
