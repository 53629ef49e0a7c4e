import Foundation
import SmartCodable
import Testing

@Suite("Stringified JSON")
struct StringifiedTests {
  private struct Hobby: SmartCodable, Equatable {
    var name = "none"
    var years = 1
    var finished = false

    enum CodingKeys: CodingKey { case name, years }

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.name <--- ["name", "title"]]
    }

    mutating func didFinishMapping() { finished = true }
  }

  private struct Plain: Codable, Equatable {
    var a: Int
  }

  private struct Person: SmartCodable {
    var hobby: Hobby?
    var initial = Hobby()
    var plain: Plain?
    var list = [9]
    var set: Set<Int> = [9]
    var map = ["k": 9]
    var rows: [[Int]] = []
    var hobbies: [Hobby] = []
    var byName: [String: Hobby] = [:]
    var text = "initial"
    var v = 0
  }

  @Test("STR-1: a string that holds the wanted kind is decoded as that text")
  func wantedKind() throws {
    let person = try Person.read(
      #"""
      {"hobby":"{\"name\":\"sleep\"}","plain":"{\"a\":\"3\"}","list":"[1,\"2\"]",
      "set":"[4,4]","map":"{\"a\":1}","v":7}
      """#
    )
    #expect(person.hobby?.name == "sleep")
    #expect(person.plain == Plain(a: 3))
    #expect(person.list == [1, 2])
    #expect(person.set == [4])
    #expect(person.map == ["a": 1])
    #expect(person.v == 7)
  }

  @Test("STR-1: white space around the text is allowed")
  func whiteSpace() throws {
    #expect(try Person.read(#"{"list":" \n[1]\t\r "}"#).list == [1])
    #expect(try Person.read(#"{"map":"\n{ } "}"#).map == [:])
  }

  @Test("STR-2: mapping, options, initial values and hook apply inside")
  func inside() throws {
    let person = try Person.read(#"{"hobby":"{\"title\":\"chess\",\"years\":\"x\"}"}"#)
    #expect(person.hobby?.name == "chess")
    #expect(person.hobby?.years == 1)
    #expect(person.hobby?.finished == true)
    let cut = try Person.read(#"{"hobby":"{\"years\":2.9}"}"#, [.number(.truncate)])
    #expect(cut.hobby?.years == 2)
  }

  @Test("STR-3: a string in a string is a mismatch, and a property inside may be stringified")
  func levels() throws {
    struct Outer: SmartCodable {
      var middle: Middle?
    }
    struct Middle: SmartCodable {
      var list: [Int] = []
    }
    #expect(try Person.read(#"{"list":"\"[1]\""}"#).list == [9])
    let outer = try Outer.read(#"{"middle":"{\"list\":\"[1,2]\"}"}"#)
    #expect(outer.middle?.list == [1, 2])
  }

  @Test("STR-4: elements and dictionary values are parsed in the same way")
  func elements() throws {
    let person = try Person.read(
      #"""
      {"rows":["[1]",[2],"x"],"hobbies":["{\"name\":\"a\"}",{"name":"b"},"[]"],
      "byName":{"k":"{\"name\":\"c\"}"}}
      """#
    )
    #expect(person.rows == [[1], [2]])
    #expect(person.hobbies.map(\.name) == ["a", "b"])
    #expect(person.byName["k"]?.name == "c")
  }

  @Test("STR-5: a String target keeps its text")
  func stringTarget() throws {
    #expect(try Person.read(#"{"text":"{\"a\":1}"}"#).text == #"{"a":1}"#)
    #expect(try Person.read(#"{"text":"[1]"}"#).text == "[1]")
  }

  @Test(
    "STR-6: text that is not JSON of the wanted kind is a mismatch",
    arguments: ["", " ", "x", "[1,]", "{}", "null", "1", "[1] [2]", "[1", "[\\ud83d]"]
  )
  func otherTexts(text: String) throws {
    let person = try Person.read("{\"list\":\"\(text.replacing("\\", with: "\\\\"))\",\"v\":3}")
    #expect(person.list == [9])
    #expect(person.v == 3)
    #expect(try Person.read(#"{"hobby":"[]","map":"[]","v":3}"#).hobby == nil)
    #expect(try Person.read(#"{"hobby":"[]","map":"[]","v":3}"#).map == ["k": 9])
  }

  @Test("STR-7: the depth of the text counts on top of its position")
  func depth() throws {
    struct Deep: SmartCodable {
      var text: [Tower]?
      var v = 0
    }
    @Sendable func text(_ levels: Int) -> String {
      let nested = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
      return "{\"text\":\"\(nested)\",\"v\":1}"
    }
    // One container is open around the string, so that 511 more make 512.
    let (fits, refused, kept) = try onThread(stackKiB: max(4096, shortStackKiB)) {
      let fits = Deep.deserialize(from: text(511))?.text != nil
      let deep = Deep.deserialize(from: text(512))
      return (fits, deep != nil && deep?.text == nil, deep?.v)
    }
    #expect(fits)
    #expect(refused)
    #expect(kept == 1)
  }

  /// An array of arrays of arrays, and so on.
  private final class Tower: SmartCodable {
    var floors: [Tower] = []

    init() {}

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd { floors.append(try container.decode(Tower.self)) }
    }

    func encode(to encoder: any Encoder) throws {}
  }
}
