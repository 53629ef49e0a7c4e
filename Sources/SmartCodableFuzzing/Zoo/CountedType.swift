import FuzzKit
import PlatformSupport

extension Zoo {
  /// A plain type that counts what a decoder does with it: values created and keys read.
  final class Counted: ZooType {
    let name: String?
    let next: Counted?
    let list: [Counted]
    let map: [String: Counted]
    let isNumber: Bool

    /// A coding key that counts how often its text is read and how often one is created.
    struct Key: CodingKey {
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

    init(from decoder: any Decoder) throws {
      Self.count()
      isNumber = (try? decoder.singleValueContainer().decode(Int.self)) != nil
      if isNumber {
        (name, next, list, map) = (nil, nil, [], [:])
        return
      }
      let container = try decoder.container(keyedBy: Key.self)
      _ = container.allKeys
      name = try container.decodeIfPresent(String.self, forKey: Key("name"))
      next = try container.decodeIfPresent(Counted.self, forKey: Key("next"))
      list = try container.decodeIfPresent([Counted].self, forKey: Key("list")) ?? []
      map = try container.decodeIfPresent([String: Counted].self, forKey: Key("map")) ?? [:]
    }

    static func == (left: Counted, right: Counted) -> Bool {
      left.name == right.name && left.next == right.next && left.list == right.list
        && left.map == right.map && left.isNumber == right.isNumber
    }

    static let traits: StrictTraits = .anyOrder

    static let seedInputs = [
      #"{"name":"a","next":{"name":"b","list":[{"name":"c"},7]},"map":{"x":{"next":{}}}}"#,
      #"{"next":{"next":{"next":{"name":1}}}}"#, #"{"list":[{"list":[{"list":[{"name":[]}]}]}]}"#,
      #"{"map":{"a":{"map":{"b":{"map":{"c":"bad"}}}}}}"#, #"{"list":[1,null,{}],"next":null}"#,
      "5",
      #"{"list":{},"map":[]}"#,
    ]
  }
}
