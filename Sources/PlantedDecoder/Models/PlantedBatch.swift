import FuzzKit

/// Arrays of models and numbers, an optional model, and one that may be stringified.
struct PlantedBatch: PlantedModel {
  struct Item: PlantedModel {
    static let seedInputs: [String] = []

    var sku = ""
    var count = 0

    mutating func read(from object: PlantedObject) {
      object.read("sku", into: &sku)
      object.read("count", into: &count)
    }
  }

  static let seedInputs = [
    #"{"items":[{"sku":"A1","count":2},{"sku":"B2","count":5}],"totals":[1.5,20.25],"#
      + #""owner":{"sku":"C3","count":1},"payload":{"sku":"D4","count":8}}"#
  ]

  var items: [Item] = []
  var totals: [Double] = []
  var owner: Item?
  var payload = Item()

  mutating func read(from object: PlantedObject) {
    object.read("items", into: &items)
    object.read("totals", into: &totals)
    object.read("owner", into: &owner)
    object.read("payload", into: &payload)
  }
}
