import Foundation
import SmartCodable
import Testing

@Suite("Collections")
struct CollectionTests {
  enum Letter: String, SmartCaseDefaultable, CodingKeyRepresentable {
    case a
    case b
  }

  enum Digit: Int, Codable {
    case one = 1
    case two = 2
  }

  private struct Lists: SmartCodable {
    var a = [9]
    var o: [Int]?
    var optionals: [Int?] = []
    var rows = [[9]]
    var s: Set<Int> = [9]
    var d = ["k": 9]
    var od: [String: Int?] = [:]
    var numbered: [Int: String] = [:]
    var small: [Int8: Int] = [:]
    var lettered: [Letter: Int] = [:]
    var digits: [Digit: Int] = [:]
    var m: Inner?
    var inner = Inner(v: 3)
  }

  private struct Inner: SmartCodable, Equatable {
    var v = 7
  }

  private let whole = [SmartDecodingOption.elements(.failWhole)]

  @Test("COL-1: invalid elements are dropped and the others keep their order")
  func invalidElements() throws {
    #expect(try Lists.read(#"{"a":[1,"x",3]}"#).a == [1, 3])
    #expect(try Lists.read(#"{"a":[[],1,{},2.5,2]}"#).a == [1, 2])
  }

  @Test("COL-2: elements are converted like properties")
  func convertedElements() throws {
    #expect(try Lists.read(#"{"a":[1,"2",3.0,true]}"#).a == [1, 2, 3, 1])
  }

  @Test("COL-3: null is invalid for an element that is not Optional")
  func nullElements() throws {
    #expect(try Lists.read(#"{"a":[1,null]}"#).a == [1])
  }

  @Test("COL-4: Optional elements become nil, so that the count stays")
  func optionalElements() throws {
    #expect(try Lists.read(#"{"optionals":[1,null,"x"]}"#).optionals == [1, nil, nil])
  }

  @Test("COL-5: an array of invalid elements is empty, not the fallback")
  func noValidElement() throws {
    #expect(try Lists.read(#"{"a":["x"]}"#).a == [])
    #expect(try Lists.read(#"{"d":{"a":"x"}}"#).d == [:])
  }

  @Test(
    "COL-6: a value that is not an array is a mismatch",
    arguments: ["{}", "1", "null", "true", #""x""#]
  )
  func notAnArray(literal: String) throws {
    #expect(try Lists.read("{\"a\":\(literal)}").a == [9])
    #expect(try Lists.read("{\"o\":\(literal)}").o == nil)
    #expect(try Lists.read("{\"s\":\(literal)}").s == [9])
  }

  @Test("COL-7: [] gives an empty array, also for an Optional property")
  func emptyArray() throws {
    #expect(try Lists.read(#"{"a":[]}"#).a == [])
    #expect(try Lists.read(#"{"o":[]}"#).o == [])
  }

  @Test("COL-8: [] where no array is expected gives the same as null")
  func emptyArrayElsewhere() throws {
    let lists = try Lists.read(#"{"m":[],"d":[],"inner":[]}"#)
    #expect(lists.m == nil)
    #expect(lists.d == ["k": 9])
    #expect(lists.inner == Inner(v: 3))
  }

  @Test("COL-9: nested arrays follow the rules at every level")
  func nestedArrays() throws {
    #expect(try Lists.read(#"{"rows":[[1],["x"],3]}"#).rows == [[1], []])
    #expect(try Lists.read(#"{"rows":[]}"#).rows == [])
  }

  @Test("COL-10: a Set decodes like an array, and equal elements merge")
  func sets() throws {
    #expect(try Lists.read(#"{"s":[1,"1","x"]}"#).s == [1])
    #expect(try Lists.read(#"{"s":[]}"#).s == [])
  }

  @Test("COL-11: invalid values drop their entry, and Optional values become nil")
  func dictionaries() throws {
    let lists = try Lists.read(
      #"{"d":{"a":1,"b":"2","c":"x","e":null},"od":{"a":1,"b":null,"c":"x"}}"#
    )
    #expect(lists.d == ["a": 1, "b": 2])
    #expect(lists.od == ["a": 1, "b": nil, "c": nil])
  }

  @Test("COL-12: integer keys are read, and other keys are dropped")
  func integerKeys() throws {
    let lists = try Lists.read(
      #"{"numbered":{"1":"a","x":"b","-2":"c","+3":"d","":"e","1.0":"f"},"small":{"128":1,"-128":2}}"#
    )
    #expect(lists.numbered == [1: "a", -2: "c"])
    #expect(lists.small == [-128: 2])
    for text in [
      #"{"numbered":{"01":"first","1":"second"}}"#, #"{"numbered":{"1":"first","01":"second"}}"#,
    ] {
      #expect(try Lists.read(text).numbered == [1: "first"])
      #expect(try Lists.read(text, [.key(.fromSnakeCase)]).numbered == [1: "first"])
    }
  }

  @Test("COL-13: a dictionary keyed by an enum reads an object and the alternating array")
  func enumKeys() throws {
    #expect(try Lists.read(#"{"lettered":{"a":1,"zz":2}}"#).lettered == [.a: 1])
    #expect(try Lists.read(#"{"digits":{"1":10,"3":30}}"#).digits == [.one: 10])
    #expect(try Lists.read(#"{"digits":[1,10,2,20]}"#).digits == [.one: 10, .two: 20])
    // Of equal keys the first wins, even if its value is dropped.
    #expect(try Lists.read(#"{"lettered":["a","x","a",1]}"#).lettered == [:])
    #expect(try Lists.read(#"{"lettered":{"a":"x","a":1}}"#).lettered == [:])
  }

  @Test("PARSE-11, REP-3: a key that makes none is reported once, however often it is there")
  func repeatedKeys() throws {
    let report = try Lists.decode(from: #"{"lettered":{"zz":1,"a":1,"zz":2,"yy":3,"zz":4}}"#)
    #expect(report.value.lettered == [.a: 1])
    let keys = report.repairs.filter { $0.path.count == 2 }.map { $0.path[1] }
    #expect(keys == [.key("zz"), .key("yy")])
  }

  @Test("COL-14: keys of dictionaries pass no key strategy")
  func keysOfDictionaries() throws {
    let lists = try Lists.read(#"{"d":{"one_two":1}}"#, [.key(.fromSnakeCase)])
    #expect(lists.d == ["one_two": 1])
  }

  private struct Code: CodingKeyRepresentable, Codable, Hashable {
    let text: String

    var codingKey: any CodingKey { text.codingKey }

    init?(codingKey: some CodingKey) {
      guard codingKey.stringValue.count == 3 else { return nil }
      text = codingKey.stringValue
    }
  }

  private struct Coded: SmartCodable { var codes: [Code: Int] = [:] }

  @Test("COL-11, COL-14: keys that make themselves of coding keys drop what is bad, as they stand")
  func representableKeys() throws {
    let report = try Coded.decode(
      from: #"{"codes":{"a_b":1,"long":2,"bad":"x","two":"2"}}"#,
      options: [.key(.fromSnakeCase)]
    )
    #expect(report.value.codes.map { "\($0.key.text) \($0.value)" }.sorted() == ["a_b 1", "two 2"])
    #expect(report.repairs.map(\.action) == [.droppedElement, .droppedElement, .converted])
    #expect(report.repairs.map(\.kind) == [.invalid, .invalid, .converted])
    var value = report.value
    SmartUpdater.update(&value, from: #"{"codes":{"a_b":null,"two":3,"new":4}}"#)
    #expect(value.codes.values.sorted() == [1, 3, 4])
  }

  @Test("COL-15: with .failWhole one invalid element makes the whole a mismatch")
  func failWhole() throws {
    let text = #"{"a":[1,"x"],"s":[1,null],"d":{"a":1,"b":"x"},"rows":[[1],["x"]]}"#
    let lists = try Lists.read(text, whole)
    #expect(lists.a == [9])
    #expect(lists.s == [9])
    #expect(lists.d == ["k": 9])
    #expect(lists.rows == [[9]])
    #expect(try Lists.read(text, [.elements(.dropInvalid)]).a == [1])
    #expect(try Lists.read(#"{"a":[1,"2"]}"#, whole).a == [1, 2])
  }

  @Test("COL-15: with .failWhole an invalid element at the top level fails the call")
  func failWholeAtTheTop() {
    #expect([Inner].deserialize(from: "[{},1]", options: whole) == nil)
    #expect([Inner].deserialize(from: #"[{},{"v":"x"}]"#, options: whole) == [Inner(), Inner()])
  }

  @Test("COL-16: with .failWhole null is still nil for Optional elements")
  func failWholeWithOptionals() throws {
    struct Maybe: SmartCodable { var a: [Int?]? }
    #expect(try Maybe.read(#"{"a":[1,null]}"#, whole).a == [1, nil])
    #expect(try Maybe.read(#"{"a":[1,"x"]}"#, whole).a == nil)
  }
}
