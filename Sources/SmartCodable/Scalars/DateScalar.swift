import Foundation

extension Date: ScalarValue {
  static var typeDefault: Date? { Date(timeIntervalSinceReferenceDate: 0) }

  /// JSON has no date type; a `Date` in dictionary input is handled below.
  static func exact(_ tape: Tape, _ index: Int) -> Date? { nil }

  static func delegation(at index: Int, in source: ScalarSource) -> Delegation<Date>? {
    guard !source.tape.has(.foreign, at: index), case .custom(let read)? = source.settings.date
    else { return nil }
    return .custom(read)
  }

  static func strict(at index: Int, in source: ScalarSource) throws(Miss) -> Date {
    try date(at: index, in: source, isStrict: true)
  }

  /// The date that `JSONDecoder` reads from a text with `.iso8601`.
  private static func foundationDate(_ text: String) -> Date? {
    // The usual form is read faster here.
    if text.utf8.count == 20, let date = DateText.iso8601(text) { return date }
    return try? Date.ISO8601FormatStyle().parse(text)
  }

  static func coerced(at index: Int, in source: ScalarSource) throws(Miss) -> Coerced<Date> {
    let date = try date(at: index, in: source)
    guard DateReading.isWritable(date) else { throw Miss(kind: .overflow) }
    return .same(date)
  }

  /// With a strategy, a strict read accepts what Foundation does; without one it is like any other.
  private static func date(
    at index: Int,
    in source: ScalarSource,
    isStrict: Bool = false
  ) throws(Miss) -> Date {
    // Dictionary input may contain a `Date`.
    if source.tape.has(.foreign, at: index) {
      guard let date = source.tape.foreignValue(index).date else { throw .mismatch }
      return date
    }
    guard let strategy = source.settings.date else {
      return try reading(at: index, in: source).date
    }
    switch strategy {
    case .deferredToDate:
      return Date(timeIntervalSinceReferenceDate: try number(at: index, in: source, isStrict))
    case .secondsSince1970:
      return Date(timeIntervalSince1970: try number(at: index, in: source, isStrict))
    case .millisecondsSince1970:
      return Date(timeIntervalSince1970: try number(at: index, in: source, isStrict) / 1000)
    case .iso8601:
      guard source.tape.isString(index) else { throw .mismatch }
      let text = source.tape.string(index)
      if let date = foundationDate(text) { return date }
      if isStrict { throw Miss(kind: .invalid, facts: .isAtDecoder) }
      return try found(DateText.iso8601(text))
    #if canImport(Darwin)
    // On other platforms this strategy is a `custom` one. Not tested: no such machine is available.
    case .formatted(let formatter):
      guard let text = text(at: index, in: source) else { throw .mismatch }
      return try found(formatter.date(from: text))
    #endif
    // Custom closures are called by the code that reads values.
    default:
      return try reading(at: index, in: source).date
    }
  }

  /// Time stamps and the common date formats (DATE-1, DATE-2, DATE-8), all below 10^300 seconds, and the form in
  /// which the date was written.
  static func reading(at index: Int, in source: ScalarSource) throws(Miss) -> DateReading {
    // This comes first, since a text of digits may be a date rather than a time stamp (DATE-8).
    if source.tape.isString(index) {
      let text = source.tape.string(index)
      if let reading = DateReading(layoutOf: text) { return reading }
      if DateReading.isTooShort(text) { throw .invalid }
    }
    return try found(DateReading(timestamp: try number(at: index, in: source)))
  }

  private static func found<Value>(_ value: Value?) throws(Miss) -> Value {
    guard let value else { throw .invalid }
    return value
  }

  /// The number at `index`, or, unless strictly, the number in a string there, which is not reported as a
  /// conversion (REP-5).
  private static func number(
    at index: Int,
    in source: ScalarSource,
    _ isStrict: Bool = false
  ) throws(Miss) -> Double {
    if isStrict { return try Double.strictRead(at: index, in: source) }
    if let value = Double.exact(source.tape, index) { return value }
    guard let text = text(at: index, in: source) else { throw .mismatch }
    guard ExactDecimal(Array(text.utf8)) != nil else { throw .invalid }
    let value = Double.nearest(to: text)
    guard value.isFinite else { throw Miss(kind: .overflow) }
    return value
  }

  private static func text(at index: Int, in source: ScalarSource) -> String? {
    if source.tape.isString(index) { return source.tape.string(index) }
    return source.tape.isNumber(index) ? String.written(source.tape, index) : nil
  }
}

extension Date: ScalarEncodable {
  /// Writes seconds since 1970, or the form that the option selects (ENC-11).
  func write(at slot: Int32, in state: EncodeState) throws {
    switch state.settings.date {
    case .deferredToDate:
      try timeIntervalSinceReferenceDate.write(at: slot, in: state)
    case .millisecondsSince1970:
      let isExact = state.style.isFoundation
      try (isExact ? timeIntervalSince1970 * 1000 : millisecondsSince1970)
        .write(at: slot, in: state)
    case .iso8601:
      state.set(slot, text: DateLayout.foundationISO8601(self))
    #if canImport(Darwin)
    // On other platforms this strategy is a `custom` one. Not tested: no such machine is available.
    case .formatted(let formatter):
      state.set(slot, text: formatter.string(from: self))
    #endif
    case .custom(let write):
      try state.callingUser(at: slot) { try write(self, ValueEncoder(state, slot, model: nil)) }
      try state.fillAbsent(slot)
    // Seconds since 1970.
    default:
      try timeIntervalSince1970.write(at: slot, in: state)
    }
  }
}
