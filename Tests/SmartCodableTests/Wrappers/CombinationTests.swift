import Foundation
import SmartCodable
import Testing

/// Wrappers in places other than a plain property of a model: each must work as it does there.
@Suite("Wrappers in combination")
struct CombinationTests {
  private struct Inner: SmartCodable, Equatable {
    var x = 1
    var hooks = 0
    enum CodingKeys: CodingKey { case x }
    mutating func didFinishMapping() { hooks += 1 }
  }

  private struct Plain: Codable {
    @SmartAny var any: Any?
    @SmartAny var dict: [String: Any]
    @SmartIgnored var ignored: Int
    @SmartCompact.Array var list: [Int]
    @SmartDate var date: Date?
    @SmartFlat var inner: Inner
  }

  @Test("DEF-13, NEST-3: in a plain type, wrappers take the default of what they wrap")
  func plain() throws {
    let plain = try SmartJSONDecoder().decode(Plain.self, from: #"{"ignored":5}"#)
    #expect(plain.any == nil)
    #expect(plain.dict.isEmpty)
    #expect(plain.ignored == 0)
    #expect(plain.list == [])
    #expect(plain.date == nil)
    #expect(plain.inner == Inner(x: 1, hooks: 1))
    let full = try SmartJSONDecoder()
      .decode(Plain.self, from: #"{"any":1,"dict":{"a":[]},"list":["1"],"date":5,"x":"7"}"#)
    #expect(full.any as? Int == 1)
    #expect(full.dict.count == 1)
    #expect(full.list == [1])
    #expect(full.date == Date(timeIntervalSince1970: 5))
    #expect(full.inner.x == 7)
  }

  private struct Outer: SmartCodable {
    var id = 0
    @SmartFlat var middle = Middle()
  }

  private struct Middle: SmartCodable {
    @SmartAny var extra: [String: Any] = ["initial": 1]
    @SmartDate(encodeFormat: .timestamp) var date: Date?
    @SmartFlat var rest: [String: Int] = [:]

    enum CodingKeys: CodingKey { case extra, date, rest }

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.extra <--- ["more", "o.extra"]]
    }

    static func mappingForValue() -> [SmartValueTransformer]? {
      [CodingKeys.date <--- SmartDateTransformer(strategy: .timestampMilliseconds)]
    }
  }

  @Test("FLAT-3, KEY-1, VAL-7: wrappers, mappings and transformers work inside flats")
  func insideFlat() throws {
    let outer = try Outer.read(#"{"id":1,"o":{"extra":{"k":2}},"date":1700000000,"other":3}"#)
    #expect(outer.middle.extra["k"] as? Int == 2)
    #expect(outer.middle.date == Date(timeIntervalSince1970: 1_700_000_000))
    #expect(outer.middle.rest == ["other": 3])
    #expect(
      outer.toJSONString() == #"{"id":1,"extra":{"k":2},"date":1700000000000,"other":3}"#
    )
    var middle = outer.middle
    middle.rest = [:]
    #expect(middle.toJSONString() == #"{"extra":{"k":2},"date":1700000000000}"#)
  }

  private class Base: SmartCodable {
    @SmartAny var any: Any? = "initial"
    @SmartIgnored var cache = "kept"
    @SmartFlat var inner = Inner(x: 5)
    var snakeCase = 0
    required init() {}

    enum CodingKeys: CodingKey { case any, cache, inner, snakeCase }

    class func mappingForValue() -> [SmartValueTransformer]? {
      [CodingKeys.any <--- FastTransformer<Any, String>(fromJSON: { $0.map { $0 + "!" } })]
    }
  }

  private final class Derived: Base {
    @SmartCompact.Array var list: [Int] = [9]
    @SmartPublished var name = "initial"

    required init() { super.init() }

    private enum OwnKeys: CodingKey { case list, name }

    required init(from decoder: any Decoder) throws {
      try super.init(from: decoder)
      let container = try decoder.container(keyedBy: OwnKeys.self)
      _list = try container.decode(SmartCompact.Array<Int>.self, forKey: .list)
      _name = try container.decode(SmartPublished<String>.self, forKey: .name)
    }
  }

  @Test("DEF-6, VAL-1, INH-3: wrappers work at each level of a class hierarchy")
  func classes() throws {
    let derived = try Derived.read(
      #"{"any":"a","cache":"x","x":"3","snake_case":4,"list":[1,"x"],"name":7}"#,
      [.key(.fromSnakeCase)]
    )
    #expect(derived.any as? String == "a!")
    #expect(derived.cache == "kept")
    #expect(derived.inner == Inner(x: 3, hooks: 1))
    #expect(derived.snakeCase == 4)
    #expect(derived.list == [1])
    #expect(derived.name == "7")
    let empty = try Derived.read("{}")
    #expect(empty.any as? String == "initial")
    #expect(empty.list == [9])
    #expect(empty.name == "initial")
    #expect(empty.inner.x == 1)
  }

  private struct Elements: SmartCodable {
    var anys: [SmartAny<Int?>] = []
    var dates: [SmartDate] = []
    var published: [String: SmartPublished<Inner>] = [:]
    var maybe: SmartAny<Inner>?
  }

  @Test(
    "CONV-15, COL-4, DFM-1: as elements, values and Optionals wrappers are their wrapped values"
  )
  func elements() throws {
    let model = try Elements.read(
      #"{"anys":[1,null,"x"],"dates":[5,null],"published":{"a":{"x":2}},"maybe":{"x":"4"}}"#
    )
    #expect(model.anys.map(\.wrappedValue) == [1, nil, nil])
    #expect(model.dates.map(\.wrappedValue) == [Date(timeIntervalSince1970: 5), nil])
    #expect(model.published["a"]?.wrappedValue == Inner(x: 2, hooks: 1))
    #expect(model.maybe?.wrappedValue == Inner(x: 4, hooks: 1))
    #expect(try Elements.read("{}").maybe == nil)
  }
}
