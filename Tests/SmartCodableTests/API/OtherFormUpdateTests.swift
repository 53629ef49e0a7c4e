import Foundation
import SmartCodable
import Testing

/// Updates of models whose code reads a property in another form than it is stored in.
@Suite("Updates of properties in another form")
struct OtherFormUpdateTests {
  private struct Identifier: RawRepresentable, SmartCodable, Hashable {
    var rawValue = ""

    init() {}
    init(rawValue: String) { self.rawValue = rawValue }
  }

  private struct Meters: SmartCodable {
    var value = 0

    init() {}
    init(_ value: Int) { self.value = value }
    init(from decoder: any Decoder) throws {
      value = try decoder.singleValueContainer().decode(Int.self)
    }
  }

  private struct Point: SmartCodable {
    var x = 0
    var y = 0

    init() {}
    init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      x = try container.decode(Int.self)
      y = try container.decode(Int.self)
    }
  }

  private struct Hidden: SmartCodable {
    private(set) var stored = 0
    private enum CodingKeys: CodingKey { case count }

    init() {}
    init(_ stored: Int) { self.stored = stored }
    init(from decoder: any Decoder) throws {
      stored = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .count)
    }
    func encode(to encoder: any Encoder) throws {}
  }

  private struct Holder: SmartCodable {
    var id = Identifier()
    var length = Meters()
    var lengths: [String: Meters] = [:]
    var point = Point()
    var hidden = Hidden()
  }

  @Test("UPD-4: a new value counts even if it is the initial one")
  func initialValues() {
    var holder = Holder()
    holder.id = Identifier(rawValue: "old")
    holder.length = Meters(5)
    holder.lengths = ["k": Meters(5)]
    holder.point = Point(5, 6)
    holder.hidden = Hidden(7)
    SmartUpdater.update(&holder, from: #"{"hidden":{}}"#)
    #expect(holder.hidden.stored == 7 && holder.id.rawValue == "old" && holder.length.value == 5)
    SmartUpdater.update(
      &holder,
      from: #"{"id":"","length":0,"lengths":{"k":0},"point":[0,7],"hidden":{"count":0}}"#
    )
    #expect(holder.id.rawValue.isEmpty && holder.length.value == 0 && holder.hidden.stored == 0)
    #expect(holder.lengths["k"]?.value == 0 && holder.point.x == 0 && holder.point.y == 7)
  }

  private struct Color: Equatable { var hex: String }

  private struct Styled: SmartCodable {
    var color = Color(hex: "000")
    var time: Date?
    var list = ["x"]
    var n = 1
    private enum CodingKeys: CodingKey { case color, time, list, n }

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      color = Color(hex: try container.decode(String.self, forKey: .color))
      time = try container.decodeIfPresent(Double.self, forKey: .time)
        .map(Date.init(timeIntervalSince1970:))
      list = try container.decode(String.self, forKey: .list).split(separator: ",")
        .map(String.init)
      n = try container.decode(Int.self, forKey: .n)
    }

    func encode(to encoder: any Encoder) throws {}
  }

  @Test(
    "UPD-2, UPD-3: a property that is decoded as another type is kept",
    arguments: [#"{"n":2}"#, #"{"n":2,"color":null,"time":null,"list":null}"#]
  )
  func otherType(json: String) {
    var model = Styled()
    model.color = Color(hex: "fff")
    model.time = Date(timeIntervalSince1970: 9)
    model.list = ["a", "b"]
    SmartUpdater.update(&model, from: json)
    #expect(model.n == 2 && model.color.hex == "fff" && model.list == ["a", "b"])
    #expect(model.time == Date(timeIntervalSince1970: 9))
    SmartUpdater.update(&model, from: #"{"color":"000","time":5,"list":"x"}"#)
    #expect(model.n == 2 && model.color.hex == "000" && model.list == ["x"])
    #expect(model.time == Date(timeIntervalSince1970: 5))
  }

  private struct Box: ~Copyable {
    var value = 4
    deinit {}
  }

  private final class Owning: SmartCodable {
    var box = Box()
    var n = 3
    private enum CodingKeys: CodingKey { case box, n }

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      box = Box(value: try container.decode(Int.self, forKey: .box))
      n = try container.decode(Int.self, forKey: .n)
    }

    func encode(to encoder: any Encoder) throws {}
  }

  @Test("UPD-2: a value that cannot be copied is not")
  func noncopyable() {
    var owning = Owning()
    owning.box.value = 9
    SmartUpdater.update(&owning, from: #"{"n":5}"#)
    #expect(owning.n == 5 && owning.box.value == 0)
  }

  private struct Child: SmartCodable, Equatable {
    var name = "initial"
    var k = 1
  }

  private struct Wrapping: SmartCodable {
    var child = Child()

    init() {}
    init(_ child: Child) { self.child = child }
    init(from decoder: any Decoder) throws {
      child = try decoder.singleValueContainer().decode(Child.self)
    }
  }

  private struct Wrappings: SmartCodable {
    var one = Wrapping()
    var some: [String: Wrapping] = [:]
  }

  @Test("UPD-2, UPD-5, NEST-7: a model in a single-value container is merged")
  func wrapped() {
    let old = Wrapping(Child(name: "old", k: 2))
    var wrapping = old
    SmartUpdater.update(&wrapping, from: #"{"k":10}"#)
    #expect(wrapping.child == Child(name: "old", k: 10))
    var all = Wrappings(one: old, some: ["q": old])
    SmartUpdater.update(&all, from: #"{"one":{"k":3},"some":{"q":{"name":"new"}}}"#)
    #expect(all.one.child == Child(name: "old", k: 3))
    #expect(all.some["q"]?.child == Child(name: "new", k: 2))
  }
}
