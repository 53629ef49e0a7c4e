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
    "AGR-1, AGR-8: entries and errors are those of JSONDecoder, and of equal keys the last wins",
    arguments: [
      #"{"a":{"x":1},"b":{"x":2},"7":{}}"#, #"{"A":{"x":1},"a":{"x":2},"b":{}}"#,
      #"{"a":{"x":1},"a":{"x":2}}"#, #"{"A":{"x":1},"a":{"x":"2"}}"#, #"{"a":{},"too long":{}}"#,
      #"{"a":{},"b":{"x":"2"}}"#, #"{"a":{},"b":null}"#, #"{"":{}}"#, "{}", "[]", "1", "null",
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
}
