import Foundation
import FuzzKit
import OrderJSON

/// Foundation's decoder of JSON.
struct JSONTarget: FuzzTarget {
  let name = "json"
  let summary = "an order, by JSONDecoder"
  // Not strictSyntax: JSONDecoder looks at members that nobody reads only so far.
  let laws: TargetLaws = [.repeatable, .stateless, .keyOrder, .unknownKeys, .spelling]
  let seedInputs = Self.documents
  var ownLaws: [any FuzzLaw] { [Reversed()] }

  static let documents = [
    #"{"article":"tea","count":2,"price":350,"total":700}"#,
    #"{"article":"a \"cup\" \u00e9","count":-1,"price":0,"total":0,"note":"none"}"#,
  ]

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    context.execution { try JSONDecoder().decode(Order.self, from: Data(input)) }
  }
}
