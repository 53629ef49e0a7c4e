import ConformanceKit
import ConformanceProof
import Foundation

/// What transformers and wrappers read: dates and bytes by the law, the rest written from the specification.
struct TransformedTableReference {
  typealias Answer = TransformedJudged<TransformedMoment>

  var dates = TransformedDates.automatic

  // MARK: Dates (DATE-1 to DATE-8, VAL-13, VAL-15, SDT-1)

  func automaticDate(_ meaning: TransformedMeaning) -> Answer {
    Answer(ScalarLaw().moment(.json(meaning.json)))
  }

  /// The formatter comes first; a number is no text.
  func formattedDate(_ meaning: TransformedMeaning) -> Answer {
    guard case .value(let moment) = ownDate(meaning) else { return automaticDate(meaning) }
    return .value(moment)
  }

  func ownDate(_ meaning: TransformedMeaning) -> Answer {
    let date = meaning.text.flatMap { TransformedTableModel.formatter.date(from: $0) }
    return TransformedJudged(date.map { TransformedMoment($0) })
  }

  /// A property without transformer, which the option of dates affects (DATE-5, DATE-6).
  func bareDate(_ meaning: TransformedMeaning) -> Answer {
    Answer(dates.law.moment(.json(meaning.json)))
  }

  // MARK: Colors (HEX-1)

  /// Red, green, blue and alpha.
  func color(_ meaning: TransformedMeaning) -> TransformedJudged<[Int]> {
    guard let text = meaning.text else { return .fallback }
    let spaces: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    var rest = Array(text.utf8)
    rest = Array(rest.drop { spaces.contains($0) })
    rest = Array(rest.reversed().drop { spaces.contains($0) }.reversed())
    // Which other characters are white space is not said.
    if let first = rest.first, let last = rest.last, Self.mayBeSpace(first) || Self.mayBeSpace(last)
    {
      return .open
    }
    if rest.starts(with: "#".utf8) {
      rest.removeFirst()
    } else if rest.starts(with: "0x".utf8) {
      rest.removeFirst(2)
    }
    let digits = rest.compactMap { Self.digit($0) }
    guard digits.count == rest.count else { return .fallback }
    switch digits.count {
    case 3: return .value([digits[0] * 17, digits[1] * 17, digits[2] * 17, 255])
    case 4: return .value(digits.map { $0 * 16 + $0 })
    case 6, 8:
      let pairs = stride(from: 0, to: digits.count, by: 2)
        .map { start -> Int in
          digits[start] * 16 + digits[start + 1]
        }
      return .value(pairs.count == 3 ? pairs + [255] : pairs)
    default: return .fallback
    }
  }

  private static func mayBeSpace(_ byte: UInt8) -> Bool { byte >= 0x80 || byte < 0x20 }

  static func digit(_ byte: UInt8) -> Int? {
    let digits = Array("0123456789abcdef".utf8)
    return digits.firstIndex(of: (0x41...0x46).contains(byte) ? byte + 0x20 : byte)
  }

  // MARK: Data and identifiers (DATA-1, VAL-11)

  func data(_ meaning: TransformedMeaning) -> TransformedJudged<String> {
    TransformedJudged(ScalarLaw().ruling(.data, .json(meaning.json)))
  }

  func identifier(_ meaning: TransformedMeaning) -> TransformedJudged<String> {
    TransformedJudged(ScalarLaw().ruling(.identifier, .json(meaning.json)))
  }

  // MARK: Closures (VAL-2, VAL-3, VAL-10)

  func fastInteger(_ meaning: TransformedMeaning) -> TransformedJudged<String> {
    guard case .number(let text) = meaning else { return .fallback }
    if let integer = Int(text) { return .value("\(integer)") }
    guard let number = ExactDecimal(text), number.digits.utf8.count <= 15 else { return .open }
    // Whether a number that is too small for a double is zero without loss is not said.
    if Double(text) == 0, !number.digits.isEmpty { return .open }
    return TransformedJudged(number.integerText().flatMap { Int($0) }.map { "\($0)" })
  }

  func fastDouble(_ meaning: TransformedMeaning) -> TransformedJudged<Double> {
    guard case .number(let text) = meaning else { return .fallback }
    if let integer = Int(text) { return TransformedJudged(Double(exactly: integer)) }
    guard let number = ExactDecimal(text), number.digits.utf8.count <= 15,
      let double = Double(text), double.isFinite
    else { return .open }
    // An integer beyond 2^53 is not the double nearest to it.
    if number.isIntegral, number.magnitude > 15 { return .open }
    return double == 0 && !number.digits.isEmpty ? .open : .value(double)
  }

  func fastAny(_ meaning: TransformedMeaning) -> TransformedJudged<String> {
    switch meaning {
    case .null: .fallback
    case .flag: .value("flag")
    case .number: meaning.number?.isFinite == true ? .value("number") : .open
    case .text(let text): .value("text " + text)
    case .list: .value("list")
    case .object: .value("object")
    }
  }
}
