import Foundation
import SmartCodable
import Synchronization
import Testing

@Suite("Fallback")
struct FallbackTests {
  private struct Item: SmartCodable {
    var i = 1
    var o: Int?
    var filled: Int? = 9
    var s = "initial"
  }

  private final class Shared: Codable {
    var n = 1
  }

  private struct Owner: SmartCodable {
    var shared = Shared()
    var id = UUID()
    var v = 0
  }

  private struct Renamed: SmartCodable {
    enum CodingKeys: String, CodingKey {
      case age = "person_age"
      case name
    }
    var age = 5
    var name = "n"
    var leftOut = "kept"
  }

  @Test(
    "DEF-2: missing, null and mismatch lead to the same result",
    arguments: ["{}", #"{"i":null}"#, #"{"i":"Mccc"}"#, #"{"i":[]}"#, #"{"i":{}}"#]
  )
  func sameFallback(text: String) throws {
    #expect(try Item.read(text).i == 1)
  }

  @Test(
    "DEF-3: an Optional without an initial value falls back to nil",
    arguments: ["{}", #"{"o":null}"#, #"{"o":"Mccc"}"#, #"{"o":[1]}"#]
  )
  func optional(text: String) throws {
    #expect(try Item.read(text).o == nil)
  }

  @Test(
    "DEF-4: an Optional with an initial value falls back to it",
    arguments: ["{}", #"{"filled":null}"#, #"{"filled":"Mccc"}"#]
  )
  func filledOptional(text: String) throws {
    #expect(try Item.read(text).filled == 9)
    #expect(try Item.read(#"{"filled":4}"#).filled == 4)
  }

  private static let made = Mutex(0)

  private struct Counted: SmartCodable {
    var a = 1
    var b = 2
    init() { FallbackTests.made.withLock { $0 += 1 } }
    enum CodingKeys: CodingKey { case a, b }
  }

  @Test("DEF-5: init() is called at most once per object, and not for a whole one")
  func initializerCalls() throws {
    // A state that has not seen the type yet looks at instances of its own, and other tests take states
    // away meanwhile. So the fewest calls count.
    func calls(_ text: String) throws -> Int? {
      try (0..<50)
        .map { _ in
          let before = Self.made.withLock { $0 }
          _ = try Counted.read(text)
          return Self.made.withLock { $0 } - before
        }
        .min()
    }
    #expect(try calls(#"{"a":3,"b":4}"#) == 0)
    #expect(try calls(#"{"a":"5","b":4}"#) == 0)
    #expect(try calls(#"{"a":3}"#) == 1)
    #expect(try calls("{}") == 1)
  }

  private final class Token: Sendable {
    static let living = Mutex(0)
    init() { Self.living.withLock { $0 += 1 } }
    deinit { Self.living.withLock { $0 -= 1 } }
  }

  @Test("DEF-9: an instance whose values stood in is let go at the end of its object")
  func instancesEnd() throws {
    struct Holder: SmartCodable {
      var number = 1
      @SmartIgnored var token = Token()
    }
    struct Holders: SmartCodable { var all: [Holder] = [] }
    let text = #"{"all":[{},{"number":[]},{"number":"x"},{}]}"#
    var holders: Holders? = try Holders.read(text)
    #expect(holders?.all.map(\.number) == [1, 1, 1, 1])
    holders = nil
    #expect(Token.living.withLock(\.self) == 0)
  }

  @Test("DEF-6: values assigned inside init() are initial values, superclasses included")
  func valuesOfInit() throws {
    struct Assigned: SmartCodable {
      var s: String
      var n = 1
      init() {
        s = "x"
        n = 2
      }
    }
    class Base: SmartCodable {
      var name = "base"
      required init() {}
    }
    let assigned = try Assigned.read("{}")
    #expect(assigned.s == "x")
    #expect(assigned.n == 2)
    final class Derived: Base {
      required init() {
        super.init()
        name = "derived"
      }
      required init(from decoder: any Decoder) throws { try super.init(from: decoder) }
    }
    #expect(try Derived.read("{}").name == "derived")
    #expect(try Base.read(#"{"name":null}"#).name == "base")
  }

  @Test("DEF-7: a property with a renamed coding key keeps its initial value")
  func renamedKey() throws {
    #expect(try Renamed.read("{}").age == 5)
    #expect(try Renamed.read(#"{"person_age":"x"}"#).age == 5)
    #expect(try Renamed.read(#"{"person_age":"7","age":1}"#).age == 7)
  }

  @Test("DEF-9: two objects do not share an instance, and a fresh value is fresh")
  func freshValues() throws {
    let owners = try #require([Owner].deserialize(from: "[{},{}]"))
    #expect(owners[0].shared !== owners[1].shared)
    #expect(owners[0].id != owners[1].id)
    #expect(try Owner.read("{}").shared !== Owner.read("{}").shared)
  }

  @Test("DEF-10: unknown keys are ignored, and a property without a coding key is kept")
  func unknownKeys() throws {
    let renamed = try Renamed.read(#"{"leftOut":"read","unknown":[{}],"name":"m"}"#)
    #expect(renamed.leftOut == "kept")
    #expect(renamed.name == "m")
  }

  @Test("DEF-11: computed, static and lazy properties take no part; a let in init() does")
  func otherProperties() throws {
    struct Mixed: SmartCodable {
      static let shared = "static"
      let fixed: Int
      var stored = 1
      var doubled: Int { stored * 2 }
      init() { fixed = 3 }
      enum CodingKeys: CodingKey { case fixed, stored }
    }
    let mixed = try Mixed.read(#"{"fixed":"8","stored":2,"doubled":99,"shared":"x"}"#)
    #expect(mixed.fixed == 8)
    #expect(mixed.doubled == 4)
    #expect(try Mixed.read("{}").fixed == 3)
  }

  private struct Defaults: Codable {
    var s: String
    var b: Bool
    var i: Int8
    var d: Double
    var decimal: Decimal
    var data: Data
    var date: Date
    var list: [Int]
    var set: Set<String>
    var map: [String: Int]
    var o: String?
    var model: Item
  }

  private struct DefaultsHolder: SmartCodable {
    var plain: Defaults?
  }

  @Test(
    "DEF-12, DEF-13: a plain type gets type defaults",
    arguments: ["{}", #"{"s":null,"b":"x","i":300,"list":1}"#]
  )
  func typeDefaults(text: String) throws {
    let plain = try #require(try DefaultsHolder.read(#"{"plain":\#(text)}"#).plain)
    #expect(plain.s == "")
    #expect(plain.b == false)
    #expect(plain.i == 0)
    #expect(plain.d == 0)
    #expect(plain.decimal == 0)
    #expect(plain.data.isEmpty)
    #expect(plain.date == Date(timeIntervalSinceReferenceDate: 0))
    #expect(plain.list.isEmpty)
    #expect(plain.set.isEmpty)
    #expect(plain.map.isEmpty)
    #expect(plain.o == nil)
    #expect(plain.model.i == 1)
  }

  @Test("DEF-14: a plain value that cannot be made is a mismatch of its own position")
  func plainWithoutDefault() throws {
    struct Plain: Codable, Equatable { var u: URL }
    struct Outer: SmartCodable {
      var p = Plain(u: URL(fileURLWithPath: "/initial"))
      var o: Plain?
      var list: [Plain] = []
      var v = 0
    }
    let outer = try Outer.read(
      #"{"p":{},"o":{"u":1.5},"list":[{},{"u":"a"},{"u":""}],"v":1}"#
    )
    #expect(outer.p.u.path == "/initial")
    #expect(outer.o?.u.absoluteString == "1.5")
    #expect(outer.list.map(\.u.absoluteString) == ["a"])
    #expect(outer.v == 1)
  }
}
