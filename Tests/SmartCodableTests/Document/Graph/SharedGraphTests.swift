import Foundation
import Testing

@testable import SmartCodable

/// A model with a flat.
private protocol Resting {
  /// The keys that the flat has; nil if it is none.
  var keys: Set<String>? { get }
}

/// Dictionary input whose containers are shared, so that it stands for many more values than it has.
@Suite("Shared containers of dictionary input")
struct SharedGraphTests {
  /// A way to hold a container twice.
  struct Shape: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let leaf: @Sendable () -> Any
    let pair: @Sendable (_ left: Any, _ right: Any) -> Any

    init(
      _ name: String,
      leaf: @escaping @Sendable () -> Any = { [1] as [Any] },
      _ pair: @escaping @Sendable (_ left: Any, _ right: Any) -> Any
    ) {
      (testDescription, self.leaf, self.pair) = (name, leaf, pair)
    }

    /// The levels above a leaf, shared or each container on its own.
    func graph(_ levels: Int, isShared: Bool = true) -> Any {
      if levels == 0 { return leaf() }
      let left = graph(levels - 1, isShared: isShared)
      return pair(left, isShared ? left : graph(levels - 1, isShared: isShared))
    }
  }

  private static let shapes = [
    Shape("arrays") { [$0, $1] as [Any] },
    Shape("dictionaries") { ["a": $0, "b": $1] as [String: Any] },
    Shape("an array of dictionaries") {
      [["a": $0] as [String: Any], ["a": $1] as [String: Any]] as [Any]
    },
    Shape("keys of any type") { [1: $0, "b": $1] as [AnyHashable: Any] },
    Shape("Optionals") { [Any?.some($0), Any?.some($1)] as [Any?] },
    Shape("values of Optionals") { ["a": $0, "b": $1] as [String: Any?] },
    Shape("a wide leaf", leaf: { Array(0..<2000) as [Any] }, { [$0, "x", $1] as [Any] }),
    Shape(
      "a typed leaf",
      leaf: { ["k": Array(0..<20), "l": []] as [String: [Int]] },
      {
        [$0, $1] as [Any]
      }
    ),
    Shape(
      "arrays of Foundation",
      leaf: { NSArray(array: [1, "x"]) },
      {
        NSArray(array: [$0, $1])
      }
    ),
    Shape(
      "dictionaries of Foundation",
      leaf: { NSMutableDictionary(dictionary: ["k": 1]) },
      {
        NSDictionary(dictionary: ["a": $0, "b": $1])
      }
    ),
    Shape(
      "Foundation in Swift",
      leaf: { NSSet(array: [1]) },
      {
        ["a": [$0], "b": NSMutableArray(array: [$1])] as [String: Any]
      }
    ),
  ]

  private static func tape(_ value: Any) throws -> Tape {
    let tape = Tape()
    _ = try ObjectGraph.write(value, to: tape)
    return tape
  }

  /// The values of a document in order, with references followed.
  private static func outline(_ tape: Tape, _ index: Int, _ body: (String) -> Void) {
    let index = tape.resolved(index)
    body(
      tape.isString(index) ? tape.string(index) : "\(tape.tag(index)) \(tape.memberCount(index))"
    )
    guard tape.isContainer(index) else { return }
    var child = index + 1
    while child < tape.next(index) {
      outline(tape, child, body)
      child = tape.next(child)
    }
  }

  private static func outline(_ tape: Tape) -> (count: Int, hash: Int) {
    var hasher = Hasher()
    var count = 0
    outline(tape, 0) {
      hasher.combine($0)
      count += 1
    }
    return (count, hasher.finalize())
  }

  @Test("LIM-3: shared containers are those that are written out", arguments: shapes)
  func sameDocument(shape: Shape) throws {
    // Enough entries for containers to be looked for.
    let levels = shape.testDescription == "a wide leaf" ? 5 : 12
    let shared = try Self.tape(shape.graph(levels))
    let whole = try Self.tape(shape.graph(levels, isShared: false))
    #expect(Self.outline(shared) == Self.outline(whole))
    #expect(Self.outline(shared).count > 4096)
  }

  @Test("LIM-3: the tape does not double with each level", arguments: shapes)
  func bounded(shape: Shape) throws {
    let levels = shape.testDescription == "a wide leaf" ? 14 : 20
    #expect(try Self.tape(shape.graph(levels)).count < 2 * SharedContainers.threshold + 3000)
  }

  private struct Model: SmartCodable {
    @SmartAny var any: Any?
    var list: [[Int]] = []
    var other = 0
  }

  @Test("LIM-3: as Any the value is shared as its input is")
  func values() throws {
    let graph = Self.shapes[0].graph(23)
    let model = try #require(Model.deserialize(from: ["any": graph, "other": 9]))
    #expect(model.other == 9)
    var (value, depth) = (model.any, 0)
    while let pair = value as? [Any], pair.count == 2 {
      (value, depth) = (pair[depth % 2], depth + 1)
    }
    #expect(depth == 23 && (value as? [Int]) == [1])
  }

  @Test("LIM-3: what stands for more than 10^8 values is refused", arguments: shapes)
  func refused(shape: Shape) {
    #expect(Model.deserialize(from: ["any": shape.graph(28), "other": 9]) == nil)
  }

  private static let filler: [Int] = Array(repeating: 1, count: SharedContainers.threshold)

  @Test("ENT-21, LIM-2: a shared container counts with its height where it is met")
  func heights() throws {
    // As wide as a container must be to be looked for; of numbers, or of short arrays, written at once.
    let wide: [(Any, height: Int)] = [
      (Array(repeating: 1, count: 64), 1), (Array(repeating: [1] as [Any], count: 64) as [Any], 2),
    ]
    for (content, height) in wide {
      var shared = content
      for _ in height..<20 { shared = [shared] }
      for (levels, isRead) in [(491, true), (492, false)] {
        var deep = shared
        for _ in 0..<levels { deep = [deep] }
        let input: [String: Any] = ["a": Self.filler, "b": shared, "c": deep, "other": 9]
        // The object, the levels and the 20 of the shared container.
        #expect((Model.deserialize(from: input)?.other == 9) == isRead)
      }
    }
  }

  @Test("ENT-21: a text in a short array is as deep as in a long one", arguments: [1, 16, 17])
  func depthOfText(count: Int) throws {
    let tape = Tape()
    let array: [Any] = Array(repeating: "x", count: count)
    let root = try ObjectGraph.write([array] as [Any], to: tape)
    #expect(tape.memberCount(root + 1) == count)
    #expect(tape.detail(root + 2) == 2)
  }

  /// A list of Foundation whose last element is made anew each time it is read.
  private final class Fresh: NSArray {
    private let number: Int
    private let start: [Any]

    init(_ number: Int, after start: [Any] = []) {
      (self.number, self.start) = (number, start)
      unsafe super.init(objects: UnsafePointer<AnyObject>?.none, count: 0)
    }

    required init?(coder: NSCoder) { nil }

    required init(objects: UnsafePointer<AnyObject>?, count: Int) {
      (number, start) = (0, [])
      unsafe super.init(objects: objects, count: count)
    }

    required convenience init(arrayLiteral elements: Any...) { self.init(0) }

    override var count: Int { start.count + 1 }

    override func object(at index: Int) -> Any {
      index < start.count
        ? start[index]
        : ["k": Array(repeating: number, count: 64) as [Any]] as [AnyHashable: Any]
    }
  }

  @Test("LIM-3: a collection that is made when it is read is not taken for one that is gone")
  func freshElements() throws {
    struct Rows: SmartCodable {
      var rows: [[[String: [Int]]]] = []
    }
    // What the first list makes is noted, and the list is not, since it was opened in a small graph.
    let first = Fresh(-1, after: [Self.filler])
    let input: [String: Any] = ["a": first, "rows": (0..<200).map { Fresh($0) }]
    let rows = try #require(Rows.deserialize(from: input)).rows
    #expect(rows == (0..<200).map { [["k": Array(repeating: $0, count: 64)]] })
  }

  @Test("PATH-1, REP-1: what is wrong in a shared container is told at each place")
  func repairs() throws {
    let bad: [Any] = [["x", 1], [2]]
    struct Two: SmartCodable {
      var filler: [Int] = []
      var left: [[Int]] = []
      var right: [[Int]] = []
      @SmartAny var any: Any?
    }
    let input: [String: Any] = ["any": bad, "filler": Self.filler, "left": bad, "right": bad]
    let result = try Two.decode(from: input)
    #expect(result.value.left == [[1], [2]] && result.value.right == [[1], [2]])
    #expect(result.repairs.count == 2)
    #expect(result.repairs.map { "\($0.path)" }.filter { $0.contains("right") }.count == 1)
  }

  private struct AnyRest: SmartCodable, Resting {
    var known = 0
    @SmartFlat @SmartAny var rest: Any?
    var keys: Set<String>? { (rest as? [String: Any]).map { Set($0.keys) } }
  }

  private struct MapRest: SmartCodable, Resting {
    var known = 0
    @SmartFlat @SmartAny var rest: [String: Any] = [:]
    var keys: Set<String>? { Set(rest.keys) }
  }

  private struct ObjectRest: SmartCodable, Resting {
    var known = 0
    @SmartFlat @SmartAny var rest = NSDictionary()
    var keys: Set<String>? { (rest as? [String: Any]).map { Set($0.keys) } }
  }

  private struct OuterRest: SmartCodable, Resting {
    var known = 0
    @SmartFlat var inner = AnyRest()
    var keys: Set<String>? { inner.keys }
  }

  /// A model around a flat, read before another place that has the same object.
  private struct FlatFirst<Flat: SmartCodable>: SmartCodable {
    var flat = Flat()
    @SmartAny var other: Any?
  }

  private struct FlatLast<Flat: SmartCodable>: SmartCodable {
    @SmartAny var other: Any?
    var flat = Flat()
  }

  private static func check<Flat: SmartCodable & Resting>(_ type: Flat.Type) throws {
    let members = (0..<100).map { ("k\($0)", $0) } + [("known", 7)]
    let shared = Dictionary(uniqueKeysWithValues: members)
    let input: [String: Any] = ["filler": filler, "flat": shared, "other": shared]
    let (all, rest) = (Set(shared.keys), Set(shared.keys).subtracting(["known"]))
    let first = try FlatFirst<Flat>.decode(from: input).value
    #expect(first.flat.keys == rest && Set((first.other as? [String: Any] ?? [:]).keys) == all)
    let last = try FlatLast<Flat>.decode(from: input).value
    #expect(last.flat.keys == rest && Set((last.other as? [String: Any] ?? [:]).keys) == all)
  }

  @Test("FLAT-4: a flat leaves out what is known of a shared object, and other places do not")
  func flatOfShared() throws {
    try Self.check(AnyRest.self)
    try Self.check(MapRest.self)
    try Self.check(ObjectRest.self)
    try Self.check(OuterRest.self)
  }

  @Test("LIM-2: a Foundation collection that contains itself twice is refused")
  func cycle() throws {
    let list = NSMutableArray()
    let object = NSMutableDictionary(dictionary: ["a": list, "b": list])
    list.add(object)
    list.add(object)
    defer { list.removeAllObjects() }
    let input = Unchecked(["any": [Self.filler, list] as [Any], "other": 9])
    let isRead = try onThread(stackKiB: 8 << 10) { Model.deserialize(from: input.value) != nil }
    #expect(!isRead)
  }

  private struct Unchecked: @unchecked Sendable {
    let value: [String: Any]
    init(_ value: [String: Any]) { self.value = value }
  }
}
