// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  /// What a plain type gets is what a strict decoder would give it, where that gives anything.
  static let agreementCases: [ConformanceCase] = [
    ConformanceCase(
      "agreement/plain/as-it-stands",
      "a plain type gets what it asks for first, unconverted",
      clause: "AGR-1",
      needs: [.untyped, .defaults],
      model: "scrapbook",
      input:
        #"{"remark":{"leaf":{"n":"l","v":2},"value":"1","list":[1,"1",true,null],"table":{"a":"true"},"count":2}}"#,
      expect: .value(
        #"{"remark":{"leaf":{"n":"l","v":2},"value":"1","list":[1,"1",true,null],"table":{"a":"true"},"count":2},"note":"none"}"#,
        repairs: [Repair(.missing, at: "$.note")]
      ),
      kills: ["any-text-as-number", "any-boolean-as-number", "any-null-dropped"]
    ),
    ConformanceCase(
      "agreement/keys/last-of-pairs",
      "of equal keys in an alternating array the last wins",
      clause: "AGR-1",
      needs: [.keyedMaps],
      model: "index",
      input: #"{"byNumber":{"1":"a"},"bySuit":["s",1,"s",2],"byGrade":[1,"b"]}"#,
      expect: .value(
        #"{"byNumber":{"1":"a"},"bySuit":{"spades":2},"byGrade":{"one":"b"}}"#,
        repairs: []
      ),
      kills: ["pairs-first-wins"]
    ),
    ConformanceCase(
      "agreement/keys/plus-sign",
      "an integer key may have a plus sign where all else is clean",
      clause: "AGR-1",
      needs: [.keyedMaps],
      model: "index",
      input: #"{"byNumber":{"1":"a","+2":"b"},"bySuit":{"1":5},"byGrade":{"0":"z"}}"#,
      expect: .value(
        #"{"byNumber":{"1":"a","2":"b"},"bySuit":{"one":5},"byGrade":{"zero":"z"}}"#,
        repairs: []
      ),
      kills: ["map-not-tried-strictly"]
    ),
    ConformanceCase(
      "agreement/null/property",
      "a property whose type accepts null gets it",
      clause: "AGR-3",
      needs: [.untyped],
      model: "scrapbook",
      input:
        #"{"remark":{"leaf":{"n":"l","v":2},"value":null,"list":[],"table":{},"count":2},"note":"n"}"#,
      expect: .value(
        #"{"remark":{"leaf":{"n":"l","v":2},"value":null,"list":[],"table":{},"count":2},"note":"n"}"#,
        repairs: []
      ),
      kills: ["plain-null-lost"]
    ),
    ConformanceCase(
      "agreement/null/element",
      "elements and entries whose type accepts null get it",
      clause: "AGR-3",
      needs: [.untyped],
      model: "scrapbook",
      input:
        #"{"remark":{"leaf":{"n":"l","v":2},"value":0,"list":[null,1],"table":{"a":null},"count":2},"note":"n"}"#,
      expect: .value(
        #"{"remark":{"leaf":{"n":"l","v":2},"value":0,"list":[null,1],"table":{"a":null},"count":2},"note":"n"}"#,
        repairs: []
      ),
      kills: ["any-null-dropped"]
    ),
    ConformanceCase(
      "agreement/null/beside-repair",
      "null stays where another property is repaired",
      clause: "AGR-3",
      needs: [.untyped, .coercion],
      model: "scrapbook",
      input:
        #"{"remark":{"leaf":{"n":"l","v":2},"value":null,"list":[null],"table":{"a":null},"count":"2"},"note":"n"}"#,
      expect: .value(
        #"{"remark":{"leaf":{"n":"l","v":2},"value":null,"list":[null],"table":{"a":null},"count":2},"note":"n"}"#,
        repairs: [Repair(.converted, at: "$.remark.count")]
      ),
      kills: ["plain-null-lost", "any-null-dropped"]
    ),
    ConformanceCase(
      "agreement/null/top-level",
      "a top level whose type accepts null gets it",
      clause: "AGR-3",
      needs: [.untyped],
      model: "verbatim",
      input: #"null"#,
      expect: .value(#"null"#, repairs: []),
      kills: ["plain-null-lost"],
      excluding: [.nestedInArray, .nestedInObject]
    ),
    ConformanceCase(
      "agreement/null/list",
      "elements of a top-level array get null",
      clause: "AGR-3",
      needs: [.untyped],
      model: "verbatim-values",
      input: #"[null,1,"1"]"#,
      expect: .value(#"[null,1,"1"]"#, repairs: []),
      kills: ["any-null-dropped", "any-text-as-number"],
      excluding: [.nestedInArray, .nestedInObject]
    ),
    ConformanceCase(
      "agreement/attempt/reported-once",
      "what a strict attempt repaired is reported once",
      clause: "AGR-5",
      needs: [.untyped, .coercion, .repairs],
      model: "scrapbook",
      input:
        #"{"remark":{"leaf":{"n":"l","v":"5"},"value":1,"list":[],"table":{},"count":"2"},"note":"n"}"#,
      expect: .value(
        #"{"remark":{"leaf":{"n":"l","v":5},"value":1,"list":[],"table":{},"count":2},"note":"n"}"#,
        repairs: [
          Repair(.converted, at: "$.remark.leaf.v"), Repair(.converted, at: "$.remark.count"),
        ]
      ),
      kills: ["plain-value-reported-twice"]
    ),
    ConformanceCase(
      "agreement/plain/recognized-date",
      "a date that is recognized in a plain value is no repair",
      clause: "AGR-6",
      needs: [.dateDetection, .data, .decimals, .floats, .sets, .keyedMaps, .repairs],
      model: "vault",
      input:
        #"{"values":{"when":"2024-01-02T03:04:05+08:00","bytes":"aGk=","amount":3.5,"single":4.5,"numbers":[1],"byNumber":{"1":"a"}},"note":"n"}"#,
      expect: .value(
        #"{"values":{"when":"2024-01-01T19:04:05Z","bytes":"aGk=","amount":3.5,"single":4.5,"numbers":[1],"byNumber":{"1":"a"}},"note":"n"}"#,
        repairs: []
      ),
      kills: ["plain-date-reported"]
    ),
    ConformanceCase(
      "agreement/plain/no-default",
      "a type that accepts any value has no default",
      clause: "DEF-14",
      needs: [.untyped, .defaults],
      model: "scrapbook",
      input: #"{"remark":{"leaf":{"n":"l","v":2},"count":2},"note":"n"}"#,
      expect: .value(
        #"{"remark":{"leaf":{"n":"preset","v":7},"value":"p","list":[8],"table":{"p":8},"count":8},"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.remark")]
      ),
      kills: ["plain-any-made-up"]
    ),
  ]
}
