import Foundation
import Testing

@testable import SmartCodable

@Suite("Shared objects of property lists")
struct SharedObjectTests {
  private struct Pair: SmartCodable {
    var left = Leaf()
    var right = Leaf()
    var name = "none"
  }

  private struct Leaf: SmartCodable, Equatable {
    var name = "none"
    var list: [Int] = []
    @SmartAny var any: Any?

    static func == (left: Leaf, right: Leaf) -> Bool {
      left.name == right.name && left.list == right.list
        && "\(left.any ?? "")" == "\(right.any ?? "")"
    }
  }

  /// The same object at "left" and "right": `{name: a, list: [1, 1], any: [1, 1]}`.
  private static let pair: Data = {
    let text = BinaryList.text
    return BinaryList([
      BinaryList.dictionary([(1, 4), (2, 4), (3, 5)]), text("left"), text("right"), text("name"),
      BinaryList.dictionary([(3, 6), (7, 8), (9, 8)]), text("b"), text("a"), text("list"),
      BinaryList.array([10, 10]), text("any"), [0x10, 1],
    ])
    .data
  }()

  @Test("LIM-3: a shared object is the same at each place")
  func samePlaces() throws {
    let pair = try #require(Pair.deserializePlist(from: Self.pair))
    #expect(pair.left.name == "a")
    #expect(pair.left.list == [1, 1])
    #expect((pair.left.any as? [Int]) == [1, 1])
    #expect(pair.left == pair.right)
    #expect(pair.name == "b")
  }

  @Test("LIM-3, PATH-1: paths lead through shared objects")
  func paths() throws {
    #expect(Leaf.deserializePlist(from: Self.pair, designatedPath: "right")?.list == [1, 1])
    struct Mapped: SmartCodable {
      var second = 0
      static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.second <--- "right.list.1"]
      }
    }
    #expect(Mapped.deserializePlist(from: Self.pair)?.second == 1)
  }

  private struct Kinds: SmartCodable {
    struct Loose: Decodable {
      let names: [String: String]

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        _ = try list.nestedContainer(keyedBy: CodingKeys.self)
        names = try list.nestedContainer(keyedBy: CodingKeys.self)
          .decode([String: String].self, forKey: .names)
      }

      enum CodingKeys: String, CodingKey { case names }
    }

    enum Color: String, SmartCaseDefaultable {
      static let defaultCase = Color.red
      case red, blue
    }

    var text = "text"
    var number = 5
    var date = Date(timeIntervalSince1970: 0)
    var color = Color.blue
    var optional: Int? = 1
    var dictionary: [String: Int] = [:]
    var object: [String: SmartAny<Any>] = [:]
    var set: Set<String> = []
    @SmartFlat var flat = Flat()
    var any: [String: SmartAny<Any>]?

    struct Flat: SmartCodable {
      var inner = Inner()
    }

    struct Inner: SmartCodable {
      var x = 0
    }
  }

  @Test("LIM-3, ENT-2: shared containers fail and convert as those that are written out")
  func kinds() throws {
    let names = [
      "text", "number", "date", "color", "optional", "dictionary", "object", "set", "inner", "any",
    ]
    for isArray in [false, true] {
      // All properties refer to one container: `{x: 3}` or `["p", "p"]`.
      let content: Any = isArray ? ["p", "p"] : ["x": 3]
      let container: [UInt8] = isArray ? [0xA2, 2, 2] : [0xD1, 3, 4]
      var objects: [[UInt8]] = [[], container, [0x51, 0x70], [0x51, 0x78], [0x10, 3]]
      objects += names.map(BinaryList.text)
      objects[0] = BinaryList.dictionary(names.indices.map { ($0 + 5, 1) })
      let shared = BinaryList(objects).data
      let whole = Dictionary(uniqueKeysWithValues: names.map { ($0, content) })
      #expect(ListOutline.ours(shared) == ListOutline.of(whole))
      let model = try #require(Kinds.deserializePlist(from: shared))
      let expected = try #require(Kinds.deserialize(from: whole))
      #expect("\(model)" == "\(expected)")
      #expect(model.flat.inner.x == (isArray ? 0 : 3))
      #expect(model.dictionary == (isArray ? [:] : ["x": 3]))
    }
  }

  @Test("LIM-3: the tape is as long as there are references", arguments: [10, 25])
  func linear(levels: Int) throws {
    let tape = Tape()
    let root = try PropertyListInput.write(BinaryList.doubling(levels: levels).data, to: tape)
    #expect(tape.memberCount(root) == 2)
    #expect(tape.count == 2 * levels + 1)
  }

  private struct Bystander: SmartCodable {
    var other = 7
  }

  @Test(
    "LIM-3: what is not asked for costs nothing, up to 10^8 nodes",
    arguments: [25, 26, 60, 200]
  )
  func bombs(levels: Int) {
    var list = BinaryList.doubling(levels: levels)
    let top = list.objects.count
    list.objects += [BinaryList.text("other"), [0x10, 9], BinaryList.text("bomb")]
    list.objects.append(BinaryList.dictionary([(top, top + 1), (top + 2, 0)]))
    list.top = top + 3
    list.offsetSize = 2
    // 25 levels are 2^26 - 1 nodes, 26 twice as many.
    #expect(Bystander.deserializePlist(from: list.data)?.other == (levels <= 25 ? 9 : nil))
  }

  @Test("LIM-3: long texts that many places share count with their length")
  func longTexts() {
    var list = BinaryList([])
    list.referenceSize = 2
    list.offsetSize = 4
    let text =
      [0x5F, 0x12] + BinaryList.integer(1 << 20, 4) + [UInt8](repeating: 0x61, count: 1 << 20)
    // A million bytes weigh as much as 65 537 nodes, so 10^8 are 1 525 of them.
    for (count, isRead) in [(1500, true), (1530, false)] {
      list.objects = [BinaryList.array(Array(repeating: 1, count: count), size: 2), text]
      #expect(isReadable(list) == isRead)
      let members = (0..<count).map { _ in (key: 1, value: 2) }
      list.objects = [BinaryList.dictionary(members, size: 2), text, [0x09]]
      #expect(isReadable(list) == isRead)
    }
  }

  private func isReadable(_ list: BinaryList) -> Bool {
    (try? PropertyListInput.write(list.data, to: Tape())) != nil
  }

  @Test("LIM-3: objects that lie in one another are refused")
  func overlap() {
    // Two hundred objects at one place, each with two hundred references.
    let count = 200
    let array = BinaryList.array((0..<count).map { $0 == 0 ? 1 : $0 })
    var bytes = Array("bplist00".utf8) + BinaryList.array(Array(1..<count)) + array + [0x09]
    let table = bytes.count
    let second = 8 + 6 + count - 1
    for object in 0..<count {
      bytes += BinaryList.integer(object == 0 ? 8 : object == count - 1 ? table - 1 : second, 2)
    }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    for field in [count, 0, table] { bytes += BinaryList.integer(field, 8) }
    #expect(ListOutline.ours(Data(bytes)) == nil)
  }

  @Test("ENT-21, ENT-22: reading needs little stack, however deep or bad the list is")
  func stack() throws {
    let open = 200_000
    let texts = [
      String(repeating: "<array>", count: open), String(repeating: "<plist>", count: open),
      String(repeating: "<dict><key>a</key>", count: open), String(repeating: "(", count: open),
      String(repeating: "{a=", count: open), String(repeating: "<!--", count: open),
      String(repeating: "<string>&amp;", count: open), String(repeating: "/*", count: open),
    ]
    var lists = texts.map { Data($0.utf8) }
    var deep = BinaryList((1...60_000).map { BinaryList.array([$0], size: 4) } + [[0xA0]])
    deep.referenceSize = 4
    deep.offsetSize = 4
    lists.append(deep.data)
    lists.append(BinaryList.doubling(levels: 200).data)
    let all = lists
    let results = try onThread(stackKiB: shortStackKiB) {
      all.map { (try? PropertyListInput.write($0, to: Tape())) != nil }
    }
    #expect(results.allSatisfy { !$0 })
  }
}
