import Foundation
import SmartCodable
import Testing

@Suite("@SmartFlat while encoding")
struct EncodingFlatTests {
  private struct Point: SmartCodable {
    var x = 1
    var y = 2
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.x <--- "px"] }
  }

  private struct Place: SmartCodable {
    var label = "l"
    @SmartFlat var point = Point()
    var after = 3
  }

  @Test("FLAT-8: the keys of a flat are merged at its place")
  func merged() {
    #expect(Place().toJSONString() == #"{"label":"l","x":1,"y":2,"after":3}"#)
  }

  @Test("FLAT-9: the mapping of the flat's own type is used with useMappedKeys")
  func mapped() {
    #expect(
      Place().toJSONString(useMappedKeys: true) == #"{"label":"l","px":1,"y":2,"after":3}"#
    )
    #expect(Place().toDictionary(options: [.key(.firstLetterUpper)])?["X"] as? Int == 1)
  }

  @Test("FLAT-8: a key written twice keeps its first place and its last value")
  func twice() {
    struct Model: SmartCodable {
      var y = 0
      @SmartFlat var point = Point()
      var x = 9
      var z = 8
    }
    #expect(Model().toJSONString() == #"{"y":2,"x":9,"z":8}"#)
  }

  @Test("FLAT-8: flats in flats, Optional, class and plain flats are merged, nil writes nothing")
  func kinds() {
    final class Tag: SmartCodable {
      var tag = "t"
      init() {}
    }
    struct Plain: Codable {
      var count = 4
    }
    struct Model: SmartCodable {
      @SmartFlat var place: Place? = Place()
      @SmartFlat var tag = Tag()
      @SmartFlat var plain = Plain()
      @SmartFlat var none: Point?
    }
    #expect(
      Model().toJSONString() == #"{"label":"l","x":1,"y":2,"after":3,"tag":"t","count":4}"#
    )
  }

  @Test("FLAT-8: the entries of a dictionary are merged, its keys as they are")
  func dictionary() {
    struct Model: SmartCodable {
      var someKey = 0
      @SmartFlat var extra = ["zKey": 1, "aKey": 2, "some_key": 3]
      var lastKey = 4
    }
    #expect(
      Model().toJSONString() == #"{"someKey":0,"aKey":2,"some_key":3,"zKey":1,"lastKey":4}"#
    )
    #expect(
      Model().toJSONString(options: [.key(.toSnakeCase)])
        == #"{"some_key":0,"aKey":2,"zKey":1,"last_key":4}"#
    )
  }

  @Test("FLAT-6: a flat of an array type is written under its own key")
  func array() {
    struct Model: SmartCodable {
      var a = 1
      @SmartFlat var list = [Point()]
      @SmartFlat var scalar = 5
      @SmartFlat var none: [Int]?
    }
    #expect(Model().toJSONString() == #"{"a":1,"list":[{"x":1,"y":2}],"scalar":5}"#)
  }

  @Test("FLAT-10: a flat with a transformer is written under its own key")
  func transformed() {
    struct Text: ValueTransformable {
      func transformFromJSON(_ value: Any?) -> Point? { nil }
      func transformToJSON(_ value: Point?) -> String? {
        value.flatMap { $0.x == 0 ? nil : "\($0.x),\($0.y)" }
      }
    }
    struct Model: SmartCodable {
      @SmartFlat var point = Point()
      @SmartFlat var other = Point(x: 0, y: 7)
      @SmartFlat var none: Point?
      static func mappingForValue() -> [SmartValueTransformer]? {
        [
          CodingKeys.point <--- Text(), CodingKeys.other <--- Text(), CodingKeys.none <--- Text(),
        ]
      }
    }
    #expect(Model().toJSONString() == #"{"point":"1,2","x":0,"y":7}"#)
  }

  @Test("FLAT-8: away from a property a flat is its wrapped value")
  func elements() {
    struct Model: SmartEncodable {
      var list = [SmartFlat(wrappedValue: Point())]
      var none = [SmartFlat<Int?>(wrappedValue: nil)]
    }
    #expect(Model().toJSONString() == #"{"list":[{"x":1,"y":2}],"none":[null]}"#)
  }

  @Test("ENC-1: a flat counts no level of nesting")
  func depth() throws {
    final class Inner: SmartCodable {
      var next: [Outer] = []
      init() {}
    }
    struct Outer: SmartCodable {
      @SmartFlat var inner = Inner()
    }
    let isWritten = try onThread(stackKiB: 8192) {
      [512, 514]
        .map { containers in
          var outer = Outer()
          for _ in 0..<(containers / 2 - 1) {
            let next = Outer()
            next.inner.next = [outer]
            outer = next
          }
          return outer.toJSONString() != nil
        }
    }
    #expect(isWritten == [true, false])
  }

  @Test("DEC-8: Foundation's encoder writes a flat under its own key")
  func foundation() throws {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(Place()))
    #expect((object as? [String: Any])?["point"] is [String: Any])
  }

  @Test("FLAT-8: a member that a flat failed to write leaves the one that was there")
  func failedMembers() throws {
    struct Failing: Encodable {
      struct Failure: Error {}
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: PartKey.self)
        try container.encode(5, forKey: .x)
        throw Failure()
      }
    }
    enum PartKey: CodingKey { case id, x }
    struct Part: SmartCodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: PartKey.self)
        try? container.encode(Failing(), forKey: .id)
        try container.encode(1, forKey: .x)
      }
      init(from decoder: any Decoder) throws {}
      init() {}
    }
    struct Whole: SmartCodable {
      var id = 2
      @SmartFlat var part = Part()
    }
    #expect(Whole().toJSONString() == #"{"id":2,"x":1}"#)
  }
}
