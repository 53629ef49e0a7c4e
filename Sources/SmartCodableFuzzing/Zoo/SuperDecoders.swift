extension Zoo {
  /// The decoders that a superclass or a delegate would get: those of `super` and of other keys.
  struct Supers: ZooType {
    private enum CodingKeys: CodingKey { case own, other, list }

    struct Base: Decodable, Equatable, Sendable {
      var id: Int
      var path: String

      private enum CodingKeys: CodingKey { case id }

      init(from decoder: any Decoder) throws {
        path = Zoo.text(of: decoder.codingPath)
        id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
      }
    }

    var own: Int
    var base: Base
    var other: Base?
    var last: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      own = try container.decode(Int.self, forKey: .own)
      base = try Base(from: container.superDecoder())
      other = try? Base(from: container.superDecoder(forKey: .other))
      var list = try container.nestedUnkeyedContainer(forKey: .list)
      _ = try list.superDecoder()
      last = try Int(from: list.superDecoder())
    }

    static let seedInputs = [
      #"{"own":1,"super":{"id":2},"other":{"id":3},"list":[null,4]}"#,
      #"{"own":1,"super":{"id":"2"},"list":[0,4]}"#, #"{"own":1,"list":[0,1]}"#,
      #"{"own":1,"super":null,"list":[0,1]}"#, #"{"own":1,"super":{"id":2},"list":[1]}"#,
      #"{"own":1,"super":{"id":2},"other":null,"list":[1,"2"]}"#,
      #"{"own":1,"super":{"id":2},"other":{},"list":[1,null]}"#,
    ]
  }

  /// A decoder for a missing member fails only when something is read from it.
  struct Patient: ZooType {
    private enum CodingKeys: CodingKey { case there, gone }

    var there: Int
    var isGoneNull: Bool
    var goneKeys: Int
    var gone: Int?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      there = try Int(from: container.superDecoder(forKey: .there))
      let other = try container.superDecoder(forKey: .gone)
      isGoneNull = (try? other.singleValueContainer().decodeNil()) ?? false
      goneKeys = (try? other.container(keyedBy: Key.self).allKeys.count) ?? -1
      gone = try Int?(from: other)
    }

    static let seedInputs = [
      #"{"there":1,"gone":2}"#, #"{"there":1}"#, #"{"there":1,"gone":null}"#, #"{"there":"1"}"#,
      #"{"gone":1}"#, #"{"there":null}"#, #"{"there":1,"gone":{"a":1}}"#, "[]",
    ]
  }
}
