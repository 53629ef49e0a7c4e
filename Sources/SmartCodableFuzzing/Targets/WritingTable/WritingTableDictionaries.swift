import FuzzKit
import SmartCodable

/// Dictionaries by keys of every kind: with texts that are equal, that differ in their normalization only, or
/// that have no text (ENC-4, ENC-12, ENC-13, CTR-ENC-13).
extension WritingTableDrawing {
  mutating func dictionaries() -> WritingTableRow {
    switch below(5) {
    case 0: entries { $0.below(10) }
    case 1: entries { $0.text() }
    case 2: entries { drawing in drawing.list { $0.below(3) } }
    case 3: entries { $0.generator.oneIn(3) ? nil : $0.below(9) }
    default: entries { drawing in ["k": drawing.below(9)] }
    }
  }

  private mutating func entries<Value: Encodable>(
    _ value: (inout WritingTableDrawing) -> Value
  ) -> WritingTableRow {
    switch below(8) {
    case 0, 1: return labels(value)
    case 2: return row(WritingTableWord.allCases, { $0.rawValue }, value)
    case 3: return row(WritingTableLevel.allCases, { "\($0.rawValue)" }, value)
    case 4:
      let keys = [Int8.min, -1, 0, 1, 7, 9, 10, 100, Int8.max]
      return row(keys, { "\($0)" }, value)
    case 5: return row([UInt64.max, 0, 1, 10, 9, 2], { "\($0)" }, value)
    case 6: return row(Self.texts, { $0 }, value)
    default: return row([0.5, -1.5, 1e300], nil, value)
    }
  }

  private mutating func row<Key: Hashable & Encodable, Value: Encodable>(
    _ keys: [Key],
    _ text: ((Key) -> String)?,
    _ value: (inout WritingTableDrawing) -> Value
  ) -> WritingTableRow {
    let some = keys.filter { _ in below(3) > 0 }
    let dictionary = Dictionary(some.map { ($0, value(&self)) }) { $1 }
    guard let text, below(2) == 0 else {
      let writers: [WritingTableRow.Writer] = text == nil ? [.sorted, .own] : [.sorted]
      return placed(WritingTableRow("dictionary", dictionary, by: writers))
    }
    return wrapped("dictionary in order", dictionary, dictionary.map { (text($0.key), $0.value) })
  }

  /// Keys with equal texts, one of whose values is written.
  private mutating func labels<Value: Encodable>(
    _ value: (inout WritingTableDrawing) -> Value
  ) -> WritingTableRow {
    let isOrdered = below(2) == 0
    var texts = (0..<1 + below(5)).map { _ in text() }
    if isOrdered, generator.oneIn(3) { texts += Self.equivalents }
    var dictionary: [WritingTableLabel: Value] = [:]
    for identity in 0..<1 + below(9) {
      let number = generator.oneIn(3) ? below(3) : nil
      dictionary[WritingTableLabel(identity, pick(texts, or: ""), number)] = value(&self)
    }
    // The standard library makes the calls, in the same order for both.
    if !isOrdered { return placed(WritingTableRow("labels", dictionary, by: [.sorted])) }
    return wrapped("labels in order", dictionary, dictionary.map { ($0.key.text, $0.value) })
  }

  /// The same members by the encoder itself, or without a type.
  private mutating func wrapped<Key: Hashable, Value: Encodable>(
    _ kind: String,
    _ dictionary: [Key: Value],
    _ members: [(key: String, value: any Encodable)]
  ) -> WritingTableRow where [Key: Value]: Encodable {
    let value: any Encodable =
      switch below(4) {
      case 0: SmartAny<Any>(wrappedValue: dictionary)
      case 1: SmartAny<Any>(wrappedValue: dictionary.mapValues { $0 as Any } as [Key: Any])
      default: dictionary
      }
    let isNested = below(2) == 0
    let whole: any Encodable = isNested ? [WritingTablePlace(value: value, number: 1)] : value
    return WritingTableRow(kind, whole, .ascending(members), by: [.own])
  }

  /// A dictionary without types, whose keys are texts and integers of every width, which may have equal texts
  /// (ANY-9).
  mutating func mixed() -> WritingTableRow {
    var members: [AnyHashable: any Encodable] = [:]
    for _ in 0..<below(7) {
      let number = below(12)
      let key: AnyHashable =
        switch below(5) {
        case 0: AnyHashable(number)
        case 1: AnyHashable(UInt8(number))
        case 2: AnyHashable(-number)
        case 3: AnyHashable(text())
        default: AnyHashable("\(number)")
        }
      members[key] = plain()
    }
    let wanted = members.map { (key: "\($0.key.base)", value: $0.value) }
    let any = SmartAny<Any>(wrappedValue: members.mapValues { $0 as Any })
    let whole: any Encodable = below(2) == 0 ? [any] : any
    if below(4) == 0 {
      return WritingTableRow("mixed", whole, .members(wanted), by: [.foundation, .standard])
    }
    return WritingTableRow("mixed in order", whole, .ascending(wanted), by: [.own])
  }
}
