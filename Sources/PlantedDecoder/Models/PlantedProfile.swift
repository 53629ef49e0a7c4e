import FuzzKit

/// Optionals, arrays, a dictionary and a nested model.
struct PlantedProfile: PlantedModel {
  struct Address: PlantedModel {
    static let seedInputs: [String] = []

    var street = ""
    var zip = ""

    mutating func read(from object: PlantedObject) {
      object.read("street", into: &street)
      object.read("zip", into: &zip)
    }
  }

  static let seedInputs = [
    #"{"name":"Ann","nick":"annie","age":34,"tags":["red","blue"],"scores":[7,3,12],"#
      + #""settings":{"mail":true,"push":false},"address":{"street":"Main Road 5","zip":"8001"}}"#,
    #"{"name":"Bo","tags":[],"scores":[4],"settings":{},"address":{"street":"Hill","zip":"10"}}"#,
  ]

  var name = ""
  var nick: String?
  var age: Int?
  var tags: [String] = []
  var scores: [Int?] = []
  var settings: [String: Bool] = [:]
  var address = Address()

  mutating func read(from object: PlantedObject) {
    object.read("name", into: &name)
    object.read("nick", into: &nick)
    object.read("age", into: &age)
    object.read("tags", into: &tags)
    object.read("scores", into: &scores)
    object.read("settings", into: &settings)
    object.read("address", into: &address)
  }
}
