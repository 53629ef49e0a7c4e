import Foundation

/// Models of the table that write down what their decoder does.
extension Strict {
  /// The path of the decoder, as it is handed on.
  struct Spot: Decodable {
    var path: String

    init(from decoder: any Decoder) throws { path = StrictAnswer.text(of: decoder.codingPath) }
  }

  /// Which containers there are.
  struct Probe: Decodable {
    var keyed: StrictAnswer
    var unkeyed: StrictAnswer
    var isNull: Bool

    init(from decoder: any Decoder) throws {
      keyed = StrictAnswer {
        try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue).sorted()
      }
      unkeyed = StrictAnswer { try decoder.unkeyedContainer().count ?? -1 }
      isNull = try decoder.singleValueContainer().decodeNil()
    }
  }

  /// What each way to read the member `v` ends with.
  ///
  /// Of several bad entries of a dictionary JSONDecoder complains about any: `v` may have one.
  struct Errors: Decodable {
    var answers: [StrictAnswer]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let key = Key("v")
      answers = [
        StrictAnswer { try container.decode(Bool.self, forKey: key) },
        StrictAnswer { try container.decode(String.self, forKey: key) },
        StrictAnswer { try container.decodeIfPresent([Int].self, forKey: key) as Any },
        StrictAnswer { try container.decode([String: [Bool]].self, forKey: key) },
        StrictAnswer { try container.decode(User.self, forKey: key) },
        StrictAnswer { try container.decodeNil(forKey: key) },
        StrictAnswer {
          StrictAnswer.text(
            of: try container.nestedContainer(keyedBy: Key.self, forKey: key).codingPath
          )
        },
        StrictAnswer {
          StrictAnswer.text(of: try container.nestedUnkeyedContainer(forKey: key).codingPath)
        },
        StrictAnswer { try Int(from: container.superDecoder(forKey: key)) },
        StrictAnswer { try Int(from: container.superDecoder()) },
      ]
    }
  }

  /// What each way to read the next element ends with; a failure must not move the container.
  struct Steps: Decodable {
    var answers: [String] = []

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      let steps: [(inout any UnkeyedDecodingContainer) throws -> Any] = [
        { try $0.decode(Bool.self) }, { try $0.decode(User.self) }, { try $0.decode([Int].self) },
        { try $0.nestedContainer(keyedBy: Key.self).allKeys.count },
        { try $0.nestedUnkeyedContainer().count ?? -1 }, { try $0.decodeNil() },
        { try $0.decodeIfPresent(Int.self) as Any }, { try $0.superDecoder().codingPath.count },
        { try $0.decode(String.self) },
      ]
      for step in steps {
        let answer = StrictAnswer { try step(&container) }
        answers.append("\(container.currentIndex) of \(container.count ?? -1): \(answer)")
      }
    }
  }

  /// A copy of a container goes its own way, and the end of a container is not its limit.
  struct Copies: Decodable {
    var answers: [String]

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      let start = container
      let first = StrictAnswer { try container.decode(Int.self) }
      let nested = StrictAnswer { try container.nestedUnkeyedContainer().count ?? -1 }
      var other = start
      let again = StrictAnswer { try other.decode(Int.self) }
      answers = ["\(first) \(nested) \(again) \(container.currentIndex) \(other.currentIndex)"]
      while !other.isAtEnd { _ = try other.decode(Unit.self) }
      _ = try other.decodeIfPresent(Int.self)
      answers.append("\(start.currentIndex) \(other.currentIndex) \(other.isAtEnd)")
    }
  }

  /// Decoders of `super` and of other keys, also where there is nothing.
  struct Supers: Decodable {
    var answers: [StrictAnswer]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      answers = try [container.superDecoder(), container.superDecoder(forKey: Key("gone"))]
        .flatMap { inner in
          [
            StrictAnswer { StrictAnswer.text(of: inner.codingPath) },
            StrictAnswer { try inner.singleValueContainer().decodeNil() },
            StrictAnswer { "\(try inner.singleValueContainer().decode(JSON.self))" },
            StrictAnswer { try inner.singleValueContainer().decode(Point.self).x },
            StrictAnswer { try inner.singleValueContainer().decode(Base.self).id },
            StrictAnswer { try inner.container(keyedBy: Key.self).allKeys.count },
            StrictAnswer { try Base(from: inner).id }, StrictAnswer { try Int(from: inner) },
          ]
        }
    }
  }

  /// What a decoder was given along.
  struct Informed: Decodable {
    static let key = CodingUserInfoKey(rawValue: "strict")
    var text: String

    init(from decoder: any Decoder) throws {
      let given = Self.key.flatMap { decoder.userInfo[$0] as? String }
      text = "\(given ?? "none") of \(decoder.userInfo.count)"
    }
  }
}
