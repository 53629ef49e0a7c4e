import Foundation
import FuzzKit
import OrderJSON

/// Foundation's decoder of property lists, in XML.
///
/// Inputs that are no JSON are changed byte by byte, so any text format can be fuzzed like this.
struct PropertyListTarget: FuzzTarget {
  let name = "property-list"
  let summary = "an order, by PropertyListDecoder, in XML"
  let laws: TargetLaws = [.repeatable, .stateless]
  let seedInputs = [
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>article</key><string>tea</string><key>count</key>
    <integer>2</integer><key>price</key><integer>350</integer><key>total</key>
    <integer>700</integer></dict></plist>
    """
  ]

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    do {
      let order = try PropertyListDecoder().decode(Order.self, from: Data(input))
      return .decoded(context.observe(order))
    } catch {
      return .thrown("refused")
    }
  }
}
