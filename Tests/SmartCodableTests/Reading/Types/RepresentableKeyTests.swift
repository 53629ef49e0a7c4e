import Foundation
import SmartCodable
import Testing

@Suite("Dictionaries whose keys are made of coding keys")
struct RepresentableKeyTests {
  /// A key that ignores case, and has neither spaces nor more than five characters.
  private struct Name: CodingKeyRepresentable, Codable, Hashable {
    let text: String

    var codingKey: any CodingKey { text.codingKey }

    init?(codingKey: some CodingKey) {
      guard !codingKey.stringValue.contains(" "), codingKey.stringValue.count < 6 else {
        return nil
      }
      text = codingKey.stringValue.lowercased() + (codingKey.intValue.map { "#\($0)" } ?? "")
    }
  }

  /// What came of one decoder: the entries, or the kind of the error with its path.
  private func answer(of decoder: JSONDecoder, to text: String) -> String {
    do {
      let value = try decoder.decode([Name: [String: Int]].self, from: Data(text.utf8))
      return value.map { "\($0.key.text): \($0.value)" }.sorted().joined(separator: ", ")
    } catch DecodingError.typeMismatch(let type, let context) {
      return "typeMismatch \(type) \(path(context))"
    } catch DecodingError.valueNotFound(let type, let context) {
      return "valueNotFound \(type) \(path(context))"
    } catch DecodingError.dataCorrupted(let context) {
      return "dataCorrupted \(path(context))"
    } catch {
      return "\(error)"
    }
  }

  private func path(_ context: DecodingError.Context) -> String {
    context.codingPath.map { "\($0.stringValue)/\($0.intValue.map(String.init) ?? "-")" }
      .joined(separator: " ")
  }

  @Test(
    "AGR-1, AGR-8: entries and errors are those of JSONDecoder",
    arguments: [
      #"{"a":{"x":1},"b":{"x":2},"7":{}}"#, #"{"a":{"x":1},"a":{"x":2}}"#,
      #"{"A":{"x":1},"a":{"x":"2"}}"#, #"{"a":{},"too long":{}}"#, #"{"a":{},"b":{"x":"2"}}"#,
      #"{"a":{},"b":null}"#, #"{"":{}}"#, "{}", "[]", "1", "null",
    ]
  )
  func plain(text: String) {
    let strict = SmartJSONDecoder()
    strict.leniency = .none
    let wanted = answer(of: JSONDecoder(), to: text)
    #expect(answer(of: strict, to: text) == wanted)
    // What needs no repair is the same with leniency.
    if !wanted.contains("/"), wanted.contains(":") || wanted.isEmpty {
      #expect(answer(of: SmartJSONDecoder(), to: text) == wanted)
    }
  }

  // Not compared with JSONDecoder, which has such members in the order of their hashes: each process seeds
  // them anew.
  @Test("Of members whose keys are equal, the last of the document wins", arguments: [true, false])
  func last(isStrict: Bool) {
    let decoder = SmartJSONDecoder()
    if isStrict { decoder.leniency = .none }
    let text = #"{"A":{"x":1},"a":{"x":2},"b":{}}"#
    #expect(answer(of: decoder, to: text) == #"a: ["x": 2], b: [:]"#)
  }

  private struct Model: SmartCodable { var entries: [Name: [String: Int]] = [:] }

  @Test("COL-11, REP-3: bad entries are dropped and reported once, also beside equal keys")
  func repaired() throws {
    let report = try Model.decode(
      from: #"{"entries":{"A":{"x":1},"a":{"x":"2"},"b":{"x":"3"},"too long":{},"c":4}}"#
    )
    let entries = report.value.entries.map { "\($0.key.text): \($0.value)" }.sorted()
    #expect(entries == [#"a: ["x": 1]"#, #"b: ["x": 3]"#])
    #expect(report.repairs.map(\.action) == [.converted, .droppedElement, .droppedElement])
  }

  /// Used by one thread at a time.
  private final class Count: @unchecked Sendable { var made = 0 }

  private static let count = CodingUserInfoKey(rawValue: "count")

  /// A tree whose nodes count how often one is begun.
  private struct Node: Decodable {
    let children: [Name: Node]

    init(from decoder: any Decoder) throws {
      let count = RepresentableKeyTests.count.flatMap { decoder.userInfo[$0] } as? Count
      count?.made += 1
      // Without an end to it, a mistake would take forever.
      guard count.map({ $0.made < 100_000 }) == true else { throw CancellationError() }
      children = try decoder.singleValueContainer().decode([Name: Node].self)
    }
  }

  @Test(
    "LIM-1: equal keys and failures at the bottom do not double the work with each level",
    arguments: [
      (#"{"A":"#, #","a":{}}"#, "{}"), (#"{"a":"#, "}", "1"),
      (#"{"a":"#, #","too long":{}}"#, "{}"),
    ]
  )
  func recursion(open: String, close: String, leaf: String) throws {
    let depth = 40
    let text = String(repeating: open, count: depth) + leaf + String(repeating: close, count: depth)
    for leniency in [SmartLeniency.full, .none] {
      let count = Count()
      let decoder = SmartJSONDecoder()
      decoder.leniency = leniency
      decoder.userInfo[try #require(Self.count)] = count
      _ = try? decoder.decode(Node.self, from: Data(text.utf8))
      #expect(count.made > 1 && count.made <= 6 * depth, "\(count.made) with \(leniency)")
    }
  }
}
