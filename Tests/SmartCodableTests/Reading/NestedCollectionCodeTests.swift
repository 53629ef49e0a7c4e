import SmartCodable
import Testing

/// Collections that code decodes by decoders of nested containers drop what a property drops too (AGR-14).
@Suite("Code of collections in nested containers")
struct NestedCollectionCodeTests {
  private let decoder = SmartJSONDecoder()

  private func check<C: Decodable & Equatable & Sendable>(_ type: C.Type, _ json: String) throws {
    let object = try decoder.report(Properties<C>.self, from: #"{"o":{"l":\#(json)}}"#)
    let array = try decoder.report(Lists<C>.self, from: #"{"o":[\#(json)]}"#)
    func check<Holder: Nesting>(_ holder: Holder.Type) throws where Holder.Held == C {
      let text = Holder.isInArray ? #"{"o":[\#(json)]}"# : #"{"o":{"l":\#(json)}}"#
      let report = try decoder.report(holder, from: text)
      #expect(report.value.held == object.value.o.l, "\(holder) from \(json)")
      let expected = Holder.isInArray ? array.repairs : object.repairs
      #expect(report.repairs.map(shown) == expected.map(shown), "\(holder) from \(json)")
      let model = try decoder.report(Model<Holder>.self, from: #"{"holder":\#(text)}"#)
      #expect(model.value.holder?.held == report.value.held)
      #expect(model.repairs.map(shown) == expected.map { "holder." + shown($0) })
    }
    try check(Keyed<C>.self)
    try check(KeyedTwice<C>.self)
    try check(KeyedBare<C>.self)
    try check(KeyedCase<C>.self)
    try check(Unkeyed<C>.self)
    try check(UnkeyedBare<C>.self)
  }

  private func shown(_ repair: SmartRepair) -> String {
    "\(repair.pathDescription) \(repair.action)"
  }

  @Test(arguments: ["[1,null,\"3\",\"x\"]", "[]", "[[],2]", "[\"5\"]"])
  func arrays(_ json: String) throws {
    try check([Int].self, json)
    try check(ContiguousArray<Int>.self, json)
    try check(Set<Int>.self, json)
    try check([Letter].self, json)
  }

  @Test("Values that nothing stands in for are left out, and do not cost the collection")
  func values() throws {
    try check([Letter].self, #"["e","x",null,"f"]"#)
    try check(Set<Letter>.self, #"["e","x"]"#)
    try check([String: Letter].self, #"{"a":"e","b":"x"}"#)
    try check([String: Int].self, #"{"a":1,"b":null}"#)
  }

  @Test("Two types that read the same nested array each get what they ask for")
  func two() throws {
    let pair = try decoder.decode(Pair.self, from: #"{"o":{"l":["e",5,null]}}"#)
    #expect(pair.letters.held == [.e])
    #expect(pair.numbers.held == [5])
  }

  @Test("Containers that are nested twice know whose code reads them too")
  func deep() throws {
    let objects = try decoder.decode(Deep.self, from: #"{"o":{"o":{"l":[1,null,"x"]}}}"#)
    #expect(objects.held == [1])
    #expect(try decoder.decode(DeepList.self, from: #"{"o":[[[1,null],[2]]]}"#).held == [1])
  }

  private struct Deep: Decodable {
    let held: [Int]
    init(from decoder: any Decoder) throws {
      let outer = try decoder.container(keyedBy: Key.self)
      let nested = try outer.nestedContainer(keyedBy: Key.self, forKey: .o)
        .nestedContainer(keyedBy: Key.self, forKey: .o)
      held = try [Int](from: nested.superDecoder(forKey: .l))
    }
  }

  private struct DeepList: Decodable {
    let held: [Int]
    init(from decoder: any Decoder) throws {
      var outer = try decoder.container(keyedBy: Key.self).nestedUnkeyedContainer(forKey: .o)
      var nested = try outer.nestedUnkeyedContainer()
      held = try [Int](from: nested.superDecoder())
    }
  }

  @Test("LIM-5: nested containers that are kept beyond the call, and their decoders, still read")
  func kept() throws {
    for _ in 0..<20 {
      let kept = try decoder.decode(Kept.self, from: #"{"o":{"l":[1,2]},"l":[[3],[4]]}"#)
      _ = try decoder.decode([Letter].self, from: #"["e"]"#)
      #expect(try [Int](from: kept.object.superDecoder(forKey: .l)) == [1, 2])
      var list = kept.list
      #expect(try Bare<[Int]>(from: list.superDecoder()).held == [3])
      #expect(try [Int](from: list.superDecoder()) == [4])
    }
  }

  private struct Kept: Decodable {
    let object: KeyedDecodingContainer<Key>
    let list: any UnkeyedDecodingContainer
    init(from decoder: any Decoder) throws {
      let outer = try decoder.container(keyedBy: Key.self)
      object = try outer.nestedContainer(keyedBy: Key.self, forKey: .o)
      list = try outer.nestedUnkeyedContainer(forKey: .l)
    }
  }

  private struct Pair: Decodable {
    let letters: Keyed<[Letter]>
    let numbers: Keyed<[Int]>
    init(from decoder: any Decoder) throws {
      letters = try decoder.singleValueContainer().decode(Keyed<[Letter]>.self)
      numbers = try decoder.singleValueContainer().decode(Keyed<[Int]>.self)
    }
  }
}

private enum Letter: String, Decodable { case e, f }

private enum Key: CodingKey { case o, l }

private protocol Nesting: Decodable, Sendable {
  associatedtype Held: Equatable & Sendable
  var held: Held { get }
  static var isInArray: Bool { get }
}

extension Nesting {
  static var isInArray: Bool { false }
}

private struct Inner<C: Decodable>: Decodable { let l: C }
private struct Properties<C: Decodable>: Decodable { let o: Inner<C> }
private struct Lists<C: Decodable>: Decodable { let o: [C] }

private struct Model<Holder: Nesting>: SmartDecodable {
  var holder: Holder?
}

private struct Bare<C: Decodable & Equatable & Sendable>: Decodable {
  let held: C
  init(from decoder: any Decoder) throws { held = try C(from: decoder) }
}

private struct Keyed<C: Decodable & Equatable & Sendable>: Nesting {
  let held: C
  init(from decoder: any Decoder) throws {
    let nested = try decoder.container(keyedBy: Key.self)
      .nestedContainer(keyedBy: Key.self, forKey: .o)
    held = try C(from: nested.superDecoder(forKey: .l))
  }
}

/// Reads the same collection once more, as something else before it.
private struct KeyedTwice<C: Decodable & Equatable & Sendable>: Nesting {
  let held: C
  init(from decoder: any Decoder) throws {
    let outer = try decoder.container(keyedBy: Key.self)
    _ = try? Bool(
      from: outer.nestedContainer(keyedBy: Key.self, forKey: .o).superDecoder(forKey: .l)
    )
    held = try C(
      from: outer.nestedContainer(keyedBy: Key.self, forKey: .o).superDecoder(forKey: .l)
    )
  }
}

private struct KeyedBare<C: Decodable & Equatable & Sendable>: Nesting {
  let held: C
  init(from decoder: any Decoder) throws {
    let nested = try decoder.container(keyedBy: Key.self)
      .nestedContainer(keyedBy: Key.self, forKey: .o)
    held = try Bare<C>(from: nested.superDecoder(forKey: .l)).held
  }
}

private enum KeyedCase<C: Decodable & Equatable & Sendable>: Nesting {
  case only(C)
  var held: C {
    switch self {
    case .only(let held): held
    }
  }
  init(from decoder: any Decoder) throws { self = .only(try Keyed<C>(from: decoder).held) }
}

private struct Unkeyed<C: Decodable & Equatable & Sendable>: Nesting {
  let held: C
  static var isInArray: Bool { true }
  init(from decoder: any Decoder) throws {
    var list = try decoder.container(keyedBy: Key.self).nestedUnkeyedContainer(forKey: .o)
    held = try C(from: list.superDecoder())
  }
}

private struct UnkeyedBare<C: Decodable & Equatable & Sendable>: Nesting {
  let held: C
  static var isInArray: Bool { true }
  init(from decoder: any Decoder) throws {
    var list = try decoder.container(keyedBy: Key.self).superDecoder(forKey: .o).unkeyedContainer()
    held = try Bare<C>(from: list.superDecoder()).held
  }
}
