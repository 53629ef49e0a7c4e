import SmartCodable
import Testing

@Suite("Updates of flats")
struct FlatUpdateTests {
  /// Tries a number before a text, as only strict decoding can.
  private struct Probe: Codable {
    var text = "-"
    private enum CodingKeys: CodingKey { case v }

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let number = try? container.decode(Int.self, forKey: .v) {
        text = "number \(number)"
      } else {
        text = "text " + (try container.decode(String.self, forKey: .v))
      }
    }

    func encode(to encoder: any Encoder) throws {}
  }

  private struct Probing: SmartCodable {
    var n = 0
    @SmartFlat var probe = Probe()
  }

  @Test("AGR-1, UPD-4: a plain flat is updated strictly first")
  func strictFirst() throws {
    var model = try #require(Probing.deserialize(from: #"{"n":1,"v":"5"}"#))
    SmartUpdater.update(&model, from: #"{"v":"6"}"#)
    #expect(model.probe.text == "text 6")
    SmartUpdater.update(&model, from: #"{"v":7}"#)
    #expect(model.probe.text == "number 7")
  }

  @Test("UPD-2: a plain flat none of whose keys is mentioned is left alone")
  func unmentioned() throws {
    var model = try #require(Probing.deserialize(from: #"{"n":1,"v":"5"}"#))
    SmartUpdater.update(&model, from: #"{"n":6}"#)
    #expect(model.n == 6 && model.probe.text == "text 5")
  }

  private struct Plain: Codable {
    var a: Int
    var b: String?
  }

  private struct Pair: SmartCodable {
    var x = 1
    var y = 2
  }

  private enum Shape: Codable, Equatable {
    case circle(r: Int)
    case square(side: Int)
  }

  private struct Strict: SmartCodable {
    var n = 0
    @SmartFlat var plain = Plain(a: 5, b: "b")
    @SmartFlat var pair: Pair?
    @SmartFlat var shape = Shape.circle(r: 1)

    mutating func update(_ json: String) {
      SmartUpdater.update(&self, from: json, options: [.leniency(.none)])
    }
  }

  @Test("UPD-2, UPD-8, AGR-7: a strict update needs no key of a flat and keeps what it lacks")
  func strictly() {
    var model = Strict()
    model.update(#"{"n":4}"#)
    #expect(model.n == 4 && model.plain.a == 5 && model.pair == nil)
    model.update(#"{"a":8}"#)
    #expect(model.plain.a == 8 && model.plain.b == "b")
    model.update(#"{"x":6,"y":7}"#)
    #expect(model.pair?.x == 6 && model.pair?.y == 7)
    model.update(#"{"square":{"side":3}}"#)
    #expect(model.shape == .square(side: 3) && model.plain.a == 8)
  }

  @Test("AGR-7: a bad value for a flat refuses a strict update", arguments: ["a", "x", "y"])
  func refused(key: String) {
    var model = Strict()
    model.update(#"{"n":4,"\#(key)":"1"}"#)
    #expect(model.n == 0)
  }
}
