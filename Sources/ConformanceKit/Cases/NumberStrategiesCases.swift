// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let numberStrategyCases: [ConformanceCase] = numberStrategyCases1

  private static let numberStrategyCases1: [ConformanceCase] = [
    ConformanceCase(
      "number-strategies/truncate/positive",
      "a fraction is cut toward zero",
      clause: "NUM-3",
      needs: [.numberStrategies],
      model: "fractions",
      input: #"{"whole":2.5}"#,
      settings: [.number: "truncate"],
      expect: .value(
        #"{"whole":2,"natural":null,"byte":null,"flag":null,"ratio":null,"text":null,"grade":null,"child":null}"#
      ),
      kills: ["number-strategy-is-lost"]
    ),
    ConformanceCase(
      "number-strategies/truncate/negative",
      "a negative fraction is cut toward zero",
      clause: "NUM-3",
      needs: [.numberStrategies],
      model: "fractions",
      input: #"{"whole":-0.5}"#,
      settings: [.number: "truncate"],
      expect: .value(
        #"{"whole":0,"natural":null,"byte":null,"flag":null,"ratio":null,"text":null,"grade":null,"child":null}"#
      ),
      kills: ["cutting-goes-down"]
    ),
    ConformanceCase(
      "number-strategies/truncate/string",
      "a fraction in a string is cut",
      clause: "NUM-3",
      needs: [.numberStrategies, .coercion],
      model: "fractions",
      input: #"{"whole":"2.5"}"#,
      settings: [.number: "truncate"],
      expect: .value(
        #"{"whole":2,"natural":null,"byte":null,"flag":null,"ratio":null,"text":null,"grade":null,"child":null}"#
      ),
      kills: ["number-strategy-is-lost"]
    ),
    ConformanceCase(
      "number-strategies/rounded/tie",
      "a tie is rounded away from zero",
      clause: "NUM-3",
      needs: [.numberStrategies],
      model: "fractions",
      input: #"{"whole":2.5}"#,
      settings: [.number: "rounded"],
      expect: .value(
        #"{"whole":3,"natural":null,"byte":null,"flag":null,"ratio":null,"text":null,"grade":null,"child":null}"#
      ),
      kills: ["ties-go-to-even"]
    ),
    ConformanceCase(
      "number-strategies/rounded/negative-tie",
      "a negative tie is rounded away from zero",
      clause: "NUM-3",
      needs: [.numberStrategies],
      model: "fractions",
      input: #"{"whole":-0.5}"#,
      settings: [.number: "rounded"],
      expect: .value(
        #"{"whole":-1,"natural":null,"byte":null,"flag":null,"ratio":null,"text":null,"grade":null,"child":null}"#
      ),
      kills: ["ties-go-to-even"]
    ),
    ConformanceCase(
      "number-strategies/rounded/below-tie",
      "less than a tie is rounded down",
      clause: "NUM-3",
      needs: [.numberStrategies],
      model: "fractions",
      input: #"{"whole":2.49999999999999999999}"#,
      settings: [.number: "rounded"],
      expect: .value(
        #"{"whole":2,"natural":null,"byte":null,"flag":null,"ratio":null,"text":null,"grade":null,"child":null}"#
      ),
      kills: ["number-strategy-is-lost"]
    ),
    ConformanceCase(
      "number-strategies/rounded/carry",
      "rounding carries",
      clause: "NUM-3",
      needs: [.numberStrategies],
      model: "fractions",
      input: #"{"whole":99.5}"#,
      settings: [.number: "rounded"],
      expect: .value(
        #"{"whole":100,"natural":null,"byte":null,"flag":null,"ratio":null,"text":null,"grade":null,"child":null}"#
      ),
      kills: ["number-strategy-is-lost"]
    ),
    ConformanceCase(
      "number-strategies/range/cut-into",
      "a fraction that is cut into the range fits",
      clause: "NUM-4",
      needs: [.numberStrategies],
      model: "fractions",
      input: #"{"byte":255.5}"#,
      settings: [.number: "truncate"],
      expect: .value(
        #"{"whole":null,"natural":null,"byte":255,"flag":null,"ratio":null,"text":null,"grade":null,"child":null}"#
      ),
      kills: ["range-before-rounding"]
    ),
    ConformanceCase(
      "number-strategies/range/rounded-out",
      "a fraction that is rounded out of the range does not fit",
      clause: "NUM-4",
      needs: [.numberStrategies, .defaults],
      model: "fractions",
      input: #"{"byte":255.5}"#,
      settings: [.number: "rounded"],
      expect: .value(
        #"{"whole":null,"natural":null,"byte":null,"flag":null,"ratio":null,"text":null,"grade":null,"child":null}"#,
        repairs: [Repair(.overflow, at: "$.byte")]
      ),
      kills: ["overflow-is-clamped"]
    ),
    ConformanceCase(
      "number-strategies/range/zero-from-below",
      "a negative fraction that is cut to zero fits",
      clause: "NUM-4",
      needs: [.numberStrategies],
      model: "fractions",
      input: #"{"natural":-0.5}"#,
      settings: [.number: "truncate"],
      expect: .value(
        #"{"whole":null,"natural":0,"byte":null,"flag":null,"ratio":null,"text":null,"grade":null,"child":null}"#
      ),
      kills: ["range-before-rounding", "cutting-goes-down"]
    ),
    ConformanceCase(
      "number-strategies/range/rounded-below",
      "a negative fraction that is rounded to -1 does not fit",
      clause: "NUM-4",
      needs: [.numberStrategies, .defaults],
      model: "fractions",
      input: #"{"natural":-0.5}"#,
      settings: [.number: "rounded"],
      expect: .value(
        #"{"whole":null,"natural":null,"byte":null,"flag":null,"ratio":null,"text":null,"grade":null,"child":null}"#,
        repairs: [Repair(.overflow, at: "$.natural")]
      ),
      kills: ["overflow-is-clamped"]
    ),
    ConformanceCase(
      "number-strategies/range/large",
      "a number out of range is a mismatch when it is cut",
      clause: "NUM-5",
      needs: [.numberStrategies, .defaults],
      model: "fractions",
      input: #"{"whole":9223372036854775808.5}"#,
      settings: [.number: "truncate"],
      expect: .value(
        #"{"whole":null,"natural":null,"byte":null,"flag":null,"ratio":null,"text":null,"grade":null,"child":null}"#,
        repairs: [Repair(.overflow, at: "$.whole")]
      ),
      kills: ["overflow-is-clamped"]
    ),
    ConformanceCase(
      "number-strategies/call/strict",
      "the strategy of a call is strict if it says so",
      clause: "NUM-6",
      needs: [.numberStrategies, .defaults],
      model: "fractions",
      input: #"{"whole":2.5}"#,
      settings: [.number: "strict"],
      expect: .value(
        #"{"whole":null,"natural":null,"byte":null,"flag":null,"ratio":null,"text":null,"grade":null,"child":null}"#,
        repairs: [Repair(.inexact, at: "$.whole")]
      ),
      kills: ["integer-cuts-fraction"]
    ),
    ConformanceCase(
      "number-strategies/call/children",
      "the strategy of a call reaches children",
      clause: "NUM-6",
      needs: [.numberStrategies],
      model: "fractions",
      input: #"{"child":{"whole":2.5}}"#,
      settings: [.number: "truncate"],
      expect: .value(
        #"{"whole":null,"natural":null,"byte":null,"flag":null,"ratio":null,"text":null,"grade":null,"child":{"whole":2}}"#
      ),
      kills: ["number-strategy-is-lost"]
    ),
    ConformanceCase(
      "number-strategies/targets/raw-value",
      "a raw value is cut",
      clause: "NUM-7",
      needs: [.numberStrategies],
      model: "fractions",
      input: #"{"grade":1.5}"#,
      settings: [.number: "truncate"],
      expect: .value(
        #"{"whole":null,"natural":null,"byte":null,"flag":null,"ratio":null,"text":null,"grade":"one","child":null}"#
      ),
      kills: ["strategy-skips-raw-values"]
    ),
    ConformanceCase(
      "number-strategies/targets/boolean",
      "a fraction does not become a Boolean",
      clause: "NUM-7",
      needs: [.numberStrategies, .defaults],
      model: "fractions",
      input: #"{"flag":1.5}"#,
      settings: [.number: "truncate"],
      expect: .value(
        #"{"whole":null,"natural":null,"byte":null,"flag":null,"ratio":null,"text":null,"grade":null,"child":null}"#,
        repairs: [Repair(.invalid, at: "$.flag")]
      ),
      kills: ["strategy-reaches-booleans"]
    ),
    ConformanceCase(
      "number-strategies/targets/number",
      "a floating-point number keeps its fraction",
      clause: "NUM-7",
      needs: [.numberStrategies],
      model: "fractions",
      input: #"{"ratio":1.5}"#,
      settings: [.number: "truncate"],
      expect: .value(
        #"{"whole":null,"natural":null,"byte":null,"flag":null,"ratio":1.5,"text":null,"grade":null,"child":null}"#,
        repairs: []
      ),
      kills: ["strategy-reaches-numbers"]
    ),
    ConformanceCase(
      "number-strategies/report/fraction",
      "a fraction that is cut is reported as a conversion",
      clause: "REP-5",
      needs: [.numberStrategies, .repairs],
      model: "fractions",
      input: #"{"whole":2.5}"#,
      settings: [.number: "truncate"],
      expect: .value(
        #"{"whole":2,"natural":null,"byte":null,"flag":null,"ratio":null,"text":null,"grade":null,"child":null}"#,
        repairs: [Repair(.converted, at: "$.whole")]
      ),
      kills: ["fitting-not-reported"]
    ),
    ConformanceCase(
      "number-strategies/string/inside",
      "a number strategy holds inside a string",
      clause: "STR-2",
      needs: [.numberStrategies, .stringifiedJSON],
      model: "fractions",
      input: #"{"child":"{\"whole\":2.5}"}"#,
      settings: [.number: "truncate"],
      expect: .value(
        #"{"whole":null,"natural":null,"byte":null,"flag":null,"ratio":null,"text":null,"grade":null,"child":{"whole":2}}"#
      ),
      kills: ["settings-stop-at-strings"]
    ),
  ]
}
