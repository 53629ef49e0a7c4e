/// A value that keeps its decoder and the containers of it.
struct LifetimesKept: Decodable {
  enum Key: String, CodingKey {
    case a, b, c
  }

  static let ways = 6
  let number: Int
  private let decoder: any Decoder
  private let keyed: KeyedDecodingContainer<Key>

  init(from decoder: any Decoder) throws {
    self.decoder = decoder
    keyed = try decoder.container(keyedBy: Key.self)
    LifetimesScene.interlude()
    number = try keyed.decode(Int.self, forKey: .a)
  }

  static func count(of way: Int) -> Int { way == 5 ? 6 : 1 }

  /// Closures that keep one thing each and read the number by it.
  func readers(_ way: Int) throws -> [() throws -> Int] {
    let (decoder, keyed) = (decoder, keyed)
    switch way {
    case 0: return [{ try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .a) }]
    case 1: return [{ try keyed.decode(Int.self, forKey: .a) }]
    case 2:
      let nested = try keyed.nestedUnkeyedContainer(forKey: .b)
      return [
        {
          var nested = nested
          return try nested.decode(Int.self)
        }
      ]
    case 3:
      let inner = try keyed.superDecoder(forKey: .c)
      return [{ try inner.container(keyedBy: Key.self).decode(Int.self, forKey: .a) }]
    case 4:
      let single = try keyed.superDecoder(forKey: .a).singleValueContainer()
      return [{ try single.decode(Int.self) }]
    default:
      return try (0..<6)
        .map { _ in
          let nested = try keyed.nestedContainer(keyedBy: Key.self, forKey: .c)
          return { try nested.decode(Int.self, forKey: .a) }
        }
    }
  }
}

/// What calls inside of each other keep.
final class LifetimesBag {
  var things: [Any] = []
  var keyed: [KeyedEncodingContainer<LifetimesKeptValue.Key>] = []

  /// Writes on when the calls are over, also by containers that are made only now.
  func use() {
    for case let encoder as any Encoder in things {
      var container = encoder.container(keyedBy: LifetimesKeptValue.Key.self)
      try? container.encode(LifetimesLeaf.made(1), forKey: .late)
      keyed.append(container)
    }
    for index in keyed.indices { try? keyed[index].encode(["k": 1], forKey: .late) }
  }
}

/// A value that keeps what it writes with, and writes into what the values before it kept.
struct LifetimesKeptValue: Encodable {
  enum Key: String, CodingKey {
    case a, b, c, late
  }

  let number: Int
  let way: Int
  let bag: LifetimesBag

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(number, forKey: .a)
    let isLate = way > 3
    if isLate { for index in bag.keyed.indices { try bag.keyed[index].encode(1, forKey: .late) } }
    var list = container.nestedUnkeyedContainer(forKey: .b)
    LifetimesScene.interlude()
    try list.encode(number)
    var nested = container.nestedContainer(keyedBy: Key.self, forKey: .c)
    try nested.encode(number, forKey: .a)
    switch way {
    case 0: bag.things.append(encoder)
    case 1: bag.keyed.append(container)
    case 2: bag.things.append(list)
    case 3: bag.keyed.append(nested)
    case 4: bag.keyed += (0..<6).map { _ in encoder.container(keyedBy: Key.self) }
    case 5: bag.things += [encoder, list, encoder.singleValueContainer()]
    default: bag.keyed = []
    }
  }
}
