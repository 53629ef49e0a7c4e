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
    guard case .number = meaning else { return true }
    return meaning.exact?.overflows(Double.self) == false
  }

  private static func isRight(_ found: Any?, _ meaning: TransformedMeaning) -> Bool {
    guard isHeld(meaning) else { return found == nil }
    guard let found else { return false }
    if type(of: found) == Bool.self { return meaning == .flag(found as? Bool ?? false) }
    switch meaning {
    case .null: return found is NSNull
    case .flag: return false
    case .text(let text): return (found as? String)?.isIdentical(to: text) ?? false
    case .list: return found is [Any]
    case .object: return found is [String: Any]
    case .number(let literal):
      guard let number = ExactNumber(literal) else { return false }
      let isInteger = literal.utf8.allSatisfy { $0 == 0x2D || TransformedDates.isDigit($0) }
      let digits = literal == "-0" ? "0" : literal
      // One that ends with zeros beyond 2^53 may be no Double too: Foundation has no such number.
      if isInteger, literal.hasSuffix("0") {
        if let integer = Int(digits) { return found as? Int == integer }
        if let natural = UInt64(digits) { return found as? UInt64 == natural }
      }
      guard let double = found as? Double else { return false }
      if isInteger {
        if literal.hasSuffix("0"), abs(double) > 0x1p53 { return isNear(double, literal) }
        if let integer = Int(digits) { return found as? Int == integer }
        if let natural = UInt64(digits) { return found as? UInt64 == natural }
        if number.digits.utf8.count <= 38, literal.drop(while: { $0 == "-" }).utf8.count <= 38 {
          return (found as? Decimal)?.tabled == number
        }
      }
      if number.isNearest(double) { return true }
      return isInteger && isNear(double, literal)
    }
  }

  /// Which double a number that casts to Decimal too becomes is not said.
  private static func isNear(_ found: Double, _ literal: String) -> Bool {
    Double(literal).map { abs($0 - found) <= abs($0) * 1e-13 } ?? false
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
