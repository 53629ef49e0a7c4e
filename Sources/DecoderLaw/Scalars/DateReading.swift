import ConformanceKit

import struct Foundation.Date

/// Reads dates by the rules of a policy: time stamps and texts, or the form of the setting.
struct DateReading {
  let policy: ValuePolicy
  /// The value of the setting `date`, or nil to recognize dates in all their forms.
  let form: String?

  /// What became of a value: a date of the calendar, an instant that is counted, or nothing.
  enum Answer {
    case moment(Moment)
    case instant(Date)
    case failed(Repair.Kind)
  }

  func reading(_ value: JSONValue) -> Reading {
    switch answer(value) {
    case .moment(let moment): .taken(.date(moment.text))
    case .instant(let date): .taken(.date(Moment.text(ofSeconds: date.timeIntervalSince1970)))
    case .failed(let kind): .failed(kind)
    }
  }

  func answer(_ value: JSONValue) -> Answer {
    guard let form, policy.honorsDateSetting else { return recognized(value) }
    let answer = named(form, value)
    if case .failed = answer, !policy.dateSettingReplacesDetection { return recognized(value) }
    return answer
  }

  // MARK: Without the setting

  private func recognized(_ value: JSONValue) -> Answer {
    switch value {
    case .number(let literal):
      if !policy.eightDigitNumbersAreStamps, let day = digits(literal) {
        return .moment(day)
      }
      return policy.readsTimestamps ? stamp(value, date: recognizedInstant) : .failed(.mismatch)
    case .string(let text):
      if let moment = digits(text) { return .moment(moment) }
      if policy.fewDigitsAreNoDates, text.utf8.count < 9,
        text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      {
        return .failed(.invalid)
      }
      if ExactDecimal(text) != nil {
        guard policy.readsTimestampsInText else { return .failed(.invalid) }
        return stamp(value, date: recognizedInstant)
      }
      return policy.readsDateText ? read(text, rules: recognizedForms) : .failed(.invalid)
    case .boolean(let flag):
      let second = Date(timeIntervalSince1970: flag ? 1 : 0)
      return policy.booleansAreNoDates ? .failed(.mismatch) : .instant(second)
    default:
      return .failed(.mismatch)
    }
  }

  private func recognizedInstant(_ stamp: Double) -> Date? {
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
    return Date(
      timeIntervalSince1970: policy.timestampsKeepFractions ? seconds : seconds.rounded(.towardZero)
    )
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

  private func read(_ text: String, rules: DateText.Rules) -> Answer {
    var text = text
    if !policy.dateTextIsNotTrimmed { text = String(text.filter { $0 != " " }) }
    if !policy.dateFormsAreClosed {
      text = String(text.uppercased().map { $0 == " " ? "T" : $0 })
    }
    guard let moment = DateText(text, rules: rules).moment() else { return .failed(.invalid) }
    return .moment(moment)
  }

  // MARK: With the setting

  private func named(_ form: String, _ value: JSONValue) -> Answer {
    if case .string = value, form != "iso8601", !form.hasPrefix("format:"),
      !policy.dateSettingReadsNumericText
    {
      return .failed(.mismatch)
    }
    switch form {
    case "deferred":
      return stamp(value) {
        policy.deferredCountsFrom2001
          ? Date(timeIntervalSinceReferenceDate: $0) : Date(timeIntervalSince1970: $0)
      }
    case "seconds":
      return stamp(value) { Date(timeIntervalSince1970: $0) }
    case "milliseconds":
      return stamp(value) {
        let isCount = policy.millisecondsAreAlwaysThat || $0 > 1e12
        return Date(timeIntervalSince1970: isCount ? $0 / 1000 : $0)
      }
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

  private func read(_ value: JSONValue, pattern: String) -> Answer {
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
    return .moment(moment)
  }

  // MARK: Time stamps

  private func stamp(_ value: JSONValue, date: (Double) -> Date?) -> Answer {
    let text: String
    switch value {
    case .number(let literal): text = literal
    case .string(let string): text = string
    default: return .failed(.mismatch)
    }
    guard ExactDecimal(text) != nil, let number = Double(text) else { return .failed(.invalid) }
    guard number.isFinite else { return .failed(.overflow) }
    guard let date = date(number) else { return .failed(.invalid) }
    // Beyond, no number of nanoseconds would hold the date (DATE-10).
    let isFar = abs(date.timeIntervalSince1970) >= 1e300 && policy.datesHaveBounds
    return isFar ? .failed(.overflow) : .instant(date)
  }
}
