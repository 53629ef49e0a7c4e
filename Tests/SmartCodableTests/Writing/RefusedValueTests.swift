import Foundation
import SmartCodable
import Testing

@Suite("Values that are refused after they were written, and endless recursion of user code")
struct RefusedValueTests {
  private enum Key: CodingKey { case x, a, b, c, next, other }

  /// A value that encodes itself with a closure.
  private struct Script: Encodable, Sendable {
    let body: @Sendable (any Encoder) throws -> Void
    func encode(to encoder: any Encoder) throws { try body(encoder) }
  }

  private static let one = Script { try 1.encode(to: $0) }

  /// Writes an object and an array in one place.
  private static let refused = Script { encoder in
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .x)
    _ = encoder.unkeyedContainer()
  }

  private func text(_ body: @escaping @Sendable (any Encoder) throws -> Void) -> String? {
    (try? SmartJSONEncoder().encode(Script(body: body))).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("ENF-1: the call that writes a refused value throws")
  func throwsAtOnce() {
    let ignoring = text { encoder in
      var container = encoder.container(keyedBy: Key.self)
      #expect(throws: EncodingError.self) { try container.encode(Self.refused, forKey: .a) }
      try? container.encode(Self.one, forKey: .b)
      try container.encode(3, forKey: .c)
    }
    #expect(ignoring == #"{"b":1,"c":3}"#)
    let failing = text { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(Self.refused, forKey: .a)
      try? container.encode(Self.one, forKey: .b)
    }
    #expect(failing == nil)
    let elements = text { encoder in
      var container = encoder.unkeyedContainer()
      try? container.encode(Self.refused)
      try container.encode(Self.one)
    }
    #expect(elements == "[1]")
  }

  @Test("ENF-1: an error caught inside a refused value does not undo the refusal")
  func unrelatedError() {
    let inside = Script { encoder in
      try Self.refused.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try? container.encode(Self.one, forKey: .b)
    }
    #expect(text { try inside.encode(to: $0) } == nil)
    let caught = text { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try? container.encode(inside, forKey: .a)
      try container.encode(3, forKey: .c)
    }
    #expect(caught == #"{"c":3}"#)
    let superclass = text { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try Self.refused.encode(to: container.superEncoder(forKey: .a))
      try? container.encode(Self.one, forKey: .b)
    }
    #expect(superclass == nil)
  }

  @Test("ENC-4, ENF-1: a key that failed has no place, in wide objects too", arguments: [0, 100])
  func placeOfFailed(others: Int) {
    struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(_ text: String) { stringValue = text }
      init?(stringValue: String) { self.init(stringValue) }
      init?(intValue: Int) { nil }
    }
    let written = text { encoder in
      var container = encoder.container(keyedBy: Name.self)
      for number in 0..<others { try container.encode(0, forKey: Name("k\(number)")) }
      try container.encode(0, forKey: Name("kept"))
      for _ in 0..<2 {
        try? container.encode(Double.nan, forKey: Name("a"))
        try? container.encode(Double.nan, forKey: Name("b"))
        try? container.encode(Double.nan, forKey: Name("kept"))
      }
      try container.encode(1, forKey: Name("c"))
      try container.encode(2, forKey: Name("b"))
      try container.encode(SmartFlat(wrappedValue: ["a": 3, "b": 4]), forKey: Name("flat"))
      try container.encode(5, forKey: Name("c"))
    }
    #expect(written?.hasSuffix(#""kept":0,"c":5,"b":2,"a":3}"#) == true)
  }

  /// A node that calls the next one by itself, with the encoder of a superclass.
  private final class Link: SmartEncodable {
    var next: Link?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: .x)
      if let next { try next.encode(to: container.superEncoder(forKey: .next)) }
    }
  }

  private final class Element: Encodable {
    var next: Element?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encodeNil()
      if let next { try next.encode(to: container.superEncoder()) }
    }
  }

  /// Takes every branch and ignores all errors.
  private final class Fork: SmartEncodable {
    var next: Fork?
    var calls = 0

    func encode(to encoder: any Encoder) throws {
      calls += 1
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: .x)
      try? next?.encode(to: container.superEncoder(forKey: .next))
      try? next?.encode(to: container.superEncoder(forKey: .other))
    }
  }

  @Test("LIM-2, ENC-1: user code that descends without end with superEncoder gets an error")
  func endless() throws {
    let texts = try onThread(stackKiB: 8192) {
      let link = Link()
      link.next = link
      defer { link.next = nil }
      let element = Element()
      element.next = element
      defer { element.next = nil }
      let data = try? SmartJSONEncoder().encode(element)
      return [link.toJSONString(), data.map { String(decoding: $0, as: UTF8.self) }]
    }
    #expect(texts == [nil, nil])
    let calls = try onThread(stackKiB: 8192) {
      let fork = Fork()
      fork.next = fork
      defer { fork.next = nil }
      return fork.toJSONString() == nil ? fork.calls : 0
    }
    #expect(calls > 512 && calls < 2000)
  }

  private struct Descent: Encodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for _ in 0..<70_000 { container = container.nestedUnkeyedContainer() }
      try container.encodeNil()
    }
  }

  @Test("LIM-2: containers may be opened in each other as often as one likes")
  func descent() {
    #expect(throws: EncodingError.self) { try SmartJSONEncoder().encode(Descent()) }
  }

  @Test("ENC-1: such values are written down to a depth of 512", arguments: [17, 512, 513])
  func depth(_ depth: Int) throws {
    let count = try onThread(stackKiB: 8192) {
      var link = Link()
      for _ in 1..<depth {
        let outer = Link()
        outer.next = link
        link = outer
      }
      return link.toJSONString()?.filter { $0 == "{" }.count
    }
    #expect(count == (depth > 512 ? nil : depth))
  }
}
