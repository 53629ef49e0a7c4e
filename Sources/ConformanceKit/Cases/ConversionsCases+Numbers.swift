// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  // To numbers.
  static let conversionNumberCases: [ConformanceCase] = [
    ConformanceCase(
      "conversions/integer/from-true",
      "true is the integer 1",
      clause: "CONV-2",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":"t","whole":true,"ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":1,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.converted, at: "$.whole")]
      ),
      kills: ["number-not-from-bool"]
    ),
    ConformanceCase(
      "conversions/integer/from-false",
      "false is the integer 0",
      clause: "CONV-2",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":"t","whole":false,"ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":0,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.converted, at: "$.whole")]
      ),
      kills: ["number-not-from-bool"]
    ),
    ConformanceCase(
      "conversions/integer/from-text",
      "a numeric string is an integer",
      clause: "CONV-3",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":"t","whole":"42","ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":42,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.converted, at: "$.whole")]
      ),
      kills: ["number-not-from-string"]
    ),
    ConformanceCase(
      "conversions/integer/from-plus-text",
      "a numeric string may start with a plus sign",
      clause: "CONV-3",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":"t","whole":"+42","ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":42,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.converted, at: "$.whole")]
      ),
      kills: ["numeric-string-refuses-plus"]
    ),
    ConformanceCase(
      "conversions/integer/from-leading-zeros",
      "a numeric string may have leading zeros",
      clause: "CONV-3",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":"t","whole":"0042","ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":42,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.converted, at: "$.whole")]
      ),
      kills: ["number-not-from-string"]
    ),
    ConformanceCase(
      "conversions/integer/from-exponent-text",
      "a numeric string may have an exponent",
      clause: "CONV-3",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":"t","whole":"1.2e1","ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":12,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.converted, at: "$.whole")]
      ),
      kills: ["number-not-from-string"]
    ),
    ConformanceCase(
      "conversions/integer/from-padded-text",
      "a numeric string is not trimmed",
      clause: "CONV-3",
      needs: [.coercion, .defaults],
      model: "scalars",
      input: #"{"text":"t","whole":" 42","ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":5,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.invalid, at: "$.whole")]
      ),
      kills: ["numeric-string-is-trimmed"]
    ),
    ConformanceCase(
      "conversions/integer/from-empty-text",
      "an empty string is no integer",
      clause: "CONV-3",
      needs: [.coercion, .defaults],
      model: "scalars",
      input: #"{"text":"t","whole":"","ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":5,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.invalid, at: "$.whole")]
      ),
      kills: ["mismatch-skips-default"]
    ),
    ConformanceCase(
      "conversions/integer/from-hexadecimal",
      "a hexadecimal string is no integer",
      clause: "CONV-3",
      needs: [.coercion, .defaults],
      model: "scalars",
      input: #"{"text":"t","whole":"0x1A","ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":5,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.invalid, at: "$.whole")]
      ),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "conversions/integer/from-bare-dot",
      "a string that ends with a dot is no integer",
      clause: "CONV-3",
      needs: [.coercion, .defaults],
      model: "scalars",
      input: #"{"text":"t","whole":"1.","ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":5,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.invalid, at: "$.whole")]
      ),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "conversions/integer/from-grouped-text",
      "a string with group separators is no integer",
      clause: "CONV-3",
      needs: [.coercion, .defaults],
      model: "scalars",
      input: #"{"text":"t","whole":"1,000","ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":5,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.invalid, at: "$.whole")]
      ),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "conversions/integer/from-wide-digits",
      "full-width digits are no integer",
      clause: "CONV-3",
      needs: [.coercion, .defaults],
      model: "scalars",
      input: #"{"text":"t","whole":"１","ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":5,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.invalid, at: "$.whole")]
      ),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "conversions/integer/from-object",
      "an object is no integer",
      clause: "CONV-14",
      needs: [.coercion, .defaults],
      model: "scalars",
      input: #"{"text":"t","whole":{},"ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":5,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.mismatch, at: "$.whole")]
      ),
      kills: ["mismatch-skips-default"]
    ),
    ConformanceCase(
      "conversions/number/from-text",
      "a numeric string is a number",
      clause: "CONV-3",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":"+01.50","off":false,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":7,"ratio":1.5,"off":false,"on":true}"#,
        repairs: [Repair(.converted, at: "$.ratio")]
      ),
      kills: ["number-not-from-string", "numeric-string-refuses-plus"]
    ),
    ConformanceCase(
      "conversions/number/from-true",
      "true is the number 1",
      clause: "CONV-2",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":true,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":7,"ratio":1,"off":false,"on":true}"#,
        repairs: [Repair(.converted, at: "$.ratio")]
      ),
      kills: ["number-not-from-bool"]
    ),
    ConformanceCase(
      "conversions/number/from-nan-text",
      "'nan' is no number",
      clause: "CONV-12",
      needs: [.coercion, .defaults],
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":"nan","off":false,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":7,"ratio":0.5,"off":false,"on":true}"#,
        repairs: [Repair(.invalid, at: "$.ratio")]
      ),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "conversions/number/from-infinity-text",
      "'Infinity' is no number",
      clause: "CONV-12",
      needs: [.coercion, .defaults],
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":"Infinity","off":false,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":7,"ratio":0.5,"off":false,"on":true}"#,
        repairs: [Repair(.invalid, at: "$.ratio")]
      ),
      kills: ["mismatch-is-rejected"]
    ),
  ]
}
