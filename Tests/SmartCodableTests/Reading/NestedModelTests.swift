import Foundation
import SmartCodable
import Testing

@Suite("Nested models")
struct NestedModelTests {
  private struct Sub: SmartCodable, Equatable {
    var n = "own"
    var i = 1
  }

  private struct Parent: SmartCodable {
    var sub = Sub(n: "init", i: 2)
    var optional: Sub?
    var after = 0
  }

  private struct Plain: Codable {
    var i = 9
    var s = "d"
    var o: Int? = 4
  }

  private struct PlainParent: SmartCodable {
    var plain: Plain?
    var list: [Plain] = []
  }

  private final class Node: SmartCodable {
    var name = ""
    var next: Node?
    var list: [Node] = []
    var map: [String: Node] = [:]
  }

  private struct Api<T: Codable>: SmartCodable {
    var code = 0
    var data: T?
  }

  private struct Celsius: SmartCodable, Equatable {
    var degrees = 20.0

    init() {}

    init(from decoder: any Decoder) throws {
      degrees = try decoder.singleValueContainer().decode(Double.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(degrees)
    }
  }

  @Test(
    "NEST-1: a child that is missing, null or a mismatch gets the parent's initial value",
    arguments: ["{}", #"{"sub":null}"#, #"{"sub":1}"#, #"{"sub":"x"}"#, #"{"sub":[1]}"#]
  )
  func invalidChild(text: String) throws {
    let parent = try Parent.read(text)
    #expect(parent.sub == Sub(n: "init", i: 2))
    #expect(parent.optional == nil)
  }

  @Test("NEST-2: {} gives a child with the initial values of its own init()")
  func emptyChild() throws {
    let parent = try Parent.read(#"{"sub":{},"optional":{},"after":1}"#)
    #expect(parent.sub == Sub())
    #expect(parent.optional == Sub())
    #expect(parent.after == 1)
    #expect(try Parent.read(#"{"sub":{"n":"x"}}"#).sub == Sub(n: "x", i: 1))
  }

  @Test("NEST-3: a plain child is decoded with conversions and gets type defaults")
  func plainChild() throws {
    let plain = try #require(try PlainParent.read(#"{"plain":{"i":"5"}}"#).plain)
    #expect(plain.i == 5)
    #expect(plain.s == "")
    #expect(plain.o == nil)
    let list = try PlainParent.read(#"{"list":[{"s":1},2,{}]}"#).list
    #expect(list.map(\.s) == ["1", ""])
  }

  @Test("NEST-4: models contain themselves through classes, arrays and dictionaries")
  func recursion() throws {
    let node = try Node.read(
      #"{"name":1,"next":{"next":{"name":"c"}},"list":[{"name":"l"},null],"map":{"k":{"name":"m"}}}"#
    )
    #expect(node.name == "1")
    #expect(node.next?.next?.name == "c")
    #expect(node.next?.next?.next == nil)
    #expect(node.list.map(\.name) == ["l"])
    #expect(node.map["k"]?.name == "m")
  }

  @Test("NEST-5: a generic model decodes its parameter like a property of that type")
  func generics() throws {
    let text = #"{"code":"200","data":{"n":5}}"#
    #expect(try Api<Sub>.read(text).data == Sub(n: "5"))
    #expect(try Api<Sub>.read(text).code == 200)
    #expect(try Api<[Sub]>.read(#"{"data":[{"i":"3"},null]}"#).data == [Sub(i: 3)])
    #expect(try Api<String>.read(#"{"data":12}"#).data == "12")
    #expect(try Api<Int>.read(#"{"data":"12"}"#).data == 12)
    #expect(try Api<Int>.read(#"{"data":"x"}"#).data == nil)
    #expect(try Api<[String: Int]>.read(#"{"data":{"a":"1","b":[]}}"#).data == ["a": 1])
  }

  @Test("NEST-6: the static type decides what is decoded")
  func staticType() throws {
    class Animal: SmartCodable {
      var name = "animal"
      required init() {}
    }
    final class Dog: Animal {
      var breed = "mutt"
      required init() { super.init() }
      required init(from decoder: any Decoder) throws { try super.init(from: decoder) }
    }
    struct Home: SmartCodable {
      var pet: Animal = Dog()
    }
    #expect(try Home.read(#"{"pet":{"name":"Rex"}}"#).pet.name == "Rex")
    #expect(try !(Home.read(#"{"pet":{"name":"Rex"}}"#).pet is Dog))
    #expect(try Home.read("{}").pet is Dog)
  }

  @Test("NEST-7: a model that codes itself as a single value works as property and element")
  func singleValueModel() throws {
    struct Weather: SmartCodable {
      var now = Celsius()
      var days: [Celsius] = []
      var maybe: Celsius?
    }
    let weather = try Weather.read(#"{"now":"21.5","days":[1,"2",3],"maybe":4}"#)
    #expect(weather.now.degrees == 21.5)
    #expect(weather.days.map(\.degrees) == [1, 2, 3])
    #expect(weather.maybe?.degrees == 4)
    #expect(try Weather.read("{}").now == Celsius())
  }
}
