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
      if !policy.eightDigitNumbersAreStamps, let day = digits(literal) {
        return .taken(.date(day.text))
      }
      return policy.readsTimestamps ? stamp(value, unit: recognizedSeconds) : .failed(.mismatch)
    case .string(let text):
      if let moment = digits(text) { return .taken(.date(moment.text)) }
      if policy.fewDigitsAreNoDates, text.utf8.count < 9,
        text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      {
        return .failed(.invalid)
      }
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
    let size = policy.negativeTimestampsHaveUnits ? abs(stamp) : stamp
    var unit = 1.0
    if size >= (policy.smallTimestampsAreSeconds ? 1e11 : 1e10),
      policy.largeTimestampsAreMilliseconds
    {
      unit = 1000
    }
    if size >= 1e14, policy.largerTimestampsAreMicroseconds { unit = 1_000_000 }
    if size >= 1e17, policy.largestTimestampsAreNanoseconds { unit = 1_000_000_000 }
    let seconds = stamp / unit
    return policy.timestampsKeepFractions ? seconds : seconds.rounded(.towardZero)
  }

  /// A moment in UTC from 1900 to 2199 that is written as digits: a day, with a time or without.
  private func digits(_ text: String) -> Moment? {
    let count = text.utf8.count
    guard policy.digitsMayBeDates, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      count == 8 || (count == 12 || count == 14) && policy.digitsMayHaveTimes,
      let number = Int(text + String(repeating: "0", count: 14 - count))
    else { return nil }
    let (day, time) = (number / 1_000_000, number % 1_000_000)
    guard (1900...2199).contains(day / 10_000) || !policy.digitsHaveLikelyYears else { return nil }
    return Moment(
      date: (day / 10_000, day / 100 % 100, day % 100),
      time: (time / 10_000, time / 100 % 100, time % 100),
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
    guard let seconds = unit(number) else { return .failed(.invalid) }
    // Beyond, no number of nanoseconds would hold the date (DATE-10).
    let isFar = abs(seconds) >= 1e300 && policy.datesHaveBounds
    return isFar ? .failed(.overflow) : .seconds(seconds)
  }
}

extension Reading {
  /// The date this many seconds after 1970.
  fileprivate static func seconds(_ seconds: Double) -> Reading {
    // A date is stored as seconds since 2001, which rounds the fraction once more for distant dates.
    .taken(.date(Moment.text(ofSeconds: (seconds - 978_307_200) + 978_307_200)))
  }
}
