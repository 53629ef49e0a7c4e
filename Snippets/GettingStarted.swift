// The first five minutes: a model, a call, what was repaired, a mapping, and text again.

import SmartCodable

struct Order: SmartCodable {
  var id = 0
  var customer = "unknown"
  var state = State.open
  var items: [Item] = []

  enum State: String, SmartCaseDefaultable { case open, paid, shipped }

  static func mappingForKey() -> [SmartKeyTransformer]? {
    [CodingKeys.customer <--- ["customer", "buyer.name"]]
  }
}

struct Item: SmartCodable {
  var title = ""
  var count = 1
  var note: String?
}

let json = """
  {"data":{
    "id":"1024",
    "buyer":{"name":"Ann"},
    "state":"returned",
    "items":[{"title":"tea","count":2},{"title":"cup","count":null},"gift"]
  }}
  """

let order = Order.deserialize(from: json, designatedPath: "data") ?? Order()
print(order.id, order.customer, order.state)
// 1024 Ann open
print(order.items.map { "\($0.count) \($0.title)" })
// ["2 tea", "1 cup"]

let report = try Order.decode(from: json, designatedPath: "data")
for repair in report.repairs { print(repair) }
// 2:8 id: converted string "1024" to Int
// 4:11 state: found "returned", which is no State, used the initial value
// 5:61 items[1].count: found null instead of Int, used the initial value
// 5:67 items[2]: found "gift", which is no Item, dropped the element

do {
  _ = try Order.decode(from: "<html>Bad gateway</html>")
} catch {
  print("not an order")
}
// not an order

print(order.items.toJSONString() ?? "")
// [{"title":"tea","count":2},{"title":"cup","count":1}]
