// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let numberCases: [ConformanceCase] = numberCases1 + numberCases2

  private static let numberCases1: [ConformanceCase] = [
    ConformanceCase(
      "numbers/limits/largest",
      "the largest integers of all widths are exact",
      clause: "NUM-1",
      model: "integers",
      input:
        #"{"i8":127,"i16":32767,"i32":2147483647,"i64":9223372036854775807,"u8":255,"u16":65535,"u32":4294967295,"u64":18446744073709551615}"#,
      expect: .value(
        #"{"i8":127,"i16":32767,"i32":2147483647,"i64":9223372036854775807,"u8":255,"u16":65535,"u32":4294967295,"u64":18446744073709551615}"#,
        repairs: []
      ),
      kills: ["integer-through-double"]
    ),
    ConformanceCase(
      "numbers/limits/smallest",
      "the smallest integers of all widths are exact",
      clause: "NUM-1",
      model: "integers",
      input:
        #"{"i8":-128,"i16":-32768,"i32":-2147483648,"i64":-9223372036854775808,"u8":0,"u16":0,"u32":0,"u64":0}"#,
      expect: .value(
        #"{"i8":-128,"i16":-32768,"i32":-2147483648,"i64":-9223372036854775808,"u8":0,"u16":0,"u32":0,"u64":0}"#,
        repairs: []
      ),
      kills: ["smallest-integer-refused"]
    ),
    ConformanceCase(
      "numbers/overflow/i8",
      "an integer beyond 8 bits takes the initial value",
      clause: "NUM-5",
      needs: [.defaults],
      model: "integers",
      input: #"{"i8":128,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#,
      expect: .value(
        #"{"i8":-8,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#,
        repairs: [Repair(.overflow, at: "$.i8")]
      ),
      kills: ["overflow-is-clamped", "mismatch-is-rejected", "mismatch-skips-default"]
    ),
    ConformanceCase(
      "numbers/overflow/i16",
      "an integer beyond 16 bits takes the initial value",
      clause: "NUM-5",
      needs: [.defaults],
      model: "integers",
      input: #"{"i8":1,"i16":-32769,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#,
      expect: .value(
        #"{"i8":1,"i16":-16,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#,
        repairs: [Repair(.overflow, at: "$.i16")]
      ),
      kills: ["overflow-is-clamped", "mismatch-is-rejected", "mismatch-skips-default"]
    ),
    ConformanceCase(
      "numbers/overflow/i32",
      "an integer beyond 32 bits takes the initial value",
      clause: "NUM-5",
      needs: [.defaults],
      model: "integers",
      input: #"{"i8":1,"i16":2,"i32":2147483648,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#,
      expect: .value(
        #"{"i8":1,"i16":2,"i32":-32,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#,
        repairs: [Repair(.overflow, at: "$.i32")]
      ),
      kills: ["overflow-is-clamped", "mismatch-is-rejected", "mismatch-skips-default"]
    ),
    ConformanceCase(
      "numbers/overflow/i64",
      "an integer beyond 64 bits takes the initial value",
      clause: "NUM-5",
      needs: [.defaults],
      model: "integers",
      input: #"{"i8":1,"i16":2,"i32":3,"i64":9223372036854775808,"u8":5,"u16":6,"u32":7,"u64":8}"#,
      expect: .value(
        #"{"i8":1,"i16":2,"i32":3,"i64":-64,"u8":5,"u16":6,"u32":7,"u64":8}"#,
        repairs: [Repair(.overflow, at: "$.i64")]
      ),
      kills: ["overflow-is-clamped", "mismatch-is-rejected", "mismatch-skips-default"]
    ),
    ConformanceCase(
      "numbers/overflow/u8",
      "an integer beyond 8 bits without sign takes the initial value",
      clause: "NUM-5",
      needs: [.defaults],
      model: "integers",
      input: #"{"i8":1,"i16":2,"i32":3,"i64":4,"u8":256,"u16":6,"u32":7,"u64":8}"#,
      expect: .value(
        #"{"i8":1,"i16":2,"i32":3,"i64":4,"u8":8,"u16":6,"u32":7,"u64":8}"#,
        repairs: [Repair(.overflow, at: "$.u8")]
      ),
      kills: ["overflow-is-clamped", "mismatch-is-rejected", "mismatch-skips-default"]
    ),
    ConformanceCase(
      "numbers/overflow/u16",
      "an integer beyond 16 bits without sign takes the initial value",
      clause: "NUM-5",
      needs: [.defaults],
      model: "integers",
      input: #"{"i8":1,"i16":2,"i32":3,"i64":4,"u8":5,"u16":-1,"u32":7,"u64":8}"#,
      expect: .value(
        #"{"i8":1,"i16":2,"i32":3,"i64":4,"u8":5,"u16":16,"u32":7,"u64":8}"#,
        repairs: [Repair(.overflow, at: "$.u16")]
      ),
      kills: ["overflow-is-clamped", "mismatch-is-rejected", "mismatch-skips-default"]
    ),
    ConformanceCase(
      "numbers/overflow/u32",
      "an integer beyond 32 bits without sign takes the initial value",
      clause: "NUM-5",
      needs: [.defaults],
      model: "integers",
      input: #"{"i8":1,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":4294967296,"u64":8}"#,
      expect: .value(
        #"{"i8":1,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":32,"u64":8}"#,
        repairs: [Repair(.overflow, at: "$.u32")]
      ),
      kills: ["overflow-is-clamped", "mismatch-is-rejected", "mismatch-skips-default"]
    ),
    ConformanceCase(
      "numbers/overflow/u64",
      "an integer beyond 64 bits without sign takes the initial value",
      clause: "NUM-5",
      needs: [.defaults],
      model: "integers",
      input: #"{"i8":1,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":18446744073709551616}"#,
      expect: .value(
        #"{"i8":1,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":64}"#,
        repairs: [Repair(.overflow, at: "$.u64")]
      ),
      kills: ["overflow-is-clamped", "mismatch-is-rejected", "mismatch-skips-default"]
    ),
    ConformanceCase(
      "numbers/overflow/text",
      "a numeric string out of range takes the initial value",
      clause: "NUM-5",
      needs: [.defaults, .coercion],
      model: "integers",
      input: #"{"i8":"300","i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#,
      expect: .value(
        #"{"i8":-8,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#,
        repairs: [Repair(.overflow, at: "$.i8")]
      ),
      kills: ["overflow-is-clamped"]
    ),
    ConformanceCase(
      "numbers/overflow/huge-exponent",
      "a huge exponent is out of range",
      clause: "NUM-5",
      needs: [.defaults, .exactSyntax],
      model: "integers",
      input: #"{"i8":1,"i16":2,"i32":3,"i64":1e400,"u8":5,"u16":6,"u32":7,"u64":8}"#,
      expect: .value(
        #"{"i8":1,"i16":2,"i32":3,"i64":-64,"u8":5,"u16":6,"u32":7,"u64":8}"#,
        repairs: [Repair(.overflow, at: "$.i64")]
      ),
      kills: ["overflow-is-clamped"]
    ),
    ConformanceCase(
      "numbers/exact/dot-zero",
      "1.0 is an integer",
      clause: "NUM-1",
      model: "integers",
      input: #"{"i8":1.0,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#,
      expect: .value(
        #"{"i8":1,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#,
        repairs: []
      ),
      kills: ["integer-refuses-dot-zero"]
    ),
    ConformanceCase(
      "numbers/exact/beyond-double",
      "an integral literal is not read through Double",
      clause: "NUM-1",
      needs: [.exactSyntax],
      model: "integers",
      input: #"{"i8":1,"i16":2,"i32":3,"i64":9007199254740993.0,"u8":5,"u16":6,"u32":7,"u64":8}"#,
      expect: .value(
        #"{"i8":1,"i16":2,"i32":3,"i64":9007199254740993,"u8":5,"u16":6,"u32":7,"u64":8}"#,
        repairs: []
      ),
      kills: ["integer-through-double"]
    ),
    ConformanceCase(
      "numbers/exact/tiny-fraction",
      "a fraction below the precision of Double counts",
      clause: "NUM-1",
      needs: [.defaults, .exactSyntax],
      model: "integers",
      input:
        #"{"i8":1,"i16":2,"i32":3,"i64":1.00000000000000000001,"u8":5,"u16":6,"u32":7,"u64":8}"#,
      expect: .value(
        #"{"i8":1,"i16":2,"i32":3,"i64":-64,"u8":5,"u16":6,"u32":7,"u64":8}"#,
        repairs: [Repair(.inexact, at: "$.i64")]
      ),
      kills: ["integer-through-double"]
    ),
    ConformanceCase(
      "numbers/exact/exponent",
      "1e2 is an integer",
      clause: "NUM-1",
      model: "integers",
      input: #"{"i8":1e2,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#,
      expect: .value(
        #"{"i8":100,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#,
        repairs: []
      ),
      kills: ["integer-refuses-dot-zero"]
    ),
    ConformanceCase(
      "numbers/exact/negative-exponent",
      "1200e-2 is an integer",
      clause: "NUM-1",
      needs: [.exactSyntax],
      model: "integers",
      input: #"{"i8":1200e-2,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#,
      expect: .value(
        #"{"i8":12,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#,
        repairs: []
      ),
      kills: ["integer-refuses-dot-zero"]
    ),
    ConformanceCase(
      "numbers/exact/long-text",
      "a numeric string keeps every digit",
      clause: "NUM-1",
      needs: [.coercion],
      model: "integers",
      input:
        #"{"i8":1,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":"18446744073709551615"}"#,
      expect: .value(
        #"{"i8":1,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":18446744073709551615}"#,
        repairs: [Repair(.converted, at: "$.u64")]
      ),
      kills: ["integer-through-double"]
    ),
    ConformanceCase(
      "numbers/exact/minus-zero",
      "-0 is the integer 0",
      clause: "NUM-1",
      model: "integers",
      input: #"{"i8":-0,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#,
      expect: .value(
        #"{"i8":0,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#,
        repairs: []
      ),
      kills: ["integer-refuses-minus-zero"]
    ),
    ConformanceCase(
      "numbers/fraction/literal",
      "a fraction takes the initial value of an integer",
      clause: "NUM-2",
      needs: [.defaults],
      model: "integers",
      input: #"{"i8":1.5,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#,
      expect: .value(
        #"{"i8":-8,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#,
        repairs: [Repair(.inexact, at: "$.i8")]
      ),
      kills: ["integer-cuts-fraction"]
    ),
    ConformanceCase(
      "numbers/fraction/text",
      "a fraction in a string takes the initial value",
      clause: "NUM-2",
      needs: [.defaults, .coercion],
      model: "integers",
      input: #"{"i8":"1.5","i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#,
      expect: .value(
        #"{"i8":-8,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#,
        repairs: [Repair(.inexact, at: "$.i8")]
      ),
      kills: ["integer-cuts-fraction"]
    ),
    ConformanceCase(
      "numbers/double/nearest",
      "a number is the nearest Double",
      clause: "CONV-11",
      model: "scalars",
      input:
        #"{"text":"t","whole":7,"ratio":0.1000000000000000055511151231257827,"off":false,"on":true}"#,
      expect: .value(#"{"text":"t","whole":7,"ratio":0.1,"off":false,"on":true}"#, repairs: []),
      kills: ["number-through-float"]
    ),
    ConformanceCase(
      "numbers/double/integer",
      "an integer literal is a number",
      clause: "CONV-11",
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":3,"off":false,"on":true}"#,
      expect: .value(#"{"text":"t","whole":7,"ratio":3.0,"off":false,"on":true}"#, repairs: []),
      kills: ["number-refuses-integer"]
    ),
    ConformanceCase(
      "numbers/double/minus-zero",
      "-0.0 keeps its sign",
      clause: "CONV-11",
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":-0.0,"off":false,"on":true}"#,
      expect: .value(#"{"text":"t","whole":7,"ratio":-0.0,"off":false,"on":true}"#, repairs: []),
      kills: ["number-loses-sign-of-zero"]
    ),
    ConformanceCase(
      "numbers/double/smallest",
      "the smallest number is not zero",
      clause: "CONV-11",
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":5e-324,"off":false,"on":true}"#,
      expect: .value(#"{"text":"t","whole":7,"ratio":5e-324,"off":false,"on":true}"#, repairs: []),
      kills: ["number-through-float"]
    ),
  ]

  private static let numberCases2: [ConformanceCase] = [
    ConformanceCase(
      "numbers/double/largest",
      "the largest number is exact",
      clause: "CONV-11",
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":1.7976931348623157e308,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":7,"ratio":1.7976931348623157e308,"off":false,"on":true}"#,
        repairs: []
      ),
      kills: ["number-through-float"]
    ),
    ConformanceCase(
      "numbers/double/underflow",
      "a number below all others is zero",
      clause: "CONV-11",
      needs: [.exactSyntax],
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":1e-400,"off":false,"on":true}"#,
      expect: .value(#"{"text":"t","whole":7,"ratio":0.0,"off":false,"on":true}"#, repairs: []),
      kills: ["underflow-is-mismatch"]
    ),
    ConformanceCase(
      "numbers/double/overflow",
      "a number above all others takes the initial value",
      clause: "CONV-11",
      needs: [.defaults, .exactSyntax],
      model: "scalars",
      input: #"{"text":"t","whole":7,"ratio":1e400,"off":false,"on":true}"#,
      expect: .value(
        #"{"text":"t","whole":7,"ratio":0.5,"off":false,"on":true}"#,
        repairs: [Repair(.overflow, at: "$.ratio")]
      ),
      kills: ["mismatch-is-rejected", "mismatch-skips-default"]
    ),
    ConformanceCase(
      "numbers/unread/huge",
      "a huge number that no field reads does no harm",
      clause: "PARSE-8",
      model: "leaf",
      input: #"{"n":"a","v":2,"z":1e400}"#,
      expect: .value(#"{"n":"a","v":2}"#, repairs: []),
      kills: ["unknown-key-is-rejected"]
    ),
  ]
}
