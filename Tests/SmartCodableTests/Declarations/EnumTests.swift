import Foundation
import SmartCodable
import Testing

@Suite("Enums")
struct EnumTests {
  enum Sex: String, SmartCaseDefaultable {
    case woman = "1"
    case man = "m"
  }

  enum Level: Int, SmartCaseDefaultable {
    case low = 1
    case high = 2
    static var defaultCase: Level { .high }
  }

  enum Tone: String, Codable {
    case hello = "c"
    case half = "1.5"
  }

  enum Ratio: Double, Codable {
    case whole = 1
    case half = 0.5
  }

  private struct Person: SmartCodable {
    var sex = Sex.man
    var maybe: Sex?
    var level = Level.low
    var tone = Tone.half
    var maybeTone: Tone?
    var ratio: Ratio?
    var list: [Level] = []
    var optionals: [Tone?] = []
    var map: [String: Sex] = [:]
  }

  private struct Plain: Codable {
    var sex: Sex
    var level: Level
  }

  private struct PlainTone: Codable {
    var tone: Tone
  }

  private struct Holder: SmartCodable {
    var plain: Plain?
    var tones: [PlainTone] = []
  }

  @Test("ENUM-1: a case is read from its raw value with conversions")
  func rawValues() throws {
    for literal in ["1", #""1""#, "1.0", "true"] {
      #expect(try Person.read("{\"level\":\(literal)}").level == .low, "\(literal)")
    }
    #expect(try Person.read(#"{"level":"2"}"#).level == .high)
    #expect(try Person.read(#"{"sex":1}"#).sex == .woman)
    #expect(try Person.read(#"{"sex":1.0}"#).sex == .woman)
    #expect(try Person.read(#"{"sex":"m"}"#).sex == .man)
  }

  @Test(
    "ENUM-2: missing, null, unknown and unconvertible values lead to the initial value",
    arguments: [
      "", #""sex":null,"maybe":null,"level":null"#, #""sex":"x","maybe":"x","level":9"#,
      #""sex":[],"maybe":{},"level":"low""#, #""sex":2,"maybe":true,"level":1.5"#,
    ]
  )
  func fallback(members: String) throws {
    let person = try Person.read("{\(members)}")
    #expect(person.sex == .man)
    #expect(person.maybe == nil)
    #expect(person.level == .low)
  }

  @Test("ENUM-3: without an initial value they lead to defaultCase")
  func defaultCase() throws {
    let plain = try #require(try Holder.read(#"{"plain":{"sex":"x","level":null}}"#).plain)
    #expect(plain.sex == .woman)
    #expect(plain.level == .high)
  }

  @Test("ENUM-4: case names are not accepted")
  func caseNames() throws {
    #expect(try Person.read(#"{"tone":"hello"}"#).tone == .half)
    #expect(try Person.read(#"{"sex":"woman"}"#).sex == .man)
    #expect(try Person.read(#"{"tone":"c"}"#).tone == .hello)
  }

  @Test("ENUM-5: a plain raw-value enum behaves in the same way, without a type default")
  func plainEnums() throws {
    #expect(try Person.read(#"{"tone":1.5}"#).tone == .half)
    #expect(try Person.read(#"{"maybeTone":"x"}"#).maybeTone == nil)
    #expect(try Person.read(#"{"maybeTone":"c"}"#).maybeTone == .hello)
    #expect(try Person.read(#"{"ratio":"0.5"}"#).ratio == .half)
    #expect(try Person.read(#"{"ratio":true}"#).ratio == .whole)
    #expect(try Person.read(#"{"ratio":0.25}"#).ratio == nil)
    let tones = try Holder.read(#"{"tones":[{"tone":"c"},{},{"tone":"x"}]}"#).tones
    #expect(tones.map(\.tone) == [.hello])
  }

  @Test("ENUM-6: an unknown element is dropped, or nil where it is Optional")
  func elements() throws {
    let person = try Person.read(
      #"{"list":[1,"2",3,null,true],"optionals":["c","x",1.5],"map":{"a":"m","b":"x","c":1}}"#
    )
    #expect(person.list == [.low, .high, .low])
    #expect(person.optionals == [.hello, nil, .half])
    #expect(person.map == ["a": .man, "c": .woman])
  }
}
