import SmartCodableV2
import Testing

@Suite("Wrappers of other packages")
struct ForeignWrapperTests {
  @Test(
    "LEG-2, DEF-16: where an overload asks for the wrapped type, it decides what stands in",
    arguments: [
      ("", true), (#""a":null,"#, true), (#""a":[],"#, true), (#""a":"false","#, false),
      (#""a":true,"#, true), (#""a":0,"#, false),
    ]
  )
  func overloads(_ member: String, _ expected: Bool) throws {
    let isConverted = !expected
    for sibling in ["1", #""1""#, "[]"] {
      let json = "{\(member)\"n\":\(sibling)}"
      #expect(Defaulting.deserialize(json: json)?.a == expected, "\(json)")
      #expect(Defaulting.deserialize(json: json)?.n == (sibling == "[]" ? 0 : 1), "\(json)")
      #expect(ClassDefaulting.deserialize(json: json)?.a == expected, "\(json)")
      // The strict attempt at a plain type converts nothing (AGR-1).
      let plain = PlainHolder.deserialize(json: #"{"plain":\#(json)}"#)?.plain
      if !isConverted { #expect(plain?.a == expected, "\(json)") }
      let list = [Defaulting].deserialize(json: "[\(json)]") as? [Defaulting]
      #expect(list?.first?.a == expected, "\(json)")
    }
  }
}

extension ForeignWrapperTests {
  @Test("LEG-2: a variable that is only named like a wrapper's has the type's default")
  func backingVariables() throws {
    for json in ["{}", #"{"name":null}"#, #"{"name":[]}"#] {
      #expect(try #require(Backed.deserialize(json: json)).name == "", "\(json)")
    }
    #expect(Backed.deserialize(json: #"{"name":"n"}"#)?.name == "n")
  }
}

private struct Backed: SmartCodable {
  struct Name { var text: [String] }
  private var _name = Name(text: ["initial"])
  var name: String { _name.text.joined() }
  enum CodingKeys: CodingKey { case name }
  init() {}
  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    _name = Name(text: [try keys.decode(String.self, forKey: .name)])
  }
  func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(name, forKey: .name)
  }
}

/// A wrapper whose package overloads the container's method for it.
@propertyWrapper
private struct DefaultTrue: Codable {
  var wrappedValue: Bool
}

extension KeyedDecodingContainer {
  fileprivate func decode(_ type: DefaultTrue.Type, forKey key: Key) throws -> DefaultTrue {
    DefaultTrue(wrappedValue: (try? decode(Bool.self, forKey: key)) ?? true)
  }
}

private struct Defaulting: SmartCodable {
  @DefaultTrue var a: Bool = false
  var n = 0
}

private class ClassDefaulting: SmartCodable {
  @DefaultTrue var a: Bool = true
  var n = 0
  required init() {}
}

private struct Plain: Codable {
  @DefaultTrue var a: Bool
  var n: Int
}

private struct PlainHolder: SmartCodable {
  var plain: Plain?
}
