import Foundation
import FuzzKit
import SmartCodable

/// A native dictionary with keys of several types: strings and integers of any type are keys, an integer by its
/// decimal text, and behind a string with that text; any other key makes the dictionary a mismatch (ENT-19).
struct GraphKeys: GraphSample {
  struct Entry {
    let key: AnyHashable
    /// The text of the key; nil for one that is none.
    let text: String?
    let isString: Bool
    var value = 2
  }

  struct Holder: SmartCodable {
    var table: [String: Int]?
    var numbers: [Int: Int]?
    var flags: [String: Bool]?
    var members: OddNames?
    @SmartAny var any: [String: Any]?

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.table, .numbers, .flags, .members, .any].map { $0 <--- "value" }
    }
  }

  private let entries: [Entry]
  private let native: Any

  init(_ generator: inout SeededGenerator) {
    var drawing = GraphKeyDrawing(
      generator: generator,
      hasStrings: generator.oneIn(3),
      hasNumbers: generator.oneIn(3)
    )
    var entries: [Entry] = []
    var keys: Set<AnyHashable> = []
    let hasStranger = generator.oneIn(8)
    for value in 2..<(3 + generator.below(12)) {
      var entry = hasStranger && value == 2 ? drawing.stranger() : drawing.key()
      entry.value = value
      if keys.insert(entry.key).inserted { entries.append(entry) }
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
    let table = holder.value.table?.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return [
      "\(table as Any)", "\(holder.value.members?.values as Any)",
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
    return verdict(on: value) ?? orderVerdict(holder.repairs)
  }

  private func verdict(on value: Holder) -> JudgeVerdict? {
    let pairs = entries.sorted { $0.isString && !$1.isString }
      .compactMap { entry in entry.text.map { ($0, entry.value) } }
    let texts = Dictionary(pairs) { first, _ in first }
    if value.table != texts || (value.any as? [String: Int]) != texts {
      return differs("table", "\(texts)", "\(found) \(value.any ?? [:])")
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
    guard let members = value.members,
      zip(OddNames.names, members.values).allSatisfy({ texts[$0] == $1 as? Int })
    else { return differs("members", "\(texts)", "\(value.members as Any)") }
    return nil
  }

  /// Members that are no flags are dropped in the order of their keys' UTF-8 bytes (ENT-20, REP-3).
  private func orderVerdict(_ repairs: [SmartRepair]) -> JudgeVerdict? {
    let keys = repairs.compactMap { repair -> String? in
      guard repair.wanted == "Bool", repair.path.count == 2, case .key(let key) = repair.path[1]
      else { return nil }
      return key
    }
    let texts = Set(entries.compactMap(\.text))
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let isRight =
      texts.count == keys.count
      && zip(texts, keys).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    return isRight ? nil : differs("order", "\(texts)", "\(keys)")
  }

  private func differs(_ property: String, _ wanted: String, _ found: String) -> JudgeVerdict {
    .scalar(property, wanted, found, "\(entries) in \(type(of: native))")
  }
}

/// Draws keys of native dictionaries; a dictionary must not have keys both of Swift and of Foundation, since some of
/// these are equal with other hashes.
struct GraphKeyDrawing {
  var generator: SeededGenerator
  let hasStrings: Bool
  let hasNumbers: Bool

  /// Texts whose order is that of their bytes: it differs from that of Swift, of UTF-16 and of their first eight
  /// bytes.
  private static let texts = [
    "", "0", "1", "-1", "7", "10", "9", "01", "+1", "-0", "1.0", "a", "A", "b", "é", "e\u{302}",
    "\u{F1}x", "n\u{303}", "z", "\u{FFFD}", "😀", "\u{0}", "a\u{0}", "a\u{0}b", "a.b", "abcdefg",
    "abcdefgh", "abcdefgi", "abcdefghi", "abcdefghj", "abcdefghijklmnop", "abcdefghijklmnoq",
    "abcdefghijklmnopq", "abcdefg\u{7F}", "abcdefgé", "18446744073709551615",
    "9223372036854775807",
  ]

  /// A string or an integer of any type.
  mutating func key() -> GraphKeys.Entry {
    if generator.oneIn(2) {
      let text = generator.pick(Self.texts) ?? ""
      let key = hasStrings ? AnyHashable(NSString(string: text)) : text
      return GraphKeys.Entry(key: key, text: text, isString: true)
    }
    let number = generator.pick([0, 1, -1, 7, 9, 10, 100, -128, 127, 2, 3]) ?? 0
    if hasNumbers {
      return GraphKeys.Entry(key: NSNumber(value: number), text: "\(number)", isString: false)
    }
    let key: AnyHashable =
      switch generator.below(10) {
      case 0: Int8(number)
      case 1: Int16(number)
      case 2: Int32(number)
      case 3: Int64(number)
      case 4: UInt16(number.magnitude)
      case 5: UInt8(number.magnitude)
      case 6: UInt64(number.magnitude)
      case 7: UInt64.max
      case 8: Int.max
      default: number
      }
    // The text of an integer is that of its value, whatever its type.
    let text = (key.base as? any BinaryInteger)?.description
    return GraphKeys.Entry(key: key, text: text, isString: false)
  }

  /// A key that is neither a string nor an integer.
  mutating func stranger() -> GraphKeys.Entry {
    let keys: [AnyHashable] = [
      1.5, true, false, Float(0.25), Decimal(string: "2.5") ?? 0.5, GraphStranger(), Date.given,
      UUID.given, Data([1]), [1], Set(["a"]), ["a": 1],
    ]
    let number = AnyHashable(NSNumber(value: generator.pick([1.5, -0.25]) ?? 1.5))
    let key = hasNumbers ? number : generator.pick(keys) ?? number
    return GraphKeys.Entry(key: key, text: nil, isString: false)
  }
}
