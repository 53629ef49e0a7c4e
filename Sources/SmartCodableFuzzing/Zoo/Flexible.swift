import Foundation

extension Zoo {
  /// A value that servers send as a string or as a number.
  enum StringOrInt: Decodable, Hashable, Sendable {
    case string(String)
    case int(Int)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        self = .int(try container.decode(Int.self))
      } catch {
        self = .string(try container.decode(String.self))
      }
    }
  }

  /// A number in any spelling, by the reader's own rules.
  struct AnyNumber: Decodable, Hashable, Sendable {
    var value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
      } else if let text = try? container.decode(String.self) {
        guard let number = Double(text) else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: text)
        }
        value = number
      } else {
        value = try container.decode(Bool.self) ? 1 : 0
      }
    }
  }

  /// A Boolean as a Boolean, a number or a word.
  struct Truth: Decodable, Hashable, Sendable {
    var isTrue: Bool

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        isTrue = number != 0
      } else if let word = try? container.decode(String.self) {
        isTrue = ["yes", "true", "1"].contains(word)
      } else {
        isTrue = try container.decode(Bool.self)
      }
    }
  }

  /// Values that servers send in several forms.
  struct Product: ZooType {
    var id: StringOrInt
    var price: AnyNumber
    var isSold: Truth
    var related: [StringOrInt]

    static let seedInputs = [
      #"{"id":1,"price":"1.5","isSold":"yes","related":["1",2]}"#,
      #"{"id":"1","price":true,"isSold":0,"related":[]}"#, #"{"id":1.5,"price":1,"isSold":true}"#,
      #"{"id":null,"price":1,"isSold":true,"related":[]}"#, #"{"id":1,"price":"x","isSold":1}"#,
      #"{"id":1,"price":1,"isSold":{},"related":[]}"#,
      #"{"id":1,"price":1,"isSold":1,"related":[[]]}"#,
    ]
  }

  /// A date as seconds, as text, or as a record of its parts.
  struct FlexibleDate: ZooType {
    var date: Date

    private enum CodingKeys: CodingKey { case seconds }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let seconds = try? container.decode(Double.self) {
        date = Date(timeIntervalSince1970: seconds)
      } else if let text = try? container.decode(String.self) {
        guard let parsed = try? Date(text, strategy: .iso8601) else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: text)
        }
        date = parsed
      } else {
        let parts = try decoder.container(keyedBy: CodingKeys.self)
        date = Date(timeIntervalSince1970: try parts.decode(Double.self, forKey: .seconds))
      }
    }

    static let seedInputs = [
      "1700000000", #""2024-01-02T03:04:05Z""#, #"{"seconds":5}"#, #""x""#, #"{"seconds":"5"}"#,
      "null",
      "true", "[]", #""1700000000""#,
    ]
  }
}
