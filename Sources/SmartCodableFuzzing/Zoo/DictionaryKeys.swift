import Foundation
import FuzzKit

extension Zoo {
  /// Nested dictionaries with string and integer keys.
  struct Tables: ZooType {
    var byNumber: [Int: String]
    var byText: [String: [Int]]
    var nested: [String: [Int: Bool]]?
    var optional: [String: Int?]?

    static let traits: StrictTraits = .anyOrder

    static let seedInputs = [
      #"{"byNumber":{"1":"a","-2":"b"},"byText":{"a":[1],"":[]},"nested":{"x":{"3":true}},"#
        + #""optional":{"a":1,"b":null}}"#,
      #"{"byNumber":{"x":"a"},"byText":{}}"#, #"{"byNumber":{"1":1},"byText":{}}"#,
      #"{"byNumber":{"01":"a","-1":"b","+2":"c"},"byText":{}}"#, #"{"byNumber":[],"byText":{}}"#,
      #"{"byNumber":{},"byText":{"a":["1"]}}"#, #"{"byNumber":{},"byText":{"a":null}}"#,
      #"{"byNumber":{},"byText":{},"nested":{"x":{"1":1}}}"#,
      #"{"byNumber":{"12":null},"byText":{},"optional":{"a":"1"}}"#,
    ]
  }

  /// Keys of types that define their coding keys: an enum, a struct and a numeric raw value.
  struct Coded: ZooType {
    enum Suit: String, CodingKeyRepresentable, Decodable, Sendable { case hearts, spades }
    enum Level: Int, CodingKeyRepresentable, Decodable, Sendable {
      case low = 1
      case high = 2
    }
    struct Name: CodingKeyRepresentable, Decodable, Hashable, Sendable {
      var text: String

      var codingKey: any CodingKey { Key(text) }

      init?(codingKey: some CodingKey) {
        guard codingKey.stringValue.first != "_" else { return nil }
        text = codingKey.stringValue
      }
    }

    var suits: [Suit: Int]
    var levels: [Level: Int]?
    var names: [Name: Int]?

    static let traits: StrictTraits = .anyOrder

    static let seedInputs = [
      #"{"suits":{"hearts":1,"spades":2},"levels":{"1":5},"names":{"a":1,"b":2}}"#,
      #"{"suits":{"clubs":1}}"#, #"{"suits":{"hearts":"1"}}"#, #"{"suits":{},"levels":{"3":1}}"#,
      #"{"suits":{},"levels":{"x":1}}"#, #"{"suits":{},"names":{"_a":1}}"#, #"{"suits":[]}"#,
      #"{"suits":{},"names":{"a":null}}"#, #"{"suits":["hearts",1]}"#,
    ]
  }

  /// Keys that are not coding keys: pairs in an array.
  struct Pairs: ZooType {
    enum Kind: String, Decodable, Sendable { case one, two }

    var byKind: [Kind: Int]
    var byID: [UUID: String]
    var byRatio: [Double: Int]?

    static let seedInputs = [
      #"{"byKind":["one",1,"two",2],"byID":["00000000-0000-0000-0000-000000000001","a"]}"#,
      #"{"byKind":["one"],"byID":[]}"#, #"{"byKind":["three",1],"byID":[]}"#,
      #"{"byKind":{"one":1},"byID":[]}"#, #"{"byKind":["one","1"],"byID":[]}"#,
      #"{"byKind":[],"byID":["x","a"]}"#, #"{"byKind":[null,1],"byID":[]}"#,
      #"{"byKind":["one",1,"one",2],"byID":[],"byRatio":[1.5,1,2,2]}"#,
    ]
  }
}
