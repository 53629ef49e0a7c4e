// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  /// Dates in the forms of DATE-8.
  static let moreDateCases: [ConformanceCase] = [
    ConformanceCase(
      "dates/stamp/microseconds",
      "a very large number counts microseconds since 1970",
      clause: "DATE-8",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":1700000000500000,"note":"n"}"#,
      expect: .value(#"{"when":"2023-11-14T22:13:20.5Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-microseconds-as-milliseconds"]
    ),
    ConformanceCase(
      "dates/stamp/text-microseconds",
      "a very large number in a string counts microseconds",
      clause: "DATE-8",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":"1700000000500000","note":"n"}"#,
      expect: .value(#"{"when":"2023-11-14T22:13:20.5Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-microseconds-as-milliseconds", "date-stamp-in-text-refused"]
    ),
    ConformanceCase(
      "dates/stamp/eight-digit-number",
      "a number of eight digits counts seconds, and is no day",
      clause: "DATE-8",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":20240102,"note":"n"}"#,
      expect: .value(#"{"when":"1970-08-23T06:15:02Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-number-as-day"]
    ),
    ConformanceCase(
      "dates/stamp/unlikely-year",
      "eight digits of a year before 1900 count seconds",
      clause: "DATE-8",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":"18991231","note":"n"}"#,
      expect: .value(#"{"when":"1970-08-08T19:20:31Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-eight-digits-of-any-year"]
    ),
    ConformanceCase(
      "dates/stamp/impossible-day",
      "eight digits that are no day count seconds",
      clause: "DATE-8",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":"20240230","note":"n"}"#,
      expect: .value(#"{"when":"1970-08-23T06:17:10Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-rolls-over"]
    ),
    ConformanceCase(
      "dates/text/eight-digits",
      "a string of eight digits is a day",
      clause: "DATE-8",
      needs: [.dateDetection, .defaults],
      model: "calendar",
      input: #"{"list":["20240102"]}"#,
      expect: .oneOf(midnights(1), because: "the zone is that of the machine"),
      kills: ["date-eight-digits-as-seconds"]
    ),
    ConformanceCase(
      "dates/text/dots",
      "a date may be written with dots",
      clause: "DATE-8",
      needs: [.dateDetection, .defaults],
      model: "calendar",
      input: #"{"list":["2024.01.02"]}"#,
      expect: .oneOf(midnights(1), because: "the zone is that of the machine"),
      kills: ["date-dots-refused"]
    ),
    ConformanceCase(
      "dates/text/blank-and-fraction",
      "a fraction may follow a time after a blank",
      clause: "DATE-8",
      needs: [.dateDetection, .defaults],
      model: "calendar",
      input: #"{"list":["2024-01-02 00:00:00.000"]}"#,
      expect: .oneOf(midnights(1), because: "the zone is that of the machine"),
      kills: ["date-fraction-after-blank-refused"]
    ),
    ConformanceCase(
      "dates/text/blank-and-zone",
      "a zone may follow a time after a blank",
      clause: "DATE-8",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":"2024-01-02 03:04:05Z","note":"n"}"#,
      expect: .value(#"{"when":"2024-01-02T03:04:05Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-zone-after-blank-refused"]
    ),
    ConformanceCase(
      "dates/text/blank-and-offset",
      "an offset may stand apart after a blank",
      clause: "DATE-8",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":"2024-01-02 03:04:05.25 +0800","note":"n"}"#,
      expect: .value(#"{"when":"2024-01-01T19:04:05.25Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: [
        "date-zone-after-blank-refused", "date-fraction-after-blank-refused", "date-offset-ignored",
      ]
    ),
    ConformanceCase(
      "dates/text/mail",
      "a date of RFC 2822 is read",
      clause: "DATE-8",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":"Thu, 19 Dec 1996 16:39:57 GMT","note":"n"}"#,
      expect: .value(#"{"when":"1996-12-19T16:39:57Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-mail-refused"]
    ),
    ConformanceCase(
      "dates/text/weekday-left-out",
      "a date of RFC 2822 may lack its weekday",
      clause: "DATE-8",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":"1 Jan 2024 03:04:05 +0800","note":"n"}"#,
      expect: .value(#"{"when":"2023-12-31T19:04:05Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-mail-needs-weekday", "date-offset-ignored"]
    ),
    ConformanceCase(
      "dates/text/zone-name",
      "the name of a zone counts",
      clause: "DATE-8",
      needs: [.dateDetection],
      model: "event",
      input: #"{"when":"Tue, 02 Jan 2024 03:04:05 EST","note":"n"}"#,
      expect: .value(#"{"when":"2024-01-02T08:04:05Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-zone-name-ignored"]
    ),
  ]
}
