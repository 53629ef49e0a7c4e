extension Zoo {
  /// A class whose subclass shares its container.
  class Vehicle: Decodable, Equatable, @unchecked Sendable {
    let wheels: Int
    let name: String?

    static func == (left: Vehicle, right: Vehicle) -> Bool {
      left.wheels == right.wheels && left.name == right.name
    }
  }

  /// Reads its own members and passes the same decoder to its superclass.
  final class Car: Vehicle, ZooType, @unchecked Sendable {
    let doors: Int

    private enum CodingKeys: CodingKey { case doors }

    required init(from decoder: any Decoder) throws {
      doors = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .doors)
      try super.init(from: decoder)
    }

    static let seedInputs = [
      #"{"wheels":4,"name":"n","doors":2}"#, #"{"wheels":4,"doors":2}"#,
      #"{"wheels":"4","doors":2}"#,
      #"{"wheels":4,"doors":"2"}"#, #"{"doors":2}"#, #"{"wheels":4,"name":1,"doors":2}"#, "[]",
    ]
  }

  /// Reads its superclass from a member of its own.
  final class Truck: Vehicle, ZooType, @unchecked Sendable {
    let load: Double
    let trailer: Vehicle?

    private enum CodingKeys: CodingKey { case load, trailer }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      load = try container.decode(Double.self, forKey: .load)
      trailer = try container.decodeIfPresent(Vehicle.self, forKey: .trailer)
      try super.init(from: container.superDecoder())
    }

    static let seedInputs = [
      #"{"super":{"wheels":6,"name":"n"},"load":1.5,"trailer":{"wheels":2}}"#,
      #"{"super":{"wheels":6},"load":1}"#, #"{"wheels":6,"load":1}"#, #"{"super":null,"load":1}"#,
      #"{"super":{"wheels":"6"},"load":1}"#, #"{"super":{"wheels":6},"load":1,"trailer":{}}"#,
      #"{"super":[],"load":1}"#, #"{"super":{"wheels":6},"load":"1","trailer":null}"#,
    ]
  }
}
