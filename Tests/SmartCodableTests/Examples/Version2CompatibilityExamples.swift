import Foundation
import SmartCodable
import Testing

/// What the READMEs of version 2 say of bad input; see `Version2Examples`.
@Suite("READMEs of version 2: Compatibility")
struct Version2CompatibilityExamples {
  private struct CompatibleTypes: SmartDecodable {
    var a: String = ""
    var b: Bool = false
    var c: Date = Date()
    var d: Data = Data()

    var e: Double = 0.0
    var f: Float = 0.0
    var g: CGFloat = 0.0

    var h: Int = 0
    var i: Int8 = 0
    var j: Int16 = 0
    var k: Int32 = 0
    var l: Int64 = 0

    var m: UInt = 0
    var n: UInt8 = 0
    var o: UInt16 = 0
    var p: UInt32 = 0
    var q: UInt64 = 0

    var v: [String] = []
    var w: [String: [String: Int]] = [:]
    var x: [String: String] = [:]
    var y: [String: Int] = [:]
    var z: CompatibleItem = CompatibleItem()
  }

  private class CompatibleItem: SmartDecodable {
    var name: String = ""
    var age: Int = 0
    required init() {}
  }

  private static let noKeys = """
    {
    }
    """

  private static let nulls = """
    {
      "a": null,
      "b": null,
      "c": null,
      "d": null,
      "e": null,
      "f": null,
      "g": null,
      "h": null,
      "i": null,
      "j": null,
      "k": null,
      "l": null,

      "v": null,
      "w": null,
      "x": null,
      "y": null,
      "z": null
    }
    """

  /// The printed lines; c stands apart, since version 2 put 2001-01-01 into a date.
  private static let printed = """
    属性：a 的类型是 String， 其值为 \("")
    属性：b 的类型是 Bool， 其值为 false
    属性：d 的类型是 Data， 其值为 0 bytes
    属性：e 的类型是 Double， 其值为 0.0
    属性：f 的类型是 Float， 其值为 0.0
    属性：g 的类型是 CGFloat， 其值为 0.0
    属性：h 的类型是 Int， 其值为 0
    属性：i 的类型是 Int8， 其值为 0
    属性：j 的类型是 Int16， 其值为 0
    属性：k 的类型是 Int32， 其值为 0
    属性：l 的类型是 Int64， 其值为 0
    属性：m 的类型是 UInt， 其值为 0
    属性：n 的类型是 UInt8， 其值为 0
    属性：o 的类型是 UInt16， 其值为 0
    属性：p 的类型是 UInt32， 其值为 0
    属性：q 的类型是 UInt64， 其值为 0
    属性：v 的类型是 Array<String>， 其值为 []
    属性：w 的类型是 Dictionary<String, Dictionary<String, Int>>， 其值为 [:]
    属性：x 的类型是 Dictionary<String, String>， 其值为 [:]
    属性：y 的类型是 Dictionary<String, Int>， 其值为 [:]
    属性：z 的类型是 CompatibleItem， 其值为 CompatibleItem(name: "", age: 0)
    """

  @Test("DEF-1, DEF-2: Missing Keys & Null Values", arguments: [noKeys, nulls])
  func missingAndNull(json: String) {
    let start = Date()
    var lines: [String] = []
    var date: Date?
    func example() {
      guard let person = CompatibleTypes.deserialize(from: json) else { return }
      for child in Mirror(reflecting: person).children {
        let type = type(of: child.value)
        let value = ExampleConsole.text(of: child.value)
        lines.append("属性：\(child.label ?? "") 的类型是 \(type)， 其值为 \(value)")
      }
      date = person.c
    }
    example()
    #expect(lines.filter { !$0.hasPrefix("属性：c ") } == Self.printed.components(separatedBy: "\n"))
    #expect(lines.count == 22)
    // Here the initial value stands in, as the property declares it.
    #expect(date.map { start <= $0 && $0 <= Date() } == true)
  }

  /// The README's own account of what becomes a Bool.
  private static func compatibleBoolType(value: Any) -> Bool? {
    switch value {
    case let intValue as Int:
      if intValue == 1 {
        return true
      } else if intValue == 0 {
        return false
      } else {
        return nil
      }
    case let stringValue as String:
      switch stringValue {
      case "1", "YES", "Yes", "yes", "TRUE", "True", "true":
        return true
      case "0", "NO", "No", "no", "FALSE", "False", "false":
        return false
      default:
        return nil
      }
    default:
      return nil
    }
  }

  private static let boolWords = [
    "1", "YES", "Yes", "yes", "TRUE", "True", "true", "0", "NO", "No", "no", "FALSE", "False",
    "false", "tRUE", "on", "off", "y", "", " 1", "2", "1.0",
  ]

  @Test("CONV-4, CONV-5: Conversion for Bool Type")
  func bools() throws {
    struct Model: SmartCodable { var b: Bool? }
    let values: [Any] = [-1, 0, 1, 2, [1]] + Self.boolWords
    for value in values {
      let expected = Self.compatibleBoolType(value: value)
      #expect(try Model.read(["b": value]).b == expected, "\(value)")
    }
  }

  /// The README's own account of what becomes a String.
  private static func compatibleStringType(value: Any) -> String? {
    switch value {
    case let intValue as Int:
      let string = String(intValue)
      return string
    case let floatValue as Float:
      let string = String(floatValue)
      return string
    case let doubleValue as Double:
      let string = String(doubleValue)
      return string
    default:
      return nil
    }
  }

  // The README writes 1.0 as "1.0", the specification as "1" (CONV-7), and true as "true" (CONV-2).
  @Test("CONV-6, CONV-8, CONV-14, ENT-12: The String type is converted")
  func strings() throws {
    struct Model: SmartCodable { var s: String? }
    let values: [Any] = [0, -7, Int.max, Int.min, Float(0.1), 1.5, -0.25, 1e-7, [1], ["a": 1]]
    for value in values {
      let expected = Self.compatibleStringType(value: value)
      #expect(try Model.read(["s": value]).s == expected, "\(value)")
    }
    #expect(try Model.read(["s": 1.0]).s == "1")
    #expect(try Model.read(["s": true]).s == "true")
  }

  // Version 2 could not decode this; "Optional Model Properties" was one of its disadvantages.
  @Test("DEF-3, NEST-1: Optional Model Properties", arguments: ["1", "[]", #""x""#, "null"])
  func optionalModel(value: String) throws {
    struct Feed: SmartCodable {
      var one: FeedOne?
    }
    struct FeedOne: SmartCodable {
      var name: String = ""
    }
    #expect(try Feed.read(#"{"one":\#(value)}"#).one == nil)
    #expect(try Feed.read(#"{"one":{"name":"a"}}"#).one?.name == "a")
  }
}
