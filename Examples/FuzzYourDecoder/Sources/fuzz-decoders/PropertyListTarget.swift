import Foundation
import FuzzKit
import OrderJSON

/// Foundation's decoder of property lists, in XML: the kit has a writer of that format, so all laws apply.
struct PropertyListTarget: FuzzTarget {
  let name = "property-list"
  let summary = "an order, by PropertyListDecoder, in XML"
  let laws: TargetLaws = [.repeatable, .stateless, .keyOrder, .unknownKeys, .agreement]
  let format: FuzzFormat? = FuzzFormat(XMLPropertyList(), for: Order.self)
  let seedInputs = JSONTarget.documents

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    context.execution { try PropertyListDecoder().decode(Order.self, from: Data(input)) }
  }

  func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
    context.foundation(Order.self, from: input)
  }
}
