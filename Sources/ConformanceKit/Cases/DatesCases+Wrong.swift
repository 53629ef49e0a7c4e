// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let wrongDateCases: [ConformanceCase] = [
    ConformanceCase(
      "dates/wrong/impossible-day",
      "a day that its month does not have is no date",
      clause: "DATE-4",
      needs: [.dateDetection, .defaults],
      model: "event",
      input: #"{"when":"2023-02-29T00:00:00Z","note":"n"}"#,
      expect: .value(
        #"{"when":"2020-02-02T02:02:02Z","maybe":null,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.when")]
      ),
      kills: ["date-rolls-over"]
    ),
    ConformanceCase(
      "dates/wrong/century-leap-day",
      "1900 was no leap year",
      clause: "DATE-4",
      needs: [.dateDetection, .defaults],
      model: "event",
      input: #"{"when":"1900-02-29T00:00:00Z","note":"n"}"#,
      expect: .value(
        #"{"when":"2020-02-02T02:02:02Z","maybe":null,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.when")]
      ),
      kills: ["date-rolls-over"]
    ),
    ConformanceCase(
      "dates/wrong/impossible-month",
      "a thirteenth month is no date",
      clause: "DATE-4",
      needs: [.dateDetection, .defaults],
      model: "event",
      input: #"{"when":"2024-13-01","note":"n"}"#,
      expect: .value(
        #"{"when":"2020-02-02T02:02:02Z","maybe":null,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.when")]
      ),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "dates/wrong/impossible-hour",
      "an hour beyond the day is no date",
      clause: "DATE-4",
      needs: [.dateDetection, .defaults],
      model: "event",
      input: #"{"when":"2024-01-02T25:00:00Z","note":"n"}"#,
      expect: .value(
        #"{"when":"2020-02-02T02:02:02Z","maybe":null,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.when")]
      ),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "dates/wrong/lower-case",
      "T and Z are capital letters",
      clause: "DATE-4",
      needs: [.dateDetection, .defaults],
      model: "event",
      input: #"{"when":"2024-01-02t03:04:05z","note":"n"}"#,
      expect: .value(
        #"{"when":"2020-02-02T02:02:02Z","maybe":null,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.when")]
      ),
      kills: ["date-similar-form-accepted"]
    ),
    ConformanceCase(
      "dates/wrong/weekday",
      "a weekday that is not that of the day makes no date",
      clause: "DATE-4",
      needs: [.dateDetection, .defaults],
      model: "event",
      input: #"{"when":"Wed, 02 Jan 2024 03:04:05 GMT","note":"n"}"#,
      expect: .value(
        #"{"when":"2020-02-02T02:02:02Z","maybe":null,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.when")]
      ),
      kills: ["date-weekday-ignored"]
    ),
    ConformanceCase(
      "dates/wrong/leading-blank",
      "a date is not trimmed",
      clause: "DATE-4",
      needs: [.dateDetection, .defaults],
      model: "event",
      input: #"{"when":" 2024-01-02T03:04:05Z","note":"n"}"#,
      expect: .value(
        #"{"when":"2020-02-02T02:02:02Z","maybe":null,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.when")]
      ),
      kills: ["date-text-trimmed"]
    ),
    ConformanceCase(
      "dates/wrong/words",
      "a text in no known form is no date",
      clause: "DATE-4",
      needs: [.dateDetection, .defaults],
      model: "event",
      input: #"{"when":"yesterday","note":"n"}"#,
      expect: .value(
        #"{"when":"2020-02-02T02:02:02Z","maybe":null,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.when")]
      ),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "dates/wrong/empty",
      "an empty text is no date",
      clause: "DATE-4",
      needs: [.dateDetection, .defaults],
      model: "event",
      input: #"{"when":"","note":"n"}"#,
      expect: .value(
        #"{"when":"2020-02-02T02:02:02Z","maybe":null,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.when")]
      ),
      kills: ["mismatch-skips-default"]
    ),
    ConformanceCase(
      "dates/wrong/boolean",
      "a Boolean is no date",
      clause: "DATE-4",
      needs: [.dateDetection, .defaults],
      model: "event",
      input: #"{"when":true,"note":"n"}"#,
      expect: .value(
        #"{"when":"2020-02-02T02:02:02Z","maybe":null,"note":"n"}"#,
        repairs: [Repair(.mismatch, at: "$.when")]
      ),
      kills: ["date-from-boolean"]
    ),
    ConformanceCase(
      "dates/wrong/object",
      "an object is no date",
      clause: "DATE-4",
      needs: [.dateDetection, .defaults],
      model: "event",
      input: #"{"when":{},"note":"n"}"#,
      expect: .value(
        #"{"when":"2020-02-02T02:02:02Z","maybe":null,"note":"n"}"#,
        repairs: [Repair(.mismatch, at: "$.when")]
      ),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "dates/optional/words",
      "what is no date gives nil for an Optional",
      clause: "DEF-3",
      needs: [.dateDetection, .defaults],
      model: "event",
      input: #"{"when":0,"maybe":"x","note":"n"}"#,
      expect: .value(
        #"{"when":"1970-01-01T00:00:00Z","maybe":null,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.maybe")]
      ),
      kills: ["optional-takes-type-default"]
    ),
    ConformanceCase(
      "dates/element/recognized",
      "elements are recognized like fields",
      clause: "DATE-7",
      needs: [.dateDetection, .defaults, .elementDrop],
      model: "calendar",
      input: #"{"list":[1700000000,"x","2024-01-02T03:04:05Z"]}"#,
      expect: .defaults(except: #"{"list":["2023-11-14T22:13:20Z","2024-01-02T03:04:05Z"]}"#),
      kills: ["date-stamp-refused", "element-fails-array"]
    ),
    ConformanceCase(
      "dates/entry/recognized",
      "values of dictionaries are recognized like fields",
      clause: "DATE-7",
      needs: [.dateDetection, .defaults],
      model: "calendar",
      input: #"{"table":{"a":1700000000000}}"#,
      expect: .defaults(except: #"{"table":{"a":"2023-11-14T22:13:20Z"}}"#),
      kills: ["date-milliseconds-as-seconds"]
    ),
    ConformanceCase(
      "dates/child/recognized",
      "fields of nested models are recognized",
      clause: "DATE-7",
      needs: [.dateDetection, .defaults],
      model: "calendar",
      input: #"{"event":{"when":1700000000,"note":"n"}}"#,
      expect: .defaults(
        except: #"{"event":{"when":"2023-11-14T22:13:20Z","maybe":null,"note":"n"}}"#
      ),
      kills: ["date-stamp-refused"]
    ),
    ConformanceCase(
      "dates/default/plain-value",
      "a plain value without a date gets the start of 2001",
      clause: "DEF-12",
      needs: [.dateDetection, .data, .decimals, .floats, .sets, .keyedMaps, .defaults],
      model: "vault",
      input:
        #"{"values":{"bytes":"aGk=","amount":3.5,"single":4.5,"numbers":[1],"byNumber":{"1":"a"}},"note":"n"}"#,
      expect: .value(
        #"{"values":{"when":"2001-01-01T00:00:00Z","bytes":"aGk=","amount":3.5,"single":4.5,"numbers":[1],"byNumber":{"1":"a"}},"note":"n"}"#,
        repairs: [Repair(.missing, at: "$.values.when")]
      ),
      kills: ["date-default-is-1970", "plain-child-keeps-initial-values"]
    ),
  ]
}
