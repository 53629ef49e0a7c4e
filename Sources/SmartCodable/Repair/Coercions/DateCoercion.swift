import Foundation

extension Date: ScalarValue {
  static var typeDefault: Date? { Date(timeIntervalSinceReferenceDate: 0) }

  /// Dates have no form of their own in JSON; a leaf of dictionary input is taken below.
  static func exact(_ tape: Tape, _ index: Int) -> Date? { nil }

  static func strict(at index: Int, in state: DecodeState) throws(Miss) -> Date {
    let strategy = state.settings.date
    switch strategy {
    // A leaf of dictionary input may be a date by itself.
    case .deferredToDate where !state.tape.has(.foreign, at: index):
      return Date(timeIntervalSinceReferenceDate: try Double.read(at: index, in: state))
    case .secondsSince1970 where !state.tape.has(.foreign, at: index):
      return Date(timeIntervalSince1970: try Double.read(at: index, in: state))
    case .millisecondsSince1970 where !state.tape.has(.foreign, at: index):
      return Date(timeIntervalSince1970: try Double.read(at: index, in: state) / 1000)
    case .iso8601 where state.settings.isStrict && state.tape.isString(index):
      let text = state.tape.string(index)
      // Foundation reads more than the usual form, and drops fractions.
      let date = text.utf8.count == 20 ? DateText.iso8601(text) : nil
      guard let date = date ?? foundationDate(text) else {
        throw Miss(kind: .invalid, isAtContainer: true)
      }
      return date
    default: break
    }
    return try coerced(at: index, in: state)
  }

  /// What `JSONDecoder` makes of a text under `.iso8601`.
  private static func foundationDate(_ text: String) -> Date? {
    try? Date.ISO8601FormatStyle().parse(text)
  }

  static func coerced(at index: Int, in state: DecodeState) throws(Miss) -> Date {
    if state.tape.has(.foreign, at: index) {
      guard let date = state.foreignValue(index).date else { throw .mismatch }
      return date
    }
    guard let strategy = state.settings.date else {
      return try automatic(at: index, in: state)
    }
    switch strategy {
    case .deferredToDate:
      return Date(timeIntervalSinceReferenceDate: try number(at: index, in: state))
    case .secondsSince1970:
      return Date(timeIntervalSince1970: try number(at: index, in: state))
    case .millisecondsSince1970:
      return Date(timeIntervalSince1970: try number(at: index, in: state) / 1000)
    case .iso8601:
      guard state.tape.isString(index) else { throw .mismatch }
      let text = state.tape.string(index)
      return try found(DateText.iso8601(text) ?? foundationDate(text))
    #if canImport(Darwin)
    // Elsewhere this strategy is a `custom` one. Not tested: there is no such machine.
    case .formatted(let formatter):
      guard let text = text(at: index, in: state) else { throw .mismatch }
      return try found(formatter.date(from: text))
    #endif
    case .custom(let read):
      return try state.custom(read, at: index)
    @unknown default:
      return try automatic(at: index, in: state)
    }
  }

  /// Time stamps and the common date formats (DATE-1, DATE-2, DATE-8).
  static func automatic(at index: Int, in state: DecodeState) throws(Miss) -> Date {
    try reading(at: index, in: state).date
  }

  /// As ``automatic(at:in:)``, with the form the date was written in.
  static func reading(at index: Int, in state: DecodeState) throws(Miss) -> DateReading {
    // First, since eight digits may be a day and not a number of seconds (DATE-8).
    if state.tape.isString(index),
      let reading = DateReading(layoutOf: state.tape.string(index))
    {
      return reading
    }
    return try found(DateReading(timestamp: try number(at: index, in: state)))
  }

  private static func found<Value>(_ value: Value?) throws(Miss) -> Value {
    guard let value else { throw .invalid }
    return value
  }

  /// The number at `index`, or in the string there; not a conversion worth reporting (REP-5).
  private static func number(at index: Int, in state: DecodeState) throws(Miss) -> Double {
    if let value = Double.exact(state.tape, index) { return value }
    guard let text = text(at: index, in: state) else { throw .mismatch }
    guard ExactDecimal(Array(text.utf8)) != nil else { throw .invalid }
    let value = Double.nearest(to: text)
    guard value.isFinite else { throw Miss(kind: .overflow) }
    return value
  }

  private static func text(at index: Int, in state: DecodeState) -> String? {
    if state.tape.isString(index) { return state.tape.string(index) }
    return state.tape.isNumber(index) ? String.written(state.tape, index) : nil
  }
}
