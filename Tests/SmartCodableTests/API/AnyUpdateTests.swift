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

  private struct Sparse: SmartCodable {
    var maybe: [String: Int?] = ["old": 1]
    var always = ["old": 1]
    @SmartAny var any: [String: Any] = ["old": 1]
  }

  @Test("UPD-6, COL-11, ANY-6: a null leaves an old entry and is decoded as ever if there is none")
  func nulls() throws {
    let entries = #"{"old":null,"new":null,"inner":{"null":null}}"#
    var sparse = Sparse()
    SmartUpdater.update(
      &sparse,
      from: #"{"maybe":\#(entries),"always":\#(entries),"any":\#(entries)}"#
    )
    #expect(sparse.maybe == ["old": 1, "new": nil, "inner": nil])
    #expect(sparse.always == ["old": 1])
    #expect(sparse.any["old"] as? Int == 1)
    #expect(sparse.any["new"] is NSNull)
    let inner = try #require(sparse.any["inner"] as? [String: Any])
    #expect(inner["null"] is NSNull)
  }
}
