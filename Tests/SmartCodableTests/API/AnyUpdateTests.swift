import Foundation
import SmartCodable
import Testing

@Suite("SmartUpdater and Any")
struct AnyUpdateTests {
  private struct Loose: SmartCodable {
    @SmartAny var maybe: Any?
    @SmartAny var always: Any = "initial"
    @SmartAny var holes: [Any?] = []
    @SmartAny var map: [String: Any?] = [:]
  }

  private static let olds: [@Sendable () -> Any] = [
    { 1 }, { "text" }, { true }, { [1, 2] }, { ["k": 1] as [String: Any] }, { Date() },
    { NSNull() },
  ]

  @Test("UPD-6, ANY-1: a scalar and an array replace any old value", arguments: olds.indices)
  func replacing(_ old: Int) {
    var loose = Loose()
    loose.maybe = Self.olds[old]()
    loose.always = Self.olds[old]()
    SmartUpdater.update(&loose, from: #"{"maybe":"new","always":[7]}"#)
    #expect(loose.maybe as? String == "new")
    #expect((loose.always as? [Any])?.first as? Int == 7)
  }

  @Test("UPD-6: an object is merged into an old object and replaces any other value")
  func merging() throws {
    var loose = Loose()
    loose.maybe = ["a": 1, "b": ["c": 2, "d": 3]] as [String: Any]
    loose.map = ["x": ["y": 1]]
    SmartUpdater.update(&loose, from: #"{"maybe":{"b":{"c":9}},"always":{"z":0},"map":{"w":1}}"#)
    let maybe = try #require(loose.maybe as? [String: Any])
    #expect(maybe["a"] as? Int == 1)
    #expect((maybe["b"] as? [String: Any])?["c"] as? Int == 9)
    #expect((maybe["b"] as? [String: Any])?["d"] as? Int == 3)
    #expect((loose.always as? [String: Any])?["z"] as? Int == 0)
    #expect((loose.map["x"] as? [String: Any])?["y"] as? Int == 1)
    #expect(loose.map["w"] as? Int == 1)
  }
}
