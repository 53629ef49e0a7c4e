import Foundation
import Testing

@testable import SmartCodable

/// The coding keys that user code gets back are its own (AGR-7, AGR-9).
@Suite("Coding keys in paths")
struct CodingKeyTests {
  private struct Event: Decodable, Equatable {
    var day: Date
    var at: Date

    enum CodingKeys: CodingKey { case day, at }
  }

  /// Reads days or seconds, as the key says.
  private static let byKey = JSONDecoder.DateDecodingStrategy.custom { decoder in
    let number = try decoder.singleValueContainer().decode(Double.self)
    let isDay = decoder.codingPath.last as? Event.CodingKeys == .day
    return Date(timeIntervalSince1970: isDay ? number * 86_400 : number)
  }

  @Test("a strategy recognizes the key of a property")
  func strategy() throws {
    let text = #"{"day":1,"at":1}"#
    let judge = JSONDecoder()
    judge.dateDecodingStrategy = Self.byKey
    let wanted = try judge.decode(Event.self, from: Data(text.utf8))
    let decoder = SmartJSONDecoder()
    decoder.dateDecodingStrategy = Self.byKey
    for leniency in [SmartLeniency.none, .full] {
      decoder.leniency = leniency
      #expect(try decoder.decode(Event.self, from: text) == wanted)
    }
  }

  @Test("an error has the key of a property")
  func error() {
    let decoder = SmartJSONDecoder()
    decoder.leniency = .none
    #expect {
      try decoder.decode(Event.self, from: #"{"day":1}"#)
    } throws: { error in
      guard case .keyNotFound(let key, _) = error as? DecodingError else { return false }
      return key as? Event.CodingKeys == .at
    }
  }

  private struct Numbered: CodingKey {
    var stringValue: String
    var intValue: Int?

    init(_ text: String, _ number: Int?) {
      stringValue = text
      intValue = number
    }

    init?(stringValue: String) { self.init(stringValue, nil) }
    init?(intValue: Int) { self.init("\(intValue)", intValue) }
  }

  private struct Paths: Decodable, Equatable {
    var numbers: [Int?] = []

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Numbered.self)
      for number in [nil, 1, 7, 1, nil] {
        let key = Numbered("1", number)
        numbers += try container.superDecoder(forKey: key).codingPath.map(\.intValue)
        do {
          _ = try container.decode(Int.self, forKey: key)
        } catch DecodingError.typeMismatch(_, let context) {
          numbers += context.codingPath.map(\.intValue)
        }
      }
    }
  }

  @Test("the integer of a key is its own, whatever key with that text came first")
  func integers() throws {
    let text = #"{"1":"x"}"#
    let wanted = try JSONDecoder().decode(Paths.self, from: Data(text.utf8))
    #expect(wanted.numbers == [nil, nil, 1, 1, 7, 7, 1, 1, nil, nil])
    #expect(try SmartJSONDecoder().decode(Paths.self, from: text) == wanted)
  }
}
