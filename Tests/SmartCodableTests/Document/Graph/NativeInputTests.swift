import Foundation
import SmartCodable
import Testing

@Suite("Dictionary and array input")
struct NativeInputTests {
  private struct Leaves: SmartCodable {
    var b: Bool?
    var i: Int?
    var u: UInt64?
    var d: Double?
    var decimal: Decimal?
    var s: String?
    var date: Date?
    var data: Data?
    var url: URL?
    var list: [Int?]?
    var map: [String: Int]?
  }

  private struct Opaque {}

  @Test("ENT-10: every string type counts as a string")
  func strings() throws {
    let text = "text7"
    for leaf in ["7", text.dropFirst(4), NSString(string: "7")] as [Any] {
      let leaves = try Leaves.read(["s": leaf, "i": leaf])
      #expect(leaves.s == "7")
      #expect(leaves.i == 7)
    }
  }

  @Test("ENT-10, ENT-11: every number type counts as the number")
  func numbers() throws {
    let leaves: [Any] = [
      7, 7 as Int8, 7 as Int16, 7 as Int32, 7 as Int64, 7 as UInt, 7 as UInt8, 7 as UInt16,
      7 as UInt32, 7 as UInt64, 7.0, Float(7), CGFloat(7), Decimal(7), NSNumber(value: 7),
      NSNumber(value: 7.0), NSDecimalNumber(value: 7),
    ]
    for leaf in leaves {
      let model = try Leaves.read(["i": leaf, "s": leaf, "d": leaf, "decimal": leaf, "b": leaf])
      #expect(model.i == 7, "\(type(of: leaf))")
      #expect(model.s == "7", "\(type(of: leaf))")
      #expect(model.d == 7, "\(type(of: leaf))")
      #expect(model.decimal == 7, "\(type(of: leaf))")
      #expect(model.b == nil, "\(type(of: leaf))")
    }
  }

  @Test("ENT-11: a Boolean is true or false, and a number 1 is not")
  func booleans() throws {
    for leaf in [true, NSNumber(value: true)] as [Any] {
      let model = try Leaves.read(["b": leaf, "s": leaf, "i": leaf])
      #expect(model.b == true)
      #expect(model.s == "true")
      #expect(model.i == 1)
    }
    #expect(try Leaves.read(["s": 1 as Int8]).s == "1")
    #expect(try Leaves.read(["s": NSNumber(value: 1)]).s == "1")
    #expect(try Leaves.read(["s": NSNumber(value: 1 as Int8)]).s == "1")
  }

  @Test("ENT-11: wide numbers keep each digit")
  func wideNumbers() throws {
    #expect(try Leaves.read(["u": UInt64.max]).u == .max)
    #expect(try Leaves.read(["s": UInt64.max]).s == "18446744073709551615")
    #expect(try Leaves.read(["i": Int.min]).i == .min)
    #expect(
      try Leaves.read(["i": NSNumber(value: 9_007_199_254_740_993)]).i == 9_007_199_254_740_993
    )
    #expect(try Leaves.read(["u": NSNumber(value: UInt64.max)]).u == .max)
    let decimal = try #require(Decimal(string: "12345678901234567890.5"))
    #expect(try Leaves.read(["decimal": decimal]).decimal == decimal)
  }

  @Test("ENT-12: a Float counts as the number of its shortest text")
  func floats() throws {
    #expect(try Leaves.read(["d": Float(0.1)]).d == 0.1)
    #expect(try Leaves.read(["s": Float(0.1)]).s == "0.1")
  }

  @Test("ENT-13: a number that is not finite is a mismatch")
  func notFinite() throws {
    for leaf in [Double.nan, .infinity, -.infinity] {
      let model = try Leaves.read(["d": leaf, "i": leaf, "s": leaf, "b": true])
      #expect(model.d == nil)
      #expect(model.i == nil)
      #expect(model.s == nil)
      #expect(model.b == true)
    }
    let option = SmartDecodingOption.float(
      .convertFromString(positiveInfinity: "+", negativeInfinity: "-", nan: "?")
    )
    #expect(try Leaves.read(["d": Double.infinity], [option]).d == .infinity)
  }

  @Test("ENT-14: a Date fills a Date unchanged and counts as its seconds elsewhere")
  func dates() throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000.5)
    let model = try Leaves.read(["date": date, "d": date, "i": date, "s": date])
    #expect(model.date == date)
    #expect(model.d == 1_700_000_000.5)
    #expect(model.i == nil)
    #expect(model.s == "1700000000.5")
    let milliseconds = [SmartDecodingOption.date(.millisecondsSince1970)]
    #expect(try Leaves.read(["date": date], milliseconds).date == date)
    for (seconds, flag) in [(0, false), (1, true), (2, nil)] as [(Double, Bool?)] {
      #expect(try Leaves.read(["b": Date(timeIntervalSince1970: seconds)]).b == flag)
    }
    let early = Date(timeIntervalSince1970: 7)
    #expect(try Leaves.read(["url": early]).url?.absoluteString == "7")
  }

  @Test("ENT-15: Data, URL and UUID fill their own type and count as text elsewhere")
  func otherLeaves() throws {
    let url = try #require(URL(string: "https://example.org/a?b=c"))
    let id = UUID()
    #expect(try Leaves.read(["data": Data([1, 2])]).data == Data([1, 2]))
    #expect(try Leaves.read(["s": Data("hello".utf8)]).s == "aGVsbG8=")
    #expect(try Leaves.read(["url": url]).url == url)
    #expect(try Leaves.read(["s": url]).s == "https://example.org/a?b=c")
    #expect(try Leaves.read(["s": id]).s == id.uuidString)
    let truth = try #require(Data(base64Encoded: "true"))
    #expect(try Leaves.read(["b": truth]).b == true)
    #expect(try Leaves.read(["b": Data([1])]).b == nil)
    #expect(try Leaves.read(["url": truth]).url?.absoluteString == "true")
  }

  @Test("ENT-16: an Optional inside Any is unwrapped, and nil counts as null")
  func optionals() throws {
    let some: Int? = 3
    let none: Int? = nil
    let twice: Int?? = .some(.some(4))
    #expect(try Leaves.read(["i": some as Any]).i == 3)
    #expect(try Leaves.read(["i": twice as Any]).i == 4)
    let report = try Leaves.decode(from: ["i": none as Any])
    #expect(report.value.i == nil)
    #expect(report.isClean)
    // In an Optional<Any> there may be anything, null as well.
    let list: [Any?] = [1, NSNull(), nil, [2: 3], NSNumber(value: 4)]
    let kinds = try Leaves.decode(from: ["list": list])
    #expect(kinds.value.list == [1, nil, nil, nil, 4])
    #expect(kinds.repairs.map(\.found) == [.object])
  }

  @Test("ENT-17: any other value is a mismatch where it stands")
  func foreignValues() throws {
    #expect(try Leaves.read(["list": [1, Opaque(), 2] as [Any]]).list == [1, nil, 2])
    let model = try Leaves.read(["i": Opaque(), "s": "kept"])
    #expect(model.i == nil)
    #expect(model.s == "kept")
  }

  @Test("ENT-10, ENT-19: Foundation collections and integer keys are read")
  func collections() throws {
    #expect(try Leaves.read(["list": NSArray(array: [1, NSNull(), "2"])]).list == [1, nil, 2])
    #expect(try Leaves.read(["list": Set([5])]).list == [5])
    #expect(try Leaves.read(["list": [1, 2, 3]]).list == [1, 2, 3])
    #expect(try Leaves.read(["map": NSDictionary(dictionary: ["a": 1])]).map == ["a": 1])
    #expect(try Leaves.read(["map": [1: 2] as [Int: Int]]).map == ["1": 2])
    #expect(try Leaves.read(["map": ["a": 1] as [AnyHashable: Any]]).map == ["a": 1])
    let other = try Leaves.read(["map": [2.5: 1] as [Double: Int]])
    #expect(other.map == nil)
  }

  // Both keys make the integer 1, and the first one stays; 0 comes before 1. Keys are sorted by their
  // first sixteen bytes, and by all where those are the same.
  @Test(
    "ENT-20: dictionary input is walked in ascending order of its keys",
    arguments: [(1, 0), (2, 1), (9, 8), (17, 16), (17, 15), (30, 2)]
  )
  func orderOfKeys(longer: Int, shorter: Int) throws {
    struct Keyed: SmartCodable { var map: [Int: String] = [:] }
    let first = String(repeating: "0", count: longer) + "1"
    let second = String(repeating: "0", count: shorter) + "1"
    #expect(try Keyed.read(["map": [second: "second", first: "first"]]).map == [1: "first"])
  }
}
