import Foundation
import SmartCodable
import Testing

@Suite("Encoding of dates, colors and published values")
struct ValueWrapperEncodingTests {
  private struct Event: SmartCodable, Equatable {
    @SmartDate var at: Date?
    @SmartDate(encodeFormat: .iso8601) var iso: Date?
    @SmartDate(encodeFormat: .timestampMilliseconds) var stamp: Date?
    @SmartHexColor var tint: ColorObject?
    @SmartHexColor(encodeHexFormat: .rrggbbaa(.hash)) var line: ColorObject?
    var list: [SmartDate] = []
  }

  private class Account: SmartCodable {
    @SmartPublished var name: String?
    @SmartPublished var ages: [Int] = []
    @SmartPublished var child = Child()
    required init() {}
  }

  private struct Child: SmartCodable, Equatable {
    var number = 1
    enum CodingKeys: CodingKey { case number }
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.number <--- "nr"] }
  }

  @Test("SDT-2, HEX-2, ENC-4: the forms that were read, or were asked for, are written")
  func forms() throws {
    let text =
      ##"{"at":"2024-01-02","iso":0,"stamp":1.5,"tint":"#f00","line":"#00ff0080","##
      + #""list":["2024/01/02",5,1700000000123]}"#
    let event = try Event.read(text)
    #expect(
      event.toJSONString()
        == ##"{"at":"2024-01-02","iso":"1970-01-01T00:00:00Z","stamp":1500,"tint":"FF0000","##
        + ##""line":"#00FF0080","list":["2024/01/02",5,1700000000123]}"##
    )
    let dictionary = try #require(event.toDictionary())
    #expect(dictionary["at"] as? String == "2024-01-02")
    #expect(dictionary["stamp"] as? Int == 1500)
  }

  @Test("SDT-2, ENC-11: the date option does not change the form of a SmartDate")
  func dateOption() throws {
    let event = try Event.read(#"{"at":5,"iso":0}"#)
    #expect(
      event.toJSONString(options: [.date(.millisecondsSince1970)])
        == #"{"at":5,"iso":"1970-01-01T00:00:00Z","list":[]}"#
    )
  }

  @Test("ENC-3: nil dates, colors and published values are left out, elements are null")
  func nils() throws {
    #expect(Event(list: [SmartDate(wrappedValue: nil)]).toJSONString() == #"{"list":[null]}"#)
    #expect(Account().toJSONString() == #"{"ages":[],"child":{"number":1}}"#)
  }

  @Test("PUB-1, ENC-8: a published value is encoded like its bare value")
  func published() throws {
    let account = try Account.read(#"{"name":"n","ages":[1,"2"],"child":{"nr":"3"}}"#)
    #expect(
      account.toJSONString(useMappedKeys: true)
        == #"{"name":"n","ages":[1,2],"child":{"nr":3}}"#
    )
    account.child.number = 4
    #expect(account.toJSONString() == #"{"name":"n","ages":[1,2],"child":{"number":4}}"#)
  }

  @Test("ENC-15, HEX-3: a model with dates and colors survives a round trip")
  func roundTrip() throws {
    var event = Event()
    event.at = Date(timeIntervalSince1970: 1_700_000_000.125)
    event.iso = Date(timeIntervalSince1970: 1_700_000_000.123)
    event.stamp = Date(timeIntervalSince1970: 1_700_000_000)
    event.line = ColorObject(red: 1 / 255, green: 128 / 255, blue: 1, alpha: 77 / 255)
    event.list = [SmartDate(wrappedValue: event.at)]
    #expect(Event.deserialize(from: event.toJSONString()) == event)
    #expect(Event.deserialize(from: event.toDictionary()) == event)
  }

  @Test("VAL-14, VAL-17, VAL-19: transformers write the wrapped value, and nothing for nil")
  func transformed() throws {
    struct Page: SmartCodable {
      @SmartDate(encodeFormat: .iso8601) var at: Date?
      @SmartHexColor var tint: ColorObject?
      var link: URL?
      var bytes = Data("hi".utf8)
      enum CodingKeys: CodingKey { case at, tint, link, bytes }
      static func mappingForValue() -> [SmartValueTransformer]? {
        [
          CodingKeys.at <--- SmartDateTransformer(strategy: .timestampMilliseconds),
          CodingKeys.tint <--- SmartHexColorTransformer(colorFormat: .rgb(.hash)),
          CodingKeys.link <--- SmartURLTransformer(prefix: "https://"),
          CodingKeys.bytes <--- SmartDataTransformer(),
        ]
      }
    }
    #expect(Page().toJSONString() == #"{"bytes":"aGk="}"#)
    let page = try Page.read(#"{"at":5.25,"tint":"0f0","link":"a.b/é"}"#)
    #expect(
      page.toJSONString()
        == ##"{"at":5250,"tint":"#0F0","link":"https://a.b/%C3%A9","bytes":"aGk="}"##
    )
  }
}
