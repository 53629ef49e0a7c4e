import Foundation
import Testing

@testable import SmartCodable

@Suite("The place that a wrapper writes to")
struct WrapperPositionTests {
  /// Writes nothing, one value, or several forms, as its case says.
  private enum Mode {
    case nothing, value, any, encodeTwice
  }

  @propertyWrapper
  private struct Probe<Value: Encodable>: PositionEncodable {
    var wrappedValue: Value
    var mode = Mode.value

    func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }

    func encode(at position: EncodePosition) throws {
      switch mode {
      case .nothing: break
      case .value: try position.encode(wrappedValue)
      case .any: try position.encodeAny(wrappedValue)
      case .encodeTwice:
        try position.encode("first")
        try position.encodeAny(wrappedValue)
      }
    }

    var transformedValue: Any { mode == .nothing ? Value?.none as Any : wrappedValue }
  }

  private struct Point: Codable {
    var x = 1
  }

  private struct Model: SmartEncodable {
    @Probe(wrappedValue: 1, mode: .nothing) var nothing: Int
    @Probe var value = Date(timeIntervalSince1970: 3)
    @Probe var none: Int?
    @Probe(wrappedValue: nil, mode: .any) var noneOfAny: Int??
    @Probe(wrappedValue: [Point()], mode: .any) var any: [Point]
    @Probe(wrappedValue: 2, mode: .encodeTwice) var twice: Int
    var plain = 4
  }

  @Test("IGN-2: a wrapper that writes nothing leaves its key out")
  func nothing() {
    #expect(Model().toDictionary()?.keys.contains("nothing") == false)
  }

  @Test("ENC-3: a wrapped nil is left out")
  func wrappedNil() {
    #expect(
      Model().toJSONString() == #"{"value":3,"any":[{"x":1}],"twice":2,"plain":4}"#
    )
  }

  @Test("ENC-3: as an element a wrapper that writes nothing is null")
  func elements() {
    struct Elements: SmartEncodable {
      var list: [Probe<Int?>] = [Probe(wrappedValue: 1), Probe(wrappedValue: nil)]
      var map = [
        "k": Probe(wrappedValue: 1, mode: .nothing), "l": Probe(wrappedValue: 2, mode: .any),
      ]
    }
    #expect(Elements().toJSONString() == #"{"list":[1,null],"map":{"k":null,"l":2}}"#)
  }

  private struct Bracket: ValueTransformable {
    func transformFromJSON(_ value: Any?) -> Int? { nil }
    func transformToJSON(_ value: Int?) -> String? { value.map { "<\($0)>" } }
  }

  private struct Transformed: SmartEncodable {
    @Probe var number = 1
    @Probe(wrappedValue: 2, mode: .nothing) var silent: Int
    @Probe var none: Int?

    enum CodingKeys: CodingKey { case number, silent, none }

    static func mappingForValue() -> [SmartValueTransformer]? {
      [
        CodingKeys.number <--- Bracket(), CodingKeys.silent <--- Bracket(),
        CodingKeys.none <--- Bracket(),
      ]
    }
  }

  @Test("VAL-17: a transformer gets the wrapped value; VAL-19: not a nil one")
  func transformer() { #expect(Transformed().toJSONString() == #"{"number":"<1>"}"#) }

  @Test("ENC-1: a wrapper whose value has no JSON form makes the call nil")
  func failing() {
    struct Failing: SmartEncodable {
      @Probe(wrappedValue: .nan, mode: .any) var number: Double
    }
    #expect(Failing().toJSONString() == nil)
  }
}
