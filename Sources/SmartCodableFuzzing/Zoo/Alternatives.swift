import FuzzKit

extension Zoo {
  /// The first type that accepts the value, else the second, by passing the decoder on.
  enum Either<First, Second>: Decodable, Equatable, Sendable
  where
    First: Decodable & Equatable & Sendable,
    Second: Decodable & Equatable & Sendable
  {
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

  /// A dog or a cat, told apart by which of the two decodes.
  struct Pets: ZooType {
    struct Dog: Decodable, Equatable, Sendable {
      var bark: Int
      var name: String
    }

    struct Cat: Decodable, Equatable, Sendable {
      var lives: Int
      var name: String?
    }

    var favorite: Either<Dog, Cat>
    var others: [Either<Cat, Dog>]
    var number: Either<Int, String>?
    var tags: [String: Either<Bool, [Int]>]

    static let traits: StrictTraits = .anyOrder

    static let seedInputs = [
      #"{"favorite":{"lives":9,"name":"Tom"},"others":[{"bark":1,"name":"Rex"},{"lives":7}],"#
        + #""number":"5","tags":{"a":true,"b":[1,2]}}"#,
      #"{"favorite":{"bark":"1","lives":9},"others":[],"tags":{}}"#,
      #"{"favorite":{"bark":1,"name":null,"lives":2},"others":[],"number":null,"tags":{"x":[]}}"#,
      #"{"favorite":{},"others":[{}],"number":5,"tags":{"a":"true"}}"#,
      #"{"favorite":"{\"lives\":1}","others":null,"number":1.5,"tags":[]}"#,
    ]
  }

  /// One of three readings of a value, the last of which keeps the error of the first.
  enum OneOf: ZooType {
    case names([String])
    case name(String)
    case record(code: Int, text: String)

    private enum CodingKeys: CodingKey { case code, text }

    init(from decoder: any Decoder) throws {
      do {
        self = .names(try decoder.singleValueContainer().decode([String].self))
      } catch let first {
        if let name = try? decoder.singleValueContainer().decode(String.self) {
          self = .name(name)
          return
        }
        guard let container = try? decoder.container(keyedBy: CodingKeys.self),
          let code = try? container.decode(Int.self, forKey: .code)
        else { throw first }
        self = .record(code: code, text: try container.decode(String.self, forKey: .text))
      }
    }

    static let seedInputs = [
      #"["a","b"]"#, #""a""#, #"{"code":1,"text":"t"}"#, #"{"code":1}"#,
      #"{"code":"1","text":"t"}"#,
      #"["a",1]"#, #"["a",null]"#, "null", "7", #""[\"a\"]""#,
    ]
  }

  /// Two readings of the same value, both kept.
  struct Both: ZooType {
    var keyed: [String: Int]?
    var listed: [Int]?
    var single: Int?
    var text: String?

    init(from decoder: any Decoder) throws {
      keyed = try? [String: Int](from: decoder)
      listed = try? [Int](from: decoder)
      single = try? Int(from: decoder)
      text = try? String(from: decoder)
    }

    static let seedInputs = [
      #"{"a":1,"b":2}"#, "[1,2]", "3", #""3""#, #"{"a":"1"}"#, #"[1,"2"]"#, "[null]", "null",
      "true",
      "1.5", #""{\"a\":1}""#,
    ]
  }
}
