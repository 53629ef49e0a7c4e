import Foundation
import SmartCodableV2
import Testing

@Suite("Samples of the documents of version 2: compatibility", .quiet)
struct DocumentCompatibilitySamples {
  struct CompatibleTypes: SmartDecodable {
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

  class CompatibleItem: SmartDecodable, CustomStringConvertible {
    var name: String = ""
    var age: Int = 0
    required init() {}

    // The document's printer looks into objects; `print` does not.
    var description: String { "CompatibleItem(name: \"\(name)\", age: \(age))" }
  }

  /// What the document prints.
  private static let printed = [
    "属性：a 的类型是 String， 其值为 ",
    "属性：b 的类型是 Bool， 其值为 false",
    "属性：c 的类型是 Date， 其值为 2001-01-01 00:00:00 +0000",
    "属性：d 的类型是 Data， 其值为 0 bytes",
    "属性：e 的类型是 Double， 其值为 0.0",
    "属性：f 的类型是 Float， 其值为 0.0",
    "属性：g 的类型是 CGFloat， 其值为 0.0",
    "属性：h 的类型是 Int， 其值为 0",
    "属性：i 的类型是 Int8， 其值为 0",
    "属性：j 的类型是 Int16， 其值为 0",
    "属性：k 的类型是 Int32， 其值为 0",
    "属性：l 的类型是 Int64， 其值为 0",
    "属性：m 的类型是 UInt， 其值为 0",
    "属性：n 的类型是 UInt8， 其值为 0",
    "属性：o 的类型是 UInt16， 其值为 0",
    "属性：p 的类型是 UInt32， 其值为 0",
    "属性：q 的类型是 UInt64， 其值为 0",
    "属性：v 的类型是 Array<String>， 其值为 []",
    "属性：w 的类型是 Dictionary<String, Dictionary<String, Int>>， 其值为 [:]",
    "属性：x 的类型是 Dictionary<String, String>， 其值为 [:]",
    "属性：y 的类型是 Dictionary<String, Int>， 其值为 [:]",
    "属性：z 的类型是 CompatibleItem， 其值为 CompatibleItem(name: \"\", age: 0)",
  ]

  private static func lines(_ model: CompatibleTypes) -> [String] {
    Mirror(reflecting: model).children
      .map { name, value in
        "属性：\(name ?? "") 的类型是 \(type(of: value))， 其值为 \(value)"
      }
  }

  @Test("LEG-2: Missing Keys & Null Values")
  func absent() throws {
    let keyless = """
      {
      }
      """
    let null = """
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
    for json in [keyless, null] {
      let person = try #require(CompatibleTypes.deserialize(json: json))
      #expect(Self.lines(person) == Self.printed)
    }
  }

  /// The document's function, as it is printed there.
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

  /// The document's function, as it is printed there.
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

  @Test("LEG-4: conversions to Bool and String are those of the document's functions")
  func conversions() {
    let values: [Any] = [
      0, 1, 2, -1, "1", "YES", "Yes", "yes", "TRUE", "True", "0", "NO", "No", "no", "FALSE", "x",
      "", "on", "tRUE", 1.5, -0.25, [1], ["a": 1],
    ]
    for value in values {
      let flag = Holder<Bool>.deserialize(dict: ["v": value])
      #expect(flag?.v == Self.compatibleBoolType(value: value), "\(value)")
      if value is String { continue }
      let text = Holder<String>.deserialize(dict: ["v": value])
      #expect(text?.v == Self.compatibleStringType(value: value), "\(value)")
    }
  }

  @Test("LEG-6: Optional Model Properties")
  func optionalModels() {
    struct FeedOne: SmartCodable {
      var name: String = ""
    }
    struct Feed: SmartCodable {
      var one: FeedOne?
    }
    final class WrappedOne: SmartCodable {
      var name: String = ""
      required init() {}
    }
    struct WrappedFeed: SmartCodable {
      @SmartOptional var one: WrappedOne?
    }
    struct FirmFeed: SmartCodable {
      var one: FeedOne = FeedOne()
    }
    let json = #"{"one":"a text"}"#
    #expect(Feed.deserialize(json: json) == nil)
    #expect(WrappedFeed.deserialize(json: json).map { $0.one == nil } == true)
    #expect(FirmFeed.deserialize(json: json)?.one.name == "")
  }
}
