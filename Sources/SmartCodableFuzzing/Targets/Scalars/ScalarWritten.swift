import ConformanceKit
import ConformanceProof
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
      return abs(moment.date.timeIntervalSince(self)) <= ScalarDate(self).tolerance
    case .miss: return false
    case .open: return true
    }
  }
}

/// What a transformer gets that asks for a type: the value if it is of the type, a number of any type that holds it
/// without loss (VAL-2, VAL-3, VAL-10).
enum ScalarHeld {
  static func ruling(_ type: ScalarType, _ meaning: ScalarMeaning) -> ScalarRuling {
    switch (type, meaning) {
    case (_, .notFinite), (_, .stranger): .open
    case (.boolean, .flag(let flag)): value(.boolean(flag))
    case (.string, .text(let text)): value(.string(text))
    case (.date, .date(let date)): value(date.observed)
    case (.data, .data(let data)): value(data.observed)
    case (.url, .link(let url)): value(url.observed)
    case (.identifier, .identifier(let identifier)): value(identifier.observed)
    case (_, .number(let number)): ruling(type, number)
    default: none
    }
  }

  private static let none = ScalarRuling.miss([.invalid])

  private static func value(_ observation: Observation) -> ScalarRuling {
    .value([observation], isConverted: false)
  }

  private static func ruling(_ type: ScalarType, _ number: ScalarNumber) -> ScalarRuling {
    guard let exact = number.exact else { return .open }
    // Whether a number that is too small for a double is zero without loss is not said.
    if number.double == 0, !exact.digits.isEmpty, isNumber(type) { return .open }
    switch type {
    case .boolean, .string, .date, .data, .url, .identifier: return none
    case .integer:
      let isClear = number.form == .integer || exact.digits.utf8.count <= 15
      guard isClear else { return .open }
      guard exact.isIntegral else { return none }
      guard let digits = exact.integerText(), UInt64(digits) != nil || Int64(digits) != nil else {
        return .open
      }
      let law = ScalarLaw().ruling(type, .json(.number(digits)))
      if case .value = law { return law }
      return none
    case .double: return double(number, exact)
    case .half, .single, .decimal:
      guard exact.isIntegral, let integer = exact.integerText().flatMap({ Int($0) }),
        integer.magnitude <= 2048, exact.digits.isEmpty == false
      else { return .open }
      return value(.number(type == .decimal ? "\(integer)" : "\(integer).0"))
    }
  }

  private static func isNumber(_ type: ScalarType) -> Bool {
    switch type {
    case .integer, .half, .single, .double, .decimal: true
    default: false
    }
  }

  private static func double(_ number: ScalarNumber, _ exact: ExactDecimal) -> ScalarRuling {
    let double = number.double
    guard double.isFinite else { return .open }
    if exact.digits.isEmpty { return .value([.number(0), .number(-0.0)], isConverted: false) }
    let isLong = exact.digits.utf8.count > 15
    guard exact.isIntegral, abs(double) >= 0x1p53 else {
      return number.form == .double || !isLong ? value(.number(double)) : .open
    }
    guard number.form != .literal, let digits = exact.integerText() else { return .open }
    let isHeld = Int(digits).map { Double(exactly: $0) == double } ?? (number.form == .double)
    // The shortest text of a double may be that of a multiple of ten which it is not.
    if !isHeld { return Int(digits) == nil || exact.exponent > 0 ? .open : none }
    // A Decimal has too few digits for the rest.
    let isShort = ExactDecimal(double.description)?.plainText == exact.plainText
    return isShort || abs(double) < 0x1p126 ? value(.number(double)) : .open
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
