import Foundation

/// Enums, and values whose kind the document decides.
enum Unions {
  static var idioms: [Idiom] {
    let shapes = Idiom.list(500) {
      $0 % 2 == 0
        ? #"{"type":"circle","radius":\#($0).5}"# : #"{"type":"box","width":3.25,"height":\#($0)}"#
    }
    return [
      Idiom(
        "raw-enums",
        [Task].self,
        Idiom.list(500) {
          #"{"state":"\#(states[$0 % 4])","level":\#($0 % 3),"before":"draft"}"#
        }
      ),
      Idiom("raw-enums-in-list", [State].self, Idiom.list(2000) { "\"\(states[$0 % 4])\"" }),
      Idiom(
        "enums-with-values",
        [Part].self,
        Idiom.list(400) {
          [
            #"{"text":{"_0":"hello \#($0)"}}"#,
            #"{"image":{"url":"https://e.com/\#($0).png","width":\#($0),"height":99}}"#,
            #"{"none":{}}"#,
          ][$0 % 3]
        }
      ),
      Idiom("union-by-type", [Shape].self, shapes),
      Idiom("union-by-trying", [TriedShape].self, shapes),
      Idiom(
        "number-or-text",
        [Price].self,
        Idiom.list(500) { #"{"id":\#($0),"price":"\#($0)"}"# }
      ),
      Idiom("json-enum-objects-first", [JSON].self, Strategies.camel),
      Idiom("any-codable", [AnyCodable].self, Strategies.camel),
      Idiom("keys-of-the-document", [Dynamic].self, Strategies.camel),
      Idiom(
        "geojson",
        [Feature].self,
        Idiom.list(200) {
          let geometry =
            $0 % 2 == 0
            ? #""Point","coordinates":[8.54,47.36]"#
            : #""LineString","coordinates":[[8.54,47.36],[8.55,47.37],[8.56,47.38]]"#
          return
            #"{"type":"Feature","geometry":{"type":\#(geometry)},"properties":{"n":"x\#($0)"}}"#
        }
      ),
    ]
  }

  private static let states = ["open", "closed", "merged", "draft"]

  private enum State: String, Codable { case open, closed, merged, draft }

  private enum Level: Int, Codable { case low, middle, high }

  private struct Task: Codable {
    var state: State
    var level: Level
    var before: State?
  }

  private enum Part: Codable {
    case text(String)
    case image(url: String, width: Int, height: Int)
    case none
  }

  private struct Circle: Codable {
    var type: String
    var radius: Double
  }

  private struct Box: Codable {
    var type: String
    var width: Double
    var height: Double
  }

  private enum TypeKey: String, CodingKey { case type, coordinates }

  private enum Shape: Codable {
    case circle(Circle)
    case box(Box)

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: TypeKey.self)
      switch try container.decode(String.self, forKey: .type) {
      case "circle": self = .circle(try Circle(from: decoder))
      case "box": self = .box(try Box(from: decoder))
      case let type:
        throw DecodingError.dataCorruptedError(
          forKey: .type,
          in: container,
          debugDescription: "unknown type \(type)"
        )
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .circle(let circle): try circle.encode(to: encoder)
      case .box(let box): try box.encode(to: encoder)
      }
    }
  }

  private enum TriedShape: Codable {
    case circle(Circle)
    case box(Box)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let box = try? container.decode(Box.self) {
        self = .box(box)
      } else {
        self = .circle(try container.decode(Circle.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .circle(let circle): try container.encode(circle)
      case .box(let box): try container.encode(box)
      }
    }
  }

  private struct NumberOrText: Codable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self.text = text
      } else {
        text = String(try container.decode(Int.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }

  private struct Price: Codable {
    var id: NumberOrText
    var price: NumberOrText
  }

  private enum JSON: Codable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSON])
    case object([String: JSON])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode([String: JSON].self) {
        self = .object(value)
      } else if let value = try? container.decode([JSON].self) {
        self = .list(value)
      } else if let value = try? container.decode(String.self) {
        self = .text(value)
      } else if let value = try? container.decode(Bool.self) {
        self = .flag(value)
      } else {
        self = .number(try container.decode(Double.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .null: try container.encodeNil()
      case .flag(let value): try container.encode(value)
      case .number(let value): try container.encode(value)
      case .text(let value): try container.encode(value)
      case .list(let value): try container.encode(value)
      case .object(let value): try container.encode(value)
      }
    }
  }

  private struct AnyCodable: Codable {
    let value: Any

    init(_ value: Any) { self.value = value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        value = NSNull()
      } else if let flag = try? container.decode(Bool.self) {
        value = flag
      } else if let number = try? container.decode(Int.self) {
        value = number
      } else if let number = try? container.decode(Double.self) {
        value = number
      } else if let text = try? container.decode(String.self) {
        value = text
      } else if let list = try? container.decode([AnyCodable].self) {
        value = list.map(\.value)
      } else {
        value = try container.decode([String: AnyCodable].self).mapValues(\.value)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch value {
      case let flag as Bool: try container.encode(flag)
      case let number as Int: try container.encode(number)
      case let number as Double: try container.encode(number)
      case let text as String: try container.encode(text)
      case let list as [Any]: try container.encode(list.map(AnyCodable.init))
      case let object as [String: Any]: try container.encode(object.mapValues(AnyCodable.init))
      default: try container.encodeNil()
      }
    }
  }

  private struct Dynamic: Codable {
    var values: [String: JSON] = [:]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: SomeKey.self)
      for key in container.allKeys {
        values[key.stringValue] = try container.decode(JSON.self, forKey: key)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: SomeKey.self)
      for (key, value) in values { try container.encode(value, forKey: SomeKey(stringValue: key)) }
    }
  }

  private struct Feature: Codable {
    var type: String
    var geometry: Geometry
    var properties: [String: JSON]
  }

  private enum Geometry: Codable {
    case point([Double])
    case line([[Double]])

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: TypeKey.self)
      if try container.decode(String.self, forKey: .type) == "Point" {
        self = .point(try container.decode([Double].self, forKey: .coordinates))
      } else {
        self = .line(try container.decode([[Double]].self, forKey: .coordinates))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: TypeKey.self)
      switch self {
      case .point(let point):
        try container.encode("Point", forKey: .type)
        try container.encode(point, forKey: .coordinates)
      case .line(let line):
        try container.encode("LineString", forKey: .type)
        try container.encode(line, forKey: .coordinates)
      }
    }
  }
}
