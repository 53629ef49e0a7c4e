import ConformanceKit
import Foundation
import SmartCodable

// Models with transformers, which their schemas describe in a sentence.
extension SmartModels {
  /// Says what it receives.
  struct Teller: ValueTransformable {
    func transformFromJSON(_ value: Any?) -> String? {
      switch value {
      case nil: "nil"
      case let flag as Bool: "Bool \(flag)"
      case let number as Int: "Int \(number)" + (value is Double ? " and Double" : "")
      case let number as Double: "Double \(number)"
      case let text as String: "String \(text)"
      case let list as [Any]: "list of \(list.map { $0 is NSNull ? "null" : "\($0)" })"
      case let object as [String: Any]: "object of \(object.keys.sorted())"
      default: "other"
      }
    }

    func transformToJSON(_ value: String?) -> String? {
      value == "mute" ? nil : value.map { "told \($0)" }
    }
  }

  struct Told: SmartCodable {
    var text = "d"
    var second = "e"
    var maybe: String?
    var number = 4
    var mapped = "m"
    @SmartAny var any: Any?
    @SmartFlat var flat = Leaf(n: "preset", v: 7)
    @SmartIgnored var ignored = "kept"
    var child = Mute()

    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.mapped <--- "m"] }

    static func mappingForValue() -> [SmartValueTransformer]? {
      [
        CodingKeys.text <--- Teller(),
        CodingKeys.text <--- FastTransformer<String, String>(fromJSON: { _ in "second" }),
        CodingKeys.maybe <--- Teller(),
        CodingKeys.number <--- FastTransformer<Int, Int>(fromJSON: { _ in nil }),
        CodingKeys.mapped <--- Teller(),
        CodingKeys.any <--- Teller(),
        CodingKeys.flat
          <--- FastTransformer<Leaf, [String: Any]>(
            fromJSON: { Leaf(n: $0?["n"] as? String ?? "none", v: $0?["text"] as? Int ?? 0) },
            toJSON: { ["leaf": $0?.n ?? ""] }
          ),
        CodingKeys.ignored <--- Teller(),
      ]
    }
  }

  struct Formed: SmartCodable {
    var ratio = 0.5
    var bytes: Data?
    var link: URL?
    var moment: Date?
    var day: Date?

    static func mappingForValue() -> [SmartValueTransformer]? {
      [
        CodingKeys.ratio <--- FastTransformer<Double, CGFloat>(fromJSON: { $0.map(Double.init) }),
        CodingKeys.bytes <--- SmartDataTransformer(),
        CodingKeys.link <--- SmartURLTransformer(prefix: "https://"),
        CodingKeys.moment <--- SmartDateTransformer(strategy: .timestampMilliseconds),
        CodingKeys.day <--- SmartDateFormatTransformer(DateFormatter.fixed("dd.MM.yyyy")),
      ]
    }
  }

  /// Colors, which are observed as their digits on every platform.
  struct Painted: SmartCodable, CustomReflectable {
    @SmartHexColor var tint: ColorObject?
    @SmartHexColor var edge: ColorObject? = ColorObject(red: 0, green: 0, blue: 1, alpha: 1)
    @SmartHexColor(encodeHexFormat: .rrggbbaa(.hash)) var back: ColorObject?
    @SmartHexColor var made: ColorObject?

    static func mappingForValue() -> [SmartValueTransformer]? {
      [CodingKeys.made <--- SmartHexColorTransformer(colorFormat: .rgba(.hash))]
    }

    var customMirror: Mirror {
      func digits(_ color: ColorObject?) -> Any {
        color.flatMap { SmartHexColor.toHexString(from: $0, format: .rrggbbaa(.none)) } as Any
      }
      return Mirror(
        self,
        children: [
          "tint": digits(tint), "edge": digits(edge), "back": digits(back), "made": digits(made),
        ]
      )
    }
  }

  /// A text, or nothing.
  enum Badge: SmartAssociatedEnumerable, CustomReflectable {
    case text(String)
    case blank

    static var defaultCase: Badge { .blank }

    init(from decoder: any Decoder) throws {
      self = .text(try decoder.singleValueContainer().decode(String.self))
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode("encoded \(self.shown)")
    }

    func encodeValue() -> (any Encodable)? {
      if case .text(let text) = self { "[\(text)]" } else { nil }
    }

    private var shown: String { if case .text(let text) = self { text } else { "blank" } }

    var customMirror: Mirror {
      Mirror(self, unlabeledChildren: [shown], displayStyle: .optional)
    }
  }

  struct Badged: SmartCodable {
    var plain: Badge = .text("d")
    var maybe: Badge?
    var made: Badge = .text("m")
    var list: [Badge] = []

    static func mappingForValue() -> [SmartValueTransformer]? {
      let transformer = FastTransformer<Badge, String>(
        fromJSON: { text in text.map { .text("made of \($0)") } },
        toJSON: { _ in "unmade" }
      )
      return [CodingKeys.made <--- transformer]
    }
  }
}
