import SmartCodable

/// A class hierarchy with hand-written coding in the subclass.
class Base: SmartCodable {
  var name = "base"
  var count = 1
  var child: Nested.Child?

  required init() {}
}

/// The subclass, whose coding calls that of its superclass first.
final class Derived: Base, FuzzModel {
  var level = 7
  var list: [Int] = [8]
  var note: String?

  private enum CodingKeys: String, CodingKey {
    case level, list, note
  }

  required init() { super.init() }

  required init(from decoder: any Decoder) throws {
    try super.init(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    level = try container.decode(Int.self, forKey: .level)
    list = try container.decode([Int].self, forKey: .list)
    note = try container.decodeIfPresent(String.self, forKey: .note)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(level, forKey: .level)
    try container.encode(list, forKey: .list)
    try container.encodeIfPresent(note, forKey: .note)
  }

  static let seedInputs = [
    #"{"name":"n","count":2,"child":{"name":"c","count":3,"tags":[]},"level":4,"list":[5],"#
      + #""note":"x"}"#,
    #"{"name":null,"count":"2","level":"4","list":[1,"x"],"child":{}}"#,
  ]
}
