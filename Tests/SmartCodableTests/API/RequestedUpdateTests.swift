import SmartCodable
import Testing

/// What an update keeps depends on what `init(from:)` asks for in that update, and on nothing else.
@Suite("Updates by what is asked for")
struct RequestedUpdateTests {
  private struct Shape: SmartCodable, Equatable {
    var kind = "none"
    var radius = 0
    private enum CodingKeys: CodingKey { case kind, radius }

    init() {}

    init(kind: String, radius: Int) { (self.kind, self.radius) = (kind, radius) }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      kind = try container.decode(String.self, forKey: .kind)
      if kind == "circle" { radius = try container.decode(Int.self, forKey: .radius) }
    }
  }

  private struct Drawing: SmartCodable {
    @SmartFlat var shape: Shape?
    @SmartFlat var plain: Plain?
  }

  private struct Plain: Codable {
    var kind = "none"
    var size = 3
    private enum CodingKeys: CodingKey { case kind, size }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      kind = try container.decode(String.self, forKey: .kind)
      if kind == "box" { size = try container.decode(Int.self, forKey: .size) }
    }
  }

  @Test("UPD-2, UPD-8: an update gives the same whatever was updated before")
  func independence() {
    func results() -> [Shape] {
      ["circle", "square"]
        .map { kind in
          var shape = Shape(kind: kind, radius: 9)
          SmartUpdater.update(&shape, from: #"{"kind":"square"}"#)
          return shape
        }
    }
    func flats() -> Drawing {
      var drawing = Drawing()
      SmartUpdater.update(&drawing, from: #"{"radius":5,"size":6}"#)
      return drawing
    }
    for _ in 0..<2 {
      #expect(results() == Array(repeating: Shape(kind: "square", radius: 9), count: 2))
      #expect(flats().shape == nil && flats().plain == nil)
      var other = Shape()
      SmartUpdater.update(&other, from: #"{"kind":"circle","radius":1}"#)
      #expect(other == Shape(kind: "circle", radius: 1))
      for kind in ["circle", "box"] {
        var drawing = Drawing()
        SmartUpdater.update(&drawing, from: #"{"kind":"\#(kind)","radius":1,"size":2}"#)
        #expect(drawing.shape?.radius == (kind == "circle" ? 1 : 0))
        #expect(drawing.plain?.size == (kind == "box" ? 2 : 3))
      }
    }
  }

  private struct Inner: Codable {
    var a: Int
    var b: Int
  }

  private struct Outer: Codable {
    var k = 1
    @SmartFlat var inner: Inner? = nil
  }

  private struct Whole: SmartCodable { @SmartFlat var outer = Outer() }

  @Test("UPD-8: a strict attempt does not leave out a flat whose first key is missing")
  func flatInFlat() {
    var whole = Whole()
    SmartUpdater.update(&whole, from: #"{"k":2}"#)
    #expect(whole.outer.k == 2 && whole.outer.inner == nil)
    SmartUpdater.update(&whole, from: #"{"b":3}"#)
    #expect(whole.outer.inner?.b == 3)
  }

  private struct Guarded: SmartCodable {
    var a = 1
    var b = 2
    private enum CodingKeys: CodingKey { case a, b }

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if container.contains(.a) { a = try container.decode(Int.self, forKey: .a) }
      for key in container.allKeys where key == .b {
        b = try container.decode(Int.self, forKey: .b)
      }
    }
  }

  @Test("UPD-2: a property that is only read if its key is there is kept otherwise")
  func guarded() {
    var model = Guarded()
    (model.a, model.b) = (5, 6)
    SmartUpdater.update(&model, from: #"{"b":2}"#)
    #expect(model.a == 5 && model.b == 2)
    SmartUpdater.update(&model, from: #"{"a":1}"#)
    #expect(model.a == 1 && model.b == 2)
  }

  private struct Place: SmartCodable {
    var x = 1
    var y = 2
    var note = "none"
    private enum CodingKeys: CodingKey { case position }
    private enum PositionKeys: CodingKey { case x, y }

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let nested = try container.nestedContainer(keyedBy: PositionKeys.self, forKey: .position)
      x = try nested.decode(Int.self, forKey: .x)
      y = try nested.decode(Int.self, forKey: .y)
    }

    func encode(to encoder: any Encoder) throws {}
  }

  @Test(
    "UPD-2, UPD-4: properties of a nested container are updated one by one",
    arguments: [("{}", 7, 8), (#"{"position":{"x":0}}"#, 0, 8), (#"{"position":{"y":2}}"#, 7, 2)]
  )
  func nested(json: String, x: Int, y: Int) {
    var place = Place()
    (place.x, place.y, place.note) = (7, 8, "mine")
    SmartUpdater.update(&place, from: json)
    #expect(place.x == x && place.y == y && place.note == "mine")
  }

  /// A property that is read by the one or the other key.
  private struct Title: SmartCodable {
    var name = ""
    private enum CodingKeys: CodingKey { case name, title }

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: container.contains(.name) ? .name : .title)
    }

    func encode(to encoder: any Encoder) throws {}
  }

  @Test("UPD-4: a value that is computed from another key is taken, and kept without either")
  func keysInTurn() {
    var title = Title()
    title.name = "old"
    SmartUpdater.update(&title, from: #"{"title":"new"}"#)
    #expect(title.name == "new")
    SmartUpdater.update(&title, from: #"{"name":"newer"}"#)
    #expect(title.name == "newer")
    SmartUpdater.update(&title, from: "{}")
    #expect(title.name == "newer")
  }

  /// A key that names no property, and a property without a key.
  private struct Row: SmartCodable {
    var userName = ""
    var isSelected = false
    private enum CodingKeys: String, CodingKey { case name = "user_name" }

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      userName = try container.decode(String.self, forKey: .name)
    }

    func encode(to encoder: any Encoder) throws {}
  }

  @Test("UPD-11: a property without a key is kept if another one tells what became of the value")
  func strangeKey() {
    var row = Row()
    (row.userName, row.isSelected) = ("old", true)
    SmartUpdater.update(&row, from: #"{"user_name":"new"}"#)
    #expect(row.userName == "new" && row.isSelected)
    SmartUpdater.update(&row, from: #"{"user_name":""}"#)
    #expect(row.userName.isEmpty)
  }

  private struct Part: SmartCodable {
    var q = ""
  }

  /// A model that is coded as its only part.
  private struct Wrap: SmartCodable {
    var inner = Part()
    var extra = 4

    init() {}

    init(from decoder: any Decoder) throws {
      inner = try decoder.singleValueContainer().decode(Part.self)
    }

    func encode(to encoder: any Encoder) throws {}
  }

  @Test("UPD-11: a property beside the only one that is coded is kept")
  func besideTheOnlyPart() {
    var wrap = Wrap()
    (wrap.inner.q, wrap.extra) = ("old", 9)
    SmartUpdater.update(&wrap, from: #"{"q":"new"}"#)
    #expect(wrap.inner.q == "new" && wrap.extra == 9)
  }
}
