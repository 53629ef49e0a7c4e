import SmartCodable
import Testing

@Suite("didFinishMapping and transformers")
struct TransformedModelTests {
  private struct Child: SmartCodable, Equatable {
    var v = 0
    var finished = 0
    enum CodingKeys: CodingKey { case v }
    mutating func didFinishMapping() { finished += 1 }
  }

  /// Decodes the model itself, or makes one that was never decoded.
  private struct Reading: ValueTransformable {
    func transformFromJSON(_ value: Any?) -> Child? {
      guard let object = value as? [String: Any] else { return Child(v: -1) }
      return Child.deserialize(from: object)
    }
    func transformToJSON(_ value: Child?) -> Int? { nil }
  }

  private struct Parent: SmartCodable {
    var child = Child()
    var plain = Child()
    @SmartAny var any: Child?
    static func mappingForValue() -> [SmartValueTransformer]? {
      [CodingKeys.child <--- Reading(), CodingKeys.any <--- Reading()]
    }
  }

  @Test("DFM-5: a model that a transformer decoded has had its call there, and only there")
  func decodedInside() throws {
    let parent = try Parent.read(#"{"child":{"v":1},"plain":{"v":2},"any":{"v":3}}"#)
    #expect(parent.child == Child(v: 1, finished: 1))
    #expect(parent.plain == Child(v: 2, finished: 1))
    #expect(parent.any == Child(v: 3, finished: 1))
  }

  @Test("DFM-5: a model that a transformer made by itself has no call")
  func madeInside() throws {
    let parent = try Parent.read(#"{"child":7,"any":true}"#)
    #expect(parent.child == Child(v: -1, finished: 0))
    #expect(parent.any == Child(v: -1, finished: 0))
  }
}
