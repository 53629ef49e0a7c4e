import ConformanceKit

/// Reads dates by the rules of a policy: time stamps and texts, or the form of the setting.
struct DateReading {
  let policy: ValuePolicy
  /// The value of the setting `date`, or nil to recognize dates in all their forms.
  let form: String?

  private static let secondsTo2001 = 978_307_200.0

  func reading(_ value: JSONValue) -> Reading {
    guard let form, policy.honorsDateSetting else { return recognized(value) }
    let reading = named(form, value)
    if case .failed = reading, !policy.dateSettingReplacesDetection { return recognized(value) }
    return reading
  }

  // MARK: Without the setting

  private func recognized(_ value: JSONValue) -> Reading {
    switch value {
    case .number(let literal):
      if !policy.eightDigitNumbersAreStamps, let day = eightDigits(literal) {
        return .taken(.date(day.text))
      }
      return policy.readsTimestamps ? stamp(value, unit: recognizedSeconds) : .failed(.mismatch)
    case .string(let text):
      if let day = eightDigits(text) { return .taken(.date(day.text)) }
      if ExactDecimal(text) != nil {
        guard policy.readsTimestampsInText else { return .failed(.invalid) }
        return stamp(value, unit: recognizedSeconds)
      }
      return policy.readsDateText ? read(text, rules: recognizedForms) : .failed(.invalid)
    case .boolean(let flag):
      return policy.booleansAreNoDates ? .failed(.mismatch) : .seconds(flag ? 1 : 0)
    default:
      return .failed(.mismatch)
    }
  }

  private func recognizedSeconds(_ stamp: Double) -> Double? {
    if stamp < 0, !policy.timestampsMayBeNegative { return nil }
    let limit = policy.smallTimestampsAreSeconds ? 1e12 : 1e11
    let isMilliseconds = stamp > limit && policy.largeTimestampsAreMilliseconds
    let isMicroseconds = stamp > 1e14 && policy.largestTimestampsAreMicroseconds
    let seconds = isMilliseconds ? stamp / (isMicroseconds ? 1_000_000 : 1000) : stamp
    return policy.timestampsKeepFractions ? seconds : seconds.rounded(.towardZero)
  }

  /// The start, in UTC, of a calendar day from 1900 to 2100 that is written as eight digits.
  ///
  /// A day has no zone, so that of the machine applies; a case accepts any zone.
  private func eightDigits(_ text: String) -> Moment? {
    let digits = Array(text.utf8)
    guard policy.eightDigitsAreDays, digits.count == 8,
      digits.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
      (1900...2100).contains(number / 10_000) || !policy.eightDigitsHaveLikelyYears
    else { return nil }
    return Moment(
      date: (number / 10_000, number / 100 % 100, number % 100),
      rollsOver: !policy.impossibleDatesAreMismatches
    )
  }

  private var recognizedForms: DateText.Rules {
    var rules = DateText.Rules()
    rules.keepsFraction = policy.dateTextKeepsFraction
    rules.allowsLongFraction = policy.dateTextAllowsLongFraction
    rules.honorsOffset = policy.dateTextHonorsOffset
    rules.allowsCompactOffset = policy.dateTextAllowsCompactOffset
    rules.allowsNoZone = policy.readsDateTextWithoutZone
    rules.readsMonthFirst = policy.dateTextHasMonthFirst
    rules.refusesImpossibleDays = policy.impossibleDatesAreMismatches
    rules.readsDots = policy.dateTextMayHaveDots
    rules.allowsFractionAfterBlank = policy.dateTextAllowsFractionAfterBlank
    rules.allowsZoneAfterBlank = policy.dateTextAllowsZoneAfterBlank
    rules.honorsZoneNames = policy.dateTextHonorsZoneNames
    rules.readsMail = policy.readsMailDates
    rules.mailMayLackWeekday = policy.mailDatesMayLackWeekday
    rules.refusesWrongWeekdays = policy.wrongWeekdaysAreMismatches
    return rules
  }

  private func read(_ text: String, rules: DateText.Rules) -> Reading {
    var text = text
    if !policy.dateTextIsNotTrimmed { text = String(text.filter { $0 != " " }) }
    if !policy.dateFormsAreClosed {
      text = String(text.uppercased().map { $0 == " " ? "T" : $0 })
    }
    guard let moment = DateText(text, rules: rules).moment() else { return .failed(.invalid) }
    return .taken(.date(moment.text))
  }

  // MARK: With the setting

  private func named(_ form: String, _ value: JSONValue) -> Reading {
    if case .string = value, form != "iso8601", !form.hasPrefix("format:"),
      !policy.dateSettingReadsNumericText
    {
      return .failed(.mismatch)
    }
    switch form {
    case "deferred":
      return stamp(value) { $0 + (policy.deferredCountsFrom2001 ? Self.secondsTo2001 : 0) }
    case "seconds":
      return stamp(value) { $0 }
    case "milliseconds":
      return stamp(value) { policy.millisecondsAreAlwaysThat || $0 > 1e12 ? $0 / 1000 : $0 }
    case "iso8601":
      guard case .string(let text) = value else { return .failed(.mismatch) }
      var rules = DateText.Rules()
      rules.isInternetDate = true
      rules.allowsFraction = policy.internetDateMayHaveFraction
      rules.needsFraction = !policy.internetDateMayLackFraction
      return read(text, rules: rules)
    default:
      return read(value, pattern: String(form.dropFirst("format:".count)))
    }
  }

  private func read(_ value: JSONValue, pattern: String) -> Reading {
    let text: String
    switch value {
    case .string(let string): text = string
    case .number(let literal):
      guard policy.datePatternsReadNumbers, let digits = ExactDecimal(literal)?.integerText()
      else { return .failed(.mismatch) }
      text = digits
    default: return .failed(.mismatch)
    }
    guard let moment = DatePattern(pattern).moment(text) else { return .failed(.invalid) }
    return .taken(.date(moment.text))
  }

  // MARK: Time stamps

  private func stamp(_ value: JSONValue, unit: (Double) -> Double?) -> Reading {
    let text: String
    switch value {
    case .number(let literal): text = literal
    case .string(let string): text = string
    default: return .failed(.mismatch)
    }
    guard ExactDecimal(text) != nil, let number = Double(text) else { return .failed(.invalid) }
    guard number.isFinite else { return .failed(.overflow) }
    return unit(number).map(Reading.seconds) ?? .failed(.invalid)
  }
}

extension Reading {
  /// The date this many seconds after 1970.
  fileprivate static func seconds(_ seconds: Double) -> Reading {
    // A date is stored as seconds since 2001, which rounds the fraction once more for distant dates.
    .taken(.date(Moment.text(ofSeconds: (seconds - 978_307_200) + 978_307_200)))
  }
}
