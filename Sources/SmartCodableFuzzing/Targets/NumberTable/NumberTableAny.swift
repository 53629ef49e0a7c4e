import ConformanceKit
import Foundation
import FuzzKit
import SmartCodable

/// Scalars without a type: what they can be cast to (ANY-1 to ANY-8).
extension NumberTableAny {
  static func verdict(of row: NumberTableRow, _ decoder: SmartJSONDecoder) -> JudgeVerdict? {
    guard let model = try? decoder.decode(NumberTableAny.self, from: row.text) else {
      return differs("model", "none", row)
    }
    let tokens = row.tokens.map(\.meaning)
    // A null falls back in a property (ANY-5).
    if tokens[0] == .null ? model.plain != nil : !isRight(model.plain, tokens[0]) {
      return differs("plain", "\(model.plain ?? "nil")", row)
    }
    let kept = tokens.filter { isHeld($0) }
    guard kept.count == model.list.count, zip(model.list, kept).allSatisfy({ isRight($0, $1) })
    else { return differs("list", "\(model.list)", row) }
    for (key, meaning) in zip(["a", "b", "c"], tokens) where !isRight(model.table[key], meaning) {
      return differs("table", "\(model.table)", row)
    }
    return nil
  }

  /// Whether any type that is allowed holds the value (ANY-8); no integer beyond Double fits a Decimal.
  private static func isHeld(_ meaning: TransformedMeaning) -> Bool {
    guard case .number(let literal) = meaning else { return true }
    return Double(literal)?.isFinite ?? false
  }

  private static func isRight(_ found: Any?, _ meaning: TransformedMeaning) -> Bool {
    guard isHeld(meaning) else { return found == nil }
    guard let found else { return false }
    if type(of: found) == Bool.self { return meaning == .flag(found as? Bool ?? false) }
    switch meaning {
    case .null: return found is NSNull
    case .flag: return false
    case .text(let text): return (found as? String)?.utf8.elementsEqual(text.utf8) ?? false
    case .list: return found is [Any]
    case .object: return found is [String: Any]
    case .number(let literal):
      let isInteger = ExactDecimal(literal)?.isWrittenAsInteger ?? false
      return GraphNumber(literal, isInteger ? .integer : .double).casts(found)
    }
  }

  private static func differs(
    _ property: String,
    _ found: String,
    _ row: NumberTableRow
  ) -> JudgeVerdict {
    .differs(
      property: "any/" + property,
      wanted: "other",
      found: "found",
      detail: "found \(found) for \(row.text)"
    )
  }
}
