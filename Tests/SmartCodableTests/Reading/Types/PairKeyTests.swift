import Foundation
import SmartCodable
import Testing

@Suite("Dictionaries whose keys and values stand by turns in an array")
struct PairKeyTests {
  private struct Point: Codable, Hashable { var x: Int }

  private struct Pairs: SmartCodable {
    var d: [Double: Int] = [9: 9]
    var b: [Bool: Int] = [:]
    var u: [UUID: Int] = [:]
    var l: [URL: [Int]] = [:]
    var p: [Point: Int] = [:]
    var o: [Double: Int?] = [9: 9]
    var n: [Double: [Double: Int]] = [:]
    var m: [Double: Int]?
  }

  private static let whole: [SmartDecodingOption] = [.elements(.failWhole)]

  @Test("COL-18, COL-11: a bad key or value drops its pair")
  func dropped() throws {
    #expect(try Pairs.read(#"{"d":[1.5,"y"]}"#).d == [:])
    #expect(try Pairs.read(#"{"d":["x",7,2,3]}"#).d == [2: 3])
    #expect(try Pairs.read(#"{"d":[null,7,"2","3"]}"#).d == [2: 3])
    #expect(try Pairs.read(#"{"b":["no",2,5,6]}"#).b == [false: 2])
    let points = try Pairs.read(#"{"p":[{"x":1},2,{"x":"3"},4,5,6]}"#).p
    #expect(points == [Point(x: 1): 2, Point(x: 3): 4])
    let links = try Pairs.read(#"{"l":["http://a.b",["1","x"],"http://c.d",7]}"#).l
    #expect(links.map { "\($0.key) \($0.value)" } == ["http://a.b [1]"])
  }

  @Test("COL-18: keys that decode themselves as well")
  func identifiers() throws {
    let (first, second) = (UUID(), UUID())
    #expect(try Pairs.read(#"{"u":["\#(first)",1,"\#(second)","x"]}"#).u == [first: 1])
    #expect(try Pairs.read(#"{"u":["\#(first)",1,"bad",2]}"#).u == [first: 1])
  }

  @Test("COL-11, COL-16: an Optional value that is null or invalid becomes nil")
  func optionals() throws {
    #expect(try Pairs.read(#"{"o":[1,null,2,"x",3,4]}"#).o == [1: nil, 2: nil, 3: 4])
    #expect(try Pairs.read(#"{"o":[1,null,"3",4]}"#, Self.whole).o == [1: nil, 3: 4])
    #expect(try Pairs.read(#"{"o":[1,"x"]}"#, Self.whole).o == [9: 9])
  }

  @Test(
    "COL-18, COL-15: with .failWhole a bad key or value fails the whole",
    arguments: [#"[1.5,"y"]"#, #"["x",7,2,3]"#, "[1,2,null,3]", "[1,null]"]
  )
  func failWhole(text: String) throws {
    #expect(try Pairs.read(#"{"d":\#(text)}"#, Self.whole).d == [9: 9])
    #expect(try Pairs.read(#"{"d":["1","2"]}"#, Self.whole).d == [1: 2])
  }

  @Test("COL-18: an odd number of elements, and what is no array, are mismatches")
  func mismatches() throws {
    for text in ["[1,2,3]", "{}", #"{"1":2}"#, "5", "true", #""[1]""#, #""x""#] {
      let report = try Pairs.decode(from: #"{"m":\#(text),"d":\#(text)}"#)
      #expect(report.value.d == [9: 9] && report.value.m == nil, "\(text)")
    }
    #expect(try Pairs.read(#"{"d":[],"m":"[1,2]"}"#).d == [:])
    #expect(try Pairs.read(#"{"d":[],"m":"[1,2]"}"#).m == [1: 2])
  }

  @Test("COL-18, REP-3, REP-10: each repair is reported once, at the key or the value")
  func reported() throws {
    let text = #"{"n":[1,[1,"2"],"x",[],2,[3,"y",null,4],3,5]}"#
    let report = try Pairs.decode(from: text)
    #expect(report.value.n == [1: [1: 2], 2: [:]])
    let repairs = report.repairs.filter { $0.path.first == .key("n") }
    let places = repairs.map { "\($0.path.dropFirst()) \($0.kind) \($0.action)" }
    let wanted: [([SmartRepair.PathComponent], String)] = [
      ([.index(1), .index(1)], "converted converted"), ([.index(2)], "invalid droppedElement"),
      ([.index(5), .index(1)], "invalid droppedElement"),
      ([.index(5), .index(2)], "invalid droppedElement"), ([.index(7)], "mismatch droppedElement"),
    ]
    #expect(places == wanted.map { "\(ArraySlice($0.0)) \($0.1)" })
  }

  @Test("COL-18, AGR-1: of equal keys the last wins as in JSONDecoder, after a repair the first")
  func equalKeys() throws {
    #expect(try Pairs.read(#"{"d":[1,7,1.0,3]}"#).d == [1: 3])
    let report = try Pairs.decode(from: #"{"d":[1,7,"1",3],"b":[true,"x","yes",1]}"#)
    #expect(report.value.d == [1: 7] && report.value.b == [:])
    #expect(report.repairs.filter { $0.action == .converted }.isEmpty)
  }

  @Test("COL-18, DEF-12: a plain type that lacks such a dictionary gets an empty one")
  func defaults() throws {
    struct Plain: Codable {
      var d: [Double: Int]
      var n: Int
    }
    struct Holder: SmartCodable { var plain: Plain? }
    let plain = try #require(Holder.read(#"{"plain":{"n":"4"}}"#).plain)
    #expect(plain.d == [:] && plain.n == 4)
  }

  @Test("COL-18, UPD-7: in an update the pairs replace the old ones")
  func updates() throws {
    var value = Pairs()
    SmartUpdater.update(&value, from: #"{"d":[2,"3","x",4]}"#)
    #expect(value.d == [2: 3])
    for text in ["null", "[1]", "{}"] {
      SmartUpdater.update(&value, from: #"{"d":\#(text)}"#)
      #expect(value.d == [2: 3], "\(text)")
    }
  }

  private struct Tree: SmartCodable {
    var children: [Double: Tree] = [:]

    func didFinishMapping() { Self.made.value += 1 }

    /// Used by one thread at a time.
    final class Count: @unchecked Sendable { var value = 0 }
    @TaskLocal static var made = Count()
  }

  @Test("AGR-4: failures after deep values do not decode these again at each level")
  func recursion() throws {
    let depth = 60
    let text =
      String(repeating: #"{"children":[1,"#, count: depth) + "{}"
      + String(repeating: ",2,3]}", count: depth)
    let count = Tree.Count()
    let tree = try Tree.$made.withValue(count) { try Tree.read(text) }
    #expect(tree.children[1]?.children[1] != nil)
    #expect(count.value <= 2 * depth, "\(count.value)")
  }
}
