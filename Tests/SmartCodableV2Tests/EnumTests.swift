import Foundation
import SmartCodableV2
import Testing

@Suite("Enums of versions 1 and 2", .quiet)
struct EnumTests {
  enum Word: String, SmartCaseDefaultable {
    case a, b
    case hello = "c"
    static var defaultCase: Word { .b }
  }

  enum Number: Int, SmartCaseDefaultable {
    case zero, one
    static var defaultCase: Number { .one }
  }

  struct Model: SmartCodable {
    var word = Word.a
    var number = Number.zero
    var maybeWord: Word? = .a
    var maybeNumber: Number? = .zero
  }

  private static func model(_ member: String) throws -> Model {
    try #require(Model.deserialize(json: "{\(member)}"))
  }

  @Test("LEG-7: known raw values are read, case names are not")
  func known() throws {
    #expect(try Self.model(#""word":"c""#).word == .hello)
    #expect(try Self.model(#""maybeWord":"a""#).maybeWord == .a)
    #expect(try Self.model(#""number":0"#).number == .zero)
    #expect(try Self.model(#""maybeNumber":1.0"#).maybeNumber == .one)
    #expect(try Self.model(#""word":"hello""#).word == .b)
  }

  @Test("LEG-7: an unknown raw value is the default case, Optional or not")
  func unknown() throws {
    #expect(try Self.model(#""word":"x""#).word == .b)
    #expect(try Self.model(#""maybeWord":"x""#).maybeWord == .b)
    #expect(try Self.model(#""maybeWord":"a longer text than a word""#).maybeWord == .b)
    #expect(try Self.model(#""number":9"#).number == .one)
    #expect(try Self.model(#""maybeNumber":9"#).maybeNumber == .one)
  }

  @Test(
    "LEG-7: missing, null and another kind are the default case, or nil for an Optional",
    arguments: ["null", "1", "true", "[]", "{}", nil]
  )
  func absent(_ json: String?) throws {
    let model = try Self.model(json.map { "\"word\":\($0),\"maybeWord\":\($0)" } ?? "")
    #expect(model.word == .b)
    #expect(model.maybeWord == nil)
  }

  @Test("LEG-7: raw values are not converted", arguments: [#""1""#, "true", "1.5", "[]"])
  func numbers(_ json: String) throws {
    let model = try Self.model("\"number\":\(json),\"maybeNumber\":\(json)")
    #expect(model.number == .one)
    #expect(model.maybeNumber == nil)
  }

  @Test("LEG-7, LEG-5: an unknown element empties the collection")
  func elements() throws {
    struct List: SmartCodable { var words: [Word] = [.a] }
    #expect(List.deserialize(json: #"{"words":["a","c"]}"#)?.words == [.a, .hello])
    #expect(List.deserialize(json: #"{"words":["a","x"]}"#)?.words == [])
  }

  @Test("LEG-3, LEG-7: an enum without a default case has none")
  func plain() {
    enum Plain: String, Codable { case a, b }
    struct Holder: SmartCodable { var v = Plain.a }
    struct Maybe: SmartCodable { var v: Plain? = .a }
    #expect(Holder.deserialize(json: #"{"v":"b"}"#)?.v == .b)
    #expect(Holder.deserialize(json: #"{"v":"x"}"#) == nil)
    #expect(Maybe.deserialize(json: #"{"v":"x"}"#).map { $0.v == nil } == true)
  }
}
