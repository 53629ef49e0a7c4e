import ConformanceKit
import DecoderLaw
import Foundation
import SmartCodable

extension ScalarRead {
  /// Whether a value is how this one is written (ENC-11, ENC-12, ENC-14).
  ///
  /// Read again it is the same, and no number of fewer digits would be; UNS-7 leaves exponents and the sign of zero
  /// open.
  func isWritten(as meaning: ScalarMeaning, by law: ScalarLaw) -> Bool {
    if let date = self as? Date { return date.isWritten(as: meaning, by: law) }
    switch observed {
    case .boolean(let flag): return meaning.isSame(as: .flag(flag))
    case .string(let text), .data(let text): return meaning.isSame(as: .text(text))
    default: break
    }
    guard case .number(let number) = meaning, let exact = number.exact,
      let shortest = ExactDecimal("\(self)")
    else { return false }
    let isPlain = !number.text.hasSuffix(".0")
    if shortest.digits.isEmpty || exact.digits.isEmpty {
      return shortest.digits.isEmpty && exact.digits.isEmpty && isPlain
    }
    switch Self.scalar {
    case .half, .single, .double: break
    default: return exact.plainText == shortest.plainText
    }
    // How half precision is written is not said, nor whether an integer must have few digits or few characters.
    let isOpen = Self.scalar == .half || shortest.isIntegral
    return ScalarLaw().ruling(Self.scalar, meaning.input).admits(observed)
      && (isOpen || exact.digits.count <= shortest.digits.count) && isPlain
  }
}

extension Date {
  /// Whether a value is read again as this date, a fraction aside that the form does not hold.
  fileprivate func isWritten(as meaning: ScalarMeaning, by law: ScalarLaw) -> Bool {
    let seconds = timeIntervalSince1970
    let isUsual = seconds == seconds.rounded() && (-62_135_769_600..<2.5e11).contains(seconds)
    if case .text = meaning, !isUsual { return true }
    switch law.moment(meaning.input) {
    case .value(let moment):
      // No day is written that the calendar does not have (DATE-9).
      return moment.form != .otherDay
        && abs(moment.date.timeIntervalSince(self)) <= ScalarDate(self).tolerance
    case .miss: return false
    case .open: return true
    }
  }
}

/// How a value is shown in a repair (REP-4, REP-12).
enum ScalarShown {
  static func isShown(_ meaning: ScalarMeaning, as repair: SmartRepair, isText: Bool) -> Bool {
    let (found, text) = (repair.found, repair.foundText)
    switch meaning {
    case .null: return found == .null && text == "null"
    case .flag(let flag): return found == .bool && text == "\(flag)"
    case .number(let number):
      let isRight = isText ? text == number.text.start : spells(text, number)
      return found == .number && isRight
    case .text, .link, .identifier:
      let wanted = meaning.string ?? ""
      // Of longer ones only a part is shown, and escapes as they are written.
      let isPlain = wanted.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
      let isOpen = !isPlain || wanted.utf8.count > 36 || text?.contains("\\") ?? false
      return found == .string && (isOpen || text == "\"\(wanted)\"")
    case .date: return found == .date
    case .data: return found == .data
    // A number that is not finite has no JSON form.
    case .notFinite: return text == nil
    case .stranger: return found == .other && text == nil
    case .list(let list), .bag(let list):
      return found == .array && text == (list.isEmpty ? "[]" : "[…]")
    case .members(let members): return found == .object && text == (members.isEmpty ? "{}" : "{…}")
    }
  }

  /// Whether a text is that of a native number, or the first part of it.
  private static func spells(_ text: String?, _ number: ScalarNumber) -> Bool {
    guard let text else { return false }
    if text.hasSuffix("…") {
      // The 40 characters of a longer text.
      let isLong = text.count == 41 && text.dropLast().allSatisfy(\.isASCII)
      let digits = number.exact?.integerText()
      return isLong && digits?.hasPrefix(text.dropLast()) ?? true
    }
    guard let found = ExactDecimal(text), text.count <= 40 else { return false }
    return number.form == .integer || number.isExact && number.exact?.isIntegral ?? false
      ? found.plainText == number.exact?.plainText : Double(text) == number.double
  }
}

extension String {
  /// The first 40 characters.
  fileprivate var start: String { utf8.count > 40 ? prefix(40) + "…" : self }
}
