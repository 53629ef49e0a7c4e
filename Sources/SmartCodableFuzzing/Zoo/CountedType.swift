import FuzzKit

extension Zoo {
  /// A plain type that counts what a decoder does with it: values created and keys read.
  final class Counted: ZooType {
    let name: String?
    let next: Counted?
    let list: [Counted]
    let map: [String: Counted]
    let isNumber: Bool

    init(from decoder: any Decoder) throws {
      CountedKey.count()
      isNumber = (try? decoder.singleValueContainer().decode(Int.self)) != nil
      if isNumber {
        (name, next, list, map) = (nil, nil, [], [:])
        return
      }
      let container = try decoder.container(keyedBy: CountedKey.self)
      _ = container.allKeys
      name = try container.decodeIfPresent(String.self, forKey: CountedKey("name"))
      next = try container.decodeIfPresent(Counted.self, forKey: CountedKey("next"))
      list = try container.decodeIfPresent([Counted].self, forKey: CountedKey("list")) ?? []
      map = try container.decodeIfPresent([String: Counted].self, forKey: CountedKey("map")) ?? [:]
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
