import SmartCodable

extension SmartModels {
  class Animal: SmartCodable {
    var name = "none"
    var legs = 4

    required init() {}
  }

  class Dog: Animal {
    var breed = "mutt"
    var age = 2

    enum CodingKeys: CodingKey { case breed, age }

    required init() { super.init() }

    init(name: String, legs: Int, breed: String, age: Int) {
      super.init()
      self.name = name
      self.legs = legs
      self.breed = breed
      self.age = age
    }

    required init(from decoder: any Decoder) throws {
      try super.init(from: decoder)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      breed = try container.decode(String.self, forKey: .breed)
      age = try container.decode(Int.self, forKey: .age)
    }

    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(breed, forKey: .breed)
      try container.encode(age, forKey: .age)
    }
  }

  final class Puppy: Dog {
    var weeks = 8
    var toy: String?

    enum CodingKeys: CodingKey { case weeks, toy }

    required init() { super.init() }

    required init(from decoder: any Decoder) throws {
      try super.init(from: decoder)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      weeks = try container.decode(Int.self, forKey: .weeks)
      toy = try container.decodeIfPresent(String.self, forKey: .toy)
    }

    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(weeks, forKey: .weeks)
      try container.encodeIfPresent(toy, forKey: .toy)
    }
  }

  final class Spider: Animal {
    var venom = true

    enum CodingKeys: CodingKey { case venom }

    required init() {
      super.init()
      legs = 8
    }

    required init(from decoder: any Decoder) throws {
      try super.init(from: decoder)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      venom = try container.decode(Bool.self, forKey: .venom)
    }

    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(venom, forKey: .venom)
    }
  }

  /// Takes part in coding only with the inherited properties.
  final class Stray: Animal {
    var tag = "lost"
  }

  class Asset: SmartCodable {
    var code = "none"

    enum CodingKeys: CodingKey { case code }

    required init() {}

    class func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.code <--- "c"]
    }
  }

  final class AssetKept: Asset {
    var size = 6

    enum CodingKeys: CodingKey { case size }

    required init() { super.init() }

    required init(from decoder: any Decoder) throws {
      try super.init(from: decoder)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      size = try container.decode(Int.self, forKey: .size)
    }

    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(size, forKey: .size)
    }
  }

  final class AssetMoved: Asset {
    var size = 6

    enum CodingKeys: CodingKey { case size }

    required init() { super.init() }

    required init(from decoder: any Decoder) throws {
      try super.init(from: decoder)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      size = try container.decode(Int.self, forKey: .size)
    }

    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(size, forKey: .size)
    }

    override class func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.size <--- "s"]
    }
  }

  final class Chain: SmartCodable {
    var next: Chain?

    required init() {}
  }
}
