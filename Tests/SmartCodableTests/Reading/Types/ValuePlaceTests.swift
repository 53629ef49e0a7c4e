import Foundation
import SmartCodable
import Synchronization
import Testing

/// Values are put where they are wanted, so each must be given up exactly once, also if it is then dropped or user
/// code decodes another one of the same type in the meantime.
@Suite("Values that are put into their places", .serialized)
struct ValuePlaceTests {
  /// The objects of this suite that are in use.
  private static let alive = Atomic<Int>(0)

  private final class Counted: Sendable {
    init() { alive.add(1, ordering: .relaxed) }
    deinit { alive.subtract(1, ordering: .relaxed) }
  }

  private static func number(_ decoder: any Decoder) throws -> Int {
    try decoder.singleValueContainer().decode(Int.self)
  }

  /// Two words, and refused after its first value was made.
  private struct Value: Decodable, Hashable {
    let number: Int
    let counted = Counted()

    init(from decoder: any Decoder) throws { number = try ValuePlaceTests.number(decoder) }

    static func == (left: Self, right: Self) -> Bool { left.number / 10 == right.number / 10 }
    func hash(into hasher: inout Hasher) { hasher.combine(number / 10) }
  }

  private struct Model: SmartDecodable {
    var number = 0
    var counted = Counted()
    enum CodingKeys: CodingKey { case number }
    mutating func didFinishMapping() { number += 1 }
  }

  /// A model in whose array the loop is given up, since its code reads a collection as no property does.
  private struct Reading: SmartDecodable {
    var list: [Int] = []
    var counted = Counted()
    enum CodingKeys: CodingKey { case list }
    init() {}
    init(from decoder: any Decoder) throws {
      list = try [Int](
        from: decoder.container(keyedBy: CodingKeys.self).superDecoder(forKey: .list)
      )
    }
  }

  private func decoded<Values: Decodable>(
    _ type: Values.Type,
    _ text: String,
    _ leniency: SmartLeniency
  ) -> Values? {
    let decoder = SmartJSONDecoder()
    decoder.leniency = leniency
    return try? decoder.decode(type, from: Data(text.utf8))
  }

  /// Decodes five elements of which any are bad, by all ways in which an array may be asked for.
  private func check<Values: Decodable>(
    bad: String,
    good: (Int) -> String = { "\($0)" },
    _ numbers: (Values) -> [Int]
  ) {
    for mask in 0..<32 {
      let numbersThere = (0..<5).filter { mask >> $0 & 1 == 0 }.map { $0 * 10 }
      let list = (0..<5).map { mask >> $0 & 1 == 1 ? bad : good($0 * 10) }.joined(separator: ",")
      for leniency in [SmartLeniency.full, .none] {
        let expected = leniency == .full || mask == 0 ? numbersThere : nil
        let alone = decoded(Values.self, "[\(list)]", leniency)
        #expect(alone.map { numbers($0) } == expected, "\(list)")
        let nested = decoded([[Values]].self, "[[[\(list)],[\(list)]]]", leniency)
        #expect(nested?.first?.map { numbers($0) } == expected.map { [$0, $0] }, "\(list)")
        let entries = decoded([String: Values].self, "{\"a\":[\(list)],\"b\":[\(list)]}", leniency)
        #expect(entries?.values.map { numbers($0) } == expected.map { [$0, $0] }, "\(list)")
      }
    }
  }

  @Test("COL-1, LIM-5: dropped elements leave those around them whole, and no value is kept")
  func badElements() {
    check(bad: "[]") { (values: [Value]) in values.map(\.number) }
    check(bad: "null") { (values: ContiguousArray<Value>) in values.map(\.number) }
    check(bad: "[]") { (values: Set<Value>) in values.map(\.number).sorted() }
    let model = { (number: Int) in "{\"number\":\(number - 1)}" }
    check(bad: "[]", good: model, { (models: [Model]) in models.map(\.number) })
    #expect(Self.alive.load(ordering: .relaxed) == 0)
  }

  @Test("COL-1: of elements that are equal a set takes the first")
  func equalElements() {
    let values = decoded(Set<Value>.self, "[3,12,5,11,[],4]", .full)
    #expect(values?.map(\.number).sorted() == [3, 12])
  }

  @Test("LIM-5: models whose array is read once more are given up")
  func undone() {
    for text in [#"[{"list":[1,null]},{"list":[2]}]"#, #"[{"list":[1]},{"list":[null,2]}]"#] {
      #expect(decoded([Reading].self, text, .full)?.map(\.list) == [[1], [2]])
      #expect(decoded([[Reading]].self, "[\(text)]", .full)?.first?.map(\.list) == [[1], [2]])
    }
    #expect(decoded([Reading].self, #"[{"list":[1]},{"list":[null,2]}]"#, .none) == nil)
    #expect(Self.alive.load(ordering: .relaxed) == 0)
  }

  /// Decodes values of its own type, one of which it throws away, before it has a value itself.
  private struct Tree: Decodable {
    let number: Int
    var children: [Tree] = []
    let counted = Counted()

    private enum CodingKeys: CodingKey { case number, children, first, table }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if container.contains(.children) {
        _ = try container.decode(Tree.self, forKey: .first)
        children = try container.decode([Tree].self, forKey: .children)
        children += try container.decode([String: Tree].self, forKey: .table).values
        _ = try? container.decode([Tree].self, forKey: .table)
        _ = try? container.decode(Tree.self, forKey: .children)
      }
      number = try container.decode(Int.self, forKey: .number)
    }
  }

  @Test(
    "AGR-1: a type whose code decodes values of the type",
    arguments: [SmartLeniency.full, .none]
  )
  func ownType(leniency: SmartLeniency) {
    let leaf = #"{"number":2}"#
    func branch(_ inner: String) -> String {
      #"{"first":\#(inner),"number":1,"children":[\#(inner),\#(inner)],"table":{"a":\#(inner)}}"#
    }
    func sum(_ tree: Tree) -> Int { tree.children.reduce(tree.number) { $0 + sum($1) } }
    let tree = decoded(Tree.self, branch(branch(leaf)), leniency)
    #expect(tree.map { sum($0) } == 1 + 3 * (1 + 3 * 2))
    let trees = decoded([Tree].self, "[\(branch(leaf)),\(leaf)]", leniency)
    #expect(trees?.map { sum($0) } == [7, 2])
  }

  /// What code of a deinit or of a loop is to do once, and what it found.
  private final class Kept: @unchecked Sendable {
    var use: (() -> Void)?
    var found: [String] = []

    func run() {
      guard let use else { return }
      self.use = nil
      use()
    }
  }

  private final class Tag: Decodable, Hashable {
    static let kept = Kept()
    let text: String
    let counted = Counted()

    init(from decoder: any Decoder) throws {
      text = try decoder.singleValueContainer().decode(String.self)
    }

    deinit { Self.kept.run() }

    static func == (left: Tag, right: Tag) -> Bool { left.text == right.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  /// Reads one collection of tags, and another of its type in the first deinit of a tag.
  private struct Reviving<Tags: Collection & Decodable>: Decodable {
    enum CodingKeys: CodingKey { case a, b }
    let read: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      Tag.kept.use = {
        Tag.kept.found = (try? container.decode(Tags.self, forKey: .b)).map { Self.texts($0) } ?? []
      }
      defer { Tag.kept.use = nil }
      read = Self.texts(try container.decode(Tags.self, forKey: .a))
    }

    private static func texts(_ tags: Tags) -> [String] {
      tags.map { ($0 as? Tag ?? ($0 as? (key: Tag, value: Int))?.key)?.text ?? "" }.sorted()
    }
  }

  private func checkDeinit<Tags: Collection & Decodable>(
    _ type: Tags.Type,
    _ a: String,
    _ b: String
  ) {
    Tag.kept.found = []
    let read = decoded(Reviving<Tags>.self, #"{"a":\#(a),"b":\#(b)}"#, .full)?.read
    #expect(read == ["x"], "\(type)")
    #expect(Tag.kept.found == ["z"], "\(type)")
    Tag.kept.found = []
  }

  @Test("LIM-5: the deinit of an element that a set drops may decode another set")
  func deinitOfElement() {
    checkDeinit(Set<Tag>.self, #"["x","x"]"#, #"["z"]"#)
    #expect(Self.alive.load(ordering: .relaxed) == 0)
  }

  @Test("LIM-5: the deinit of a key that a dictionary drops may decode another dictionary")
  func deinitOfKey() {
    checkDeinit([Tag: Int].self, #"["x",1,"y",[]]"#, #"["z",1]"#)
    checkDeinit([Tag: Int].self, #"["x",1,"x",2]"#, #"["z",1]"#)
    #expect(Self.alive.load(ordering: .relaxed) == 0)
  }

  /// Keeps the decoder of the object whose arrays are being read.
  private struct Holder: Decodable {
    static let kept = Kept()
    enum CodingKeys: CodingKey { case items, others }

    let items: [Item]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      Self.kept.use = {
        let others = (try? container.decode([Item].self, forKey: .others)) ?? []
        Self.kept.found = others.map { "\($0.number)" }
      }
      items = try container.decode([Item].self, forKey: .items)
    }
  }

  private struct Item: SmartDecodable {
    var number = 0
    var counted = Counted()
    enum CodingKeys: CodingKey { case number }

    // The loop's own code may go on when its array is complete.
    static func _decodeElements(of reader: inout SmartElementReader) {
      reader._decodeModels(as: Item.self)
      Holder.kept.run()
    }
  }

  @Test("LIM-5: the loop of a model may decode another array of its models after its own")
  func otherArray() {
    let text = #"{"items":[{"number":1},{"number":2}],"others":[{"number":3}]}"#
    #expect(decoded(Holder.self, text, .none)?.items.map(\.number) == [1, 2])
    #expect(Holder.kept.found == ["3"])
    #expect(Self.alive.load(ordering: .relaxed) == 0)
  }
}
