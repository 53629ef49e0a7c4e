// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let dateCases: [ConformanceCase] =
    dateCasesRead + moreDateCases + wrongDateCases
    + dateSettingCases

  private static let dateCasesRead: [ConformanceCase] = [
    ConformanceCase(
      "dates/stamp/seconds",
      "a number counts seconds since 1970",
      clause: "DATE-1",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":1700000000,"note":"n"}"#,
      expect: .value(#"{"when":"2023-11-14T22:13:20Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-stamp-refused"]
    ),
    ConformanceCase(
      "dates/stamp/milliseconds",
      "a large number counts milliseconds since 1970",
      clause: "DATE-1",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":1700000000000,"note":"n"}"#,
      expect: .value(#"{"when":"2023-11-14T22:13:20Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-milliseconds-as-seconds"]
    ),
    ConformanceCase(
      "dates/stamp/twelve-digits",
      "a number up to a trillion counts seconds",
      clause: "DATE-1",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":200000000000,"note":"n"}"#,
      expect: .value(#"{"when":"8307-10-01T19:33:20Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-seconds-as-milliseconds"]
    ),
    ConformanceCase(
      "dates/stamp/fraction",
      "a time stamp keeps its fraction",
      clause: "DATE-1",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":1.5,"note":"n"}"#,
      expect: .value(#"{"when":"1970-01-01T00:00:01.5Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-stamp-cut"]
    ),
    ConformanceCase(
      "dates/stamp/odd-milliseconds",
      "a time stamp keeps every millisecond",
      clause: "DATE-1",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":1700000000123,"note":"n"}"#,
      expect: .value(#"{"when":"2023-11-14T22:13:20.123Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-stamp-cut", "date-milliseconds-as-seconds"]
    ),
    ConformanceCase(
      "dates/stamp/negative",
      "a negative number counts back from 1970",
      clause: "DATE-1",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":-1,"note":"n"}"#,
      expect: .value(#"{"when":"1969-12-31T23:59:59Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-before-1970-refused"]
    ),
    ConformanceCase(
      "dates/stamp/exponent",
      "a time stamp may have an exponent",
      clause: "DATE-1",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":1.7e9,"note":"n"}"#,
      expect: .value(#"{"when":"2023-11-14T22:13:20Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-stamp-refused"]
    ),
    ConformanceCase(
      "dates/stamp/numeric-string",
      "a numeric string is a time stamp",
      clause: "DATE-1",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":"1700000000","note":"n"}"#,
      expect: .value(#"{"when":"2023-11-14T22:13:20Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-stamp-in-text-refused"]
    ),
    ConformanceCase(
      "dates/stamp/text-milliseconds",
      "a large number in a string counts milliseconds",
      clause: "DATE-1",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":"1700000000000","note":"n"}"#,
      expect: .value(#"{"when":"2023-11-14T22:13:20Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-milliseconds-as-seconds", "date-stamp-in-text-refused"]
    ),
    ConformanceCase(
      "dates/stamp/year-in-string",
      "four digits are seconds, not a year",
      clause: "DATE-1",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":"2024","note":"n"}"#,
      expect: .value(#"{"when":"1970-01-01T00:33:44Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-stamp-in-text-refused"]
    ),
    ConformanceCase(
      "dates/text/utc",
      "a date and time with Z is read",
      clause: "DATE-2",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":"2024-01-02T03:04:05Z","note":"n"}"#,
      expect: .value(#"{"when":"2024-01-02T03:04:05Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-text-refused"]
    ),
    ConformanceCase(
      "dates/text/fraction",
      "a date keeps the fraction of its second",
      clause: "DATE-2",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":"2024-01-02T03:04:05.678Z","note":"n"}"#,
      expect: .value(#"{"when":"2024-01-02T03:04:05.678Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-text-cut"]
    ),
    ConformanceCase(
      "dates/text/one-digit-fraction",
      "a fraction of one digit is one",
      clause: "DATE-2",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":"2024-01-02T03:04:05.5Z","note":"n"}"#,
      expect: .value(#"{"when":"2024-01-02T03:04:05.5Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-text-cut"]
    ),
    ConformanceCase(
      "dates/text/nine-digit-fraction",
      "a fraction of nine digits is one",
      clause: "DATE-2",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":"2024-01-02T03:04:05.125000000Z","note":"n"}"#,
      expect: .value(#"{"when":"2024-01-02T03:04:05.125Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-long-fraction-refused"]
    ),
    ConformanceCase(
      "dates/text/offset-ahead",
      "an offset ahead of UTC is taken off",
      clause: "DATE-2",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":"2024-01-02T03:04:05+08:00","note":"n"}"#,
      expect: .value(#"{"when":"2024-01-01T19:04:05Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-offset-ignored"]
    ),
    ConformanceCase(
      "dates/text/offset-behind",
      "an offset behind UTC is added",
      clause: "DATE-2",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":"2024-01-02T03:04:05.25-05:30","note":"n"}"#,
      expect: .value(#"{"when":"2024-01-02T08:34:05.25Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-offset-ignored"]
    ),
    ConformanceCase(
      "dates/text/offset-without-colon",
      "an offset may lack its colon",
      clause: "DATE-2",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":"2024-01-02T03:04:05+0800","note":"n"}"#,
      expect: .value(#"{"when":"2024-01-01T19:04:05Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-offset-needs-colon"]
    ),
    ConformanceCase(
      "dates/text/leap-day",
      "the 29th of February of a leap year is a date",
      clause: "DATE-2",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":"2000-02-29T00:00:00Z","note":"n"}"#,
      expect: .value(#"{"when":"2000-02-29T00:00:00Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-text-refused"]
    ),
    ConformanceCase(
      "dates/text/old",
      "a date before 1970 is read",
      clause: "DATE-2",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":"1900-02-28T23:59:59Z","note":"n"}"#,
      expect: .value(#"{"when":"1900-02-28T23:59:59Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-text-refused"]
    ),
    ConformanceCase(
      "dates/text/without-zone",
      "dates without a zone are read in that of the machine",
      clause: "DATE-3",
      needs: [.dateDetection, .defaults],
      model: "calendar",
      input:
        #"{"list":["2024-01-02","2024/01/02","01/02/2024","2024-01-02 00:00","2024-01-02 00:00:00","2024-01-02T00:00:00.0"]}"#,
      expect: .oneOf(midnights(6), because: "the zone is that of the machine"),
      kills: ["date-without-zone-refused", "date-day-before-month", "date-text-refused"]
    ),
  ]

  /// Midnight of 2024-01-02 in each zone from twelve hours behind UTC to fourteen ahead, those near
  /// UTC first; all forms must name the same one.
  static func midnights(_ forms: Int) -> [Expectation] {
    stride(from: -14 * 60, through: 12 * 60, by: 15)
      .sorted { (abs($0), $0) < (abs($1), $1) }
      .compactMap { minutes in
        let date = (year: 2024, month: 1, day: 2)
        guard let moment = Moment(date: date, offset: -60 * minutes) else { return nil }
        let list = Array(repeating: "\"\(moment.text)\"", count: forms).joined(separator: ",")
        return .defaults(except: "{\"list\":[\(list)]}")
      }
  }
}
