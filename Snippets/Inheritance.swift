// A model that inherits from another, with mappings and a hook in both.

import Foundation
import SmartCodableInherit

class Person: SmartCodable {
  var name = ""

  required init() {}

  class func mappingForKey() -> [SmartKeyTransformer]? {
    [CodingKeys.name <--- ["name", "full_name"]]
  }

  func didFinishMapping() { name = name.capitalized }
}

@SmartSubclass
class Student: Person {
  var age = 0
  @SmartDate var enrolled: Date?

  override class func mappingForKey() -> [SmartKeyTransformer]? {
    [CodingKeys.age <--- "stu_age"] + (super.mappingForKey() ?? [])
  }

  override func didFinishMapping() {
    super.didFinishMapping()
    age = max(age, 0)
  }
}

let json = #"{"full_name":"ann","stu_age":"-3","enrolled":1700000000}"#
let student = Student.deserialize(from: json)
print(student?.name ?? "nil", student?.age ?? 1, student?.enrolled != nil)
// Ann 0 true
print(student?.toJSONString() ?? "nil")
// {"name":"Ann","age":0,"enrolled":1700000000}
