import FuzzKit

/// Scalars of every kind and an enum.
struct PlantedOrder: PlantedModel {
  enum State: String, Codable, PlantedReadable {
    case open, sent, done

    static func read(_ value: PlantedValue, _ reader: PlantedReader) -> State? {
      guard value.kind == .string, let state = State(rawValue: reader.text(of: value)) else {
        return reader.refuse(value, "State")
      }
      return state
    }
  }

  static let seedInputs = [
    #"{"id":1042,"quantity":3,"price":19.5,"paid":true,"note":"leave at the door","state":"sent"}"#,
    #"{"id":7,"quantity":12,"price":0.25,"paid":false,"note":"","state":"open"}"#,
  ]

  var id = 0
  var quantity: UInt8 = 0
  var price = 0.0
  var paid = false
  var note = ""
  var state = State.open

  mutating func read(from object: PlantedObject) {
    object.read("id", into: &id)
    object.read("quantity", into: &quantity)
    object.read("price", into: &price)
    object.read("paid", into: &paid)
    object.read("note", into: &note)
    object.read("state", into: &state)
  }
}
