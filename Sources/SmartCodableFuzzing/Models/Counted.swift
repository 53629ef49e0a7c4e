import FuzzKit
import PlatformSupport
import SmartCodable

/// A coding key that counts how often its text is read and how often one is created, and all else that is counted.
struct CountedKey: CodingKey {
  private let text: String

  init(_ text: String) { self.text = text }

  init?(stringValue: String) {
    Self.count()
    text = stringValue
  }

  init?(intValue: Int) { nil }

  var intValue: Int? { nil }

  var stringValue: String {
    Self.count()
    return text
  }

  /// The calls of this process so far; only differences on one thread are meaningful.
  static var calls: UInt64 { counter.load(ordering: .relaxed) }

  private static let counter = Atomic<UInt64>(0)

  static func count() { counter.add(1, ordering: .relaxed) }
}

/// A model that counts what the decoder does with it: models created, keys read, hooks called.
final class Counted: FuzzModel {
  var name = "node"
  var next: Counted?
  var list: [Counted] = []
  var map: [String: Counted] = [:]
  var numbers: [Int] = []
  @SmartAny var any: Any?

  init() { CountedKey.count() }

  init(from decoder: any Decoder) throws {
    CountedKey.count()
    let container = try decoder.container(keyedBy: CountedKey.self)
    _ = container.allKeys
    name = try container.decode(String.self, forKey: CountedKey("name"))
    next = try container.decodeIfPresent(Counted.self, forKey: CountedKey("next"))
    list = try container.decode([Counted].self, forKey: CountedKey("list"))
    map = try container.decode([String: Counted].self, forKey: CountedKey("map"))
    numbers = try container.decode([Int].self, forKey: CountedKey("numbers"))
    _any = try container.decode(SmartAny<Any?>.self, forKey: CountedKey("any"))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CountedKey.self)
    try container.encode(name, forKey: CountedKey("name"))
    try container.encodeIfPresent(next, forKey: CountedKey("next"))
    try container.encode(list, forKey: CountedKey("list"))
    try container.encode(map, forKey: CountedKey("map"))
    try container.encode(numbers, forKey: CountedKey("numbers"))
  }

  func didFinishMapping() { CountedKey.count() }

  /// It lists keys, so a null member is meaningful, and the content of `any` is not observed.
  static let laws = TargetLaws.universal

  static let seedInputs = [
    #"{"name":"a","next":{"name":"b","list":[{"name":"c"}]},"list":[{"map":{"x":{"numbers":[1]}}}],"#
      + #""map":{"y":{"next":{}}},"numbers":[1,2,3],"any":[{"k":null}]}"#,
    #"{"next":"{\"next\":\"{\\\"name\\\":1}\"}","list":["{}",1],"map":{"k":"{}"},"numbers":["1"]}"#,
  ]
}
