import Foundation

/// Initializers and wrappers that people write.
enum Handwritten {
  static var idioms: [Idiom] {
    let good = Idiom.list(500) { #"{"x":\#($0),"y":"v"}"# }
    let dirty = Idiom.list(500) {
      $0 % 4 == 0 ? #"{"x":"bad","y":"v"}"# : #"{"x":\#($0),"y":"v"}"#
    }
    return [
      Idiom(
        "flattened-by-hand",
        [Place].self,
        Idiom.list(400) {
          #"{"id":\#($0),"location":{"lat":47.\#($0),"lon":8.5},"tag":"t\#($0)"}"#
        }
      ),
      Idiom("lossy-list-of-good", Lossy.self, good),
      Idiom("lossy-list-of-bad", Lossy.self, dirty),
      Idiom("failable-elements", [Failable].self, dirty, encodes: false),
      Idiom(
        "wrappers-with-defaults",
        [Defaulted].self,
        Idiom.list(500) { #"{"a":\#($0),"c":"x"}"# }
      ),
      Idiom(
        "raw-representable-ids",
        [Tagged].self,
        Idiom.list(500) { #"{"id":"id-\#($0)","parent":"id-0","n":1}"# }
      ),
      Idiom(
        "inheritance",
        [Derived].self,
        Idiom.list(500) { #"{"id":\#($0),"name":"n\#($0)"}"# }
      ),
      Idiom(
        "inheritance-by-super",
        [Nested].self,
        Idiom.list(500) { #"{"super":{"id":\#($0)},"name":"n\#($0)"}"# }
      ),
      Idiom("rows-as-lists", [Candle].self, Idiom.list(500) { "[\"t\($0)\",\($0),1.5]" }),
      Idiom("numbers-in-texts", [Quoted].self, Idiom.list(1000) { "\"\($0).25\"" }),
      Idiom(
        "user-info",
        [Scaled].self,
        good,
        reading: { decoder in factor.map { decoder.userInfo[$0] = 4 } }
      ),
    ]
  }

  private static let factor = CodingUserInfoKey(rawValue: "factor")

  private struct Place: Codable {
    enum Key: String, CodingKey { case id, location, tag }
    enum LocationKey: String, CodingKey { case lat, lon }

    var id: Int
    var latitude: Double
    var longitude: Double
    var tag: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      id = try container.decode(Int.self, forKey: .id)
      tag = try container.decode(String.self, forKey: .tag)
      let location = try container.nestedContainer(keyedBy: LocationKey.self, forKey: .location)
      latitude = try location.decode(Double.self, forKey: .lat)
      longitude = try location.decode(Double.self, forKey: .lon)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(id, forKey: .id)
      try container.encode(tag, forKey: .tag)
      var location = container.nestedContainer(keyedBy: LocationKey.self, forKey: .location)
      try location.encode(latitude, forKey: .lat)
      try location.encode(longitude, forKey: .lon)
    }
  }

  private struct Lossy: Codable {
    struct Skipped: Codable {}

    var pairs: [Collections.Pair] = []

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        if let pair = try? container.decode(Collections.Pair.self) {
          pairs.append(pair)
        } else {
          _ = try container.decode(Skipped.self)
        }
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for pair in pairs { try container.encode(pair) }
    }
  }

  private struct Failable: Codable {
    var pair: Collections.Pair?

    init(from decoder: any Decoder) throws { pair = try? Collections.Pair(from: decoder) }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(pair)
    }
  }

  @propertyWrapper fileprivate struct Zero: Codable {
    var wrappedValue: Int

    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }

    init(from decoder: any Decoder) throws {
      wrappedValue = (try? decoder.singleValueContainer().decode(Int.self)) ?? 0
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(wrappedValue)
    }
  }

  private struct Defaulted: Codable {
    @Zero var a: Int
    @Zero var b: Int
    var c: String
  }

  private struct Identifier: Codable, RawRepresentable { var rawValue: String }

  private struct Tagged: Codable {
    var id: Identifier
    var parent: Identifier?
    var n: Int
  }

  private class Base: Codable { var id: Int }

  private final class Derived: Base {
    enum Key: String, CodingKey { case name }

    var name: String

    required init(from decoder: any Decoder) throws {
      name = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .name)
      try super.init(from: decoder)
    }

    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(name, forKey: .name)
    }
  }

  private final class Nested: Base {
    enum Key: String, CodingKey { case name }

    var name: String

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      name = try container.decode(String.self, forKey: .name)
      try super.init(from: container.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(name, forKey: .name)
      try super.encode(to: container.superEncoder())
    }
  }

  private struct Candle: Codable {
    var name: String
    var count: Int
    var price: Double

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      name = try container.decode(String.self)
      count = try container.decode(Int.self)
      price = try container.decode(Double.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(name)
      try container.encode(count)
      try container.encode(price)
    }
  }

  private struct Quoted: Codable {
    var number: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let number = Double(try container.decode(String.self)) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no number")
      }
      self.number = number
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(String(number))
    }
  }

  private struct Scaled: Codable {
    var x: Int

    enum CodingKeys: String, CodingKey { case x }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      x =
        try container.decode(Int.self, forKey: .x)
        * (factor.flatMap { decoder.userInfo[$0] } as? Int ?? 1)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(x / 4, forKey: .x)
    }
  }
}

extension KeyedDecodingContainer {
  fileprivate func decode(_ type: Handwritten.Zero.Type, forKey key: Key) throws -> Handwritten.Zero
  {
    try decodeIfPresent(type, forKey: key) ?? Handwritten.Zero(wrappedValue: 0)
  }
}
