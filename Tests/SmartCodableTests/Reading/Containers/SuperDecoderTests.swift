import Testing

@testable import SmartCodable

@Suite("Super decoders")
struct SuperDecoderTests {
  private class Base: SmartCodable {
    var v = 1
    var path = ""

    private enum CodingKeys: CodingKey { case v }

    required init() {}

    required init(from decoder: any Decoder) throws {
      path = decoder.codingPath.map(\.stringValue).joined(separator: "/")
      let container = try decoder.container(keyedBy: CodingKeys.self)
      path += " " + container.codingPath.map(\.stringValue).joined(separator: "/")
      v = try container.decode(Int.self, forKey: .v)
    }
  }

  private class Derived: Base {
    var own = 2
    class var isNamed: Bool { false }

    enum CodingKeys: CodingKey { case own, base }

    required init() {
      super.init()
      v = 8
    }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      own = try container.decode(Int.self, forKey: .own)
      let base =
        try Self.isNamed ? container.superDecoder(forKey: .base) : container.superDecoder()
      try super.init(from: base)
    }
  }

  private final class Named: Derived {
    override class var isNamed: Bool { true }
  }

  private struct Parent: SmartCodable {
    var child = Derived()
    var named = Named()
  }

  @Test(
    "REP-9: what is missing has the place of the null that is there, or of what could hold it",
    arguments: [
      #"{"child":§{"own":1},"named":§{"own":1}}"#,
      #"{"child":{"own":1,"super":§null},"named":{"own":1,"base":§null}}"#,
      #"{"child":{"super":§null,"own":1},"named":{"base": §null,"own":1}}"#,
      #"{"child":{"super":§{},"own":1},"named":{"base": §{},"own":1}}"#,
      #"{"child":{"own":1,"super":  §{"w":null}},"named":{"own":1,"base":§{"w":5}}}"#,
    ]
  )
  func places(_ marked: String) throws {
    let parts = marked.split(separator: "§").map(\.utf8.count)
    let repairs = try Parent.decode(from: marked.replacing("§", with: "")).repairs
    #expect(repairs.map(\.pathDescription) == ["child.super.v", "named.base.v"])
    #expect(repairs.map(\.kind) == [.missing, .missing])
    #expect(repairs.map(\.location?.byteOffset) == [parts[0], parts[0] + parts[1]])
  }

  @Test(
    "INI-4: over nothing, and over null, initial values stand in, and the path ends in the key",
    arguments: [#"{"child":{},"named":{}}"#, #"{"child":{"super":null},"named":{"base":null}}"#]
  )
  func nothing(_ json: String) throws {
    let parent = try #require(Parent.deserialize(from: json))
    #expect(parent.child.v == 8 && parent.named.v == 8)
    #expect(parent.child.path == "child/super child/super")
    #expect(parent.named.path == "named/base named/base")
  }

  @Test("INI-4, NEST-15: a value that is there is read, and a repair in it tells its place")
  func values() throws {
    let json = #"{"child":{"super":{"v":"4"}},"named":{"base":{"v":"x"}}}"#
    let report = try Parent.decode(from: json)
    #expect(report.value.child.v == 4 && report.value.named.v == 8)
    let places = report.repairs.map(\.pathDescription)
    #expect(places == ["child.own", "child.super.v", "named.own", "named.base.v"])
  }
}
