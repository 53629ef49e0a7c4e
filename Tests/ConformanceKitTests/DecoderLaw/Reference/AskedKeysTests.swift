import ConformanceKit
import DecoderLaw
import Testing

/// What a keyed container tells the code of a model.
@Suite struct AskedKeysTests {
  private static let catalog = ModelCatalog([
    ModelSchema(
      "asked",
      .structure,
      [
        .field("firstName", .optional(.integer), default: "null"),
        .field("nick", .optional(.integer), default: "null", keys: ["nickName", "o.nick"]),
      ]
    )
  ])

  private func law(_ keys: String? = nil) -> AskedKeys {
    AskedKeys("asked", in: Self.catalog, settings: keys.map { [.keys: $0] } ?? [:])
  }

  private func members(_ names: [String]) -> [JSONMember] {
    names.enumerated().map { JSONMember(key: $1, value: .number("\($0)")) }
  }

  @Test("NEST-11: names of a mapping and names that a strategy makes are keys, each once")
  func all() {
    let raw = members(["nickName", "x", "firstName", "nick"])
    #expect(law().all(in: raw) == ["nick", "firstName"])
    let names = members(["nick_name", "first_name", "nickName", "First_name"])
    #expect(law().all(in: names) == ["nick"])
    #expect(law("from-snake-case").all(in: names) == ["nick", "firstName"])
  }

  @Test("KEY-2, KEY-15, KEY-16: the first value counts, and null where there is no other")
  func values() {
    let path = JSONMember(key: "o", value: .object(members(["nick"])))
    let null = JSONMember(key: "nick_name", value: .null)
    #expect(law("from-snake-case").value(of: "nick", in: [null, path]) == .number("0"))
    #expect(law("from-snake-case").value(of: "nick", in: [null]) == .null)
    #expect(law().value(of: "nick", in: [null]) == nil)
    #expect(law().value(of: "firstName", in: []) == nil)
    #expect(law().base(in: members(["Super"])) == .null)
    #expect(law("first-letter-lower").base(in: members(["Super"])) == .number("0"))
  }
}
