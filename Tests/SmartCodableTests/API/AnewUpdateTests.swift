import SmartCodable
import Testing

@Suite("What an update decodes anew")
struct AnewUpdateTests {
  private struct Leaf: SmartCodable {
    var x: Int?
    @SmartIgnored var hooks = 0

    mutating func didFinishMapping() { hooks += 1 }
  }

  private struct Flat: SmartCodable {
    var p: Int?
    @SmartFlat var leaf = Leaf()
  }

  private struct Plain: Codable { var q: Int? }

  private struct Outer: SmartCodable {
    struct Middle: SmartCodable {
      @SmartFlat var plain = Plain()
      @SmartFlat var maybe: Leaf?
      @SmartFlat var rest: [String: [Int]] = [:]
      @SmartIgnored var hooks = 0

      mutating func didFinishMapping() { hooks += 1 }
    }

    var id = 0
    @SmartFlat var middle = Middle()
  }

  @Test(
    "UPD-8, UPD-9: a flat in another one is patched by its keys, whatever its kind",
    arguments: [#"{"q":1}"#, #"{"x":1}"#, #"{"r":[1]}"#]
  )
  func flatInFlat(json: String) {
    var outer = Outer()
    SmartUpdater.update(&outer, from: #"{"id":1}"#)
    #expect(outer.middle.hooks == 0)
    SmartUpdater.update(&outer, from: json)
    let middle = outer.middle
    #expect((middle.plain.q ?? middle.maybe?.x ?? middle.rest["r"]?.first) == 1)
    #expect(middle.hooks == 1)
  }

  private struct Child: SmartCodable {
    var counts = ["k": 1]
    @SmartFlat var leaf = Leaf()
  }

  private struct Model: SmartCodable {
    var id = 0
    var child: Child?
    var list: [Child] = []
    @SmartFlat var flat: Flat?
    @SmartFlat var plain: Plain?
    @SmartFlat var rest: [String: [Int]]?
  }

  private func updated(by json: String) -> Model {
    var model = Model()
    SmartUpdater.update(&model, from: json)
    return model
  }

  @Test("UPD-5: an object for nil replaces initial values, as in decoding")
  func object() throws {
    let model = updated(by: #"{"child":{"counts":{"a":2}},"list":[{"counts":{"b":3}}]}"#)
    #expect(model.child?.counts == ["a": 2])
    #expect(model.list.map(\.counts) == [["b": 3]])
  }

  @Test("DFM-1: hooks of flats in it are called, whether or not the object has their keys")
  func hooks() {
    #expect(updated(by: #"{"child":{}}"#).child?.leaf.hooks == 1)
    #expect(updated(by: #"{"child":{"x":1}}"#).child?.leaf.hooks == 1)
  }

  @Test("UPD-2, UPD-8: a flat that is nil stays nil without any of its keys")
  func flats() {
    let none = updated(by: #"{"id":1}"#)
    #expect(none.id == 1)
    #expect(none.flat == nil && none.plain == nil && none.rest == nil)
    #expect(updated(by: #"{"p":1}"#).flat?.p == 1)
    #expect(updated(by: #"{"x":2}"#).flat?.leaf.x == 2)
    #expect(updated(by: #"{"q":3}"#).plain?.q == 3)
    #expect(updated(by: #"{"r":[4]}"#).rest == ["r": [4]])
  }
}
