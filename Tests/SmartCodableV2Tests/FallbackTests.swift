import Foundation
import SmartCodableV2
import Testing

@Suite("Stand-ins of versions 1 and 2", .quiet)
struct FallbackTests {
  struct All: SmartCodable, Equatable {
    var text = "x"
    var flag = true
    var integer = 7
    var small: UInt8 = 7
    var double = 7.0
    var float: Float = 7
    var cg: CGFloat = 7
    var decimal: Decimal = 7
    var date = Date(timeIntervalSince1970: 7)
    var data = Data([7])
    var list = [7]
    var set: Set<Int> = [7]
    var entries = ["a": 7]
    var maybe: Int? = 7
    var maybeList: [Int]? = [7]
    var maybeChild: Child? = Child()
  }

  final class Child: SmartCodable, Equatable {
    var name = "init"
    init() {}

    static func == (left: Child, right: Child) -> Bool { left.name == right.name }
  }

  private static var defaults: All {
    var all = All()
    all.text = ""
    all.flag = false
    all.integer = 0
    all.small = 0
    all.double = 0
    all.float = 0
    all.cg = 0
    all.decimal = 0
    all.date = Date(timeIntervalSinceReferenceDate: 0)
    all.data = Data()
    all.list = []
    all.set = []
    all.entries = [:]
    all.maybe = nil
    all.maybeList = nil
    all.maybeChild = nil
    return all
  }

  private static let names = [
    "text", "flag", "integer", "small", "double", "float", "cg", "decimal", "date", "data", "list",
    "set", "entries", "maybe", "maybeList",
  ]

  @Test("LEG-2: missing, null and mismatch give the default of the type, or nil", arguments: names)
  func defaults(_ name: String) {
    #expect(All.deserialize(json: "{}") == Self.defaults)
    #expect(All.deserialize(json: "{\"\(name)\":null}") == Self.defaults)
    let wrong = name == "list" || name == "maybeList" || name == "set" ? "{}" : "[[]]"
    #expect(All.deserialize(json: "{\"\(name)\":\(wrong)}") == Self.defaults)
  }

  @Test("LEG-2: a missing class child is init(), a present one has the defaults of its types")
  func children() {
    struct Outer: SmartCodable { var child = FallbackTests.Child.changed }
    let absent = ["{}", #"{"child":null}"#, #"{"child":1}"#, #"{"child":[]}"#]
    for json in absent { #expect(Outer.deserialize(json: json)?.child.name == "init", "\(json)") }
    #expect(Outer.deserialize(json: #"{"child":{}}"#)?.child.name == "")
    #expect(Outer.deserialize(json: #"{"child":{"name":[]}}"#)?.child.name == "")
  }

  @Test("LEG-2: properties of plain types have the same defaults")
  func plainTypes() {
    struct Plain: Codable, Sendable, Equatable {
      var n = 7
      var s = "x"
    }
    let value = Holder<Plain>.optional(#"{"n":"3"}"#)
    #expect(value == .some(Plain(n: 3, s: "")))
  }

  struct Plain: Codable { var n = 1 }

  struct WithURL: SmartCodable { var v = URL(filePath: "/") }
  struct WithPlain: SmartCodable { var v = Plain() }
  struct WithAny: SmartCodable { var v = SmartAny.int(1) }

  @Test("LEG-3: a type without a default that is missing or bad ends the call")
  func noDefault() {
    for json in ["{}", #"{"v":null}"#, #"{"v":""}"#, #"{"v":1}"#, #"{"v":[]}"#] {
      #expect(WithURL.deserialize(json: json) == nil, "\(json)")
    }
    for json in ["{}", #"{"v":null}"#, #"{"v":1}"#, #"{"v":"{}"}"#] {
      #expect(WithPlain.deserialize(json: json) == nil, "\(json)")
    }
    #expect(WithAny.deserialize(json: "{}") == nil)
    #expect(WithAny.deserialize(json: #"{"v":1e999}"#) == nil)
    #expect(WithURL.deserialize(json: #"{"v":"a:b"}"#)?.v == URL(string: "a:b"))
    #expect(WithPlain.deserialize(json: #"{"v":{}}"#)?.v.n == 0)
  }

  @Test("LEG-3: whatever encloses the value, the whole call is nil")
  func nested() {
    struct InModel: SmartCodable { var child = WithURL() }
    struct InOptional: SmartCodable { var child: WithURL? }
    struct InArray: SmartCodable { var list: [WithURL] = [] }
    struct InEntries: SmartCodable { var entries: [String: WithURL]? }
    struct InPlain: SmartCodable {
      struct Middle: Codable { var child = WithURL() }
      var middle: Middle?
    }
    #expect(InModel.deserialize(json: #"{"child":{}}"#) == nil)
    #expect(InOptional.deserialize(json: #"{"child":{}}"#) == nil)
    #expect(InArray.deserialize(json: #"{"list":[{"v":"a:b"},{}]}"#) == nil)
    #expect(InEntries.deserialize(json: #"{"entries":{"k":{}}}"#) == nil)
    #expect(InPlain.deserialize(json: #"{"middle":{"child":{}}}"#) == nil)
    #expect([WithURL].deserialize(json: #"[{"v":"a:b"},{}]"#) == nil)
    #expect([WithURL].deserialize(json: #"[{"v":"a:b"}]"#)?.count == 1)
    // A child that is missing as a whole is init(), which has a URL.
    #expect(InModel.deserialize(json: "{}")?.child.v == URL(filePath: "/"))
  }

  @Test("LEG-3: code of a type that catches the error goes on")
  func caught() {
    struct Careful: SmartCodable {
      var url: URL?
      var next = 0
      init() {}
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        url = try? container.decode(URL.self, forKey: .url)
        next = try container.decode(Int.self, forKey: .next)
      }
    }
    #expect(Careful.deserialize(json: #"{"url":[],"next":"2"}"#)?.next == 2)
  }
}

extension FallbackTests.Child {
  fileprivate static var changed: FallbackTests.Child {
    let child = FallbackTests.Child()
    child.name = "changed"
    return child
  }
}
