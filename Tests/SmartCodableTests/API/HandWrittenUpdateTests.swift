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
}
