import Foundation
import SmartCodable
import Testing

/// Errors of the user's own reach the code that waits for them, in the lenient attempt too (DEC-3,
/// DEF-14).
@Suite("Errors of the user's own")
struct OwnErrorTests {
  private struct Negative: Error {}
  private struct Absent: Error {}
  private enum AppError: Error { case badQuantity }

  /// Refuses a negative number, and null, by errors of its own.
  private struct Quantity: Codable {
    var value: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() { throw Absent() }
      value = try container.decode(Int.self)
      if value < 0 { throw Negative() }
    }
  }

  private struct Order: Codable {
    var quantity: Quantity
    enum CodingKeys: String, CodingKey { case quantity = "q" }

    init(from decoder: any Decoder) throws {
      do {
        quantity = try decoder.container(keyedBy: CodingKeys.self)
          .decode(Quantity.self, forKey: .quantity)
      } catch is Negative {
        throw AppError.badQuantity
      }
    }
  }

  @Test("DEC-3: what the code at the top makes of the error of a value inside is thrown")
  func translated() {
    let decoder = SmartJSONDecoder()
    #expect(throws: AppError.badQuantity) { try decoder.decode(Order.self, from: #"{"q":-1}"#) }
    #expect(throws: AppError.badQuantity) { try decoder.decode(Order.self, from: #"{"q":"-1"}"#) }
    #expect(throws: Absent.self) { try decoder.decode(Order.self, from: #"{"q":null}"#) }
    #expect(throws: DecodingError.self) { try decoder.decode(Order.self, from: #"{"q":[]}"#) }
  }

  /// Recovers in each kind of container, and has a title that needs a repair.
  private struct Recovering: Decodable {
    var found: [String] = []
    var title: String
    enum CodingKeys: CodingKey { case one, row, title }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      found.append(Self.text { try container.decode(Quantity.self, forKey: .one) })
      var row = try container.nestedUnkeyedContainer(forKey: .row)
      while !row.isAtEnd {
        found.append(Self.text { try row.decode(Quantity.self) })
        if Int(found.last ?? "") == nil { _ = try row.superDecoder() }
      }
      let single = try container.superDecoder(forKey: .one).singleValueContainer()
      found.append(Self.text { try single.decode(Quantity.self) })
      title = try container.decode(String.self, forKey: .title)
    }

    private static func text(_ body: () throws -> Quantity) -> String {
      do {
        return "\(try body().value)"
      } catch is Negative {
        return "negative"
      } catch is Absent {
        return "absent"
      } catch {
        return "\(type(of: error))"
      }
    }
  }

  @Test(
    "DEF-14: code that recovers from such an error is repaired elsewhere",
    arguments: [
      (
        #"{"one":-1,"row":[-2,3,null],"title":5}"#,
        ["negative", "negative", "3", "absent", "negative"]
      ),
      (#"{"one":null,"row":["4",-4],"title":5}"#, ["absent", "4", "negative", "absent"]),
      (#"{"one":"1","row":[],"title":5}"#, ["1", "1"]),
    ]
  )
  func recovery(json: String, found: [String]) throws {
    let decoder = SmartJSONDecoder()
    let report = try decoder.report([Recovering].self, from: "[\(json)]")
    #expect(report.value.map(\.found) == [found])
    #expect(report.value.map(\.title) == ["5"])
    let strict = try JSONDecoder()
      .decode(
        Recovering.self,
        from: Data(json.replacing("\"title\":5", with: "\"title\":\"5\"").utf8)
      )
    if !json.contains("\"4\""), !json.contains("\"1\"") { #expect(strict.found == found) }
  }

  @Test("REP-2: the repairs are those of the values that were used")
  func repairs() throws {
    let json = #"[{"one":-1,"row":["-2","3"],"title":5}]"#
    let report = try SmartJSONDecoder().report([Recovering].self, from: json)
    #expect(report.value.map(\.found) == [["negative", "negative", "3", "negative"]])
    #expect(
      report.repairs.map { "\($0)" } == [
        #"1:24 [0].row[1]: converted string "3" to Int"#,
        #"1:37 [0].title: converted number 5 to String"#,
      ]
    )
  }

  /// Tries two types in one place: the error of the first is not that of the second.
  private struct Either: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        text = "\(try container.decode(Quantity.self).value)"
      } catch is Negative {
        do {
          text = "\(try container.decode([String: Int].self))"
        } catch is Negative {
          text = "stale"
        } catch {
          text = "other"
        }
      }
    }
  }

  @Test("DEF-14: an error that was caught does not come again for another type")
  func otherType() throws {
    let pair = try SmartJSONDecoder().decode([Pair].self, from: #"[{"either":-1,"title":5}]"#)
    #expect(pair.map(\.either.text) == ["other"])
  }

  private struct Pair: Decodable {
    var either: Either
    var title: String
  }

  /// An enum whose code throws an error of its own for a text that it does not know.
  private enum Unit: String, Decodable {
    case gram
    struct Unknown: Error {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let text = try? container.decode(String.self), let unit = Unit(rawValue: text) else {
        throw Unknown()
      }
      self = unit
    }
  }

  private struct Units: Decodable {
    var units: [String] = []
    var title: String
    enum CodingKeys: CodingKey { case units, title }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      var row = try container.nestedUnkeyedContainer(forKey: .units)
      while !row.isAtEnd {
        do {
          units.append(try row.decode(Unit.self).rawValue)
        } catch is Unit.Unknown {
          units.append("unknown")
          _ = try row.superDecoder()
        }
      }
      title = try container.decode(String.self, forKey: .title)
    }
  }

  @Test("DEF-14: what is remembered of an enum does not lose its error")
  func enums() throws {
    let json = #"[{"units":["gram","ell","ell",{},{},null,null,"gram"],"title":5}]"#
    let rows = try SmartJSONDecoder().decode([Units].self, from: json)
    let unknown = Array(repeating: "unknown", count: 6)
    #expect(rows.map(\.units) == [["gram"] + unknown + ["gram"]])
  }

  /// Throws its own error by a probe that only strict decoding fails, and has a place without a value.
  private struct Probing: Decodable {
    var link: URL

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard (try? container.decode(Int.self, forKey: .number)) != nil else { throw Absent() }
      link = try container.decode(URL.self, forKey: .link)
    }

    enum CodingKeys: CodingKey { case number, link }
  }

  @Test("DEC-3: the error of the strict attempt is thrown if it is the type's own")
  func strictAttempt() {
    let decoder = SmartJSONDecoder()
    let json = #"{"number":"x","link":{}}"#
    #expect(throws: Absent.self) { try decoder.decode(Probing.self, from: json) }
    #expect(throws: DecodingError.self) { try decoder.decode(Probing.self, from: #"{"number":1}"#) }
  }

  private struct WaitingModel: SmartCodable {
    var count = 3
    enum CodingKeys: CodingKey { case q }
    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      do {
        count = try container.decode(Quantity.self, forKey: .q).value
      } catch is Negative {
        count = 0
      }
    }

    func encode(to encoder: any Encoder) throws {}
  }

  @Test("DEF-14: the code of a model gets the error too")
  func models() throws {
    #expect(try WaitingModel.decode(from: #"{"q":-1}"#).value.count == 0)
    #expect(throws: DecodingError.self) { try WaitingModel.decode(from: #"{"q":null}"#) }
  }
}
