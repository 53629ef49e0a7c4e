import Foundation
import SmartCodable
import Testing

/// What has to compile, and does the same whichever way it is written.
@Suite("Spellings and conformances")
struct SpellingTests {
  private struct Short: SmartCodable, Equatable { var firstName = "" }
  private struct Long: SmartCodableX, Equatable { var firstName = "" }

  @Test("API-2: both spellings of a name mean the same")
  func spellings() throws {
    let json = #"{"first_name":"Ann"}"#
    #expect(try Short.read(json, [.key(.fromSnakeCase)]).firstName == "Ann")
    #expect(try Long.read(json, [.key(.convertFromSnakeCase)]).firstName == "Ann")
    let strategy = JSONDecoder.SmartKeyDecodingStrategy.convertFromSnakeCase
    guard case .fromSnakeCase = strategy else {
      Issue.record("\(strategy)")
      return
    }
    // Not by name: an optimized build may fold the name of a private type into a longer one.
    func name<Model: SmartCodableX>(_ type: Model.Type) -> ObjectIdentifier {
      ObjectIdentifier(type)
    }
    func other<Model: SmartCodable>(_ type: Model.Type) -> ObjectIdentifier { name(type) }
    #expect(other(Long.self) == ObjectIdentifier(Long.self))
    #expect(IgnoredKey<Int>.self == SmartIgnored<Int>.self)
  }

  private struct OnlyWritten: SmartEncodable { var name = "a" }

  @Test("API-6: a type that only encodes writes no requirement itself")
  func encodableOnly() {
    #expect(OnlyWritten().toJSONString() == #"{"name":"a"}"#)
    #expect([OnlyWritten()].toJSONString() == #"[{"name":"a"}]"#)
  }

  private struct Counter: SmartCodable, Equatable {
    var v = 0
    mutating func didFinishMapping() { v += 1 }
  }

  private final class Box: SmartCodable {
    var v = 0
    required init() {}
    func didFinishMapping() { v += 1 }
  }

  @Test("API-7: a struct finishes with a mutating method, a class with a plain one")
  func hooks() throws {
    #expect(try Counter.read(#"{"v":1}"#).v == 2)
    #expect(try Box.read(#"{"v":1}"#).v == 2)
  }

  @Test("API-8: arrays of arrays have the entry points of a model")
  func nestedArrays() {
    let rows = [[Counter]].deserialize(from: #"[[{"v":1}],[],[{"v":"2"},3]]"#)
    #expect(rows == [[Counter(v: 2)], [], [Counter(v: 3)]])
    #expect([[Counter]].deserialize(from: [[["v": 1]]])?.first == [Counter(v: 2)])
  }

  private struct Reversing: ValueTransformable {
    func transformFromJSON(_ value: Any?) -> String? {
      (value as? String).map { String($0.reversed()) }
    }
    func transformToJSON(_ value: String?) -> String? { value.map { String($0.reversed()) } }
  }

  private struct Mirrored: SmartCodable {
    var word = "none"
    static func mappingForValue() -> [SmartValueTransformer]? {
      [CodingKeys.word <--- Reversing()]
    }
  }

  @Test("API-9: two methods make a type ValueTransformable")
  func transformer() throws {
    let model = try Mirrored.read(#"{"word":"abc"}"#)
    #expect(model.word == "cba")
    #expect(model.toJSONString() == #"{"word":"abc"}"#)
    #expect(try Mirrored.read(#"{"word":5}"#).word == "none")
  }

  private struct Qualified: SmartCodable::SmartCodable {
    @SmartCodable::SmartIgnored var kept = 1
    var v = 0
  }

  @Test("API-12: a qualified name is written with a module selector")
  func moduleSelector() throws {
    let model = try Qualified.read(#"{"kept":5,"v":2}"#)
    #expect(model.kept == 1 && model.v == 2)
  }

  private struct Number: SmartCodable { var d = 0.5 }

  @Test("API-13: .float takes the strategies of Foundation in both directions")
  func floatStrategies() throws {
    let names = JSONDecoder.NonConformingFloatDecodingStrategy.convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    #expect(try Number.read(#"{"d":"-inf"}"#, [.float(names)]).d == -.infinity)
    #expect(try Number.read(#"{"d":"-inf"}"#, [.float(.throw)]).d == 0.5)
    let texts = JSONEncoder.NonConformingFloatEncodingStrategy.convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    #expect(Number(d: .infinity).toJSONString(options: [.float(texts)]) == #"{"d":"inf"}"#)
    #expect(Number(d: .infinity).toJSONString(options: [.float(.throw)]) == nil)
  }
}
