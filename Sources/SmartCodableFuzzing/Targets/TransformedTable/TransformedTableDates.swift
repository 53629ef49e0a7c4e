import Foundation

/// An instant, and the form it was written in.
struct TransformedMoment: Equatable {
  enum Form: Equatable {
    case none
    case seconds
    /// A number of units, so many to a second.
    case units(Double)
    /// The text itself, and whether it has a fraction, whose last digits a date need not hold.
    case text(String, hasFraction: Bool)
    /// A text that is not written again, since the calendar does not have its day.
    case otherDay
  }

  var date: Date
  var form = Form.none

  var seconds: Double { date.timeIntervalSince1970 }

  /// How far a fraction of a second may be off (ENC-16).
  var tolerance: Double { max(1e-6, seconds.ulp * 8) }

  var hasFraction: Bool { if case .text(_, true) = form { true } else { false } }

  /// Whether a reader must have found the very date: in the current zone a calendar may add the fraction later.
  var isExact: Bool { if case .text(let text, true) = form { text.hasSuffix("Z") } else { true } }

  func isSame(as found: Date) -> Bool {
    hasFraction ? abs(found.timeIntervalSince1970 - seconds) <= tolerance : found == date
  }
}

/// Dates as text (DATE-2 to DATE-4, DATE-8): a text is compared with the shapes of the formats, in which
/// every digit is a zero.
struct TransformedDates {
  typealias Answer = TransformedJudged<TransformedMoment>

  private let text: String
  private let bytes: [UInt8]

  private init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  static func reading(_ text: String) -> Answer {
    // A long text is none, and not worth comparing.
    guard text.utf8.count <= 64 else { return text.utf8.count > 200 ? .fallback : .open }
    let reader = TransformedDates(text)
    if TransformedMail.isNamed(in: reader.bytes) {
      return TransformedMail.reading(text)
    }
    if let answer = reader.answer(to: shape(of: text)) { return answer }
    return reader.isNear ? .open : .fallback
  }

  static func shape(of text: String) -> String {
    String(decoding: text.utf8.map { isDigit($0) ? 0x30 : $0 }, as: UTF8.self)
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The number of some digits of the text.
  private func field(_ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  // MARK: Shapes

  /// The answer for a text of a known shape; nil for any other.
  private func answer(to shape: String) -> Answer? {
    switch shape {
    case "0000-00-00", "0000/00/00", "0000.00.00":
      return answer(TransformedFields(field(0, 4), field(5, 2), field(8, 2)), zone: nil)
    case "00/00/0000":
      return answer(TransformedFields(field(6, 4), field(0, 2), field(3, 2)), zone: nil)
    case "00000000", "000000000000", "00000000000000":
      var fields = TransformedFields(field(0, 4), field(4, 2), field(6, 2))
      if bytes.count > 8 { (fields.hour, fields.minute) = (field(8, 2), field(10, 2)) }
      if bytes.count > 12 { fields.second = field(12, 2) }
      guard (1900...2199).contains(fields.year), fields.isPossible == true else { return nil }
      return answer(fields, zone: 0)
    default: break
    }
    var fields = TransformedFields(0, 0, 0)
    func hasClock(_ start: String) -> Bool {
      guard shape.utf8.starts(with: start.utf8) else { return false }
      fields = TransformedFields(field(0, 4), field(5, 2), field(8, 2))
      (fields.hour, fields.minute) = (field(11, 2), field(14, 2))
      if start.utf8.count > 16 { fields.second = field(17, 2) }
      return true
    }
    if shape == "0000-00-00 00:00", hasClock(shape) { return answer(fields, zone: nil) }
    let isApart = hasClock("0000-00-00 00:00:00")
    guard isApart || hasClock("0000-00-00T00:00:00") else { return nil }
    return answer(fields, tail: Array(bytes.dropFirst(19)), isApart: isApart)
  }

  /// A fraction and a zone after the seconds.
  private func answer(_ fields: TransformedFields, tail: [UInt8], isApart: Bool) -> Answer? {
    var fields = fields
    var rest = tail[...]
    if rest.first == UInt8(ascii: ".") {
      let digits = rest.dropFirst().prefix(while: Self.isDigit)
      guard (1...9).contains(digits.count) else { return .fallback }
      fields.fraction = String(decoding: digits, as: UTF8.self)
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.isEmpty { return answer(fields, zone: nil) }
    let zoneText = isApart && rest.first == UInt8(ascii: " ") ? rest.dropFirst() : rest
    guard let zone = Self.zone(zoneText) else {
      // Whether "a zone" may be a name here is not said.
      let isNamed =
        isApart && zoneText.count <= 4 && zoneText.allSatisfy { $0 | 0x20 >= UInt8(ascii: "a") }
      return isNamed ? .open : .fallback
    }
    // "A fraction or a zone": whether both may follow a space is not said.
    if isApart, fields.fraction != nil { return .open }
    return answer(fields, zone: zone)
  }

  /// The seconds of `Z`, `±hh:mm` or `±hhmm`; nil if it is none of them or no time of a day.
  static func zone(_ text: ArraySlice<UInt8>) -> Int? {
    let shape = shape(of: String(decoding: text, as: UTF8.self))
    if shape == "Z" { return 0 }
    guard ["+00:00", "-00:00", "+0000", "-0000"].contains(shape) else { return nil }
    let digits = text.filter(isDigit).map { Int($0) - 0x30 }
    let (hours, minutes) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
    guard hours <= 23, minutes <= 59 else { return nil }
    return (text.first == UInt8(ascii: "-") ? -1 : 1) * (hours * 60 + minutes) * 60
  }

  private func answer(_ fields: TransformedFields, zone: Int?) -> Answer {
    fields.answer(zone: zone, text: text)
  }

  /// Whether the text is like one of the formats but for short or long fields (UNS-6).
  private var isNear: Bool {
    var runs: [String] = []
    var isInRun = false
    for byte in bytes {
      let character = String(decoding: [byte], as: UTF8.self)
      if Self.isDigit(byte), isInRun {
        runs[runs.count - 1] += character
      } else {
        runs.append(character)
      }
      isInRun = Self.isDigit(byte)
    }
    func isRun(_ text: String) -> Bool { text.utf8.allSatisfy(Self.isDigit) }
    let first = runs.firstIndex { isRun($0) }
    let padded = runs.enumerated()
      .map { position, run in
        guard isRun(run), runs.count > 1 else { return run }
        if run.count == 1 { return "01" }
        let isYear = position == first || position == runs.count - 1 && runs.contains("/")
        return run.count > 4 && isYear ? "2000" : run
      }
      .joined()
    guard padded != text else { return false }
    let other = TransformedDates(padded)
    switch other.answer(to: Self.shape(of: padded)) {
    case .value?, .open?: return true
    default: return false
    }
  }
}
