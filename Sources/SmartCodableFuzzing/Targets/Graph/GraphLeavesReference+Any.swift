import ConformanceKit
import Foundation

/// Values of any kind.
extension GraphLeavesReference {
  /// Why a value in `Any` is not the wanted one (ANY-1 to ANY-6, ENT-13 to ENT-16); nil if it is.
  func difference(of found: Any, from meaning: GraphMeaning) -> String? {
    var isRight = false
    switch meaning {
    case .null: isRight = type(of: found) == NSNull.self
    case .flag(let flag): isRight = type(of: found) == Bool.self && found as? Bool == flag
    case .number(let number): isRight = number.casts(found)
    case .notFinite(let value): isRight = Self.binary(found).map { "\($0)" } == "\(value)"
    case .text(let text): isRight = (found as? String)?.utf8.elementsEqual(text.utf8) ?? false
    case .date(let date): isRight = found as? Date == date
    case .data(let data): isRight = found as? Data == data
    case .link(let url): isRight = found as? URL == url
    case .identifier(let identifier): isRight = found as? UUID == identifier
    case .stranger: isRight = true
    case .list(let elements), .bag(let elements):
      guard let list = found as? [Any], list.count == elements.count else { break }
      return zip(list, elements).lazy.compactMap { difference(of: $0, from: $1) }.first
    case .members(let members):
      guard let object = found as? [String: Any], object.count == members.count else { break }
      for key in members.keys.sorted() {
        guard let member = members[key] else { continue }
        guard let found = object[key] else { return "nothing for \(key)" }
        if let difference = difference(of: found, from: member) { return difference }
      }
      return nil
    }
    return isRight ? nil : "\(found) (\(type(of: found))) for \(meaning)"
  }

  private static func binary(_ found: Any) -> Double? {
    if let number = found as? NSNumber { return number.doubleValue }
    return (found as? any BinaryFloatingPoint).map { Double($0) }
  }
}

extension GraphNumber {
  /// Whether a number casts as ANY-2 says; Foundation rounds a Decimal more than once.
  func casts(_ found: Any) -> Bool {
    if type(of: found) == Bool.self { return false }
    guard let cast = found as? Double else { return castsAlone(found) }
    let isRounded = form == .integer || form == .decimal
    guard abs(cast - double) <= (isRounded ? 4 * double.ulp : 0) else { return false }
    return form != .integer || castsToInteger(found)
  }

  private func castsToInteger(_ found: Any) -> Bool {
    let digits = exact.flatMap { $0.isWrittenAsInteger ? $0.integerText() : nil } ?? text
    if let integer = Int(digits) { return found as? Int == integer }
    if let integer = UInt64(digits) { return found as? UInt64 == integer }
    guard text.drop(while: { $0 == "-" }).utf8.count <= 38 else { return true }
    return (found as? Decimal).flatMap { ExactDecimal("\($0)")?.plainText } == exact?.plainText
  }

  /// Whether an integer that is a multiple of ten casts to its integer type alone, and no number of Foundation casts to
  /// both.
  private func castsAlone(_ found: Any) -> Bool {
    guard form == .integer || form == .decimal, let exact, exact.exponent > 0,
      let digits = exact.integerText()
    else { return false }
    let decimal = NSDecimalNumber(string: digits)
    guard let integer = Int(digits) else {
      guard let integer = UInt64(digits) else { return false }
      return found as? UInt64 == integer
        && !(decimal as? UInt64 == integer && decimal as? Double != nil)
    }
    return found as? Int == integer && !(decimal as? Int == integer && decimal as? Double != nil)
  }
}
