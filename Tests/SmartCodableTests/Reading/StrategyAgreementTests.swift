import Foundation
import Testing

@testable import SmartCodable

/// Strategies that both sides understand read alike, in lenient calls too (AGR-6).
@Suite("Agreement of strategies")
struct StrategyAgreementTests {
  private enum Keys: CodingKey { case s, ms }

  /// Tries a number and then a text, which a lenient attempt would never reach.
  private static func numberFirst(_ decoder: any Decoder) throws -> Date {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      return Date(timeIntervalSince1970: number)
    }
    return Date(timeIntervalSince1970: -Double(try container.decode(String.self).utf8.count))
  }

  private static func textFirst(_ decoder: any Decoder) throws -> Date {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      return Date(timeIntervalSince1970: -Double(text.utf8.count))
    }
    return Date(timeIntervalSince1970: try container.decode(Double.self))
  }

  private static func keyed(_ decoder: any Decoder) throws -> Date {
    let container = try decoder.container(keyedBy: Keys.self)
    if let seconds = try? container.decode(Double.self, forKey: .s) {
      return Date(timeIntervalSince1970: seconds)
    }
    return Date(timeIntervalSince1970: try container.decode(Double.self, forKey: .ms) / 1000)
  }

  private static func sum(_ decoder: any Decoder) throws -> Date {
    var container = try decoder.unkeyedContainer()
    var sum = 0.0
    while !container.isAtEnd, let number = try? container.decode(Double.self) { sum += number }
    return Date(timeIntervalSince1970: sum)
  }

  private struct Dated: SmartCodable {
    var days: [Date] = []
  }

  @Test(
    "AGR-6: a closure that tries several forms is run strictly first",
    arguments: [
      "20240102", "10", #""10""#, #""1""#, #"{"s":5}"#, #"{"ms":5000}"#, #"[1,"2"]"#, "[1,2]",
    ]
  )
  func closures(value: String) throws {
    let text = "[\(value),\(value)]"
    let judge = JSONDecoder()
    let decoder = SmartJSONDecoder()
    for read in [Self.numberFirst, Self.textFirst, Self.keyed, Self.sum] {
      judge.dateDecodingStrategy = .custom(read)
      decoder.dateDecodingStrategy = .custom(read)
      guard let wanted = try? judge.decode([Date].self, from: Data(text.utf8)) else { continue }
      #expect(try decoder.decode([Date].self, from: text) == wanted)
      let model = try decoder.report(Dated.self, from: #"{"days":\#(text)}"#)
      #expect(model.value.days == wanted && model.repairs.isEmpty)
    }
  }

  @Test("DATE-5: a closure that cannot read strictly is run leniently, once")
  func repaired() throws {
    let calls = CallCount()
    let decoder = SmartJSONDecoder()
    decoder.dateDecodingStrategy = .custom { inner in
      calls.number += 1
      return Date(timeIntervalSince1970: try inner.singleValueContainer().decode(Double.self))
    }
    #expect(
      try decoder.decode([Date].self, from: #"["5"]"#) == [Date(timeIntervalSince1970: 5)]
    )
    #expect(calls.number == 2)
  }

  private final class CallCount: @unchecked Sendable {
    var number = 0
  }

  @Test(
    "AGR-6: iso8601 reads fractions and early years as Foundation does",
    arguments: [
      "2024-05-06T07:08:09.123Z", "2001-01-01T00:00:02.123456789Z", "2001-01-01T00:00:02.9+01:00",
      "1000-01-01T00:00:00Z", "1582-10-10T00:00:00Z", "1582-10-15T00:00:00Z",
      "0001-01-01T00:00:00Z",
      "1583-01-01T00:00:00Z", "2024-05-06T07:08:09Z", "2024-02-30T00:00:00Z",
    ]
  )
  func internetDates(text: String) throws {
    let document = "[\"\(text)\"]"
    let judge = JSONDecoder()
    judge.dateDecodingStrategy = .iso8601
    let wanted = try judge.decode([Date].self, from: Data(document.utf8))
    let decoder = SmartJSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    for leniency in [SmartLeniency.none, .full] {
      decoder.leniency = leniency
      #expect(try decoder.decode([Date].self, from: document) == wanted)
    }
  }

  /// Records the paths of dates that are none, each asked through another row of containers.
  private struct BadDates: Decodable {
    static let paths = CodingUserInfoKey(rawValue: "paths").map { ($0, ErrorPaths()) }

    private enum Key: String, CodingKey { case a, b, c }

    init(from decoder: any Decoder) throws {
      guard let (key, _) = Self.paths, let paths = decoder.userInfo[key] as? ErrorPaths else {
        return
      }
      var list = try decoder.unkeyedContainer()
      var texts = try list.nestedUnkeyedContainer()
      paths.record { _ = try texts.decode(Date.self) }
      paths.record { _ = try texts.decodeIfPresent(Date.self) }
      paths.record { _ = try texts.decode(Date?.self) }
      let object = try list.nestedContainer(keyedBy: Key.self)
      paths.record { _ = try object.decode(Date.self, forKey: .a) }
      paths.record { _ = try object.decodeIfPresent(Date.self, forKey: .a) }
      var inside = try object.nestedUnkeyedContainer(forKey: .b)
      paths.record { _ = try inside.decode(Date.self) }
      let deep = try object.nestedContainer(keyedBy: Key.self, forKey: .c)
        .nestedContainer(keyedBy: Key.self, forKey: .c)
      paths.record { _ = try deep.decode(Date.self, forKey: .a) }
      var deeper = try deep.nestedUnkeyedContainer(forKey: .b)
      paths.record { _ = try deeper.decode(Date.self) }
      paths.record { _ = try object.decode([Date].self, forKey: .b) }
      let other = try object.superDecoder(forKey: .c).container(keyedBy: Key.self)
      paths.record { _ = try other.decode(Date.self, forKey: .a) }
      let last = try other.nestedContainer(keyedBy: Key.self, forKey: .c)
      paths.record { _ = try last.decode(Date.self, forKey: .a) }
      paths.record {
        _ = try other.superDecoder(forKey: .a).singleValueContainer().decode(Date.self)
      }
    }
  }

  private final class ErrorPaths: @unchecked Sendable {
    private(set) var found: [String] = []

    func record(_ body: () throws -> Void) {
      do {
        try body()
        found.append("none")
      } catch DecodingError.dataCorrupted(let context) {
        found.append(context.codingPath.map(\.stringValue).joined(separator: "/"))
      } catch { found.append("other") }
    }
  }

  @Test("AGR-8: a text that is no date is at the path of the decoder whose container was asked")
  func badDates() throws {
    let document = #"[["x"],{"a":"x","b":["x"],"c":{"a":"x","c":{"a":"x","b":["x"]}}}]"#
    let (key, paths) = try #require(BadDates.paths)
    let judge = JSONDecoder()
    judge.dateDecodingStrategy = .iso8601
    judge.userInfo[key] = paths
    _ = try judge.decode([BadDates].self, from: Data("[\(document)]".utf8))
    let found = ErrorPaths()
    let decoder = SmartJSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    decoder.leniency = .none
    decoder.userInfo[key] = found
    _ = try decoder.decode([BadDates].self, from: "[\(document)]")
    #expect(found.found == paths.found)
    #expect(found.found.count == 12 && !found.found.contains("none"))
  }

  @Test("J5-4: infinity is a Float16 where Foundation reads it so")
  func infiniteHalf() throws {
    let decoder = SmartJSONDecoder()
    decoder.allowsJSON5 = true
    for leniency in [SmartLeniency.none, .full] {
      decoder.leniency = leniency
      #expect(try decoder.decode([Float16].self, from: "[-Infinity]") == [-.infinity])
    }
    decoder.leniency = .none
    #expect(throws: DecodingError.self) { try decoder.decode([Float16].self, from: "[1e9]") }
  }
}

/// A bad date that nothing is around (LIM-2).
@Suite struct BareDateTests {
  struct Single: Decodable {
    let date: Date
    init(from decoder: any Decoder) throws {
      date = try decoder.singleValueContainer().decode(Date.self)
    }
  }

  @Test("AGR-8: a text at the top level that is no ISO 8601 date throws what JSONDecoder throws")
  func topLevel() {
    func check<T: Decodable>(_ type: T.Type, _ text: String, leniently: String) {
      let strict = SmartJSONDecoder()
      strict.leniency = .none
      #expect(Self.path(type, text, strict) == Self.path(type, text, JSONDecoder()), "\(type)")
      #expect(Self.path(type, text, SmartJSONDecoder()) == leniently, "\(type)")
    }
    // A call that fails as a whole is a mismatch of the top level (REP-2).
    check(Date.self, #""x""#, leniently: "mismatch at ")
    check(Date?.self, #""x""#, leniently: "nil")
    check(Single.self, #""x""#, leniently: "mismatch at ")
    check(Single?.self, #""x""#, leniently: "nil")
    check([Date].self, #"["x"]"#, leniently: "[]")
    check([Single].self, #"["x"]"#, leniently: "[]")
  }

  /// The value, or the path of the error.
  private static func path<T: Decodable>(
    _ type: T.Type,
    _ text: String,
    _ decoder: JSONDecoder
  ) -> String {
    decoder.dateDecodingStrategy = .iso8601
    do {
      return "\(try decoder.decode(type, from: Data(text.utf8)))"
    } catch DecodingError.dataCorrupted(let context) {
      return "at " + context.codingPath.map(\.stringValue).joined(separator: "/")
    } catch DecodingError.typeMismatch(_, let context) {
      return "mismatch at " + context.codingPath.map(\.stringValue).joined(separator: "/")
    } catch {
      return "\(error)"
    }
  }
}

@Suite("Keys that a call has converted before")
struct RepeatedConversionTests {
  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The keys of an object as its code sees them, with what each stands for.
  private struct Members: Decodable, Equatable {
    var values: [String: Int] = [:]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      for key in container.allKeys {
        values[key.stringValue] = try container.decode(Int.self, forKey: key)
      }
    }
  }

  @Test("KEY-12, AGR-1: more keys than are kept, and long ones, are converted alike in each object")
  func manyKeys() throws {
    let long = String(repeating: "x", count: 200)
    let names = (0..<400).map { "key_\($0)_of_many" } + [long + "_a", long + "_b", "ab", "_outer_"]
    let object = names.enumerated().map { "\"\($1)\":\($0)" }.joined(separator: ",")
    let data = Data("[{\(object)},{\(object)},{\(object)}]".utf8)
    let foundation = JSONDecoder()
    foundation.keyDecodingStrategy = .convertFromSnakeCase
    let own = SmartJSONDecoder()
    own.keyDecodingStrategy = .convertFromSnakeCase
    let expected = try foundation.decode([Members].self, from: data)
    #expect(expected[0].values.count == names.count)
    #expect(try own.decode([Members].self, from: data) == expected)
  }

  @Test("KEY-12, AGR-1: words with any ASCII characters are joined as in Foundation")
  func words() throws {
    let characters = (32..<127).map { String(Unicode.Scalar($0)) }
      .filter { $0 != "\"" && $0 != "\\" }
    var keys = [
      "_a_b_", "__A_b", "ONE_TWO", "a__b", "1_a2b", "_", "", "a_ß", "a_ǆx", "Ä_ö", "a_é1é",
    ]
    for first in characters {
      keys.append("\(first)N_oNe")
      for second in characters { keys.append("aN_\(first)\(second)b") }
    }
    let data = Data("{\(keys.enumerated().map { "\"\($1)\":\($0)" }.joined(separator: ","))}".utf8)
    let foundation = JSONDecoder()
    foundation.keyDecodingStrategy = .convertFromSnakeCase
    let own = SmartJSONDecoder()
    own.keyDecodingStrategy = .convertFromSnakeCase
    let expected = try foundation.decode(Members.self, from: data)
    #expect(expected.values.count > 3_000)
    #expect(try own.decode(Members.self, from: data) == expected)
  }

  private struct Spelled: SmartCodable {
    var camel: Int?
    var upper: Int?

    enum CodingKeys: String, CodingKey {
      case camel = "oneTwo"
      case upper = "One_two"
    }
  }

  @Test("KEY-12: each call converts by its own strategy")
  func otherStrategy() throws {
    for _ in 0..<3 {
      let camel = try Spelled.decode(from: #"{"one_two":1}"#, options: [.key(.fromSnakeCase)]).value
      #expect(camel.camel == 1 && camel.upper == nil)
      let upper = try Spelled.decode(from: #"{"one_two":1}"#, options: [.key(.firstLetterUpper)])
        .value
      #expect(upper.camel == nil && upper.upper == 1)
    }
  }
}
