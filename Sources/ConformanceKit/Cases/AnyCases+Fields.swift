// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let wrappedCases: [ConformanceCase] = [
    ConformanceCase(
      "any/typed/integer",
      "a wrapped integer decodes like a bare one",
      clause: "ANY-7",
      needs: [.untyped, .coercion],
      model: "wrapped",
      input: #"{"whole":"7","names":["a"],"leaf":null}"#,
      expect: .value(
        #"{"whole":7,"names":["a"],"leaf":null}"#,
        repairs: [Repair(.converted, at: "$.whole")]
      ),
      kills: ["number-not-from-string"]
    ),
    ConformanceCase(
      "any/typed/fallback",
      "a wrapped integer falls back like a bare one",
      clause: "ANY-7",
      needs: [.untyped, .defaults],
      model: "wrapped",
      input: #"{"whole":"x","names":["a"],"leaf":null}"#,
      expect: .value(
        #"{"whole":5,"names":["a"],"leaf":null}"#,
        repairs: [Repair(.invalid, at: "$.whole")]
      ),
      kills: ["mismatch-skips-default"]
    ),
    ConformanceCase(
      "any/typed/array",
      "a wrapped array decodes like a bare one",
      clause: "ANY-7",
      needs: [.untyped, .coercion, .elementDrop],
      model: "wrapped",
      input: #"{"whole":1,"names":[1,null,"a"],"leaf":null}"#,
      expect: .value(
        #"{"whole":1,"names":["1","a"],"leaf":null}"#,
        repairs: [Repair(.converted, at: "$.names[0]"), Repair(.null, at: "$.names[1]")]
      ),
      kills: ["string-not-from-scalar", "null-element-fails-array"]
    ),
    ConformanceCase(
      "any/typed/model",
      "a wrapped model decodes like a bare one",
      clause: "ANY-7",
      needs: [.untyped, .coercion],
      model: "wrapped",
      input: #"{"whole":1,"names":["a"],"leaf":{"n":"x","v":"3"}}"#,
      expect: .value(
        #"{"whole":1,"names":["a"],"leaf":{"n":"x","v":3}}"#,
        repairs: [Repair(.converted, at: "$.leaf.v")]
      ),
      kills: ["number-not-from-string"]
    ),
    ConformanceCase(
      "any/ignored/present",
      "an ignored field keeps its initial value",
      clause: "IGN-1",
      model: "sealed",
      input: #"{"limit":1,"note":"n"}"#,
      expect: .value(#"{"secret":"kept","limit":7,"note":"n"}"#, repairs: []),
      kills: ["uncoded-is-decoded"]
    ),
    ConformanceCase(
      "any/ignored/wrong",
      "a wrong value for an ignored field is no repair",
      clause: "IGN-3",
      model: "sealed",
      input: #"{"secret":{},"limit":"x","note":"n"}"#,
      expect: .value(#"{"secret":"kept","limit":7,"note":"n"}"#, repairs: []),
      kills: ["uncoded-is-decoded", "uncoded-is-reported"]
    ),
    ConformanceCase(
      "any/ignored/missing",
      "an ignored field is not missed",
      clause: "IGN-3",
      model: "sealed",
      input: #"{"note":"n"}"#,
      expect: .value(#"{"secret":"kept","limit":7,"note":"n"}"#, repairs: []),
      kills: ["uncoded-is-reported"]
    ),
  ]
}
