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
}
