import SmartCodable
import Testing

/// Updates of values whose code reads by decoders that it hands on: what the update has counts, the rest is kept.
@Suite("Updates of values whose code hands on its decoder")
struct PolymorphicUpdateTests {
  @Test("UPD-2, UPD-3: a collection by superDecoder(forKey:) keeps what is not mentioned, or null")
  func collections() {
    func check<Holder: Listing>(_ make: () -> Holder) {
      for update in [#"{"n":3}"#, #"{"l":null}"#, #"{"l":null,"n":3}"#, "{}"] {
        var holder = make()
        SmartUpdater.update(&holder, from: update)
        #expect(holder.list == [5], "\(Holder.self), \(update)")
      }
      var holder = make()
      SmartUpdater.update(&holder, from: #"{"l":[6,null,"7"],"n":4}"#)
      #expect(holder.list == [6, 7], "\(Holder.self)")
      SmartUpdater.update(&holder, from: #"{"l":[]}"#)
      #expect(holder.list == [], "\(Holder.self)")
    }
    check { ByDecoder.deserialize(from: #"{"l":[5],"n":2}"#) ?? ByDecoder() }
    check { ByWrapper.deserialize(from: #"{"l":[5],"n":2}"#) ?? ByWrapper() }
    check { ByContainer.deserialize(from: #"{"l":[5],"n":2}"#) ?? ByContainer() }
    var above = Above.deserialize(from: #"{"below":{"l":[5]}}"#) ?? Above()
    SmartUpdater.update(&above, from: #"{"below":{"n":1}}"#)
    #expect(above.below?.l == [5] && above.below?.n == 1)
  }

  @Test("UPD-3: a nested array keeps its values where there is none in the update")
  func mismatches() {
    var holder = ByContainer.deserialize(from: #"{"l":[5],"n":2}"#) ?? ByContainer()
    SmartUpdater.update(&holder, from: #"{"l":5,"n":7}"#)
    #expect(holder.l == [5] && holder.n == 7)
  }

  @Test(
    "UPD-5: an envelope that makes its value from its own decoder follows the update",
    arguments: [
      (#"{"p":{"type":"circle","r":2}}"#, "circle 2"),
      (#"{"p":{"type":"square","side":3}}"#, "square 3"),
      (#"{"q":5}"#, "circle 1"), (#"{"p":null}"#, "circle 1"),
    ]
  )
  func envelopes(_ update: String, _ expected: String) throws {
    func check<E: Envelope>(_ type: E.Type) throws {
      var model = try #require(
        Model<E>.deserialize(from: #"{"p":{"type":"circle","r":1},"q":4}"#)
      )
      SmartUpdater.update(&model, from: update)
      #expect(model.p?.text == expected, "\(E.self)")
    }
    try check(ByType.self)
    try check(ByName.self)
    try check(ByObject.self)
    try check(ByRegistry.self)
    try check(ByCase.self)
  }

  @Test("UPD-11: what nothing tells about is kept beside what is made from the decoder")
  func kept() throws {
    var model = try #require(Model<Noted>.deserialize(from: #"{"p":{"type":"a","r":1}}"#))
    model.p?.note = "mine"
    SmartUpdater.update(&model, from: #"{"p":{"type":"b","r":2}}"#)
    #expect(model.p?.circle == Circle(r: 2))
    #expect(model.p?.note == "mine")
    #expect(model.p?.type == "b")
  }
}

private protocol Listing: SmartDecodable {
  var list: [Int] { get }
}

private enum Key: CodingKey { case l, n }

private struct Bare: Decodable {
  var held: [Int]
  init(from decoder: any Decoder) throws { held = try [Int](from: decoder) }
}

private struct ByDecoder: Listing {
  var l: [Int] = []
  var n = 0
  var list: [Int] { l }
  enum CodingKeys: CodingKey { case l, n }
  init() {}
  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    l = try [Int](from: keys.superDecoder(forKey: .l))
    n = try keys.decode(Int.self, forKey: .n)
  }
}

private struct ByWrapper: Listing {
  var l: [Int] = []
  var n = 0
  var list: [Int] { l }
  enum CodingKeys: CodingKey { case l, n }
  init() {}
  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    l = try Bare(from: keys.superDecoder(forKey: .l)).held
    n = try keys.decode(Int.self, forKey: .n)
  }
}

private struct ByContainer: Listing {
  var l: [Int] = []
  var n = 0
  // Its own loop gets the default of a bad element, as other code does (NEST-13).
  var list: [Int] { l.filter { $0 != 0 } }
  enum CodingKeys: CodingKey { case l, n }
  init() {}
  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    var list = try keys.nestedUnkeyedContainer(forKey: .l)
    while !list.isAtEnd { l.append(try list.decode(Int.self)) }
    n = try keys.decode(Int.self, forKey: .n)
  }
}

private struct Above: SmartDecodable {
  var below: ByDecoder?
}

private struct Circle: Codable, Equatable, Sendable { var r: Int }

private struct Square: Codable, Equatable, Sendable { var side: Int }

private protocol Envelope: Decodable {
  var text: String { get }
}

private struct Model<E: Envelope>: SmartDecodable {
  var p: E?
  var q = 0
}

private func text(_ shape: Any) -> String {
  switch shape {
  case let circle as Circle: "circle \(circle.r)"
  case let square as Square: "square \(square.side)"
  default: "?"
  }
}

private func unknown(_ type: String) -> DecodingError {
  .dataCorrupted(.init(codingPath: [], debugDescription: type))
}

/// A value of the type with a name, by the same decoder; nothing is made of any other name.
private func shape(_ name: String, _ decoder: any Decoder) throws -> any Codable {
  switch name {
  case "circle": try Circle(from: decoder)
  case "square": try Square(from: decoder)
  default: throw unknown(name)
  }
}

private struct ByType: Envelope {
  var type: String
  var shape: any Codable
  var text: String { SmartCodableTests.text(shape) }
  enum CodingKeys: CodingKey { case type }
  init(from decoder: any Decoder) throws {
    type = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .type)
    shape = try SmartCodableTests.shape(type, decoder)
  }
}

private struct ByName: Envelope {
  var name: String
  var shape: any Codable
  var text: String { SmartCodableTests.text(shape) }
  enum CodingKeys: CodingKey { case type }
  init(from decoder: any Decoder) throws {
    name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .type)
    shape = try SmartCodableTests.shape(name, decoder)
  }
}

private final class ByObject: Envelope {
  let type: String
  let shape: any Codable
  var text: String { SmartCodableTests.text(shape) }
  enum CodingKeys: CodingKey { case type }
  init(from decoder: any Decoder) throws {
    type = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .type)
    shape = try SmartCodableTests.shape(type, decoder)
  }
}

private struct ByRegistry: Envelope {
  var type: String
  var shape: any Codable
  var text: String { SmartCodableTests.text(shape) }
  private static let types: [String: any (Codable & Sendable).Type] = [
    "circle": Circle.self, "square": Square.self,
  ]
  enum CodingKeys: CodingKey { case type }
  init(from decoder: any Decoder) throws {
    type = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .type)
    guard let made = Self.types[type] else { throw unknown(type) }
    shape = try made.init(from: decoder)
  }
}

private enum ByCase: Envelope {
  case circle(Circle)
  case square(Square)
  var text: String {
    switch self {
    case .circle(let circle): SmartCodableTests.text(circle)
    case .square(let square): SmartCodableTests.text(square)
    }
  }
  enum CodingKeys: CodingKey { case type }
  init(from decoder: any Decoder) throws {
    let type = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .type)
    switch type {
    case "circle": self = .circle(try Circle(from: decoder))
    case "square": self = .square(try Square(from: decoder))
    default: throw unknown(type)
    }
  }
}

private struct Noted: Envelope {
  var type: String
  var circle: Circle
  var note = "fresh"
  var text: String { SmartCodableTests.text(circle) }
  enum CodingKeys: CodingKey { case type }
  init(from decoder: any Decoder) throws {
    type = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .type)
    guard !type.isEmpty else { throw unknown(type) }
    circle = try Circle(from: decoder)
  }
}
