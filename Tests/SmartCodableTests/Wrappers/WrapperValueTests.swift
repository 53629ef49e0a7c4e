import Foundation
import SmartCodable
import Testing

/// Wrappers show and compare like the values they hold.
@Suite("Wrappers as values")
struct WrapperValueTests {
  private struct Part: SmartCodable, Hashable { var x = 7 }

  private struct Model: SmartCodable {
    @SmartAny var any: [String: Any] = ["k": 1]
    @SmartFlat var flat = Part()
    @SmartIgnored var ignored = "i"
    @SmartDate var date: Date? = Date(timeIntervalSince1970: 0)
    @SmartHexColor var color: ColorObject?
    @SmartCompact.Array var list = [1, 2]
    @SmartCompact.Dictionary var map = [3: "m"]
    @SmartPublished var published = 4
  }

  private struct Bare {
    var any: [String: Any] = ["k": 1]
    var flat = Part()
    var ignored = "i"
    var date: Date? = Date(timeIntervalSince1970: 0)
    var color: ColorObject?
    var list = [1, 2]
    var map = [3: "m"]
    var published = 4
  }

  @Test("API-14: a model with wrapped properties prints its values")
  func printed() {
    #expect("\(Model())".replacing("_", with: "") == "\(Bare())".replacing("Bare", with: "Model"))
    #expect("\(SmartAny(wrappedValue: "a"))" == "a")
    #expect(String(reflecting: SmartIgnored(wrappedValue: "a")) == "\"a\"")
    #expect("\(SmartDate(wrappedValue: nil))" == "nil")
  }

  @Test("API-14: and is dumped and mirrored as they are")
  func mirrored() {
    var text = ""
    dump(Model(), to: &text)
    for line in ["- x: 7", "- key: \"k\"", "_ignored: \"i\"", "_published: 4", "_color: nil"] {
      #expect(text.contains(line), "\(line)")
    }
    for word in ["wrappedValue", "Smart", "isEncodable", "subject"] {
      #expect(!text.replacing("SmartCodableTests", with: "").contains(word), "\(word)")
    }
    let part = Mirror(reflecting: SmartFlat(wrappedValue: Part()))
    #expect(part.children.map(\.label) == ["x"] && part.displayStyle == .struct)
    #expect(Mirror(reflecting: SmartDate(wrappedValue: nil)).displayStyle == .optional)
  }

  @Test("API-14, INI-1: which changes neither initial values nor what an update keeps")
  func initialValues() throws {
    let model = try #require(Model.deserialize(from: #"{"list":1,"map":[],"x":"z","date":"?"}"#))
    #expect(model.any["k"] as? Int == 1 && model.flat.x == 7 && model.ignored == "i")
    #expect(model.date == Date(timeIntervalSince1970: 0) && model.list == [1, 2])
    #expect(model.map == [3: "m"] && model.published == 4)
    var updated = model
    updated.published = 9
    updated.ignored = "kept"
    SmartUpdater.update(&updated, from: #"{"list":[5]}"#)
    #expect(updated.published == 9 && updated.ignored == "kept" && updated.list == [5])
  }

  @Test("API-11: a published property compares and hashes like its value")
  func publishedEquality() {
    let (left, right) = (SmartPublished(wrappedValue: 1), SmartPublished(wrappedValue: 1))
    #expect(left == right && left.hashValue == right.hashValue)
    #expect(left != SmartPublished(wrappedValue: 2))
  }

  private struct Maybe: SmartCodable {
    @SmartAny var any: Any? = 3
    @SmartAny var typed: Int? = 3
    @SmartAny var changed: Int? = 3
    @SmartPublished var published: Int? = 3
    @SmartFlat var list: [Int]? = [3]
    @SmartDate(encodeFormat: .iso8601) var date: Date? = Date(timeIntervalSince1970: 3)
    @SmartHexColor(encodeHexFormat: .rgb(.hash)) var color: ColorObject? =
      SmartHexColor.toColor(from: "333", format: .rgb(.none))
    @SmartIgnored var ignored: Int? = 3

    static func mappingForValue() -> [SmartValueTransformer]? {
      [CodingKeys.changed <--- FastTransformer<Int, Int>(fromJSON: { $0 }, toJSON: { $0 })]
    }
  }

  @Test(
    "AGR-7: strictly, an absent Optional is nil whatever the wrapper",
    arguments: ["null", nil]
  )
  func strictlyAbsent(value: String?) throws {
    let keys = ["any", "typed", "changed", "published", "list", "date", "color", "ignored"]
    let members = keys.compactMap { key in value.map { "\"\(key)\":\($0)" } }
    let json = "{\(members.joined(separator: ","))}"
    var model = try Maybe.decode(from: json, options: [.leniency(.none)]).value
    #expect(model.any == nil && model.typed == nil && model.changed == nil)
    #expect(model.published == nil && model.list == nil)
    #expect(model.date == nil && model.color == nil && model.ignored == 3)
    // The forms for writing are kept.
    model.date = Date(timeIntervalSince1970: 5)
    model.color = SmartHexColor.toColor(from: "F00", format: .rgb(.none))
    let written = try #require(model.toDictionary())
    #expect(written["date"] as? String == "1970-01-01T00:00:05Z")
    #expect(written["color"] as? String == "#F00")

    var updated = Maybe()
    SmartUpdater.update(&updated, from: json, options: [.leniency(.none)])
    #expect(updated.any as? Int == 3 && updated.typed == 3 && updated.published == 3)
    #expect(updated.date != nil && updated.color != nil && updated.list == [3])
  }
}
