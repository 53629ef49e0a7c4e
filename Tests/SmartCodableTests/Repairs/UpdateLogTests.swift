import Foundation
import SmartCodable
import Testing

@Suite("The log of updates")
struct UpdateLogTests {
  private struct PatchedModel: SmartCodable {
    var name = "initial"
    var age = 0
    var child = PatchedChild()
    var list: [PatchedChild] = []
    var spare: PatchedChild? = PatchedChild()
    @SmartFlat var flat = PatchedFlat()
  }

  private struct PatchedChild: SmartCodable {
    var a = 1
    var b = 2
  }

  private struct PatchedFlat: SmartCodable {
    var f = 1
  }

  private func blocks(_ json: String) -> [String] {
    LogProbe.blocks(about: PatchedModel.self) {
      var model = PatchedModel()
      SmartUpdater.update(&model, from: json)
    }
  }

  @Test("LOG-15: what an update does not mention is not logged, what does not fit is")
  func mentioned() throws {
    #expect(blocks(#"{"age":1}"#) == [])
    #expect(blocks(#"{"child":{"b":3},"list":[{"a":1}],"f":2}"#) == [])
    let text = #"{"age":"x","child":{"b":null},"spare":{"a":"x"},"f":[]}"#
    let block = try #require(blocks(text).first)
    #expect(
      block == """

        ================================  [Smart Sentinel]  ================================
        PatchedModel 👈🏻 👀
           ┆┄ age: Expected to decode 'Int' but found ‘String’ instead.
           ┆┄ f  : Expected to decode 'Int' but found ’Array‘ instead.
           ╆━ child: PatchedChild
              ┆┄ b: Expected to decode 'Int' but found 'null' instead.
           ╆━ spare: PatchedChild
              ┆┄ a: Expected to decode 'Int' but found ‘String’ instead.
        ====================================================================================
        """
    )
  }

  @Test("LOG-15, LOG-11, UPD-1: text that cannot be used is logged as a failure")
  func failures() {
    #expect(blocks("{").count == 1)
    #expect(blocks("[1]").count == 1)
  }

  @Test("LOG-15, LOG-11, ENT-9: nil is logged as a failure")
  func noInput() {
    let blocks = LogProbe.blocks(about: PatchedModel.self) {
      var model = PatchedModel()
      SmartUpdater.update(&model, from: nil as String?)
      SmartUpdater.update(&model, from: nil as Data?)
      SmartUpdater.update(&model, from: nil as [String: Any]?)
    }
    #expect(blocks.count == 3)
    #expect(blocks.allSatisfy { $0.contains("the input is nil") })
  }
}
