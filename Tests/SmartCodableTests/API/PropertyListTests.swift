import Foundation
import SmartCodable
import Testing

@Suite("Property lists")
struct PropertyListTests {
  private struct Model: SmartCodable {
    var int = 0
    var real = 0.0
    var flag = false
    var text = "initial"
    var date = Date(timeIntervalSince1970: 0)
    var data = Data()
    var list: [Int] = []
    var child = Child()
    var stamp = ""
    @SmartAny var any: Any?

    /// Everything but the untyped property.
    var comparable: [AnyHashable] { [int, real, flag, text, date, data, list, child, stamp] }
  }

  private struct Child: SmartCodable, Hashable {
    var name = "none"
  }

  private static let date = Date(timeIntervalSince1970: 1_700_000_000)

  private static var content: [String: Any] {
    [
      "int": 42, "real": 1.5, "flag": true, "text": 7, "date": date, "data": Data([1, 2]),
      "list": [1, "2", "x"] as [Any], "child": ["name": "c"], "stamp": date, "any": date,
    ]
  }

  private func plist(
    _ value: Any,
    _ format: PropertyListSerialization.PropertyListFormat
  ) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
  }

  private static let formats = [PropertyListSerialization.PropertyListFormat.xml, .binary]

  @Test("ENT-22, ENT-2: XML and binary lists decode like dictionaries", arguments: formats)
  func bothFormats(format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try plist(Self.content, format)
    let model = try #require(Model.deserializePlist(from: data))
    #expect(model.int == 42)
    #expect(model.real == 1.5)
    #expect(model.flag)
    #expect(model.text == "7")
    #expect(model.date == Self.date)
    #expect(model.data == Data([1, 2]))
    #expect(model.list == [1, 2])
    #expect(model.child.name == "c")
    #expect(model.stamp == "1700000000")
    #expect(model.any as? Date == Self.date)
    #expect(model.comparable == (try Model.read(Self.content)).comparable)
  }

  @Test("ENT-22, PATH-9: designatedPath and options work", arguments: formats)
  func path(format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try plist(["a": [["list": [Self.content]]]], format)
    let models = try #require([Model].deserializePlist(from: data, designatedPath: "a.0.list"))
    #expect(models.map(\.int) == [42])
    let one = Model.deserializePlist(
      from: try plist(["Int": "5"], format),
      options: [.key(.firstLetterLower)]
    )
    #expect(one?.int == 5)
    let set: Set<SmartDecodingOption> = [.key(.firstLetterLower)]
    #expect(Model.deserializePlist(from: try plist(["Int": 6], format), options: set)?.int == 6)
    #expect(Model.deserializePlist(from: data, designatedPath: "b") == nil)
  }

  @Test("ENT-1, ENT-9: nil, data that is no list, and another top level give nil")
  func failures() throws {
    #expect(Model.deserializePlist(from: nil as Data?) == nil)
    #expect(Model.deserializePlist(from: Data("junk <".utf8)) == nil)
    #expect(Model.deserializePlist(from: try plist([1, 2], .binary)) == nil)
    #expect([Model].deserializePlist(from: try plist(["a": 1], .binary)) == nil)
  }
}
