// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let dateSettingCases: [ConformanceCase] = [
    ConformanceCase(
      "dates/deferred/number",
      "a deferred date counts seconds since 2001",
      clause: "DATE-5",
      needs: [.dates],
      model: "event",
      input: #"{"when":86400.5,"note":"n"}"#,
      settings: [.date: "deferred"],
      expect: .value(#"{"when":"2001-01-02T00:00:00.5Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-setting-ignored", "date-deferred-from-1970"]
    ),
    ConformanceCase(
      "dates/deferred/numeric-string",
      "a deferred date may stand in a string",
      clause: "DATE-5",
      needs: [.dates, .coercion],
      model: "event",
      input: #"{"when":"86400","note":"n"}"#,
      settings: [.date: "deferred"],
      expect: .value(#"{"when":"2001-01-02T00:00:00Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-setting-refuses-numeric-text", "date-deferred-from-1970"]
    ),
    ConformanceCase(
      "dates/deferred/text",
      "a text is no deferred date",
      clause: "DATE-5",
      needs: [.dates, .defaults],
      model: "event",
      input: #"{"when":"2024-01-02T03:04:05Z","note":"n"}"#,
      settings: [.date: "deferred"],
      expect: .value(#"{"when":"2020-02-02T02:02:02Z","maybe":null,"note":"n"}"#),
      kills: ["date-setting-is-a-hint", "date-setting-ignored"]
    ),
    ConformanceCase(
      "dates/seconds/numeric-string",
      "seconds may stand in a string",
      clause: "DATE-5",
      needs: [.dates, .coercion],
      model: "event",
      input: #"{"when":"1700000000","note":"n"}"#,
      settings: [.date: "seconds"],
      expect: .value(#"{"when":"2023-11-14T22:13:20Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-setting-refuses-numeric-text"]
    ),
    ConformanceCase(
      "dates/seconds/text",
      "a text is no number of seconds",
      clause: "DATE-5",
      needs: [.dates, .defaults],
      model: "event",
      input: #"{"when":"2024-01-02T03:04:05Z","note":"n"}"#,
      settings: [.date: "seconds"],
      expect: .value(#"{"when":"2020-02-02T02:02:02Z","maybe":null,"note":"n"}"#),
      kills: ["date-setting-is-a-hint", "date-setting-ignored"]
    ),
    ConformanceCase(
      "dates/seconds/boolean",
      "a Boolean is no number of seconds",
      clause: "DATE-5",
      needs: [.dates, .defaults],
      model: "event",
      input: #"{"when":true,"note":"n"}"#,
      settings: [.date: "seconds"],
      expect: .value(
        #"{"when":"2020-02-02T02:02:02Z","maybe":null,"note":"n"}"#,
        repairs: [Repair(.mismatch, at: "$.when")]
      ),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "dates/milliseconds/small-number",
      "a small number counts milliseconds too",
      clause: "DATE-5",
      needs: [.dates],
      model: "event",
      input: #"{"when":1500,"note":"n"}"#,
      settings: [.date: "milliseconds"],
      expect: .value(#"{"when":"1970-01-01T00:00:01.5Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-few-milliseconds-as-seconds", "date-setting-ignored"]
    ),
    ConformanceCase(
      "dates/milliseconds/numeric-string",
      "milliseconds may stand in a string",
      clause: "DATE-5",
      needs: [.dates, .coercion],
      model: "event",
      input: #"{"when":"1500","note":"n"}"#,
      settings: [.date: "milliseconds"],
      expect: .value(#"{"when":"1970-01-01T00:00:01.5Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-setting-refuses-numeric-text", "date-few-milliseconds-as-seconds"]
    ),
    ConformanceCase(
      "dates/iso8601/whole-second",
      "a date without a fraction of a second is read",
      clause: "DATE-6",
      needs: [.dates],
      model: "event",
      input: #"{"when":"2024-01-02T03:04:05Z","note":"n"}"#,
      settings: [.date: "iso8601"],
      expect: .value(#"{"when":"2024-01-02T03:04:05Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-iso-fraction-needed"]
    ),
    ConformanceCase(
      "dates/iso8601/fraction",
      "a date with a fraction of a second is read",
      clause: "DATE-6",
      needs: [.dates],
      model: "event",
      input: #"{"when":"2024-01-02T03:04:05.5Z","note":"n"}"#,
      settings: [.date: "iso8601"],
      expect: .value(#"{"when":"2024-01-02T03:04:05.5Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-iso-fraction-refused"]
    ),
    ConformanceCase(
      "dates/iso8601/offset",
      "a date with an offset is read",
      clause: "DATE-6",
      needs: [.dates],
      model: "event",
      input: #"{"when":"2024-01-02T03:04:05+08:00","note":"n"}"#,
      settings: [.date: "iso8601"],
      expect: .value(#"{"when":"2024-01-01T19:04:05Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-iso-fraction-needed"]
    ),
    ConformanceCase(
      "dates/iso8601/number",
      "a number is no such text",
      clause: "DATE-5",
      needs: [.dates, .defaults],
      model: "event",
      input: #"{"when":1700000000,"note":"n"}"#,
      settings: [.date: "iso8601"],
      expect: .value(#"{"when":"2020-02-02T02:02:02Z","maybe":null,"note":"n"}"#),
      kills: ["date-setting-is-a-hint", "date-setting-ignored"]
    ),
    ConformanceCase(
      "dates/pattern/text",
      "a text is read by the pattern",
      clause: "DATE-5",
      needs: [.dates],
      model: "event",
      input: #"{"when":"02.01.2024","note":"n"}"#,
      settings: [.date: "format:dd.MM.yyyy"],
      expect: .value(#"{"when":"2024-01-02T00:00:00Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-setting-ignored"]
    ),
    ConformanceCase(
      "dates/pattern/clock",
      "a pattern may have a time and quoted text",
      clause: "DATE-5",
      needs: [.dates],
      model: "event",
      input: #"{"when":"2024-01-02T03:04","note":"n"}"#,
      settings: [.date: "format:yyyy-MM-dd'T'HH:mm"],
      expect: .value(#"{"when":"2024-01-02T03:04:00Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-setting-ignored"]
    ),
    ConformanceCase(
      "dates/pattern/number",
      "a number is read by its text",
      clause: "DATE-5",
      needs: [.dates],
      model: "event",
      input: #"{"when":20240102,"note":"n"}"#,
      settings: [.date: "format:yyyyMMdd"],
      expect: .value(#"{"when":"2024-01-02T00:00:00Z","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["date-pattern-refuses-number", "date-setting-ignored"]
    ),
    ConformanceCase(
      "dates/pattern/other-text",
      "a text that does not fit the pattern is no date",
      clause: "DATE-5",
      needs: [.dates, .defaults],
      model: "event",
      input: #"{"when":"2024-01-02T03:04:05Z","note":"n"}"#,
      settings: [.date: "format:dd.MM.yyyy"],
      expect: .value(#"{"when":"2020-02-02T02:02:02Z","maybe":null,"note":"n"}"#),
      kills: ["date-setting-is-a-hint", "date-setting-ignored"]
    ),
    ConformanceCase(
      "dates/setting/elements",
      "the setting holds for elements",
      clause: "DATE-7",
      needs: [.dates, .defaults],
      model: "calendar",
      input: #"{"list":[1500]}"#,
      settings: [.date: "milliseconds"],
      expect: .defaults(except: #"{"list":["1970-01-01T00:00:01.5Z"]}"#),
      kills: ["date-setting-lost-in-elements"]
    ),
    ConformanceCase(
      "dates/setting/entries",
      "the setting holds for values of dictionaries",
      clause: "DATE-7",
      needs: [.dates, .defaults],
      model: "calendar",
      input: #"{"table":{"a":1500}}"#,
      settings: [.date: "milliseconds"],
      expect: .defaults(except: #"{"table":{"a":"1970-01-01T00:00:01.5Z"}}"#),
      kills: ["date-setting-lost-in-elements"]
    ),
    ConformanceCase(
      "dates/setting/children",
      "the setting holds in nested models",
      clause: "DATE-7",
      needs: [.dates, .defaults],
      model: "calendar",
      input: #"{"event":{"when":1500,"note":"n"}}"#,
      settings: [.date: "milliseconds"],
      expect: .defaults(
        except: #"{"event":{"when":"1970-01-01T00:00:01.5Z","maybe":null,"note":"n"}}"#
      ),
      kills: ["date-setting-lost-in-children"]
    ),
    ConformanceCase(
      "dates/automatic/stamp",
      "a field for dates of all forms reads a time stamp",
      clause: "SDT-1",
      needs: [.dateDetection],
      model: "stamped",
      input: #"{"seen":1700000000,"kept":"2024-01-02T03:04:05Z","plain":null}"#,
      expect: .value(
        #"{"seen":"2023-11-14T22:13:20Z","kept":"2024-01-02T03:04:05Z","plain":null}"#,
        repairs: []
      ),
      kills: ["date-stamp-refused", "date-text-refused"]
    ),
    ConformanceCase(
      "dates/automatic/setting",
      "a field for dates of all forms ignores the setting",
      clause: "SDT-1",
      needs: [.dateDetection, .dates],
      model: "stamped",
      input: #"{"seen":1700000000,"kept":1700000000000,"plain":"2024-01-02T03:04:05Z"}"#,
      settings: [.date: "iso8601"],
      expect: .value(
        #"{"seen":"2023-11-14T22:13:20Z","kept":"2023-11-14T22:13:20Z","plain":"2024-01-02T03:04:05Z"}"#,
        repairs: []
      ),
      kills: ["date-setting-reaches-automatic"]
    ),
    ConformanceCase(
      "dates/automatic/fallback",
      "a field for dates of all forms falls back",
      clause: "SDT-1",
      needs: [.dateDetection, .defaults],
      model: "stamped",
      input: #"{"seen":"x","kept":true,"plain":0}"#,
      expect: .value(
        #"{"seen":null,"kept":"2020-02-02T02:02:02Z","plain":"1970-01-01T00:00:00Z"}"#,
        repairs: [Repair(.invalid, at: "$.seen"), Repair(.mismatch, at: "$.kept")]
      ),
      kills: ["date-from-boolean", "optional-forgets-initial-value"]
    ),
  ]
}
