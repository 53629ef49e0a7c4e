// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let genericCases: [ConformanceCase] = genericCases1

  private static let genericCases1: [ConformanceCase] = [
    ConformanceCase(
      "nesting/generic/model",
      "a generic model decodes a model as its parameter",
      clause: "NEST-5",
      needs: [.coercion],
      model: "reply-leaf",
      input: #"{"data":{"n":"a","v":"2"}}"#,
      expect: .value(#"{"data":{"n":"a","v":2}}"#, repairs: [Repair(.converted, at: "$.data.v")]),
      kills: ["number-not-from-string"]
    ),
    ConformanceCase(
      "nesting/generic/list",
      "a generic model decodes a list as its parameter",
      clause: "NEST-5",
      needs: [.elementDrop],
      model: "reply-list",
      input: #"{"data":[1,{"n":"a","v":2}]}"#,
      expect: .value(#"{"data":[{"n":"a","v":2}]}"#, repairs: [Repair(.mismatch, at: "$.data[0]")]),
      kills: ["element-fails-array"]
    ),
    ConformanceCase(
      "nesting/generic/text",
      "a generic model converts its parameter",
      clause: "NEST-5",
      needs: [.coercion],
      model: "reply-text",
      input: #"{"data":5}"#,
      expect: .value(#"{"data":"5"}"#, repairs: [Repair(.converted, at: "$.data")]),
      kills: ["string-not-from-scalar"]
    ),
  ]
}
