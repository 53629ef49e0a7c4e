import Foundation
import SmartCodable
import Testing

@Suite("@SmartCompact")
struct CompactTests {
  private struct Basket: SmartCodable {
    @SmartCompact.Array var numbers: [Int] = [-1]
    @SmartCompact.Array var optionals: [Int?] = []
    @SmartCompact.Array var anything: [Any] = []
    @SmartCompact.Array var items: [Item] = []
    @SmartCompact.Dictionary var prices: [Int: Double] = [0: 0]
    @SmartCompact.Dictionary var words: [String: String] = [:]
    @SmartCompact.Dictionary var members: [String: Item] = [:]
    @SmartCompact.Dictionary var loose: [String: Any] = [:]
  }

  private struct Item: SmartCodable, Equatable {
    var name = "none"
    var hooks = 0
    enum CodingKeys: CodingKey { case name }
    mutating func didFinishMapping() { hooks += 1 }
  }

  @Test(
    "CMP-1, COL-17: elements are converted, invalid ones dropped, under both strategies",
    arguments: [SmartElementStrategy.dropInvalid, .failWhole]
  )
  func elements(strategy: SmartElementStrategy) throws {
    let text = #"{"numbers":["Tom",1,{},2,3,"4",null,1.5,2.0,true],"prices":{"1":"x","2":3}}"#
    let basket = try Basket.read(text, [.elements(strategy)])
    #expect(basket.numbers == [1, 2, 3, 4, 2, 1])
    #expect(basket.prices == [2: 3])
  }

  @Test("CMP-2: null is dropped for Optional elements, and kept as NSNull in [Any]")
  func null() throws {
    let report = try Basket.decode(
      from: #"{"optionals":[1,null,"x",2],"anything":[null,1]}"#
    )
    #expect(report.value.optionals == [1, 2])
    #expect(report.value.anything.count == 2)
    #expect(report.value.anything[0] is NSNull)
    let places = report.repairs.map(\.pathDescription).filter { $0.hasPrefix("optionals") }
    #expect(places == ["optionals[2]"])
  }

  @Test("CMP-3: keys that make no Key are dropped and keys are never converted")
  func keys() throws {
    let text = #"{"prices":{"1":1,"x":2,"3":"4.5"},"words":{"some_key":1,"b":[]}}"#
    let basket = try Basket.read(text, [.key(.fromSnakeCase)])
    #expect(basket.prices == [1: 1, 3: 4.5])
    #expect(basket.words == ["some_key": "1"])
  }

  @Test("CMP-4: a value of another kind leads to the initial value")
  func otherKind() throws {
    for literal in ["1", "null", #""x""#, "true"] {
      let basket = try Basket.read(#"{"numbers":\#(literal),"prices":\#(literal)}"#)
      #expect(basket.numbers == [-1])
      #expect(basket.prices == [0: 0])
    }
    #expect(try Basket.read(#"{"numbers":{},"prices":[]}"#).numbers == [-1])
    #expect(try Basket.read("{}").prices == [0: 0])
  }

  @Test("CMP-1, STR-1, DFM-1: models inside get their hook, text is parsed")
  func models() throws {
    let basket = try Basket.read(
      #"{"items":["{\"name\":\"a\"}",{"name":"b"},1],"members":{"m":{"name":"c"}},"loose":{"a":1}}"#
    )
    #expect(basket.items == [Item(name: "a", hooks: 1), Item(name: "b", hooks: 1)])
    #expect(basket.members == ["m": Item(name: "c", hooks: 1)])
    #expect(basket.loose["a"] as? Int == 1)
  }

  @Test("API-11: compact wrappers compare by value, and work in Foundation's coders")
  func foreign() throws {
    struct Box: Codable, Equatable {
      @SmartCompact.Array var numbers: [Int] = []
      @SmartCompact.Dictionary var prices: [Int: Double] = [:]
    }
    let box = Box(numbers: [1, 2], prices: [3: 4.5])
    let data = try JSONEncoder().encode(box)
    #expect(try JSONDecoder().decode(Box.self, from: data) == box)
  }

  @Test("CMP-3, ANY-10: in a foreign decoder the first of several names of a key wins, by UTF-8")
  func foreignNames() throws {
    struct Box: Codable {
      @SmartCompact.Dictionary var prices: [Int: Int] = [:]
      @SmartAny var any: [Int: Any] = [:]
    }
    let members = (0..<12).map { #""\#(String(repeating: "0", count: $0))7":\#($0)"# }
    for _ in 0..<4 {
      let object = "{" + members.shuffled().joined(separator: ",") + "}"
      let text = #"{"prices":\#(object),"any":\#(object)}"#
      let box = try JSONDecoder().decode(Box.self, from: Data(text.utf8))
      #expect(box.prices == [7: 11])
      #expect(box.any as? [Int: Int] == [7: 11])
    }
  }
}
