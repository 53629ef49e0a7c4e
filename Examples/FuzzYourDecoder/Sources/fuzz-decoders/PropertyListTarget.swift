import Foundation
import FuzzKit
import OrderJSON

/// Foundation's decoder of property lists, in XML: the kit has a writer of that format, so all laws apply.
struct PropertyListTarget: FuzzTarget {
  let name = "property-list"
  let summary = "an order, by PropertyListDecoder, in XML"
  let laws: TargetLaws = [
    .repeatable, .stateless, .keyOrder, .unknownKeys, .agreement, .strictEquality,
  ]
  let format: FuzzFormat? = FuzzFormat(XMLPropertyList(), for: Order.self)
  let seedInputs = JSONTarget.documents

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    context.execution { try PropertyListDecoder().decode(Order.self, from: Data(input)) }
  }

  /// The decoder is strict as it is, so it must also refuse what the reference refuses, for the same reason.
  func strict(_ input: [UInt8], in context: RunContext) -> Execution? { run(input, in: context) }

  func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
    context.foundation(Order.self, from: input)
  }
}
