// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let placeCases: [ConformanceCase] = placeCases1

  private static let placeCases1: [ConformanceCase] = [
    ConformanceCase(
      "conversions/table/one",
      "1 becomes a value of every scalar shape",
      clause: "CONV-1",
      needs: [.coercion],
      model: "scalars",
      input: #"{"text":1,"whole":1,"ratio":1,"off":1,"on":1}"#,
      expect: .value(
        #"{"text":"1","whole":1,"ratio":1,"off":true,"on":true}"#,
        repairs: [
          Repair(.converted, at: "$.text"), Repair(.converted, at: "$.off"),
          Repair(.converted, at: "$.on"),
        ]
      ),
      kills: ["bool-not-from-one"]
    ),
    ConformanceCase(
      "conversions/widths/from-string",
      "strings become integers of every width",
      clause: "CONV-9",
      needs: [.coercion],
      model: "integers",
      input: #"{"i8":"1","i16":"2","i32":"3","i64":"4","u8":"5","u16":"6","u32":"7","u64":"8"}"#,
      expect: .value(#"{"i8":1,"i16":2,"i32":3,"i64":4,"u8":5,"u16":6,"u32":7,"u64":8}"#),
      kills: ["narrow-integer-not-converted", "number-not-from-string"]
    ),
    ConformanceCase(
      "conversions/widths/from-boolean",
      "Booleans become integers of every width",
      clause: "CONV-9",
      needs: [.coercion],
      model: "integers",
      input:
        #"{"i8":true,"i16":false,"i32":true,"i64":false,"u8":true,"u16":false,"u32":true,"u64":false}"#,
      expect: .value(#"{"i8":1,"i16":0,"i32":1,"i64":0,"u8":1,"u16":0,"u32":1,"u64":0}"#),
      kills: ["narrow-integer-not-converted", "number-not-from-bool"]
    ),
    ConformanceCase(
      "conversions/places/entry",
      "values of a dictionary are converted",
      clause: "CONV-15",
      needs: [.coercion],
      model: "bags",
      input: #"{"table":{"a":"1"}}"#,
      expect: .value(#"{"numbers":null,"sparse":null,"nested":null,"table":{"a":1},"rows":null}"#),
      kills: ["element-not-converted"]
    ),
    ConformanceCase(
      "conversions/places/optional-element",
      "Optional elements are converted like fields",
      clause: "CONV-15",
      needs: [.coercion],
      model: "bags",
      input: #"{"sparse":["1",true]}"#,
      expect: .value(#"{"numbers":null,"sparse":[1,1],"nested":null,"table":null,"rows":null}"#),
      kills: ["element-not-converted"]
    ),
    ConformanceCase(
      "conversions/places/inner-element",
      "elements of inner arrays are converted",
      clause: "CONV-15",
      needs: [.coercion],
      model: "bags",
      input: #"{"nested":[["1"],[true]]}"#,
      expect: .value(
        #"{"numbers":null,"sparse":null,"nested":[[1],[1]],"table":null,"rows":null}"#
      ),
      kills: ["element-not-converted"]
    ),
    ConformanceCase(
      "conversions/float-setting/throw",
      "a setting that allows no other numbers changes nothing",
      clause: "OPT-6",
      needs: [.coercion],
      model: "fractions",
      input: #"{"ratio":"1.5"}"#,
      settings: [.float: "throw"],
      expect: .value(
        #"{"whole":null,"natural":null,"byte":null,"flag":null,"ratio":1.5,"text":null,"grade":null,"child":null}"#
      ),
      kills: ["float-throw-refuses-strings"]
    ),
  ]
}
