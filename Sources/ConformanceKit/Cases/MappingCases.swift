// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let mappingCases: [ConformanceCase] = mappingCases1

  private static let mappingCases1: [ConformanceCase] = [
    ConformanceCase(
      "mapping/candidates/first",
      "the first candidate is read",
      clause: "KEY-2",
      needs: [.keyMapping],
      model: "mapped",
      input: #"{"user_id":7,"id":9,"nick":"A","a":"x"}"#,
      expect: .value(#"{"id":7,"name":"A","text":"x"}"#, repairs: []),
      kills: ["last-candidate-wins"]
    ),
    ConformanceCase(
      "mapping/candidates/second",
      "the second candidate is read if the first is missing",
      clause: "KEY-2",
      needs: [.keyMapping],
      model: "mapped",
      input: #"{"userId":8,"nick":"A","a":"x"}"#,
      expect: .value(#"{"id":8,"name":"A","text":"x"}"#, repairs: []),
      kills: ["first-candidate-only"]
    ),
    ConformanceCase(
      "mapping/candidates/own-key",
      "the own key is read if it is among the candidates",
      clause: "KEY-4",
      needs: [.keyMapping],
      model: "mapped",
      input: #"{"id":9,"nick":"A","a":"x"}"#,
      expect: .value(#"{"id":9,"name":"A","text":"x"}"#, repairs: []),
      kills: ["first-candidate-only"]
    ),
    ConformanceCase(
      "mapping/candidates/null-first",
      "a candidate that is null passes on",
      clause: "KEY-2",
      needs: [.keyMapping],
      model: "mapped",
      input: #"{"user_id":null,"id":7,"nick":"A","a":"x"}"#,
      expect: .value(#"{"id":7,"name":"A","text":"x"}"#, repairs: []),
      kills: ["candidate-null-stops-search"]
    ),
    ConformanceCase(
      "mapping/candidates/all-null",
      "nothing but nulls counts as null",
      clause: "KEY-5",
      needs: [.keyMapping, .defaults],
      model: "mapped",
      input: #"{"user_id":null,"userId":null,"nick":"A","a":"x"}"#,
      expect: .value(#"{"id":4,"name":"A","text":"x"}"#, repairs: [Repair(.null, at: "$.id")]),
      kills: ["null-is-rejected", "null-skips-default"]
    ),
    ConformanceCase(
      "mapping/candidates/all-missing",
      "no candidate at all counts as missing",
      clause: "KEY-5",
      needs: [.keyMapping, .defaults],
      model: "mapped",
      input: #"{"nick":"A","a":"x"}"#,
      expect: .value(#"{"id":4,"name":"A","text":"x"}"#, repairs: [Repair(.missing, at: "$.id")]),
      kills: ["missing-is-rejected"]
    ),
    ConformanceCase(
      "mapping/candidates/mismatch",
      "a candidate of the wrong type ends the search",
      clause: "KEY-3",
      needs: [.keyMapping, .defaults],
      model: "mapped",
      input: #"{"id":7,"nick":"A","a":[],"b":"B"}"#,
      expect: .value(
        #"{"id":7,"name":"A","text":"e"}"#,
        repairs: [Repair(.mismatch, at: "$.text")]
      ),
      kills: ["candidate-mismatch-continues"]
    ),
    ConformanceCase(
      "mapping/candidates/empty-string",
      "an empty string is a value",
      clause: "KEY-3",
      needs: [.keyMapping],
      model: "mapped",
      input: #"{"id":7,"nick":"A","a":"","b":"B"}"#,
      expect: .value(#"{"id":7,"name":"A","text":""}"#, repairs: []),
      kills: ["last-candidate-wins"]
    ),
    ConformanceCase(
      "mapping/candidates/converted",
      "a candidate is converted",
      clause: "KEY-2",
      needs: [.keyMapping, .coercion],
      model: "mapped",
      input: #"{"userId":"8","nick":1,"b":true}"#,
      expect: .value(#"{"id":8,"name":"1","text":"true"}"#),
      kills: ["number-not-from-string"]
    ),
    ConformanceCase(
      "mapping/candidates/path-of-repair",
      "a repair names the coding key",
      clause: "REP-8",
      needs: [.keyMapping, .defaults],
      model: "mapped",
      input: #"{"user_id":"x","nick":"A","a":"x"}"#,
      expect: .value(#"{"id":4,"name":"A","text":"x"}"#, repairs: [Repair(.invalid, at: "$.id")]),
      kills: ["path-names-found-key"]
    ),
    ConformanceCase(
      "mapping/own-key/ignored",
      "a mapped field ignores its own key",
      clause: "KEY-4",
      needs: [.keyMapping, .defaults],
      model: "mapped",
      input: #"{"id":7,"name":"A","a":"x"}"#,
      expect: .value(#"{"id":7,"name":"d","text":"x"}"#, repairs: [Repair(.missing, at: "$.name")]),
      kills: ["mapping-keeps-own-key"]
    ),
    ConformanceCase(
      "mapping/swap/both",
      "fields read from each other",
      clause: "KEY-8",
      needs: [.keyMapping],
      model: "swapped",
      input: #"{"a":1,"b":2}"#,
      expect: .value(#"{"a":2,"b":1}"#, repairs: []),
      kills: ["own-key-first"]
    ),
    ConformanceCase(
      "mapping/swap/one-missing",
      "a swapped field does not fall back to its own key",
      clause: "KEY-8",
      needs: [.keyMapping, .defaults],
      model: "swapped",
      input: #"{"a":1}"#,
      expect: .value(#"{"a":11,"b":1}"#, repairs: [Repair(.missing, at: "$.a")]),
      kills: ["mapping-keeps-own-key"]
    ),
    ConformanceCase(
      "mapping/children/not-reached",
      "a mapping does not reach children",
      clause: "KEY-1",
      needs: [.keyMapping],
      model: "labelled",
      input: #"{"label":"L","child":{"n":"a","v":2},"children":[{"n":"b","v":3}]}"#,
      expect: .value(
        #"{"n":"L","child":{"n":"a","v":2},"children":[{"n":"b","v":3}]}"#,
        repairs: []
      ),
      kills: ["mapping-reaches-children"]
    ),
    ConformanceCase(
      "mapping/children/own-key",
      "a child does not read the parent's candidates",
      clause: "KEY-1",
      needs: [.keyMapping, .defaults],
      model: "labelled",
      input: #"{"label":"L","child":{"label":"x","v":2},"children":[]}"#,
      expect: .value(
        #"{"n":"L","child":{"n":"own","v":2},"children":[]}"#,
        repairs: [Repair(.missing, at: "$.child.n")]
      ),
      kills: ["mapping-reaches-children"]
    ),
    ConformanceCase(
      "mapping/path/index",
      "a path goes through objects and arrays",
      clause: "KEY-6",
      needs: [.keyMapping],
      model: "routed",
      input: #"{"o":{"list":[4,5],"x":6},"p":{"q":7}}"#,
      expect: .value(#"{"deep":4,"choice":6,"dotted":7}"#, repairs: []),
      kills: ["path-is-a-key", "path-skips-arrays"]
    ),
    ConformanceCase(
      "mapping/path/literal-key",
      "a literal dotted key comes before the path",
      clause: "KEY-6",
      needs: [.keyMapping],
      model: "routed",
      input: #"{"o":{"list":[4]},"w":1,"p.q":8,"p":{"q":7}}"#,
      expect: .value(#"{"deep":4,"choice":1,"dotted":8}"#, repairs: []),
      kills: ["dotted-key-is-a-path"]
    ),
    ConformanceCase(
      "mapping/path/null-end",
      "a path that ends on null passes on",
      clause: "KEY-7",
      needs: [.keyMapping],
      model: "routed",
      input: #"{"o":{"list":[4],"x":null},"w":3,"p":{"q":7}}"#,
      expect: .value(#"{"deep":4,"choice":3,"dotted":7}"#, repairs: []),
      kills: ["candidate-null-stops-search"]
    ),
    ConformanceCase(
      "mapping/path/beyond-end",
      "an index out of range leads nowhere",
      clause: "KEY-7",
      needs: [.keyMapping, .defaults],
      model: "routed",
      input: #"{"o":{"list":[]},"w":3,"p":{"q":7}}"#,
      expect: .value(
        #"{"deep":3,"choice":3,"dotted":7}"#,
        repairs: [Repair(.missing, at: "$.deep")]
      ),
      kills: ["path-stops-early"]
    ),
    ConformanceCase(
      "mapping/path/through-scalar",
      "a path through a scalar leads nowhere",
      clause: "KEY-7",
      needs: [.keyMapping, .defaults],
      model: "routed",
      input: #"{"o":5,"w":3}"#,
      expect: .value(#"{"deep":3,"choice":3,"dotted":5}"#),
      kills: ["path-stops-early"]
    ),
    ConformanceCase(
      "mapping/path/stringified-step",
      "a path goes on inside stringified JSON",
      clause: "KEY-6",
      needs: [.keyMapping, .stringifiedJSON],
      model: "routed",
      input: #"{"o":"{\"list\":[4],\"x\":6}","p":{"q":7}}"#,
      expect: .value(#"{"deep":4,"choice":6,"dotted":7}"#, repairs: []),
      kills: ["path-is-a-key"]
    ),
  ]
}
