import Foundation
import SmartCodableV2
import Testing

@Suite("Entry points of versions 1 and 2", .quiet)
struct EntryTests {
  struct User: SmartCodable, Equatable {
    var name = "x"
    var age = 1
  }

  private static let json = #"{"name":"a","age":3}"#
  private static let expected: User = {
    var user = User()
    user.name = "a"
    user.age = 3
    return user
  }()

  @Test("LEG-1: dictionary, text and data give the same model")
  func inputs() throws {
    #expect(User.deserialize(dict: ["name": "a", "age": 3]) == Self.expected)
    #expect(User.deserialize(json: Self.json) == Self.expected)
    #expect(User.deserialize(data: Data(Self.json.utf8)) == Self.expected)
    let utf16 = try #require(Self.json.data(using: .utf16))
    #expect(User.deserialize(data: utf16) == Self.expected)
    let list = [User?.some(Self.expected), Self.expected]
    let array: [Any] = [["name": "a", "age": 3], ["name": "a", "age": 3] as [AnyHashable: Any]]
    #expect([User].deserialize(array: array) == list)
    #expect([User].deserialize(json: "[\(Self.json),\(Self.json)]") == list)
    #expect([User].deserialize(data: Data("[\(Self.json),\(Self.json)]".utf8)) == list)
    #expect([User].deserialize(json: "[]") == [])
  }

  @Test("LEG-1: nil is nil")
  func nilInput() {
    let (dict, json, data): ([String: Any]?, String?, Data?) = (nil, nil, nil)
    let array: [Any]? = nil
    #expect(User.deserialize(dict: dict) == nil)
    #expect(User.deserialize(json: json) == nil)
    #expect(User.deserialize(data: data) == nil)
    #expect([User].deserialize(array: array) == nil)
    #expect([User].deserialize(json: json) == nil)
    #expect([User].deserialize(data: data) == nil)
  }

  @Test(
    "LEG-1: input that is no JSON object is nil",
    arguments: ["", "{", "[]", "1", "null", #""x""#, #"{"name":"a",}"#, #""{\"name\":\"a\"}""#]
  )
  func invalidText(_ json: String) {
    #expect(User.deserialize(json: json) == nil)
    #expect(User.deserialize(data: Data(json.utf8)) == nil)
  }

  @Test("LEG-1: an array call takes nothing but an array", arguments: ["{}", "null", "1", "[", ""])
  func invalidArray(_ json: String) {
    #expect([User].deserialize(json: json) == nil)
  }

  @Test("LEG-1: a leaf that JSON has no form for makes the call nil, wherever it is")
  func foreignLeaves() throws {
    let url = try #require(URL(string: "https://a.b"))
    let leaves: [Any] = [Date(), Data(), url, UUID(), Double.nan, EntryTests()]
    for leaf in leaves {
      #expect(User.deserialize(dict: ["name": "a", "age": 3, "unread": leaf]) == nil, "\(leaf)")
      #expect(User.deserialize(dict: ["unread": ["deep": [leaf]]]) == nil, "\(leaf)")
      #expect([User].deserialize(array: [["unread": leaf]]) == nil, "\(leaf)")
    }
    #expect(User.deserialize(dict: ["name": "a", "age": 3, "unread": NSNull()]) == Self.expected)
  }

  @Test("LEG-1: texts that hold JSON are not read as JSON")
  func stringified() {
    struct Outer: SmartCodable {
      var user = User()
      var list = [1]
    }
    let json = #"{"user":"{\"name\":\"a\"}","list":"[2]"}"#
    let outer = Outer.deserialize(json: json)
    #expect(outer?.user == User())
    #expect(outer?.list == [])
  }

  @Test("LEG-10: of several options of one kind the last wins")
  func lastOption() {
    struct Dated: SmartCodable { var at = Date(timeIntervalSince1970: 0) }
    let options: [JSONDecoder.SmartOption] = [
      .dateStrategy(.millisecondsSince1970), .dateStrategy(.secondsSince1970),
    ]
    let dated = Dated.deserialize(json: #"{"at":5}"#, options: options)
    #expect(dated?.at == Date(timeIntervalSince1970: 5))
    let last = Dated.deserialize(json: #"{"at":5}"#, options: options.reversed())
    #expect(last?.at == Date(timeIntervalSince1970: 0.005))
  }
}
