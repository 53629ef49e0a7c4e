import Foundation
import SmartCodable
import Synchronization
import Testing

/// Dictionaries of objects whose keys are ASCII and differ are made in one go, and all others entry by entry.
@Suite("Objects with plain keys", .serialized)
struct PlainKeyTests {
  /// A value that counts how many there are, and how often one was read.
  private final class Live: Decodable {
    static let living = Atomic(0)
    static let reads = Atomic(0)

    let number: Int

    init(from decoder: any Decoder) throws {
      Self.reads.add(1, ordering: .relaxed)
      number = try decoder.singleValueContainer().decode(Int.self)
      Self.living.add(1, ordering: .relaxed)
    }

    deinit { Self.living.subtract(1, ordering: .relaxed) }
  }

  private func numbers(_ json: String) throws -> [String: Int] {
    let decoder = SmartJSONDecoder()
    decoder.leniency = .none
    return try decoder.decode([String: Live].self, from: json).mapValues(\.number)
  }

  @Test("Any number of entries is what JSONDecoder makes of it", arguments: [0, 1, 2, 15, 16, 999])
  func counts(count: Int) throws {
    let members = (0..<count).map { #""key \#($0)":\#($0)"# }
    for more in [[], [#""é":-1"#], [#""\u0061":-1"#]] {
      let json = "{\((members + more).joined(separator: ","))}"
      let expected = try JSONDecoder().decode([String: Int].self, from: Data(json.utf8))
      #expect(try numbers(json) == expected)
    }
    #expect(Live.living.load(ordering: .relaxed) == 0)
  }

  @Test("A value that cannot be read ends strict decoding, and those before it are released")
  func failure() throws {
    let error = #expect(throws: DecodingError.self) {
      try numbers(#"{"a":1,"b":2,"c":"x","d":4}"#)
    }
    guard case .typeMismatch(_, let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["c"])
    #expect(Live.living.load(ordering: .relaxed) == 0)
  }

  @Test("A value that cannot be read is dropped in lenient decoding, and no other")
  func dropped() throws {
    struct Counts: SmartCodable { var values: [String: Int] = ["own": 1] }
    let json = #"{"values":{"a":1,"b":{},"c":3,"d":[]}}"#
    let report = try SmartJSONDecoder().report(Counts.self, from: json)
    #expect(report.value.values == ["a": 1, "c": 3])
    #expect(report.repairs.map(\.pathDescription) == ["values.b", "values.d"])
  }

  @Test(
    "Of keys that are equal in Swift only the first one's value is read",
    arguments: [
      #"{"a":1,"b":2,"a":3}"#, #"{"a":1,"b":2,"\u0061":3}"#, #"{"e\u0301":1,"b":2,"é":3}"#,
      #"{"é":1,"b":2,"e\u0301":3}"#,
    ]
  )
  func equal(json: String) throws {
    Live.reads.store(0, ordering: .relaxed)
    let decoder = SmartJSONDecoder()
    let values = try decoder.decode([String: Live].self, from: json)
    #expect(values.mapValues(\.number).values.sorted() == [1, 2])
    #expect(Live.reads.load(ordering: .relaxed) == 2)
  }
}
