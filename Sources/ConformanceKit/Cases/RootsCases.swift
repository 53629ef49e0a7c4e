// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let rootCases: [ConformanceCase] = rootCases1

  private static let rootCases1: [ConformanceCase] = [
    ConformanceCase(
      "roots/scalar/clean",
      "an integer stands at the top level",
      clause: "DEC-4",
      model: "whole",
      input: #"5"#,
      expect: .value(#"5"#, repairs: []),
      kills: ["scalar-top-level-refused"],
      excluding: [.nestedInArray, .nestedInObject]
    ),
    ConformanceCase(
      "roots/scalar/converted",
      "a top-level scalar is converted",
      clause: "DEC-4",
      needs: [.coercion],
      model: "whole",
      input: #""5""#,
      expect: .value(#"5"#, repairs: [Repair(.converted, at: "$")]),
      kills: ["number-not-from-string"],
      excluding: [.nestedInArray, .nestedInObject]
    ),
    ConformanceCase(
      "roots/scalar/refused",
      "a top-level scalar without a value is refused",
      clause: "DEC-4",
      needs: [.defaults],
      model: "whole",
      input: #""x""#,
      expect: .rejection(.typeMismatch),
      kills: ["wrong-top-level-accepted"],
      excluding: [.nestedInArray, .nestedInObject]
    ),
    ConformanceCase(
      "roots/scalar/optional-null",
      "null for an Optional top level is nil",
      clause: "DEC-4",
      model: "whole-maybe",
      input: #"null"#,
      expect: .value(#"null"#),
      kills: ["scalar-top-level-refused"],
      excluding: [.nestedInArray, .nestedInObject]
    ),
    ConformanceCase(
      "roots/scalar/optional-wrong",
      "a wrong value for an Optional top level is nil",
      clause: "DEC-4",
      needs: [.defaults],
      model: "whole-maybe",
      input: #""x""#,
      expect: .value(#"null"#),
      kills: ["stringified-top-level-ignored"],
      excluding: [.nestedInArray, .nestedInObject]
    ),
    ConformanceCase(
      "roots/plain/wrong-fields",
      "wrong values in a plain top level do not fail the call",
      clause: "DEC-3",
      needs: [.defaults],
      model: "plain-leaf",
      input: #"{"i":[],"s":{},"o":"x","suit":"s"}"#,
      expect: .value(
        #"{"i":0,"s":"","o":null,"suit":"spades"}"#,
        repairs: [
          Repair(.mismatch, at: "$.i"), Repair(.mismatch, at: "$.s"), Repair(.invalid, at: "$.o"),
        ]
      ),
      kills: ["mismatch-is-rejected", "plain-child-keeps-initial-values"],
      excluding: [.nestedInArray, .nestedInObject]
    ),
    ConformanceCase(
      "roots/list/mixed",
      "invalid elements of a top-level array of scalars are left out",
      clause: "DEC-5",
      needs: [.coercion, .elementDrop],
      model: "whole-list",
      input: #"[1,"2","x",null]"#,
      expect: .value(
        #"[1,2]"#,
        repairs: [
          Repair(.converted, at: "$[1]"), Repair(.invalid, at: "$[2]"), Repair(.null, at: "$[3]"),
        ]
      ),
      kills: ["element-fails-array", "null-element-fails-array"],
      excluding: [.nestedInArray, .nestedInObject]
    ),
    ConformanceCase(
      "roots/table/mixed",
      "invalid entries of a top-level dictionary are left out",
      clause: "DEC-5",
      needs: [.elementDrop],
      model: "whole-table",
      input: #"{"a":1,"b":"x"}"#,
      expect: .value(#"{"a":1}"#, repairs: [Repair(.invalid, at: "$.b")]),
      kills: ["entry-fails-dictionary"],
      excluding: [.nestedInArray, .nestedInObject]
    ),
    ConformanceCase(
      "roots/plain/missing",
      "a plain type at the top level is decoded leniently",
      clause: "DEC-1",
      needs: [.coercion, .defaults],
      model: "plain-leaf",
      input: #"{"i":"5"}"#,
      expect: .value(#"{"i":5,"s":"","o":null,"suit":"yes"}"#),
      kills: ["missing-is-rejected", "plain-child-keeps-initial-values"],
      excluding: [.nestedInArray, .nestedInObject]
    ),
  ]
}
