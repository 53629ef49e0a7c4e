// Shows what a call had to repair: as data, from the call itself, or as a log, for all calls.

import SmartCodable

struct Order: SmartCodable {
  var id = 0
  var items: [Item] = []
}

struct Item: SmartCodable { var count = 1 }

let order = #"{"id":5,"items":[{"count":2},{"count":"many"}]}"#

for repair in try Order.decode(from: order).repairs {
  print(repair.pathDescription, repair.kind, repair.wanted, repair.found, repair.action)
}
// items[1].count invalid Int string initialValue

SmartSentinel.debugMode = .verbose
SmartSentinel.onLogGenerated { block in print("to be sent:", block.count > 0) }

_ = Order.deserialize(from: order)
// ================================  [Smart Sentinel]  ================================
// Order 👈🏻 👀
//    ╆━ items: [Item]
//       ╆━ Index 1
//          ┆┄ count: Expected to decode 'Int' but found ‘String’ instead.
// ====================================================================================
// to be sent: true

let items = #"{"items":["tea"]}"#
_ = Order.deserialize(from: items, options: [.logContext(header: "GET /order/6", footer: "200")])
// ================================  [Smart Sentinel]  ================================
// GET /order/6
// Order 👈🏻 👀
//    ┆┄ id: No value associated with key.
//    ╆━ items: [Item]
//       ┆┄ Index 0: Expected to decode 'Item' but found ‘String’ instead.
// 200
// ====================================================================================
// to be sent: true
