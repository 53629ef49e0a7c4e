import Foundation
import FuzzKit
import SmartCodable

/// A native dictionary with keys of several types: strings and integers of any type are keys, an integer by its
/// decimal text; any other key makes the dictionary a mismatch (ENT-19).
///
/// Which of a string and an integer with one text counts is left open, but it is the same one for all texts.
struct GraphKeys {
  struct Entry {
    let key: AnyHashable
    /// The text of the key; nil for one that is none.
    let text: String?
    let isString: Bool
    let value: Int
  }

  /// Members read one by one, with names at the bounds of a word of eight bytes.
  struct Members: SmartCodable {
    var one: Int?
    var negative: Int?
    var empty: Int?
    var eight: Int?
    var nine: Int?
    var accented: Int?
    var greatest: Int?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case one = "1"
      case negative = "-1"
      case empty = ""
      case eight = "abcdefgh"
      case nine = "abcdefghi"
      case accented = "é"
      case greatest = "18446744073709551615"
    }

    var found: [(key: String, value: Int?)] {
      Array(
        zip(
          CodingKeys.allCases.map(\.rawValue),
          [one, negative, empty, eight, nine, accented, greatest]
        )
      )
    }
  }

  struct Holder: SmartCodable {
    var table: [String: Int]?
    var numbers: [Int: Int]?
    var flags: [String: Bool]?
    var members: Members?
    @SmartAny var any: [String: Any]?

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.table, .numbers, .flags, .members, .any].map { $0 <--- "value" }
    }
  }

  private let entries: [Entry]
  private let native: Any

  init(_ generator: inout SeededGenerator) {
    var entries: [Entry] = []
    var keys: Set<AnyHashable> = []
    let hasStranger = generator.oneIn(8)
    let boxes = GraphKeyTables.Boxes(
      hasStrings: generator.oneIn(3),
      hasNumbers: generator.oneIn(3)
    )
    for value in 2..<(3 + generator.below(12)) {
      let drawn =
        hasStranger && value == 2
        ? GraphKeyTables.stranger(&generator, boxes)
        : GraphKeyTables.key(&generator, boxes)
      guard keys.insert(drawn.key).inserted else { continue }
      entries.append(
        Entry(key: drawn.key, text: drawn.text, isString: drawn.isString, value: value)
      )
    }
    self.init(entries, isObject: generator.oneIn(3), isReversed: generator.oneIn(2))
  }

  init(_ entries: [Entry], isObject: Bool, isReversed: Bool = false) {
    var object: [AnyHashable: Any] = [:]
    for entry in isReversed ? entries.reversed() : entries { object[entry.key] = entry.value }
    // Foundation hashes some other keys forever, and keys of two types may be one key of it.
    let isHashed = entries.allSatisfy {
      let type = type(of: $0.key.base)
      return $0.text != nil || type is NSNumber.Type || type == Double.self || type == Bool.self
    }
    let boxed = isObject && isHashed ? NSDictionary(dictionary: object) : nil
    if let boxed, boxed.count == entries.count { native = boxed } else { native = object }
    self.entries = entries
  }

  private var holder: SmartDecodingReport<Holder>? { try? Holder.decode(from: ["value": native]) }

  // MARK: What is found

  var found: [String] {
    guard let holder else { return ["refused"] }
    let value = holder.value
    return [
      value.table.map { "\($0.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })" }
        ?? "nil", value.members.map { "\($0.found)" } ?? "nil",
      holder.repairs.map(\.pathDescription).joined(separator: " "),
    ]
  }

  var verdict: JudgeVerdict? {
    guard let holder else { return differs("holder", "a value", "a refusal") }
    let value = holder.value
    guard entries.allSatisfy({ $0.text != nil }) else {
      let isNil = [value.table == nil, value.members == nil, value.flags == nil, value.any == nil]
      return isNil == [true, true, true, true] && value.numbers == nil
        ? nil : differs("foreign", "nil", "\(found)")
    }
    // The same kind wins everywhere.
    let winners = [true, false].map { isString in texts(preferringStrings: isString) }
    let verdicts = winners.map { verdict(on: value, by: $0) }
    return verdicts.contains { $0 == nil } ? orderVerdict(holder.repairs) : verdicts[0] ?? nil
  }

  private func texts(preferringStrings: Bool) -> [String: Int] {
    var texts: [String: Int] = [:]
    for entry in entries.sorted(by: { $0.isString && !$1.isString }) {
      guard let text = entry.text else { continue }
      if texts[text] == nil || !preferringStrings { texts[text] = entry.value }
    }
    return texts
  }

  private func verdict(on value: Holder, by texts: [String: Int]) -> JudgeVerdict? {
    if value.table != texts { return differs("table", "\(texts)", "\(found)") }
    if (value.any as? [String: Int]) != texts {
      return differs("any", "\(texts)", "\(value.any ?? [:])")
    }
    // Of texts that spell one integer the first one counts (COL-12, ENT-20).
    var numbers: [Int: Int] = [:]
    for (text, number) in texts.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      guard let key = Int(text), numbers[key] == nil else { continue }
      numbers[key] = number
    }
    // JSONDecoder reads a plus sign, so whether it must be dropped is left open (AGR-1, COL-12).
    let hasPlus = texts.keys.contains { $0.hasPrefix("+") }
    if !hasPlus, value.numbers != numbers {
      return differs("numbers", "\(numbers)", "\(value.numbers ?? [:])")
    }
    guard let members = value.members else { return differs("members", "a model", "nil") }
    for (key, number) in members.found where texts[key] != number {
      return differs("members", "\(key): \(String(describing: texts[key]))", "\(members)")
    }
    return nil
  }

  /// Members that are no flags are dropped in the order of their keys' UTF-8 bytes (ENT-20, REP-3).
  private func orderVerdict(_ repairs: [SmartRepair]) -> JudgeVerdict? {
    let keys = repairs.compactMap { repair -> String? in
      guard repair.wanted == "Bool", repair.path.count == 2, case .key(let key) = repair.path[1]
      else { return nil }
      return key
    }
    var texts = Set(entries.compactMap(\.text))
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for key in keys {
      if let next = texts.first, next.utf8.elementsEqual(key.utf8) {
        texts.removeFirst()
      } else {
        return differs("order", texts.first ?? "no more", key)
      }
    }
    return texts.isEmpty ? nil : differs("order", texts[0], "no more")
  }

  private func differs(_ property: String, _ wanted: String, _ found: String) -> JudgeVerdict {
    GraphLeavesTarget.differs(property, wanted, found, "\(entries) in \(type(of: native))")
  }
}
