extension Twins {
  class Animal: Decodable {
    var name: String
    var legs: Int
  }

  class Dog: Animal {
    var breed: String
    var age: Int

    enum CodingKeys: CodingKey { case breed, age }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      breed = try container.decode(String.self, forKey: .breed)
      age = try container.decode(Int.self, forKey: .age)
      try super.init(from: decoder)
    }
  }

  final class Puppy: Dog {
    var weeks: Int
    var toy: String?

    enum CodingKeys: CodingKey { case weeks, toy }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      weeks = try container.decode(Int.self, forKey: .weeks)
      toy = try container.decodeIfPresent(String.self, forKey: .toy)
      try super.init(from: decoder)
    }
  }

  final class Spider: Animal {
    var venom: Bool

    enum CodingKeys: CodingKey { case venom }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      venom = try container.decode(Bool.self, forKey: .venom)
      try super.init(from: decoder)
    }
  }

  /// Takes part in coding with the inherited fields only.
  final class Stray: Animal {
    var tag = "lost"
  }

  struct Kennel: Decodable {
    var pet: Dog
    var maybe: Puppy?
    var pets: [Dog]
  }

  class Asset: Decodable {
    var code: String
  }

  final class AssetKept: Asset {
    var size: Int

    enum CodingKeys: CodingKey { case size }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      size = try container.decode(Int.self, forKey: .size)
      try super.init(from: decoder)
    }
  }

  final class AssetMoved: Asset {
    var size: Int

    enum CodingKeys: CodingKey { case size }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      size = try container.decode(Int.self, forKey: .size)
      try super.init(from: decoder)
    }
  }
}
