import Foundation

/// Models of the table, as the compiler codes them.
enum Strict {
  struct User: Decodable {
    var id: Int
    var name: String
    var mail: String?
    var tags: [String]
  }

  struct Tree: Decodable {
    var value: Int
    var children: [Tree]
  }

  struct Holder<Value: Decodable>: Decodable { var a: Value }

  struct Maybe<Value: Decodable>: Decodable { var a: Value? }

  struct Unit: Decodable {}

  struct Renamed: Decodable {
    var first: Int
    var second: String?

    private enum CodingKeys: String, CodingKey {
      case first = "1st"
      case second = "a.b"
    }
  }

  struct Numbered: Decodable {
    var one: Int
    var two: Int?

    private enum CodingKeys: Int, CodingKey {
      case one = 1
      case two = 2
    }
  }

  struct Camel: Decodable {
    var firstName: String
    var userID: Int?
    var aURL: String?
    var nested: [Camel]?
  }

  enum Color: String, Decodable { case red, green }

  enum Level: Int, Decodable {
    case low = 1
    case high = 10
  }

  enum Ratio: Double, Decodable {
    case half = 0.5
    case whole = 1
  }

  struct Flags: OptionSet, Decodable { let rawValue: UInt8 }

  enum Event: Decodable {
    case started
    case moved(x: Int, y: Int?)
    case renamed(String)
  }

  class Base: Decodable {
    let id: Int
  }

  final class Shared: Base {
    let name: String

    private enum CodingKeys: CodingKey { case name }

    required init(from decoder: any Decoder) throws {
      name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
      try super.init(from: decoder)
    }
  }

  final class Below: Base {
    let name: String

    private enum CodingKeys: CodingKey { case name }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      try super.init(from: container.superDecoder())
    }
  }

  enum Suit: String, CodingKeyRepresentable, Decodable { case hearts, spades }

  enum Plain: String, Decodable { case one, two }

  struct Dates: Decodable {
    var when: Date
    var list: [Date]?
    var map: [String: Date]?
  }

  struct Blobs: Decodable {
    var blob: Data
    var list: [Data]?
  }

  struct Reals: Decodable {
    var double: Double?
    var single: Float?
    var list: [Double]?
  }
}
