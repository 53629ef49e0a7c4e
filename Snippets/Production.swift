// What to make of reports in an app: numbers for a dashboard, a limit, and no user data.

import SmartCodable

struct Order: SmartCodable {
  var id = 0
  var items: [Item] = []
}

struct Item: SmartCodable {
  var price = 0.0
  var count = 1
}

struct RepairCounter {
  private(set) var counts: [String: Int] = [:]

  mutating func add<Value>(_ report: SmartDecodingReport<Value>) {
    for repair in report.repairs {
      counts["\(Value.self).\(repair.field) \(repair.kind)", default: 0] += 1
    }
  }
}

extension SmartRepair {
  var field: String {  // without indexes, so that a field has one count
    let keys = path.compactMap { if case .key(let key) = $0 { key } else { nil } }
    return keys.joined(separator: ".")
  }
}

let responses = [
  #"{"id":1,"items":[{"price":"2.50","count":1},{"price":"3.00","count":2}]}"#,
  #"{"id":2,"items":[{"price":2.5,"count":1}]}"#,
  #"{"id":3,"items":[{"price":null},"gift"]}"#,
]

var counter = RepairCounter()
for response in responses {
  let report = try Order.decode(from: response)
  counter.add(report)
  let losses = report.repairs.filter { $0.action != .converted }
  if !losses.isEmpty { print("order \(report.value.id):", losses.map(\.field)) }
}
// order 3: ["items.price", "items.count", "items"]

let payment = try Order.decode(from: responses[2])
let isSafe = !payment.repairs.contains { $0.field == "items.price" && $0.action != .converted }
print(isSafe)
// false

for field in counter.counts.keys.sorted() { print(field, counter.counts[field] ?? 0) }
// Order.items invalid 1
// Order.items.count missing 1
// Order.items.price converted 2
// Order.items.price null 1
