import FuzzKit
import SmartCodable

/// Hand-written coding: nested containers, single elements, dynamic keys, `super`.
struct HandWritten: FuzzModel {
  var id = 3
  var note: String? = "note"
  var x = 1.5
  var first = 0
  var rest: [String] = []
  var keys: [String] = []
  var hasNote = false
  var base = Nested.Child()
  var point = Point()

  /// A model that is a single value.
  struct Point: SmartCodable {
    var text = "0"

    init() {}

    init(from decoder: any Decoder) throws {
      text = try decoder.singleValueContainer().decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, note, position, list, point
  }

  private enum PositionKeys: String, CodingKey {
    case x, y
  }

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    note = try container.decodeIfPresent(String.self, forKey: .note)
    hasNote = container.contains(.note)
    keys = container.allKeys.map(\.stringValue)
    let position = try container.nestedContainer(keyedBy: PositionKeys.self, forKey: .position)
    x = try position.decodeIfPresent(Double.self, forKey: .x) ?? 7
    var list = try container.nestedUnkeyedContainer(forKey: .list)
    first = (try? list.decode(Int.self)) ?? -1
    while !list.isAtEnd {
      rest.append(try list.decodeIfPresent(String.self) ?? "nil")
    }
    point = try container.decode(Point.self, forKey: .point)
    // A decoder for a scalar has no keyed container.
    if let child = try? Nested.Child(from: container.superDecoder()) { base = child }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(note, forKey: .note)
    var position = container.nestedContainer(keyedBy: PositionKeys.self, forKey: .position)
    try position.encode(x, forKey: .x)
    try position.encode(keys.count, forKey: .y)
    var list = container.nestedUnkeyedContainer(forKey: .list)
    try list.encode(first)
    for text in rest { try list.encode(text) }
    try container.encode(point, forKey: .point)
    try base.encode(to: container.superEncoder())
  }

  /// It checks which keys are present, including null ones, and in which order.
  static let laws = TargetLaws.universal

  static let seedInputs = [
    #"{"id":1,"note":"n","position":{"x":2.5,"y":1},"list":[1,"a","b"],"point":"1,2","#
      + #""super":{"name":"s","count":2,"tags":["t"]}}"#,
    #"{"id":"x","note":null,"position":"{\"x\":\"3\"}","list":["x",null,2,[]],"point":12}"#,
    #"{"position":[],"list":{},"point":null,"super":null}"#,
  ]
}
