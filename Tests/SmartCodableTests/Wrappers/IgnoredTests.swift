import Foundation
import SmartCodable
import Testing

@Suite("@SmartIgnored")
struct IgnoredTests {
  private final class Opaque {}

  private struct Row: SmartCodable {
    var title = ""
    @SmartIgnored var count = 5
    @IgnoredKey var note: String?
    @SmartIgnored var action: (Int) -> Int = { $0 + 1 }
    @SmartIgnored var opaque: Opaque? = Opaque()
    @SmartIgnored(isEncodable: true) var shown = "initial"

    enum CodingKeys: CodingKey { case title, count, note, action, opaque, shown }

    static func mappingForValue() -> [SmartValueTransformer]? {
      [CodingKeys.count <--- Nines()]
    }
  }

  private struct Nines: ValueTransformable {
    func transformFromJSON(_ value: Any?) -> Int? { 999 }
    func transformToJSON(_ value: Int?) -> Int? { 999 }
  }

  @Test("IGN-1, VAL-9: an ignored property keeps its initial value, of any type")
  func initialValue() throws {
    let row = try Row.read(
      #"{"title":"t","count":9,"note":"n","action":1,"opaque":{},"shown":"x"}"#
    )
    #expect(row.title == "t")
    #expect(row.count == 5)
    #expect(row.note == nil)
    #expect(row.action(1) == 2)
    #expect(row.opaque != nil)
    #expect(row.shown == "initial")
  }

  @Test("IGN-3, REP-6: it causes no repair, present or not", arguments: ["{}", #"{"count":"x"}"#])
  func silent(json: String) throws {
    #expect(try Row.decode(from: json).repairs.map(\.pathDescription) == ["title"])
  }

  private struct IgnoredIfPresent: SmartCodable {
    var isDecoded = false

    init() {}

    private enum Keys: CodingKey { case ignored }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      isDecoded = try container.decodeIfPresent(SmartIgnored<Int>.self, forKey: .ignored) != nil
    }
  }

  @Test(
    "IGN-3: read with decodeIfPresent it causes no repair either",
    arguments: ["{}", #"{"ignored":1}"#, #"{"ignored":null}"#]
  )
  func silentIfPresent(json: String) throws {
    let outcome = try IgnoredIfPresent.decode(from: json)
    #expect(outcome.repairs.isEmpty)
    #expect(!outcome.value.isDecoded)
  }

  @Test("DEF-9: two objects do not share an ignored class instance")
  func instances() throws {
    let rows = try #require([Row].deserialize(from: "[{},{}]"))
    #expect(rows[0].opaque !== rows[1].opaque)
  }

  @Test("API-2, API-11: IgnoredKey is SmartIgnored, and == looks at the value")
  func spelling() {
    #expect(IgnoredKey<Int>.self == SmartIgnored<Int>.self)
    #expect(
      SmartIgnored(wrappedValue: 1, isEncodable: true) == SmartIgnored(wrappedValue: 1)
    )
    #expect(SmartIgnored(wrappedValue: 1) != SmartIgnored(wrappedValue: 2))
  }
}
