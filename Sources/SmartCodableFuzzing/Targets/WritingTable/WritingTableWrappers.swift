import ConformanceProof
import Foundation
import FuzzKit
import SmartCodable

/// The library's wrappers as elements and as properties of plain types, in its own encoders and in JSONEncoder,
/// for which their `encode(to:)` is made (ANY-9, ANY-10, CMP-4, SDT-2, HEX-2, PUB-1).
extension WritingTableDrawing {
  mutating func wrappers() -> WritingTableRow {
    switch below(12) {
    case 0, 1, 2: return dates()
    case 3, 4: return colors()
    case 5:
      return elements("compact", SmartCompact.Array(wrappedValue: list { $0.below(9) })) {
        $0.wrappedValue
      }
    case 6:
      let entries = Dictionary(list { ($0.below(9), $0.text()) }) { $1 }
      return elements("compact", SmartCompact.Dictionary(wrappedValue: entries)) { $0.wrappedValue }
    case 7:
      return elements("published", SmartPublished(wrappedValue: list { $0.text() })) {
        $0.wrappedValue
      }
    case 8:
      let value = [text(): below(9)]
      return row("flat", [SmartFlat(wrappedValue: value)], [value])
    case 9:
      let value = list { $0.double() }
      return elements("ignored", SmartIgnored(wrappedValue: value, isEncodable: true)) {
        $0.wrappedValue
      }
    default: return anything()
    }
  }

  private func row(_ kind: String, _ value: any Encodable, _ wanted: any Encodable)
    -> WritingTableRow
  {
    WritingTableRow(kind, value, .model(wanted), by: WritingTableRow.Writer.allCases)
  }

  /// The wrapper as an element or as a property, and the value in its place.
  private mutating func elements<Wrapper: Encodable, Value: Encodable>(
    _ kind: String,
    _ wrapper: Wrapper,
    _ value: (Wrapper) -> Value
  ) -> WritingTableRow {
    below(2) == 0
      ? row(kind, [wrapper, wrapper], [value(wrapper), value(wrapper)])
      : row(kind, WritingTableHolder(wrapper: wrapper), WritingTableHolder(wrapper: value(wrapper)))
  }

  // MARK: Dates

  private mutating func dates() -> WritingTableRow {
    var drawing = ScalarDrawing(seed: generator.next())
    if below(2) == 0 { return readDate(drawing.format()) }
    let seconds = Double(below(1 << 32) - 1 << 30)
    let date = below(6) == 0 ? nil : Date(timeIntervalSince1970: seconds)
    let strategies: [SmartDate.DateStrategy?] = [
      nil, .timestamp, .timestampMilliseconds, .iso8601,
      .formatted(TransformedModel.formatter),
    ]
    let choice = below(strategies.count)
    let wrapper = SmartDate(wrappedValue: date, encodeFormat: strategies[choice])
    guard let date else { return row("date", [wrapper], [Int?.none]) }
    switch choice {
    case 2: return elements("date", wrapper) { _ in Int(seconds) * 1000 }
    case 3: return elements("date", wrapper) { _ in Self.internet(date) }
    case 4:
      return elements("date", wrapper) { _ in TransformedModel.formatter.string(from: date) }
    default: return elements("date", wrapper) { _ in seconds }
    }
  }

  private static func internet(_ date: Date) -> String {
    let formatter = ISO8601DateFormatter()
    return formatter.string(from: date)
  }

  /// A date in the form that it was read from.
  private mutating func readDate(_ text: String) -> WritingTableRow {
    let element: any Encodable = below(3) == 0 ? below(1 << 31) : text
    let data = (try? JSONEncoder().encode([WritingTablePlace(value: element, number: 1)])) ?? Data()
    guard let moment = ScalarDate(text) else { return anything() }
    guard let wrapper = try? JSONDecoder().decode([SmartDate].self, from: data).first else {
      return row("date", [Int?.none], ["a date from \(text)"])
    }
    if element is Int { return elements("date as read", wrapper) { _ in element as? Int } }
    guard case .text(_, hasFraction: false) = moment.form else { return anything() }
    return elements("date as read", wrapper) { _ in text }
  }

  // MARK: Colors

  private mutating func colors() -> WritingTableRow {
    let isShort = below(3) == 0
    let bytes = (0..<4).map { _ in isShort ? below(16) * 17 : below(256) }
    let digits = bytes.map { byte -> String in
      let text = String(byte, radix: 16, uppercase: true)
      return isShort ? String(text.suffix(1)) : byte < 16 ? "0" + text : text
    }
    let parts = bytes.map { Double($0) / 255 }
    let color = SmartRGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    let (prefix, start): (SmartHexColor.HexFormat.Prefix, String) = pick(
      [(.hash, "#"), (.zeroX, "0x"), (.none, "")],
      or: (.none, "")
    )
    let hasAlpha = below(2) == 0
    let format: SmartHexColor.HexFormat =
      switch (isShort, hasAlpha) {
      case (true, true): .rgba(prefix)
      case (true, false): .rgb(prefix)
      case (false, true): .rrggbbaa(prefix)
      case (false, false): .rrggbb(prefix)
      }
    switch below(4) {
    case 0:
      let nothing = SmartHexColor(wrappedValue: nil, encodeHexFormat: below(2) == 0 ? nil : format)
      return row("color", [nothing, nothing], [Int?.none, nil])
    case 1 where !isShort:
      return elements("color", SmartHexColor(wrappedValue: color)) { _ in
        digits[..<3].joined()
      }
    default:
      let wrapper = SmartHexColor(wrappedValue: color, encodeHexFormat: format)
      return elements("color", wrapper) { _ in
        start + digits[..<(hasAlpha ? 4 : 3)].joined()
      }
    }
  }
}

/// A plain type around a value.
struct WritingTableHolder<Value: Encodable>: Encodable {
  var before = 1
  let wrapper: Value
  var after = "z"
}
