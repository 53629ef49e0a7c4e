import FuzzKit
import OrderJSON

/// The decoder written by hand.
struct OrderTarget: FuzzTarget {
  let name = "order"
  let summary = "an order, by a decoder of its own with two bugs"
  let laws: TargetLaws = [.repeatable, .stateless, .keyOrder]
  let seedInputs = JSONTarget.documents
  var ownLaws: [any FuzzLaw] { [Reversed()] }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    do throws(OrderDecoder.Failure) {
      return .decoded(context.observe(try OrderDecoder.decode(input)))
    } catch {
      switch error {
      case .syntax: return .thrown("syntax")
      case .missing: return .thrown("missing")
      }
    }
  }
}
