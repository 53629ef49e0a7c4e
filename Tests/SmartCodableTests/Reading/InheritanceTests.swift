import Foundation
import SmartCodable
import Testing

@Suite("Inheritance by hand")
struct InheritanceTests {
  private class Base: SmartCodable {
    var name = "base"
    var count = 1
    var calls: [String] = []

    private enum CodingKeys: CodingKey { case name, count }

    required init() {}

    class func mappingForKey() -> [SmartKeyTransformer]? { nil }

    func didFinishMapping() { calls.append("base") }
  }

  private final class Silent: Base {
    var own = 5

    required init() { super.init() }

    required init(from decoder: any Decoder) throws { try super.init(from: decoder) }
  }

  private final class Written: Base {
    var age = 7
    var role: Int?

    enum CodingKeys: String, CodingKey { case age, role, name }

    required init() {
      super.init()
      name = "written"
    }

    required init(from decoder: any Decoder) throws {
      try super.init(from: decoder)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      age = try container.decode(Int.self, forKey: .age)
      role = try container.decodeIfPresent(Int.self, forKey: .role)
    }

    override class func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.name <--- ["name", "nick"], CodingKeys.age <--- ["age", "years"]]
    }

    override func didFinishMapping() { calls.append("written") }
  }

  @Test("INH-1: a subclass without coding keeps its own properties")
  func subclassWithoutCoding() throws {
    let silent = try Silent.read(#"{"name":1,"count":"x","own":9}"#)
    #expect(silent.name == "1")
    #expect(silent.count == 1)
    #expect(silent.own == 5)
  }

  @Test("INH-2, NEST-8: a hand-written override decodes both levels with fallback")
  func handWrittenOverride() throws {
    let written = try Written.read(#"{"name":"n","count":"2","age":"3","role":"x"}"#)
    #expect(written.name == "n")
    #expect(written.count == 2)
    #expect(written.age == 3)
    #expect(written.role == nil)
    let empty = try Written.read("{}")
    #expect(empty.name == "written")
    #expect(empty.age == 7)
  }

  @Test("INH-3: the mapping is that of the decoded object's own class, for all levels")
  func ownMapping() throws {
    let written = try Written.read(#"{"nick":"n","years":"4"}"#)
    #expect(written.name == "n")
    #expect(written.age == 4)
    #expect(try Silent.read(#"{"nick":"n"}"#).name == "base")
  }

  @Test("DFM-6: the most derived hook is called once")
  func hook() throws {
    #expect(try Written.read("{}").calls == ["written"])
    #expect(try Silent.read("{}").calls == ["base"])
  }

  @Test("DFM-6, INH-2: subclasses work as properties and elements")
  func positions() throws {
    struct Team: SmartCodable {
      var lead = Written()
      var members: [Written] = []
    }
    let team = try Team.read(#"{"lead":{"years":8},"members":[{"age":1},2,{"nick":"x"}]}"#)
    #expect(team.lead.age == 8)
    #expect(team.members.map(\.age) == [1, 7])
    #expect(team.members.map(\.name) == ["written", "x"])
  }
}
