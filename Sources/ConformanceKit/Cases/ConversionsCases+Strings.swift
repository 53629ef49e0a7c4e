// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  // To strings.
  static let conversionStringCases: [ConformanceCase] = [
    ConformanceCase(
      "conversions/string/from-true",
      "true is a string",
      clause: "CONV-2",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":true,"whole":7,"ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"true","whole":7,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.converted, at: "$.text")]
      ),
      kills: ["string-not-from-scalar"]
    ),
    ConformanceCase(
      "conversions/string/from-integer",
      "an integer is a string",
      clause: "CONV-6",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":42,"whole":7,"ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"42","whole":7,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.converted, at: "$.text")]
      ),
      kills: ["string-not-from-scalar"]
    ),
    ConformanceCase(
      "conversions/string/from-long-integer",
      "a long integer keeps all digits as a string",
      clause: "CONV-6",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":18446744073709551616,"whole":7,"ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"18446744073709551616","whole":7,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.converted, at: "$.text")]
      ),
      kills: ["string-through-double"]
    ),
    ConformanceCase(
      "conversions/string/from-minus-zero",
      "-0 is the string '0'",
      clause: "CONV-6",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":-0,"whole":7,"ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"0","whole":7,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.converted, at: "$.text")]
      ),
      kills: ["string-not-from-scalar"]
    ),
    ConformanceCase(
      "conversions/string/from-dot-zero",
      "1.0 is the string '1'",
      clause: "CONV-7",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":1.0,"whole":7,"ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"1","whole":7,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.converted, at: "$.text")]
      ),
      kills: ["number-keeps-dot-zero"]
    ),
    ConformanceCase(
      "conversions/string/from-exponent",
      "1e20 is written out as a string",
      clause: "CONV-7",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":1e20,"whole":7,"ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"100000000000000000000","whole":7,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.converted, at: "$.text")]
      ),
      kills: ["number-keeps-dot-zero"]
    ),
    ConformanceCase(
      "conversions/string/from-fraction",
      "1.10 is the string '1.1'",
      clause: "CONV-8",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":1.10,"whole":7,"ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"1.1","whole":7,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.converted, at: "$.text")]
      ),
      kills: ["string-not-from-scalar"]
    ),
    ConformanceCase(
      "conversions/string/from-small-number",
      "1e-7 is the string '1e-07'",
      clause: "CONV-8",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":1e-7,"whole":7,"ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"1e-07","whole":7,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.converted, at: "$.text")]
      ),
      kills: ["string-not-from-scalar"]
    ),
    ConformanceCase(
      "conversions/string/from-huge-number",
      "a number beyond Double keeps its literal as a string",
      clause: "CONV-7",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":1e400,"whole":7,"ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"1e400","whole":7,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.converted, at: "$.text")]
      ),
      kills: ["string-not-from-scalar"]
    ),
    ConformanceCase(
      "conversions/string/from-array",
      "an array is no string",
      clause: "CONV-14",
      needs: [.coercion, .defaults],
      model: "scalars",
      input: #"{"text":["a"],"whole":7,"ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"d","whole":7,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.mismatch, at: "$.text")]
      ),
      kills: ["mismatch-skips-default"]
    ),
    ConformanceCase(
      "conversions/string/from-object",
      "an object is no string",
      clause: "CONV-14",
      needs: [.coercion, .defaults],
      model: "scalars",
      input: #"{"text":{},"whole":7,"ratio":2.5,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"d","whole":7,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.mismatch, at: "$.text")]
      ),
      kills: ["mismatch-is-rejected"]
    ),
  ]
}
