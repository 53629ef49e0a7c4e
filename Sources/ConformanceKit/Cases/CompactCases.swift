// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let compactCases: [ConformanceCase] = [
    ConformanceCase(
      "compact/array/mixed",
      "what is invalid or null is left out, the rest converted",
      clause: "CMP-1",
      needs: [.compact, .coercion],
      model: "sieve",
      input:
        #"{"numbers":["Tom",1,{},2,3,"4",null,1.5,2.0,true],"sparse":[5],"values":[5],"table":{"v":5},"byNumber":{"5":"v"}}"#,
      expect: .value(
        #"{"numbers":[1,2,3,4,2,1],"sparse":[5],"values":[5],"table":{"v":5},"byNumber":{"5":"v"}}"#,
        repairs: [
          Repair(.invalid, at: "$.numbers[0]"), Repair(.mismatch, at: "$.numbers[2]"),
          Repair(.converted, at: "$.numbers[5]"), Repair(.null, at: "$.numbers[6]"),
          Repair(.inexact, at: "$.numbers[7]"), Repair(.converted, at: "$.numbers[9]"),
        ]
      ),
      kills: ["compact-strict", "compact-element-fails"]
    ),
    ConformanceCase(
      "compact/array/converted",
      "an element that converts is kept",
      clause: "CMP-1",
      needs: [.compact, .coercion],
      model: "sieve",
      input: #"{"numbers":["4"],"sparse":[5],"values":[5],"table":{"v":5},"byNumber":{"5":"v"}}"#,
      expect: .value(
        #"{"numbers":[4],"sparse":[5],"values":[5],"table":{"v":5},"byNumber":{"5":"v"}}"#,
        repairs: [Repair(.converted, at: "$.numbers[0]")]
      ),
      kills: ["compact-strict"]
    ),
    ConformanceCase(
      "compact/array/none-valid",
      "a compact array without a valid element is empty",
      clause: "CMP-1",
      needs: [.compact],
      model: "sieve",
      input:
        #"{"numbers":["x",null],"sparse":[5],"values":[5],"table":{"v":5},"byNumber":{"5":"v"}}"#,
      expect: .value(
        #"{"numbers":[],"sparse":[5],"values":[5],"table":{"v":5},"byNumber":{"5":"v"}}"#,
        repairs: [Repair(.invalid, at: "$.numbers[0]"), Repair(.null, at: "$.numbers[1]")]
      ),
      kills: ["compact-element-fails"]
    ),
    ConformanceCase(
      "compact/optional-elements/null",
      "null is left out of Optional elements too",
      clause: "CMP-2",
      needs: [.compact],
      model: "sieve",
      input:
        #"{"numbers":[5],"sparse":[1,null,2],"values":[5],"table":{"v":5},"byNumber":{"5":"v"}}"#,
      expect: .value(
        #"{"numbers":[5],"sparse":[1,2],"values":[5],"table":{"v":5},"byNumber":{"5":"v"}}"#,
        repairs: []
      ),
      kills: ["compact-keeps-nil"]
    ),
    ConformanceCase(
      "compact/optional-elements/invalid",
      "invalid Optional elements are left out",
      clause: "CMP-1",
      needs: [.compact],
      model: "sieve",
      input: #"{"numbers":[5],"sparse":[1,"x"],"values":[5],"table":{"v":5},"byNumber":{"5":"v"}}"#,
      expect: .value(
        #"{"numbers":[5],"sparse":[1],"values":[5],"table":{"v":5},"byNumber":{"5":"v"}}"#,
        repairs: [Repair(.invalid, at: "$.sparse[1]")]
      ),
      kills: ["compact-element-fails"]
    ),
    ConformanceCase(
      "compact/untyped/null",
      "null is kept where elements are untyped",
      clause: "CMP-2",
      needs: [.compact, .untyped],
      model: "sieve",
      input:
        #"{"numbers":[5],"sparse":[5],"values":[1,null],"table":{"v":5},"byNumber":{"5":"v"}}"#,
      expect: .value(
        #"{"numbers":[5],"sparse":[5],"values":[1,null],"table":{"v":5},"byNumber":{"5":"v"}}"#,
        repairs: []
      ),
      kills: ["compact-any-null-dropped"]
    ),
    ConformanceCase(
      "compact/table/invalid-value",
      "an invalid value drops its entry of a compact table",
      clause: "CMP-3",
      needs: [.compact],
      model: "sieve",
      input:
        #"{"numbers":[5],"sparse":[5],"values":[5],"table":{"a":1,"b":"x"},"byNumber":{"5":"v"}}"#,
      expect: .value(
        #"{"numbers":[5],"sparse":[5],"values":[5],"table":{"a":1},"byNumber":{"5":"v"}}"#,
        repairs: [Repair(.invalid, at: "$.table.b")]
      ),
      kills: ["compact-element-fails"]
    ),
    ConformanceCase(
      "compact/table/null-value",
      "null drops its entry",
      clause: "CMP-3",
      needs: [.compact],
      model: "sieve",
      input:
        #"{"numbers":[5],"sparse":[5],"values":[5],"table":{"a":null,"b":2},"byNumber":{"5":"v"}}"#,
      expect: .value(
        #"{"numbers":[5],"sparse":[5],"values":[5],"table":{"b":2},"byNumber":{"5":"v"}}"#,
        repairs: [Repair(.null, at: "$.table.a")]
      ),
      kills: ["compact-element-fails"]
    ),
    ConformanceCase(
      "compact/table/integer-key",
      "a key that is no integer drops its entry of a compact table",
      clause: "CMP-3",
      needs: [.compact, .keyedMaps],
      model: "sieve",
      input:
        #"{"numbers":[5],"sparse":[5],"values":[5],"table":{"v":5},"byNumber":{"1":"a","x":"b"}}"#,
      expect: .value(
        #"{"numbers":[5],"sparse":[5],"values":[5],"table":{"v":5},"byNumber":{"1":"a"}}"#,
        repairs: [Repair(.invalid, at: "$.byNumber.x")]
      ),
      kills: ["compact-key-fails"]
    ),
    ConformanceCase(
      "compact/setting/keys",
      "the setting for keys leaves those of a table alone",
      clause: "CMP-3",
      needs: [.compact, .keyMapping],
      model: "sieve",
      input: #"{"numbers":[5],"sparse":[5],"values":[5],"table":{"one":1},"byNumber":{"5":"v"}}"#,
      settings: [.keys: "first-letter-upper"],
      expect: .value(
        #"{"numbers":[5],"sparse":[5],"values":[5],"table":{"one":1},"byNumber":{"5":"v"}}"#
      ),
      kills: ["compact-key-converted"]
    ),
    ConformanceCase(
      "compact/setting/elements",
      "the setting for elements does not count for an array",
      clause: "COL-17",
      needs: [.compact],
      model: "sieve",
      input: #"{"numbers":[1,"x"],"sparse":[5],"values":[5],"table":{"v":5},"byNumber":{"5":"v"}}"#,
      settings: [.elements: "fail-whole"],
      expect: .value(
        #"{"numbers":[1],"sparse":[5],"values":[5],"table":{"v":5},"byNumber":{"5":"v"}}"#
      ),
      kills: ["compact-follows-setting", "compact-element-fails"]
    ),
    ConformanceCase(
      "compact/setting/entries",
      "the setting for elements does not count for a table",
      clause: "COL-17",
      needs: [.compact],
      model: "sieve",
      input:
        #"{"numbers":[5],"sparse":[5],"values":[5],"table":{"a":"x","b":2},"byNumber":{"5":"v"}}"#,
      settings: [.elements: "fail-whole"],
      expect: .value(
        #"{"numbers":[5],"sparse":[5],"values":[5],"table":{"b":2},"byNumber":{"5":"v"}}"#
      ),
      kills: ["compact-follows-setting", "compact-element-fails"]
    ),
    ConformanceCase(
      "compact/wrong/number",
      "a number is no compact array",
      clause: "CMP-4",
      needs: [.compact, .defaults],
      model: "sieve",
      input: #"{"numbers":1,"sparse":[5],"values":[5],"table":{"v":5},"byNumber":{"5":"v"}}"#,
      expect: .value(
        #"{"numbers":[9],"sparse":[5],"values":[5],"table":{"v":5},"byNumber":{"5":"v"}}"#,
        repairs: [Repair(.mismatch, at: "$.numbers")]
      ),
      kills: ["scalar-becomes-array"]
    ),
    ConformanceCase(
      "compact/wrong/object",
      "an object is no compact array",
      clause: "CMP-4",
      needs: [.compact, .defaults],
      model: "sieve",
      input: #"{"numbers":{},"sparse":[5],"values":[5],"table":{"v":5},"byNumber":{"5":"v"}}"#,
      expect: .value(
        #"{"numbers":[9],"sparse":[5],"values":[5],"table":{"v":5},"byNumber":{"5":"v"}}"#,
        repairs: [Repair(.mismatch, at: "$.numbers")]
      ),
      kills: ["mismatch-skips-default"]
    ),
    ConformanceCase(
      "compact/wrong/array",
      "an array is no compact table",
      clause: "CMP-4",
      needs: [.compact, .defaults],
      model: "sieve",
      input: #"{"numbers":[5],"sparse":[5],"values":[5],"table":[1],"byNumber":{"5":"v"}}"#,
      expect: .value(
        #"{"numbers":[5],"sparse":[5],"values":[5],"table":{"k":9},"byNumber":{"5":"v"}}"#,
        repairs: [Repair(.mismatch, at: "$.table")]
      ),
      kills: ["mismatch-skips-default"]
    ),
  ]
}
