import SmartCodable
import Testing

@Suite("Wrappers that are not ours")
struct ForeignWrapperTests {
  /// Codes like its value, refuses odd numbers and remembers how it was made.
  @propertyWrapper
  private struct Even: Codable, Equatable {
    var wrappedValue: Int
    var origin = "initial"

    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }

    init(from decoder: any Decoder) throws {
      wrappedValue = try decoder.singleValueContainer().decode(Int.self)
      origin = "decoded"
      if !wrappedValue.isMultiple(of: 2) {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "odd"))
      }
    }

    func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
  }

  private struct Model: SmartCodable {
    @Even var n = 10
    var after = 1
    var wrapper: Even { _n }
  }

  @Test(
    "DEF-16: where an overload asks for the wrapped type, the initial wrapper stands in, or the overload decides",
    arguments: [
      ("", true), (#""a":null,"#, true), (#""a":[],"#, true), (#""a":false,"#, false),
      (#""a":true,"#, true),
    ]
  )
  func overloads(_ member: String, _ expected: Bool) throws {
    for sibling in ["1", #""1""#, "[]"] {
      let json = "{\(member)\"n\":\(sibling)}"
      #expect(Defaulting.deserialize(from: json)?.a == expected, "\(json)")
      #expect(HiddenDefaulting.deserialize(from: json)?.isOn == expected, "\(json)")
      #expect(ClassDefaulting.deserialize(from: json)?.a == expected, "\(json)")
      #expect(
        try SmartJSONDecoder().decode(PlainDefaulting<Int>.self, from: json).a == expected,
        "\(json)"
      )
      #expect(
        try SmartJSONDecoder().decode([PlainDefaulting<Int>].self, from: "[\(json)]")[0].a
          == expected
      )
    }
  }

  @Test("DEF-16: our own wrappers too, in a hand-written initializer")
  func ownWrappers() throws {
    for json in ["{}", #"{"a":null,"b":[],"c":{}}"#] {
      let model = try AskingInside.read(json)
      #expect(model.a == 5)
      #expect(model.b == "kept")
      #expect(model.c == [3])
    }
  }

  @Test("DEF-16: a foreign wrapper is decoded by its own init(from:)")
  func decoded() throws {
    let model = try Model.read(#"{"n":"4","after":2}"#)
    #expect(model.n == 4)
    #expect(model.wrapper.origin == "decoded")
    #expect(model.after == 2)
  }

  @Test(
    "DEF-16: it keeps its initial wrapper if the key is missing or that initializer throws",
    arguments: [
      #"{"after":2}"#, #"{"n":3,"after":2}"#, #"{"n":"x","after":2}"#, #"{"n":[],"after":2}"#,
    ]
  )
  func kept(json: String) throws {
    let model = try Model.read(json)
    #expect(model.n == 10)
    #expect(model.wrapper.origin == "initial")
    #expect(model.after == 2)
  }

  private struct AskingEven: SmartCodable {
    @Even var n = 10

    enum CodingKeys: CodingKey { case n }

    init() {}

    init(from decoder: any Decoder) throws {
      n = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .n)
    }
  }

  @Test("DEF-16: the value of a wrapper that stores more than it stands in too")
  func severalFields() throws {
    for json in ["{}", #"{"n":[]}"#, #"{"n":null}"#] { #expect(try AskingEven.read(json).n == 10) }
  }
}

/// A wrapper whose package overloads the container's method for it.
@propertyWrapper
private struct DefaultTrue: Codable, Equatable {
  var wrappedValue: Bool
  init(wrappedValue: Bool) { self.wrappedValue = wrappedValue }
  init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Bool.self)
  }
  func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension KeyedDecodingContainer {
  fileprivate func decode(_ type: DefaultTrue.Type, forKey key: Key) throws -> DefaultTrue {
    DefaultTrue(wrappedValue: (try? decode(Bool.self, forKey: key)) ?? true)
  }
}

private struct Defaulting: SmartCodable {
  @DefaultTrue var a: Bool = true
  var n = 0
}

private struct HiddenDefaulting: SmartCodable {
  @DefaultTrue private var a: Bool = true
  private var n = 0
  var isOn: Bool { a }
}

private class ClassDefaulting: SmartCodable {
  @DefaultTrue var a: Bool = true
  var n = 0
  required init() {}
}

private struct PlainDefaulting<Number: Codable>: Codable {
  @DefaultTrue var a: Bool
  var n: Number
}

private struct AskingInside: SmartCodable {
  @SmartAny var a = 5
  @SmartIgnored var b = "kept"
  @SmartCompact.Array var c = [3]

  enum CodingKeys: CodingKey { case a, b, c }

  init() {}

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    a = try keys.decode(Int.self, forKey: .a)
    b = try keys.decode(String.self, forKey: .b)
    c = try keys.decode([Int].self, forKey: .c)
  }
}
