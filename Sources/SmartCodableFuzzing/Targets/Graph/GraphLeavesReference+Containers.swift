import Foundation

/// Collections (COL-1 to COL-16), values of any kind and transformers.
extension GraphLeavesReference {
  typealias Judge = (GraphMeaning) -> GraphWanted

  /// An array or, if `isSet`, a set; elements that are wanted as Optionals become nil.
  func list(
    _ meaning: GraphMeaning,
    isSet: Bool = false,
    hasOptionals: Bool = false,
    of judge: Judge
  ) -> GraphWanted {
    let elements: [GraphMeaning]
    switch meaning {
    case .list(let all): elements = all
    case .bag(let all): elements = all
    default: return parsed(meaning)
    }
    if meaning.isUnordered, !isSet { return .open }
    var texts: [String] = []
    for element in elements {
      if hasOptionals, case .null = element {
        texts.append("nil")
        continue
      }
      switch judge(element) {
      case .value(let text): texts.append(text)
      case .open: return .open
      case .fallback where failsWhole: return .fallback
      case .fallback: if hasOptionals { texts.append("nil") }
      }
    }
    return .value(GraphLeavesModel.text(isSet ? Set(texts).sorted() : texts))
  }

  /// A dictionary by strings.
  func table(_ meaning: GraphMeaning, of judge: Judge) -> GraphWanted {
    guard case .members(let members) = meaning else { return parsed(meaning) }
    var entries: [String: String] = [:]
    for (key, member) in members {
      switch judge(member) {
      case .value(let text): entries[key] = text
      case .open: return .open
      case .fallback: if failsWhole { return .fallback }
      }
    }
    return .value(GraphLeavesModel.text(entries))
  }

  /// No container; whether a text holds one (STR-1) is no matter of graphs.
  private func parsed(_ meaning: GraphMeaning) -> GraphWanted {
    let text = Self.string(meaning) ?? ""
    return text.utf8.contains { $0 == 0x5B || $0 == 0x7B } ? .open : .fallback
  }

  /// A transformer from Double to Double, which gets a number that Double holds without loss (VAL-10).
  func transformed(_ meaning: GraphMeaning) -> GraphWanted {
    switch meaning {
    case .notFinite, .stranger: return .open
    case .number(let number):
      let double = number.double
      if number.exact.isInteger, abs(double) >= 0x1p53 {
        guard let digits = number.exact.integerText(.strict) else { return .open }
        let isHeld = Int(digits).map { Double(exactly: $0) == double } ?? (number.form == .double)
        // The shortest text of a double may be that of a multiple of ten which it is not.
        if !isHeld { return Int(digits) == nil || number.exact.exponent > 0 ? .open : .fallback }
        // A Decimal has too few digits for the rest.
        let isShort = ExactNumber(double.description) == number.exact
        return isShort || abs(double) < 0x1p126 ? .value("\(double)") : .open
      }
      let isShort = number.form == .double || number.exact.digits.utf8.count <= 15
      return isShort && double.isFinite ? .value("\(double)") : .open
    default: return .fallback
    }
  }

  // MARK: Values of any kind

  /// Why a value in `Any` is not the wanted one (ANY-1 to ANY-6, ENT-13 to ENT-16); nil if it is.
  func difference(of found: Any, from meaning: GraphMeaning) -> String? {
    var isRight = false
    switch meaning {
    case .null: isRight = type(of: found) == NSNull.self
    case .flag(let flag): isRight = type(of: found) == Bool.self && found as? Bool == flag
    case .number(let number):
      isRight = type(of: found) != Bool.self && Self.casts(found, to: number)
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

  /// Whether a number casts as ANY-2 says.
  private static func casts(_ found: Any, to number: GraphNumber) -> Bool {
    guard let double = found as? Double else { return castsAlone(found, to: number) }
    // Foundation rounds a Decimal more than once.
    let isNear = abs(double - number.double) <= 4 * number.double.ulp
    guard isNear, number.form == .integer else { return isNear }
    if let integer = Int(number.text) { return found as? Int == integer }
    if let integer = UInt64(number.text) { return found as? UInt64 == integer }
    guard number.text.utf8.count <= 38 else { return true }
    return (found as? Decimal).flatMap { ExactNumber($0.description) } == number.exact
  }

  /// Whether an integer that is a multiple of ten casts to its integer type alone, and no number of Foundation casts to both.
  private static func castsAlone(_ found: Any, to number: GraphNumber) -> Bool {
    guard [.integer, .decimal].contains(number.form), number.exact.exponent > 0 else {
      return false
    }
    let decimal = NSDecimalNumber(string: number.text)
    guard let integer = Int(number.text) else {
      guard let integer = UInt64(number.text) else { return false }
      return found as? UInt64 == integer
        && !(decimal as? UInt64 == integer && decimal as? Double != nil)
    }
    return found as? Int == integer && !(decimal as? Int == integer && decimal as? Double != nil)
  }

  private static func binary(_ found: Any) -> Double? {
    if let number = found as? NSNumber { return number.doubleValue }
    return (found as? any BinaryFloatingPoint).map { Double($0) }
  }
}
