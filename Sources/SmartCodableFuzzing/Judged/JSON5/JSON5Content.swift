import ConformanceKit
import Foundation
import SmartCodable

/// What types make of a text: the same as of its value in plain JSON (J5-2).
enum JSON5Content {
  /// What differs from reading the value as JSON; nil if nothing does.
  static func difference(
    _ text: JSON5Text,
    _ value: JSONValue,
    _ types: [any ScalarRead.Type]
  ) -> (wanted: String, found: String)? {
    guard value.isFinite else { return nil }
    let plain = JSON5Text(data: Data(JSONWriter.line(of: value)), isJSON5: false)
    func difference<T: Decodable>(_ type: T.Type, _ show: (T) -> String) -> (String, String)? {
      let answers = [plain, text]
        .map { text -> String in
          guard let report = try? text.decoder(isStrict: false).report(type, from: text.data) else {
            return "refused as \(type)"
          }
          let repairs = report.repairs.map { "\($0.steps) \($0.kind)" }
          return "\(type) \(show(report.value)) \(repairs)"
        }
      return answers[0].utf8.elementsEqual(answers[1].utf8) ? nil : (answers[0], answers[1])
    }
    func scalars<V: ScalarRead>(of type: V.Type) -> (String, String)? {
      // How a number that is no integer is spelled as text is not said.
      if type == String.self, !value.hasIntegersOnly { return nil }
      if case .array = value { return difference([V].self) { "\($0.map(\.observed))" } }
      return difference([String: V].self) { table in
        "\(table.sorted { Zoo.precedes($0.key, $1.key) }.map { "\($0.key) \($0.value.observed)" })"
      }
    }
    switch value {
    case .array: break
    case .object:
      let keys = difference(ListShapesGlance.self) { "\($0.keys)" }
      if let found = keys
        ?? difference(OddNames.self, { "\(MirrorObserver().observation(of: $0.values))" })
      {
        return found
      }
    default: return nil
    }
    return types.lazy.compactMap { scalars(of: $0) }.first
  }
}

extension JSONValue {
  /// Whether JSON has the value.
  fileprivate var isFinite: Bool {
    if case .number(let literal) = self { return !literal.hasSuffix("y") && literal != "NaN" }
    return children.allSatisfy(\.isFinite)
  }

  fileprivate var hasIntegersOnly: Bool {
    if case .number(let literal) = self { return literal.allSatisfy { $0 == "-" || $0.isNumber } }
    return children.allSatisfy(\.hasIntegersOnly)
  }
}
