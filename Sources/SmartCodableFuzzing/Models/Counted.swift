import FuzzKit
import PlatformSupport
import SmartCodable

/// A model that counts what the decoder does with it: models created, keys read, hooks called.
final class Counted: SmartCodable {
  var name = "node"
  var next: Counted?
  var list: [Counted] = []
  var map: [String: Counted] = [:]
  var numbers: [Int] = []
  @SmartAny var any: Any?

  /// A coding key that counts how often its text is read and how often one is created.
  struct CodingKeys: CodingKey {
    private let text: String

    init(_ text: String) { self.text = text }

    init?(stringValue: String) {
      Counted.count()
      text = stringValue
    }

    init?(intValue: Int) { nil }

    var intValue: Int? { nil }

    var stringValue: String {
      Counted.count()
      return text
    }
  }

  /// The calls of this process so far; only differences on one thread are meaningful.
  static var calls: UInt64 { counter.load(ordering: .relaxed) }

  private static let counter = Atomic<UInt64>(0)

  private static func count() { counter.add(1, ordering: .relaxed) }

  init() { Self.count() }

  init(from decoder: any Decoder) throws {
    Self.count()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    _ = container.allKeys
    name = try container.decode(String.self, forKey: CodingKeys("name"))
    next = try container.decodeIfPresent(Counted.self, forKey: CodingKeys("next"))
    list = try container.decode([Counted].self, forKey: CodingKeys("list"))
    map = try container.decode([String: Counted].self, forKey: CodingKeys("map"))
    numbers = try container.decode([Int].self, forKey: CodingKeys("numbers"))
    _any = try container.decode(SmartAny<Any?>.self, forKey: CodingKeys("any"))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: CodingKeys("name"))
    try container.encodeIfPresent(next, forKey: CodingKeys("next"))
    try container.encode(list, forKey: CodingKeys("list"))
    try container.encode(map, forKey: CodingKeys("map"))
    try container.encode(numbers, forKey: CodingKeys("numbers"))
  }

  func didFinishMapping() { Self.count() }

  /// It lists keys, so a null member is meaningful, and the content of `any` is not observed.
  static let laws = TargetLaws.universal

  static let seedInputs = [
    #"{"name":"a","next":{"name":"b","list":[{"name":"c"}]},"list":[{"map":{"x":{"numbers":[1]}}}],"#
      + #""map":{"y":{"next":{}}},"numbers":[1,2,3],"any":[{"k":null}]}"#,
    #"{"next":"{\"next\":\"{\\\"name\\\":1}\"}","list":["{}",1],"map":{"k":"{}"},"numbers":["1"]}"#,
  ]
}
