import ConformanceKit
import ConformanceProof
import Foundation

/// The conversions of dictionary input: what the law says of each leaf, and the rules of collections (COL-1 to COL-16).
struct GraphLeavesReference {
  var law = ScalarLaw()
  var failsWhole = false
  var keepsNull = false

  func wanted(_ kind: LawKind, _ meaning: GraphMeaning) -> ScalarRuling {
    switch kind {
    case .scalar(let type): return law.ruling(type, meaning.input)
    case .optional(let wrapped):
      if case .null = meaning { return .value([.null], isConverted: false) }
      return wanted(wrapped, meaning)
    case .list(let element):
      guard let elements = meaning.elements else { return parsed(meaning) }
      return meaning.isUnordered
        ? .open : whole(element, elements) { .array($0.compactMap(\.self)) }
    case .set(let element):
      guard let elements = meaning.elements else { return parsed(meaning) }
      return whole(element, elements) { .set($0.compactMap(\.self)) }
    case .table(let value):
      guard case .members(let members) = meaning else { return parsed(meaning) }
      let entries = Array(members)
      return whole(value, entries.map(\.value)) { found in
        let kept = zip(entries, found).compactMap { entry, value in value.map { (entry.key, $0) } }
        return .object(Dictionary(uniqueKeysWithValues: kept))
      }
    }
  }

  /// A collection of elements, of which those that are lost are nil.
  private func whole(
    _ kind: LawKind,
    _ elements: [GraphMeaning],
    _ observation: ([Observation?]) -> Observation
  ) -> ScalarRuling {
    let isOptional = if case .optional = kind { true } else { false }
    var found: [Observation?] = []
    for element in elements {
      switch wanted(kind, element) {
      case .open: return .open
      case .miss where failsWhole: return .miss([.invalid])
      case .miss: found.append(isOptional ? .null : nil)
      case .value(let values, _): found.append(values.first)
      }
    }
    return .value([observation(found)], isConverted: false)
  }

  /// No container; whether a text holds one (STR-1) is no matter of graphs.
  private func parsed(_ meaning: GraphMeaning) -> ScalarRuling {
    let mayHold = meaning.string?.utf8.contains { $0 == 0x5B || $0 == 0x7B } ?? false
    return mayHold ? .open : .miss([.mismatch])
  }

  /// A transformer from Double to Double, which gets a number that Double holds without loss (VAL-10).
  func transformed(_ meaning: GraphMeaning) -> ScalarRuling {
    switch meaning {
    case .notFinite, .stranger: return .open
    case .number(let number):
      guard let exact = number.exact else { return .open }
      let double = number.double
      let value = ScalarRuling.value([.number(double)], isConverted: false)
      if exact.isIntegral, abs(double) >= 0x1p53 {
        guard let digits = exact.integerText(maximumDigits: 400) else { return .open }
        let isHeld = Int(digits).map { Double(exactly: $0) == double } ?? (number.form == .double)
        // The shortest text of a double may be that of a multiple of ten which it is not.
        if !isHeld { return Int(digits) == nil || exact.exponent > 0 ? .open : .miss([.invalid]) }
        // A Decimal has too few digits for the rest.
        let isShort = ExactDecimal(double.description)?.plainText == exact.plainText
        return isShort || abs(double) < 0x1p126 ? value : .open
      }
      let isShort = number.form == .double || exact.digits.count <= 15
      return isShort && double.isFinite ? value : .open
    default: return .miss([.invalid])
    }
  }
}
