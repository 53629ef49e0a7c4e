import SmartCodable
import Testing

@Suite("Updates of models that are coded by hand")
struct HandWrittenUpdateTests {
  private struct Nullable: SmartCodable {
    var x: Int?
    var y = 1
    @SmartAny var z: Int? = 3
    private enum CodingKeys: CodingKey { case x, y, z }

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      x =
        try container.decodeNil(forKey: .x) ? nil : try container.decode(Int.self, forKey: .x)
      y = try container.decode(Int.self, forKey: .y)
      _z =
        try container.decodeNil(forKey: .z)
        ? SmartAny(wrappedValue: nil) : try container.decode(SmartAny<Int?>.self, forKey: .z)
    }
  }

  @Test(
    "UPD-2: a key that is not mentioned is nil only if the old value is",
    arguments: [false, true]
  )
  func decodeNil(isStrict: Bool) {
    var model = Nullable()
    model.x = 5
    let options: [SmartDecodingOption]? = isStrict ? [.leniency(.none)] : nil
    SmartUpdater.update(&model, from: #"{"y":2}"#, options: options)
    #expect(model.x == 5 && model.y == 2 && model.z == 3)
    SmartUpdater.update(&model, from: #"{"x":null,"z":4}"#, options: options)
    #expect(model.x == nil && model.y == 2 && model.z == 4)
    SmartUpdater.update(&model, from: #"{"y":3}"#, options: options)
    #expect(model.x == nil && model.y == 3 && model.z == 4)
  }

  private struct Cart: SmartCodable {
    var items: [Int] = []
    var total = 0
    var note = "none"
    private enum CodingKeys: CodingKey { case items }

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      items = try container.decode([Int].self, forKey: .items)
      total = items.reduce(0, +)
    }
  }

  @Test(
    "UPD-11: a value without a key is kept, but not if it is computed, even as the initial one",
    arguments: [false, true]
  )
  func computed(isStrict: Bool) throws {
    var cart = try #require(Cart.deserialize(from: #"{"items":[1,2]}"#))
    cart.note = "mine"
    let options: [SmartDecodingOption]? = isStrict ? [.leniency(.none)] : nil
    SmartUpdater.update(&cart, from: #"{"items":[]}"#, options: options)
    #expect(cart.items.isEmpty && cart.total == 0 && cart.note == "mine")
    SmartUpdater.update(&cart, from: #"{"items":[4]}"#, options: options)
    #expect(cart.total == 4 && cart.note == "mine")
  }

  /// Refuses an object without its key.
  private struct Picky: SmartCodable {
    var a = 1
    var note = "none"
    private enum CodingKeys: CodingKey { case a }

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard container.contains(.a) else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no a"))
      }
      a = try container.decode(Int.self, forKey: .a)
    }
  }

  @Test("UPD-11: a value without a key is kept where nothing tells whether it is computed")
  func unknown() {
    var picky = Picky()
    picky.note = "mine"
    SmartUpdater.update(&picky, from: #"{"a":3}"#)
    #expect(picky.a == 3 && picky.note == "mine")
  }
}
