import Foundation
import SmartCodable
import Testing

@Suite("Property lists")
struct PropertyListTests {
  private struct Leaves: SmartCodable, Equatable {
    var int = 0
    var real = 0.0
    var flag = false
    var text = ""
    var date = Date(timeIntervalSince1970: 0)
    var data = Data()
    var list: [Int] = []
    var dateAsNumber = 0.0
    var dataAsText = ""
  }

  private static let instant = Date(timeIntervalSince1970: 1_700_000_000)

  private static var content: [String: Any] {
    [
      "int": 7, "real": 1.5, "flag": true, "text": "t", "date": instant, "data": Data("hi".utf8),
      "list": [1, "2", "x"], "dateAsNumber": instant, "dataAsText": Data("hi".utf8),
    ]
  }

  private static let expected = Leaves(
    int: 7,
    real: 1.5,
    flag: true,
    text: "t",
    date: instant,
    data: Data("hi".utf8),
    list: [1, 2],
    dateAsNumber: 1_700_000_000,
    dataAsText: "aGk="
  )

  private static func list(_ value: Any, binary: Bool) throws -> Data {
    try PropertyListSerialization.data(
      fromPropertyList: value,
      format: binary ? .binary : .xml,
      options: 0
    )
  }

  @Test("ENT-22: every kind of leaf is read from XML and from binary", arguments: [true, false])
  func leaves(binary: Bool) throws {
    let data = try Self.list(Self.content, binary: binary)
    #expect(Leaves.deserializePlist(from: data) == Self.expected)
    #expect(Leaves.deserializePlist(from: data) == Leaves.deserialize(from: Self.content))
    let both = try Self.list([Self.content, 1, Self.content] as [Any], binary: binary)
    #expect([Leaves].deserializePlist(from: both) == [Self.expected, Self.expected])
  }

  @Test(
    "ENT-22, PATH-9: designatedPath and options hold for property lists",
    arguments: [true, false]
  )
  func pathAndOptions(binary: Bool) throws {
    let nested: [String: Any] = ["a": ["list": [[:], Self.content] as [Any]] as [String: Any]]
    let data = try Self.list(nested, binary: binary)
    #expect(Leaves.deserializePlist(from: data, designatedPath: "a.list.1") == Self.expected)
    #expect(Leaves.deserializePlist(from: data, designatedPath: "a.list.2") == nil)
    #expect([Leaves].deserializePlist(from: data, designatedPath: "a.list")?.count == 2)
    let fraction = try Self.list(["int": 2.5], binary: binary)
    #expect(Leaves.deserializePlist(from: fraction, options: [.number(.truncate)])?.int == 2)
    let options: Set<SmartDecodingOption> = [.number(.rounded)]
    #expect(Leaves.deserializePlist(from: fraction, options: options)?.int == 3)
  }

  @Test("ENT-1, ENT-4, ENT-9: what is no property list of the wanted kind fails the call")
  func failures() throws {
    #expect(Leaves.deserializePlist(from: nil) == nil)
    #expect([Leaves].deserializePlist(from: nil) == nil)
    #expect(Leaves.deserializePlist(from: Data()) == nil)
    #expect(Leaves.deserializePlist(from: Data("<plist><dict>".utf8)) == nil)
    #expect(Leaves.deserializePlist(from: try Self.list([1], binary: true)) == nil)
    #expect([Leaves].deserializePlist(from: try Self.list(["int": 1], binary: false)) == nil)
  }
}
