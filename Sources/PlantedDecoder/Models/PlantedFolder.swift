import FuzzKit

/// A model that contains itself, and a dictionary of numbers.
struct PlantedFolder: PlantedModel {
  static let seedInputs = [
    #"{"label":"root","size":120,"children":[{"label":"docs","size":40,"children":[],"#
      + #""marks":{"read":1}}],"marks":{"new":2,"old":5}}"#
  ]

  var label = ""
  var size = 0
  var children: [PlantedFolder] = []
  var marks: [String: Int] = [:]

  mutating func read(from object: PlantedObject) {
    object.read("label", into: &label)
    object.read("size", into: &size)
    object.read("children", into: &children)
    object.read("marks", into: &marks)
  }
}
