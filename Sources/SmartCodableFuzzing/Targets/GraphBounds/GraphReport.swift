import Foundation
import FuzzKit
import SmartCodable

import struct ConformanceKit.ExactDecimal

/// A native leaf where a model is wanted, and how it is reported (REP-4, REP-12).
struct GraphReport {
  struct Inner: SmartCodable {
    var never: Int?
  }

  struct Holder: SmartCodable {
    var value: Inner?
  }

  private let leaf: GraphLeaf

  init(_ generator: inout SeededGenerator) {
    let table = generator.pick(GraphLeafTables.all.filter { !$0.isEmpty }) ?? []
    let leaf = generator.pick(table)?() ?? GraphLeaf(native: NSNull(), meaning: .null)
    switch generator.below(16) {
    case 0: self.init(GraphLeaf(native: [leaf.native], meaning: .list([leaf.meaning])))
    case 1: self.init(GraphLeaf(native: NSArray(), meaning: .list([])))
    default: self.init(leaf)
    }
  }

  init(_ leaf: GraphLeaf) { self.leaf = leaf }

  /// The only repair that there may be.
  var repair: SmartRepair? {
    let report = try? Holder.decode(from: ["value": leaf.native])
    return report?.repairs.first
  }

  var verdict: JudgeVerdict? {
    guard let repair else {
      if case .null = leaf.meaning { return nil }
      return differs("a repair", "none")
    }
    let isPlace =
      repair.path == [.key("value")] && repair.location == nil && repair.action == .nilValue
    guard isPlace else { return differs("nil at value", "\(repair)") }
    let text = repair.foundText
    let isRight: Bool
    switch leaf.meaning {
    case .null: isRight = false
    case .flag(let flag): isRight = repair.found == .bool && text == "\(flag)"
    case .number(let number): isRight = repair.found == .number && Self.spells(text, number)
    case .text, .link, .identifier:
      let wanted = leaf.meaning.string ?? ""
      // Of longer ones only a part is shown.
      isRight = repair.found == .string && (wanted.count > 36 || text == "\"\(wanted)\"")
    case .date: isRight = repair.found == .date
    case .data: isRight = repair.found == .data
    // A number that is not finite has no JSON form.
    case .notFinite: isRight = text == nil
    case .stranger: isRight = repair.found == .other && text == nil
    case .list(let list), .bag(let list):
      isRight = repair.found == .array && text == (list.isEmpty ? "[]" : "[…]")
    case .members(let members):
      isRight = repair.found == .object && text == (members.isEmpty ? "{}" : "{…}")
    }
    return isRight ? nil : differs("the leaf as JSON", "\(repair.found) \(text ?? "nil")")
  }

  /// Whether a text is the number's, or the first part of it.
  private static func spells(_ text: String?, _ number: GraphNumber) -> Bool {
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

  private func differs(_ wanted: String, _ found: String) -> JudgeVerdict {
    GraphLeavesTarget.differs("report", wanted, found, leaf)
  }
}
