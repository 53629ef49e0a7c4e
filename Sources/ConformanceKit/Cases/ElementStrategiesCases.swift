// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let elementStrategyCases: [ConformanceCase] = elementStrategyCases1

  private static let elementStrategyCases1: [ConformanceCase] = [
    ConformanceCase(
      "element-strategies/whole/array",
      "one invalid element fails an array",
      clause: "COL-15",
      needs: [.elementStrategies, .defaults],
      model: "bags",
      input: #"{"numbers":[1,"x"]}"#,
      settings: [.elements: "fail-whole"],
      expect: .value(#"{"numbers":null,"sparse":null,"nested":null,"table":null,"rows":null}"#),
      kills: ["fail-whole-is-lost"]
    ),
    ConformanceCase(
      "element-strategies/whole/null",
      "null fails an array of values that are not Optional",
      clause: "COL-15",
      needs: [.elementStrategies, .defaults],
      model: "bags",
      input: #"{"numbers":[1,null]}"#,
      settings: [.elements: "fail-whole"],
      expect: .value(#"{"numbers":null,"sparse":null,"nested":null,"table":null,"rows":null}"#),
      kills: ["fail-whole-is-lost"]
    ),
    ConformanceCase(
      "element-strategies/whole/dictionary",
      "one invalid entry fails a dictionary",
      clause: "COL-15",
      needs: [.elementStrategies, .defaults],
      model: "bags",
      input: #"{"table":{"a":1,"b":"x"}}"#,
      settings: [.elements: "fail-whole"],
      expect: .value(#"{"numbers":null,"sparse":null,"nested":null,"table":null,"rows":null}"#),
      kills: ["fail-whole-skips-dictionaries"]
    ),
    ConformanceCase(
      "element-strategies/whole/inner",
      "an invalid element of an inner array fails the outer one",
      clause: "COL-15",
      needs: [.elementStrategies, .defaults],
      model: "bags",
      input: #"{"nested":[[1],["x"]]}"#,
      settings: [.elements: "fail-whole"],
      expect: .value(#"{"numbers":null,"sparse":null,"nested":null,"table":null,"rows":null}"#),
      kills: ["fail-whole-skips-inner"]
    ),
    ConformanceCase(
      "element-strategies/whole/row",
      "an invalid entry of an element fails the array",
      clause: "COL-15",
      needs: [.elementStrategies, .defaults],
      model: "bags",
      input: #"{"rows":[{"a":1},{"a":"x"}]}"#,
      settings: [.elements: "fail-whole"],
      expect: .value(#"{"numbers":null,"sparse":null,"nested":null,"table":null,"rows":null}"#),
      kills: ["fail-whole-skips-inner", "fail-whole-skips-dictionaries"]
    ),
    ConformanceCase(
      "element-strategies/whole/top-level",
      "one invalid element fails a top-level array",
      clause: "COL-15",
      needs: [.elementStrategies],
      model: "leaf-list",
      input: #"[{"n":"a","v":2},1]"#,
      settings: [.elements: "fail-whole"],
      expect: .rejection(),
      kills: ["fail-whole-is-lost"],
      excluding: [.nestedInArray, .nestedInObject]
    ),
    ConformanceCase(
      "element-strategies/whole/valid",
      "an array of valid and converted elements does not fail",
      clause: "COL-15",
      needs: [.elementStrategies, .coercion],
      model: "bags",
      input: #"{"numbers":[1,"2"]}"#,
      settings: [.elements: "fail-whole"],
      expect: .value(#"{"numbers":[1,2],"sparse":null,"nested":null,"table":null,"rows":null}"#),
      kills: ["element-not-converted"]
    ),
    ConformanceCase(
      "element-strategies/drop/array",
      "invalid elements are left out if a setting says so",
      clause: "COL-15",
      needs: [.elementStrategies, .elementDrop],
      model: "bags",
      input: #"{"numbers":[1,"x"]}"#,
      settings: [.elements: "drop-invalid"],
      expect: .value(
        #"{"numbers":[1],"sparse":null,"nested":null,"table":null,"rows":null}"#,
        repairs: [Repair(.invalid, at: "$.numbers[1]")]
      ),
      kills: ["element-fails-array"]
    ),
    ConformanceCase(
      "element-strategies/optional/null",
      "null is an Optional element",
      clause: "COL-16",
      needs: [.elementStrategies],
      model: "bags",
      input: #"{"sparse":[1,null]}"#,
      settings: [.elements: "fail-whole"],
      expect: .value(
        #"{"numbers":null,"sparse":[1,null],"nested":null,"table":null,"rows":null}"#,
        repairs: []
      ),
      kills: ["fail-whole-counts-null"]
    ),
    ConformanceCase(
      "element-strategies/optional/invalid",
      "an invalid Optional element fails an array",
      clause: "COL-16",
      needs: [.elementStrategies, .defaults],
      model: "bags",
      input: #"{"sparse":[1,"x"]}"#,
      settings: [.elements: "fail-whole"],
      expect: .value(#"{"numbers":null,"sparse":null,"nested":null,"table":null,"rows":null}"#),
      kills: ["fail-whole-spares-optionals"]
    ),
    ConformanceCase(
      "element-strategies/report/once",
      "an array that fails is reported once",
      clause: "REP-10",
      needs: [.elementStrategies, .defaults, .repairs],
      model: "bags",
      input: #"{"numbers":["1","x"]}"#,
      settings: [.elements: "fail-whole"],
      expect: .value(
        #"{"numbers":null,"sparse":null,"nested":null,"table":null,"rows":null}"#,
        repairs: [Repair(.invalid, at: "$.numbers")]
      ),
      kills: ["inside-of-fallback-reported"]
    ),
  ]
}
