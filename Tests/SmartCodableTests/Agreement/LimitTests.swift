import Foundation
import Testing

@testable import SmartCodable

@Suite("Limits of decoding")
struct LimitTests {
  @Test("LIM-1: a model that contains itself through several flats costs no more than one that does not")
  func recursiveFlats() throws {
    let report = try Twins.decode(from: #"{"x":"1","y":2}"#)
    #expect(report.value.x == 1 && report.value.y == 2)
    #expect(report.value.left?.x == 1)
    #expect(report.value.left?.left == nil && report.value.right?.left == nil)
    let list = try #require([Twins].deserialize(from: #"[{"x":1},{"x":2}]"#))
    #expect(list.map { $0.right?.x } == [1, 2])
  }

  @Test("LIM-1, UPD-9: an update of such a model ends too")
  func recursiveUpdate() {
    var twins = Twins()
    twins.left = Twins()
    SmartUpdater.update(&twins, from: #"{"x":3}"#)
    #expect(twins.x == 3 && twins.left?.x == 3)
  }

  @Test("LIM-5: nothing stays allocated because user code kept a decoder or a container for a while")
  func escapes() throws {
    for escape in [Escape.decoder, .keyed, .unkeyed, .single, .nested, .superclass] {
      weak var state: DecodeState?
      let keeper = Keeper()
      let decoder = SmartJSONDecoder()
      decoder.userInfo[Keeper.key] = keeper
      Keeper.escape.withLock { $0 = escape }
      _ = try decoder.decode(Escaping.self, from: #"{"a":[1],"b":{"a":[2]}}"#)
      state = keeper.state
      #expect(state != nil, "\(escape)")
      #expect(keeper.isUsable, "\(escape)")
      keeper.letGo()
      #expect(state == nil, "\(escape)")
    }
  }
}
