import Foundation
import SmartCodable
import Testing

@Suite("Wrapped properties while encoding")
struct WrapperEncodingTests {
  private struct Child: SmartCodable, Equatable {
    var childName = "c"
    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.childName <--- "mapped"]
    }
  }

  private struct Event: SmartCodable {
    @SmartAny var payload: [String: Any] = [:]
    @SmartAny var anything: Any?
    @SmartAny var number = 1
    @SmartAny var model: Child? = Child()
    @SmartAny var none: Any?
  }

  @Test("ANY-9: SmartAny writes whatever it holds; ENC-3: a nil is left out")
  func anything() {
    var event = Event()
    event.payload = ["zKey": true, "aKey": [Date(timeIntervalSince1970: 1), NSNull()] as [Any]]
    event.anything = Data([104, 105])
    #expect(
      event.toJSONString()
        == #"{"payload":{"aKey":[1,null],"zKey":true},"anything":"aGk=","number":1,"#
        + #""model":{"childName":"c"}}"#
    )
  }

  @Test("ENC-8: useMappedKeys reaches models inside Any")
  func mappedInsideAny() {
    var event = Event()
    event.model = nil
    event.payload = ["child": Child(), "list": [Child()]]
    #expect(
      event.toJSONString(useMappedKeys: true)
        == #"{"payload":{"child":{"mapped":"c"},"list":[{"mapped":"c"}]},"number":1}"#
    )
  }

  @Test("ENC-9: a strategy leaves the content of Any alone")
  func strategyInsideAny() {
    var event = Event()
    event.model = nil
    event.payload = ["someKey": ["otherKey": 1]]
    #expect(
      event.toJSONString(options: [.key(.firstLetterUpper)])
        == #"{"Payload":{"someKey":{"otherKey":1}},"Number":1}"#
    )
  }

  @Test("ENC-1: an Any without JSON form makes the call nil")
  func notJSON() {
    struct NotEncodable {}
    var event = Event()
    event.anything = NotEncodable()
    #expect(event.toJSONString() == nil)
    #expect(event.toDictionary() == nil)
  }

  @Test("ENC-15: the content of Any survives a round trip")
  func anyRoundTrip() throws {
    let text = #"{"payload":{"a":[1,2.5,"x",null,true,{"b":18446744073709551615}]},"number":1}"#
    let event = try Event.read(text)
    #expect(
      event.toJSONString()
        == #"{"payload":{"a":[1,2.5,"x",null,true,{"b":18446744073709551615}]},"number":1,"#
        + #""model":{"childName":"c"}}"#
    )
    let object = try #require(event.toDictionary())
    #expect(JSONSerialization.isValidJSONObject(object))
    #expect(try Event.read(object).toJSONString() == event.toJSONString())
  }

  private struct Quote: ValueTransformable {
    func transformFromJSON(_ value: Any?) -> Int? { nil }
    func transformToJSON(_ value: Int?) -> String? { "transformed" }
  }

  private struct Row: SmartCodable {
    struct NotEncodable {}
    @SmartIgnored var hidden = 1
    @SmartIgnored(wrappedValue: 2, isEncodable: true) var shown: Int
    @SmartIgnored(wrappedValue: NotEncodable(), isEncodable: true) var closed: NotEncodable
    @SmartIgnored var transformed = 3
    @SmartIgnored(wrappedValue: 4, isEncodable: true) var both: Int

    static func mappingForValue() -> [SmartValueTransformer]? {
      [CodingKeys.transformed <--- Quote(), CodingKeys.both <--- Quote()]
    }
  }

  @Test("IGN-2: an ignored property is left out unless it is encodable, transformer or not")
  func ignored() { #expect(Row().toJSONString() == #"{"shown":2,"both":"transformed"}"#) }

  private struct Foreign: SmartCodable {
    @SmartIgnored var hidden = 1
    @SmartIgnored(isEncodable: true) var shown = 2
    @SmartIgnored(wrappedValue: Row.NotEncodable(), isEncodable: true) var closed: Row.NotEncodable
    @SmartIgnored(isEncodable: true) var action: () -> Void = {}
  }

  @Test("IGN-2: foreign encoders leave out the same, what is not Encodable included")
  func ignoredByForeign() throws {
    let json = try JSONEncoder().encode(Foreign())
    #expect(String(decoding: json, as: UTF8.self) == #"{"shown":2}"#)
    let list = try PropertyListEncoder().encode(Foreign())
    #expect(try PropertyListDecoder().decode([String: Int].self, from: list) == ["shown": 2])
  }

  @Test("CMP-4: compact collections are written as plain arrays and objects")
  func compact() {
    struct Compact: SmartCodable {
      @SmartCompact.Array var list = [3, 1]
      @SmartCompact.Array var any: [Any] = [1, "x"]
      @SmartCompact.Dictionary var map = [2: "b", 10: "a"]
    }
    #expect(
      Compact().toJSONString() == #"{"list":[3,1],"any":[1,"x"],"map":{"10":"a","2":"b"}}"#
    )
  }
}
