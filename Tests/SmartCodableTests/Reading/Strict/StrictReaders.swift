import Foundation

/// Models of the table that read their decoder by hand.
extension Strict {
  struct Key: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ text: String) { (stringValue, intValue) = (text, nil) }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { (stringValue, self.intValue) = ("n\(intValue)", intValue) }
  }

  enum JSON: Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSON])
    case map([String: JSON])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else if let value = try? container.decode(String.self) {
        self = .text(value)
      } else if let value = try? container.decode([JSON].self) {
        self = .list(value)
      } else {
        self = .map(try container.decode([String: JSON].self))
      }
    }
  }

  enum Either<First: Decodable, Second: Decodable>: Decodable {
    case first(First)
    case second(Second)

    init(from decoder: any Decoder) throws {
      if let value = try? First(from: decoder) {
        self = .first(value)
      } else {
        self = .second(try Second(from: decoder))
      }
    }
  }

  struct Lossy: Decodable {
    var values: [Int] = []
    var skipped = 0

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        if let value = try? container.decode(Int.self) {
          values.append(value)
        } else {
          _ = try container.decode(Unit.self)
          skipped += 1
        }
      }
    }
  }

  struct Point: Decodable {
    var x: Int
    var y: Int

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      x = try container.decode(Int.self)
      y = try container.decode(Int.self)
      guard container.isAtEnd else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "too many")
      }
    }
  }

  struct Deep: Decodable {
    var city: String
    var first: Int

    private enum Outer: CodingKey { case user, list }
    private enum Inner: CodingKey { case city }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Outer.self)
      let user = try container.nestedContainer(keyedBy: Inner.self, forKey: .user)
      city = try user.decode(String.self, forKey: .city)
      var list = try container.nestedUnkeyedContainer(forKey: .list)
      var row = try list.nestedUnkeyedContainer()
      first = try row.decode(Int.self)
    }
  }

  struct Cells: Decodable {
    var values: [Int] = []

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        let cell = try container.nestedContainer(keyedBy: Key.self)
        values.append(try cell.decode(Int.self, forKey: Key("v")))
      }
    }
  }

  struct Members: Decodable {
    var keys: [String]
    var contains: Bool
    var isNull: Bool?
    var value: Int?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      keys = container.allKeys.map(\.stringValue).sorted()
      contains = container.contains(Key("v"))
      isNull = try? container.decodeNil(forKey: Key("v"))
      value = try container.decodeIfPresent(Int.self, forKey: Key("v"))
    }
  }

  struct ByNumber: Decodable {
    var value: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      value = try container.decode(Int.self, forKey: try Self.key())
    }

    private static func key() throws -> Key {
      guard let key = Key(intValue: 7) else { throw Refusal(code: 7) }
      return key
    }
  }

  struct Versioned: Decodable {
    var name: String

    private enum CodingKeys: CodingKey { case version, name, title }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decodeIfPresent(Int.self, forKey: .version) ?? 1 {
      case 1: name = try container.decode(String.self, forKey: .name)
      case 2: name = try container.decode(String.self, forKey: .title)
      default:
        throw DecodingError.dataCorruptedError(
          forKey: .version,
          in: container,
          debugDescription: "unknown"
        )
      }
    }
  }

  struct Refusal: Error { var code: Int }

  struct Refusing: Decodable {
    init(from decoder: any Decoder) throws {
      throw Refusal(code: try decoder.singleValueContainer().decode(Int.self))
    }
  }
}
