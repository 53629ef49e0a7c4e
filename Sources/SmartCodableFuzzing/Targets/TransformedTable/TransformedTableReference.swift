import Foundation

/// What transformers and wrappers read, written from the specification and from nothing else.
struct TransformedTableReference {
  var dates = GraphLeavesReference.Dates.automatic

  // MARK: Dates (DATE-1 to DATE-8, VAL-13, VAL-15, SDT-1)

  func automaticDate(_ meaning: TransformedMeaning) -> TransformedDates.Answer {
    if let text = meaning.text {
      switch TransformedDates.reading(text) {
      case .value(let moment): return .value(moment)
      case .open: return .open
      case .fallback: break
      }
      if text.utf8.count < 9, text.utf8.allSatisfy(TransformedDates.isDigit) { return .fallback }
    }
    guard let number = meaning.number, number.isFinite else { return .fallback }
    let units = [1e11: 1e3, 1e14: 1e6, 1e17: 1e9]
    // Just below a limit the double may be the limit itself.
    if units[abs(number)] != nil, meaning.exact != ExactNumber("\(Int(number))") { return .open }
    guard let unit = units.filter({ abs(number) >= $0.key }).values.max() else {
      return Self.moment(number, .seconds)
    }
    return Self.moment(number / unit, .units(unit))
  }

  /// The formatter comes first; a number is no text.
  func formattedDate(_ meaning: TransformedMeaning) -> TransformedDates.Answer {
    guard let text = meaning.text, let date = TransformedTableModel.formatter.date(from: text)
    else { return automaticDate(meaning) }
    return .value(TransformedMoment(date: date))
  }

  func ownDate(_ meaning: TransformedMeaning) -> TransformedDates.Answer {
    let date = meaning.text.flatMap { TransformedTableModel.formatter.date(from: $0) }
    return TransformedJudged(date.map { TransformedMoment(date: $0) })
  }

  /// A property without transformer, which the option of dates affects (DATE-5, DATE-6).
  func bareDate(_ meaning: TransformedMeaning) -> TransformedDates.Answer {
    switch dates {
    case .automatic: return automaticDate(meaning)
    case .iso8601:
      guard let text = meaning.text else { return .fallback }
      // What else the strategy reads is not said.
      let hasZone = text.last == "Z" || text.dropFirst(19).contains { "+-".contains($0) }
      guard text.utf8.dropFirst(10).first == UInt8(ascii: "T"), hasZone else { return .open }
      if case .value(let moment) = TransformedDates.reading(text) { return .value(moment) }
      return .open
    default: break
    }
    guard let number = meaning.number, number.isFinite else { return .fallback }
    switch dates {
    case .deferred:
      guard abs(number) < 1e300 else { return .fallback }
      return .value(
        TransformedMoment(date: Date(timeIntervalSinceReferenceDate: number), form: .seconds)
      )
    case .milliseconds: return Self.moment(number / 1000, .units(1000))
    default: return Self.moment(number, .seconds)
    }
  }

  private static func moment(
    _ seconds: Double,
    _ form: TransformedMoment.Form
  ) -> TransformedDates.Answer {
    // Beyond, a date might not be written (DATE-10).
    guard abs(seconds) < 1e300 else { return .fallback }
    return .value(TransformedMoment(date: Date(timeIntervalSince1970: seconds), form: form))
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
    guard let text = meaning.text else { return .fallback }
    let bytes = Array(text.utf8)
    let digits = Array(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    )
    let values = bytes.prefix { $0 != UInt8(ascii: "=") }.map { digits.firstIndex(of: $0) }
    let known = values.compactMap(\.self)
    let padding = bytes.dropFirst(values.count)
    guard known.count == values.count else { return .fallback }
    guard padding.allSatisfy({ $0 == UInt8(ascii: "=") }) else {
      return .open
    }
    let spare = (4 - known.count % 4) % 4
    if padding.count < spare { return .fallback }
    // Superfluous padding and bits are Foundation's to judge.
    guard padding.count == spare, spare < 3 else { return .open }
    let spareBits = known.last.map { $0 & (spare == 2 ? 15 : spare == 1 ? 3 : 0) } ?? 0
    return spareBits == 0 ? .value(text) : .open
  }

  func identifier(_ meaning: TransformedMeaning) -> TransformedJudged<String> {
    guard let text = meaning.text else { return .fallback }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [8, 4, 4, 4, 12],
      parts.allSatisfy({ $0.utf8.allSatisfy { Self.digit($0) != nil } })
    else { return .fallback }
    return .value(text.uppercased())
  }

  // MARK: Closures (VAL-2, VAL-3, VAL-10)

  func fastInteger(_ meaning: TransformedMeaning) -> TransformedJudged<String> {
    guard case .number(let text) = meaning else { return .fallback }
    if let integer = Int(text) { return .value("\(integer)") }
    guard let number = ExactNumber(text), number.digits.utf8.count <= 15 else { return .open }
    // Whether a number that is too small for a double is zero without loss is not said.
    if Double(text) == 0, number != .zero { return .open }
    return TransformedJudged(number.integerText(.strict).flatMap { Int($0) }.map { "\($0)" })
  }

  func fastDouble(_ meaning: TransformedMeaning) -> TransformedJudged<Double> {
    guard case .number(let text) = meaning else { return .fallback }
    if let integer = Int(text) { return TransformedJudged(Double(exactly: integer)) }
    guard let number = ExactNumber(text), number.digits.utf8.count <= 15,
      let double = Double(text), double.isFinite
    else { return .open }
    // An integer beyond 2^53 is not the double nearest to it.
    if number.exponent >= 0, number.magnitude > 15 { return .open }
    return double == 0 && number != .zero ? .open : .value(double)
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
