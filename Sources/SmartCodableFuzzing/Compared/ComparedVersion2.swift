import Foundation
import FuzzKit
import SmartCodableV2

/// The model of the compared documents with version 2, which does not report what it replaced.
enum ComparedVersion2 {
  struct Order: SmartCodable {
    var id = 0
    var paid = false
    var total = 0.0
    var customer = Customer()
    var note: String?
    var items: [Item] = []
    var tags: [String] = []
  }

  struct Customer: SmartCodable {
    var name = ""
    var age = 0
  }

  struct Item: SmartCodable {
    var sku = ""
    var count = 0
  }

  private struct Refused: Error {}

  static let target = ComparedTarget(
    "version-2",
    "the same orders by the API of version 2, which reports no repairs"
  ) { data in
    guard let order = Order.deserialize(data: data) else { throw Refused() }
    return (order, [])
  }
}
