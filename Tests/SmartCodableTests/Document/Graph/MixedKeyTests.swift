import Foundation
import SmartCodable
import Testing

@Suite("Dictionary input with keys of several types")
struct MixedKeyTests {
  private struct Model: SmartCodable {
    var map: [String: String]?
    @SmartAny var any: Any?
  }

  private func mixed(_ count: Int) -> [AnyHashable: Any] {
    var object: [AnyHashable: Any] = [:]
    for number in 0..<count {
      object[AnyHashable(number)] = "number"
      object[AnyHashable("\(number)")] = "string"
    }
    return object
  }

  // The order of a dictionary depends on a random seed; of 200 pairs not all lie the same way.
  @Test("ENT-19, ENT-20: of a string and an integer with the same text the string counts")
  func stringsFirst() throws {
    let object = mixed(200)
    #expect(object.count == 400)
    let model = try Model.read(["map": object, "any": object])
    #expect(model.map?.count == 200)
    #expect(model.map?.values.allSatisfy { $0 == "string" } == true)
    let any = try #require(model.any as? [String: Any])
    #expect(any.values.allSatisfy { $0 as? String == "string" })
  }

  @Test("ENT-19, ENT-20: the same holds for dictionaries of Foundation")
  func foundation() throws {
    let object = NSMutableDictionary()
    for number in 0..<200 {
      object[NSNumber(value: number)] = "number"
      object["\(number)" as NSString] = "string"
    }
    let model = try Model.read(["map": object])
    #expect(model.map?.count == 200)
    #expect(model.map?.values.allSatisfy { $0 == "string" } == true)
  }

  @Test(
    "ENT-19: mixed keys are all read, and one that is neither string nor integer spoils the whole"
  )
  func kinds() throws {
    let object: [AnyHashable: Any] = ["a": "1", 2: "2", UInt8(3): "3", Int128(4): "4", -5: "5"]
    #expect(
      try Model.read(["map": object]).map == ["a": "1", "2": "2", "3": "3", "4": "4", "-5": "5"]
    )
    for key in [2.5, true, Float.nan, Date(), NSNumber(value: 2.5), NSNumber(value: true)]
      as [AnyHashable]
    {
      let other = object.merging([key: "x"]) { $1 }
      #expect(try Model.read(["map": other]).map == nil, "\(key)")
    }
    let foundation = NSDictionary(
      objects: ["a", "b"],
      forKeys: [NSNumber(value: 7), "k" as NSString]
    )
    #expect(try Model.read(["map": foundation]).map == ["7": "a", "k": "b"])
    let strange = NSDictionary(
      objects: ["a", "b"],
      forKeys: [NSNumber(value: Double.nan), "k" as NSString]
    )
    #expect(try Model.read(["map": strange]).map == nil)
  }
}
