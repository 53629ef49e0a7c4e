// Reads JSON whose kind is not known in advance.

import Foundation
import SmartCodable

struct Event: SmartCodable {
  var name = ""
  @SmartAny var value: Any?
  @SmartAny var payload: [String: Any] = [:]
}

let input = """
  [{"name":"level","value":3,"payload":{"at":[1.5,true,null],"by":{"id":7}}},
   {"name":"title","value":"Ann","payload":[]}]
  """
let events = [Event].deserialize(from: input) ?? []

for event in events {
  switch event.value {
  case let number as Int: print(event.name, "is the number", number)
  case let text as String: print(event.name, "is the text", text)
  default: print(event.name, "is something else")
  }
}
// level is the number 3
// title is the text Ann

let list = events.first?.payload["at"] as? [Any] ?? []
print(list.first as? Double ?? 0, list[1] as? Bool ?? false, list.last is NSNull)
// 1.5 true true
print(events.last?.payload.isEmpty ?? false)
// true

struct Settings: SmartCodable {
  @SmartAny var volume: NSNumber = 5
  @SmartAny var tag: AnyHashable = "none"
  @SmartAny var slots: [Int: Any] = [:]
}

let settings = Settings.deserialize(from: #"{"volume":7,"tag":[1,"a"],"slots":{"1":true,"x":2}}"#)
print(settings?.volume ?? 0, settings?.tag == AnyHashable([1, "a"] as [AnyHashable]))
// 7 true
print(settings?.slots.keys.sorted() ?? [])
// [1]

struct Person: SmartCodable { var id = 0 }
let by = events.first?.payload["by"] as? [String: Any]
print(Person.deserialize(from: by) ?? Person())
// Person(id: 7)

print(events.first?.toJSONString() ?? "")
// {"name":"level","value":3,"payload":{"at":[1.5,true,null],"by":{"id":7}}}
