// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let conversionCases: [ConformanceCase] =
    conversionBooleanCases + conversionNumberCases + conversionStringCases

  // To Bool, and what stays as it is.
  private static let conversionBooleanCases: [ConformanceCase] = [
    ConformanceCase(
      "conversions/clean/scalars",
      "values of the right type are taken as they are",
      clause: "DEF-1",
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":2.5,"off":false,"on":true}"#,
      expect: .value(#"{"text":"t","whole":7,"ratio":2.5,"off":false,"on":true}"#, repairs: []),
      kills: ["number-loses-fraction"]
    ),
    ConformanceCase(
      "conversions/order/each-step",
      "a value, else a conversion, else the initial value",
      clause: "DEF-1",
      needs: [.coercion, .defaults],
      model: "scalars",
      input: #"{"text":"t","whole":"7","ratio":2.5,"off":false}"#,
      expect: .value(
        #"{"text":"t","whole":7,"ratio":2.5,"off":false,"on":true}"#,
        repairs: [Repair(.converted, at: "$.whole"), Repair(.missing, at: "$.on")]
      ),
      kills: ["number-not-from-string", "missing-skips-default"]
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
