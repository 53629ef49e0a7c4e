// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let conversionCases: [ConformanceCase] = conversionCases1 + conversionCases2

  private static let conversionCases1: [ConformanceCase] = [
    ConformanceCase(
      "conversions/clean/scalars",
      "values of the right type are taken as they are",
      clause: "DEF-1",
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":2.5,"off":false,"on":true}"#,
      expect: .value(#"{"text":"t","whole":7,"ratio":2.5,"off":false,"on":true}"#, repairs: [])
    ),
    ConformanceCase(
      "conversions/boolean/from-one",
      "1 is true",
      clause: "CONV-5",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":2.5,"off":1,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":7,"ratio":2.5,"off":true,"on":true}"#,
        repairs: [Repair(.converted, at: "$.off")]
      ),
      kills: ["bool-not-from-one"]
    ),
    ConformanceCase(
      "conversions/boolean/from-zero",
      "0 is false",
      clause: "CONV-5",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":2.5,"off":false,"on":0}"#,
      expect: .value(
        #"{"text":"t","whole":7,"ratio":2.5,"off":false,"on":false}"#,
        repairs: [Repair(.converted, at: "$.on")]
      ),
      kills: ["bool-not-from-one"]
    ),
    ConformanceCase(
      "conversions/boolean/from-dot-zero",
      "1.0 is true",
      clause: "CONV-5",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":2.5,"off":1.0,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":7,"ratio":2.5,"off":true,"on":true}"#,
        repairs: [Repair(.converted, at: "$.off")]
      ),
      kills: ["bool-not-from-one"]
    ),
    ConformanceCase(
      "conversions/boolean/from-minus-zero",
      "-0.0 is false",
      clause: "CONV-5",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":2.5,"off":false,"on":-0.0}"#,
      expect: .value(
        #"{"text":"t","whole":7,"ratio":2.5,"off":false,"on":false}"#,
        repairs: [Repair(.converted, at: "$.on")]
      ),
      kills: ["bool-not-from-one"]
    ),
    ConformanceCase(
      "conversions/boolean/from-two",
      "2 is no Boolean",
      clause: "CONV-5",
      needs: [.coercion, .defaults],
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":2.5,"off":2,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":7,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.invalid, at: "$.off")]
      ),
      kills: ["bool-from-any-number"]
    ),
    ConformanceCase(
      "conversions/boolean/from-yes",
      "'yes' is true",
      clause: "CONV-4",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":2.5,"off":"yes","on":true}"#,
      expect: .value(
        #"{"text":"t","whole":7,"ratio":2.5,"off":true,"on":true}"#,
        repairs: [Repair(.converted, at: "$.off")]
      ),
      kills: ["bool-not-from-word"]
    ),
    ConformanceCase(
      "conversions/boolean/from-no-upper",
      "'NO' is false",
      clause: "CONV-4",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":2.5,"off":false,"on":"NO"}"#,
      expect: .value(
        #"{"text":"t","whole":7,"ratio":2.5,"off":false,"on":false}"#,
        repairs: [Repair(.converted, at: "$.on")]
      ),
      kills: ["bool-not-from-word"]
    ),
    ConformanceCase(
      "conversions/boolean/from-digit-text",
      "'1' is true",
      clause: "CONV-4",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":2.5,"off":"1","on":true}"#,
      expect: .value(
        #"{"text":"t","whole":7,"ratio":2.5,"off":true,"on":true}"#,
        repairs: [Repair(.converted, at: "$.off")]
      ),
      kills: ["bool-not-from-word"]
    ),
    ConformanceCase(
      "conversions/boolean/from-odd-case",
      "'tRUE' is no Boolean",
      clause: "CONV-4",
      needs: [.coercion, .defaults],
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":2.5,"off":"tRUE","on":true}"#,
      expect: .value(
        #"{"text":"t","whole":7,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.invalid, at: "$.off")]
      ),
      kills: ["bool-word-ignores-case"]
    ),
    ConformanceCase(
      "conversions/boolean/from-other-word",
      "'on' is no Boolean",
      clause: "CONV-4",
      needs: [.coercion, .defaults],
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":2.5,"off":false,"on":"on"}"#,
      expect: .value(
        #"{"text":"t","whole":7,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.invalid, at: "$.on")]
      ),
      kills: ["mismatch-skips-default", "mismatch-is-rejected"]
    ),
    ConformanceCase(
      "conversions/boolean/from-padded-word",
      "' true' is no Boolean",
      clause: "CONV-4",
      needs: [.coercion, .defaults],
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":2.5,"off":" true","on":true}"#,
      expect: .value(
        #"{"text":"t","whole":7,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.invalid, at: "$.off")]
      ),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "conversions/boolean/from-decimal-text",
      "'1.0' is no Boolean",
      clause: "CONV-4",
      needs: [.coercion, .defaults],
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":2.5,"off":"1.0","on":true}"#,
      expect: .value(
        #"{"text":"t","whole":7,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.invalid, at: "$.off")]
      ),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "conversions/boolean/from-array",
      "an array is no Boolean",
      clause: "CONV-14",
      needs: [.coercion, .defaults],
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":2.5,"off":false,"on":[true]}"#,
      expect: .value(
        #"{"text":"t","whole":7,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.mismatch, at: "$.on")]
      ),
      kills: ["mismatch-skips-default"]
    ),
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
  ]

  private static let conversionCases2: [ConformanceCase] = [
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
      input: #"{"text":"t","whole":{"a":1},"ratio":2.5,"off":false,"on":true}"#,
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
    ConformanceCase(
      "conversions/optional/fallback",
      "a value that does not convert is nil for an Optional",
      clause: "DEF-3",
      needs: [.coercion, .defaults],
      model: "survey",
      input: #"{"text":[],"count":"x","flag":2,"ratio":"nan","preset":"y","label":{}}"#,
      expect: .defaults(
        except: #"{}"#,
        repairs: [
          Repair(.mismatch, at: "$.text"), Repair(.invalid, at: "$.count"),
          Repair(.invalid, at: "$.flag"), Repair(.invalid, at: "$.ratio"),
          Repair(.invalid, at: "$.preset"), Repair(.mismatch, at: "$.label"),
        ]
      ),
      kills: [
        "optional-takes-type-default", "optional-forgets-initial-value", "mismatch-is-rejected",
      ]
    ),
    ConformanceCase(
      "conversions/optional/converted",
      "values for Optionals are converted",
      clause: "CONV-15",
      needs: [.coercion],
      model: "survey",
      input: #"{"text":1,"count":"2","flag":"no","ratio":true,"preset":"3","label":4.5}"#,
      expect: .value(#"{"text":"1","count":2,"flag":false,"ratio":1,"preset":3,"label":"4.5"}"#),
      kills: [
        "number-not-from-string", "bool-not-from-word", "number-not-from-bool",
        "string-not-from-scalar",
      ]
    ),
  ]
}
