// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let repairCases: [ConformanceCase] = repairCases1 + repairCases2

  private static let repairCases1: [ConformanceCase] = [
    ConformanceCase(
      "repairs/clean/every-field",
      "a clean input gives no repair",
      clause: "REP-3",
      needs: [.repairs],
      model: "person",
      input: #"{"name":"Ann","age":30,"active":false,"score":2.5,"nick":"A"}"#,
      expect: .value(
        #"{"name":"Ann","age":30,"active":false,"score":2.5,"nick":"A"}"#,
        repairs: []
      ),
      kills: ["exact-value-reported"]
    ),
    ConformanceCase(
      "repairs/order/declaration",
      "repairs stand in the order of declaration",
      clause: "REP-3",
      needs: [.repairs, .defaults],
      model: "person",
      input: #"{"active":[],"age":"x"}"#,
      expect: .defaults(
        except: #"{}"#,
        repairs: [
          Repair(.missing, at: "$.name"), Repair(.invalid, at: "$.age"),
          Repair(.mismatch, at: "$.active"), Repair(.missing, at: "$.score"),
        ]
      ),
      kills: ["repairs-are-sorted"]
    ),
    ConformanceCase(
      "repairs/order/children",
      "the repairs of a child stand at its place",
      clause: "REP-3",
      needs: [.repairs, .defaults],
      model: "labelled",
      input: #"{"children":[{"n":"a","v":"x"}]}"#,
      expect: .defaults(
        except: #"{"children":[{"n":"a","v":1}]}"#,
        repairs: [
          Repair(.missing, at: "$.n"), Repair(.missing, at: "$.child"),
          Repair(.invalid, at: "$.children[0].v"),
        ]
      ),
      kills: ["repairs-are-sorted"]
    ),
    ConformanceCase(
      "repairs/order/inherited",
      "inherited fields come first",
      clause: "REP-3",
      needs: [.repairs, .defaults, .inheritance],
      model: "dog",
      input: #"{"legs":"x","breed":[]}"#,
      expect: .defaults(
        except: #"{}"#,
        repairs: [
          Repair(.missing, at: "$.name"), Repair(.invalid, at: "$.legs"),
          Repair(.mismatch, at: "$.breed"), Repair(.missing, at: "$.age"),
        ]
      ),
      kills: ["repairs-are-sorted"]
    ),
    ConformanceCase(
      "repairs/kind/missing",
      "a missing value is reported as missing",
      clause: "REP-4",
      needs: [.repairs, .defaults],
      model: "leaf",
      input: #"{"v":2}"#,
      expect: .defaults(except: #"{"v":2}"#, repairs: [Repair(.missing, at: "$.n")]),
      kills: ["missing-not-reported"]
    ),
    ConformanceCase(
      "repairs/kind/null",
      "null is reported as null",
      clause: "REP-4",
      needs: [.repairs, .defaults],
      model: "leaf",
      input: #"{"n":null,"v":2}"#,
      expect: .defaults(except: #"{"v":2}"#, repairs: [Repair(.null, at: "$.n")]),
      kills: ["null-reported-as-missing"]
    ),
    ConformanceCase(
      "repairs/kind/mismatch",
      "a value of another kind is reported as a mismatch",
      clause: "REP-4",
      needs: [.repairs, .defaults],
      model: "leaf",
      input: #"{"n":{},"v":2}"#,
      expect: .defaults(except: #"{"v":2}"#, repairs: [Repair(.mismatch, at: "$.n")]),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "repairs/kind/invalid-number",
      "a word for an integer is reported as invalid",
      clause: "REP-4",
      needs: [.repairs, .defaults],
      model: "leaf",
      input: #"{"n":"a","v":"x"}"#,
      expect: .defaults(except: #"{"n":"a"}"#, repairs: [Repair(.invalid, at: "$.v")]),
      kills: ["invalid-reported-as-mismatch"]
    ),
    ConformanceCase(
      "repairs/kind/invalid-boolean",
      "2 for a Boolean is reported as invalid",
      clause: "REP-4",
      needs: [.repairs, .defaults],
      model: "survey",
      input: #"{"flag":2}"#,
      expect: .defaults(except: #"{}"#, repairs: [Repair(.invalid, at: "$.flag")]),
      kills: ["invalid-reported-as-mismatch"]
    ),
    ConformanceCase(
      "repairs/kind/unknown-case",
      "an unknown raw value is reported as invalid",
      clause: "REP-4",
      needs: [.repairs, .enumFallback],
      model: "ranked",
      input: #"{"rank":"x","ranks":[]}"#,
      expect: .defaults(except: #"{"ranks":[]}"#, repairs: [Repair(.invalid, at: "$.rank")]),
      kills: ["invalid-reported-as-mismatch"]
    ),
    ConformanceCase(
      "repairs/kind/overflow",
      "a number out of range is reported as an overflow",
      clause: "REP-4",
      needs: [.repairs, .defaults],
      model: "fractions",
      input: #"{"byte":256}"#,
      expect: .value(
        #"{"whole":null,"natural":null,"byte":null,"flag":null,"ratio":null,"text":null,"grade":null,"child":null}"#,
        repairs: [Repair(.overflow, at: "$.byte")]
      ),
      kills: ["overflow-reported-as-invalid"]
    ),
    ConformanceCase(
      "repairs/kind/inexact",
      "a fraction for an integer is reported as inexact",
      clause: "REP-4",
      needs: [.repairs, .defaults],
      model: "leaf",
      input: #"{"n":"a","v":1.5}"#,
      expect: .defaults(except: #"{"n":"a"}"#, repairs: [Repair(.inexact, at: "$.v")]),
      kills: ["inexact-reported-as-invalid"]
    ),
    ConformanceCase(
      "repairs/kind/fraction-in-string",
      "a fraction in a string is reported as inexact",
      clause: "REP-4",
      needs: [.repairs, .defaults, .coercion],
      model: "leaf",
      input: #"{"n":"a","v":"1.5"}"#,
      expect: .defaults(except: #"{"n":"a"}"#, repairs: [Repair(.inexact, at: "$.v")]),
      kills: ["inexact-reported-as-invalid"]
    ),
    ConformanceCase(
      "repairs/converted/all-kinds",
      "conversions of all kinds are reported",
      clause: "REP-5",
      needs: [.repairs, .coercion, .defaults],
      model: "survey",
      input: #"{"text":1,"count":"2","flag":0,"ratio":true}"#,
      expect: .defaults(
        except: #"{"text":"1","count":2,"flag":false,"ratio":1}"#,
        repairs: [
          Repair(.converted, at: "$.text"), Repair(.converted, at: "$.count"),
          Repair(.converted, at: "$.flag"), Repair(.converted, at: "$.ratio"),
        ]
      ),
      kills: ["conversion-not-reported"]
    ),
    ConformanceCase(
      "repairs/converted/zero-fraction",
      "1.0 for an integer is not reported",
      clause: "REP-5",
      needs: [.repairs],
      model: "leaf",
      input: #"{"n":"a","v":1.0}"#,
      expect: .value(#"{"n":"a","v":1}"#, repairs: []),
      kills: ["zero-fraction-reported"]
    ),
    ConformanceCase(
      "repairs/converted/stringified",
      "stringified JSON is not reported",
      clause: "REP-5",
      needs: [.repairs, .stringifiedJSON],
      model: "leaf-list",
      input: #"["{\"n\":\"a\",\"v\":2}"]"#,
      expect: .value(#"[{"n":"a","v":2}]"#, repairs: []),
      kills: ["stringified-reported"]
    ),
    ConformanceCase(
      "repairs/converted/mapping",
      "reading another key is not reported",
      clause: "REP-5",
      needs: [.repairs, .keyMapping],
      model: "mapped",
      input: #"{"userId":1,"nick":"A","b":"x"}"#,
      expect: .value(#"{"id":1,"name":"A","text":"x"}"#, repairs: []),
      kills: ["mapping-reported"]
    ),
    ConformanceCase(
      "repairs/optional/field",
      "missing and null Optionals are not reported",
      clause: "REP-6",
      needs: [.repairs, .defaults],
      model: "survey",
      input: #"{"text":null}"#,
      expect: .defaults(except: #"{}"#, repairs: []),
      kills: ["optional-is-reported"]
    ),
    ConformanceCase(
      "repairs/optional/element",
      "null for an Optional element is not reported",
      clause: "REP-6",
      needs: [.repairs],
      model: "bags",
      input: #"{"sparse":[1,null]}"#,
      expect: .value(
        #"{"numbers":null,"sparse":[1,null],"nested":null,"table":null,"rows":null}"#,
        repairs: []
      ),
      kills: ["null-element-reported"]
    ),
    ConformanceCase(
      "repairs/optional/invalid-element",
      "an invalid Optional element is reported",
      clause: "REP-6",
      needs: [.repairs, .elementDrop],
      model: "bags",
      input: #"{"sparse":[1,"x"]}"#,
      expect: .value(
        #"{"numbers":null,"sparse":[1,null],"nested":null,"table":null,"rows":null}"#,
        repairs: [Repair(.invalid, at: "$.sparse[1]")]
      ),
      kills: ["invalid-reported-as-mismatch"]
    ),
  ]

  private static let repairCases2: [ConformanceCase] = [
    ConformanceCase(
      "repairs/dropped/element",
      "an element that is left out is reported with the reason",
      clause: "REP-7",
      needs: [.repairs, .elementDrop],
      model: "bags",
      input: #"{"numbers":[1,"x",null]}"#,
      expect: .value(
        #"{"numbers":[1],"sparse":null,"nested":null,"table":null,"rows":null}"#,
        repairs: [Repair(.invalid, at: "$.numbers[1]"), Repair(.null, at: "$.numbers[2]")]
      ),
      kills: ["dropped-element-not-reported"]
    ),
    ConformanceCase(
      "repairs/dropped/entry",
      "an entry that is left out is reported with the reason",
      clause: "REP-7",
      needs: [.repairs, .elementDrop],
      model: "bags",
      input: #"{"table":{"a":1,"b":[]}}"#,
      expect: .value(
        #"{"numbers":null,"sparse":null,"nested":null,"table":{"a":1},"rows":null}"#,
        repairs: [Repair(.mismatch, at: "$.table.b")]
      ),
      kills: ["dropped-element-not-reported"]
    ),
    ConformanceCase(
      "repairs/path/index",
      "a path names the index in the input",
      clause: "REP-8",
      needs: [.repairs, .elementDrop],
      model: "bags",
      input: #"{"numbers":["x",1,"y"]}"#,
      expect: .value(
        #"{"numbers":[1],"sparse":null,"nested":null,"table":null,"rows":null}"#,
        repairs: [Repair(.invalid, at: "$.numbers[0]"), Repair(.invalid, at: "$.numbers[2]")]
      ),
      kills: ["path-without-index"]
    ),
    ConformanceCase(
      "repairs/path/coding-key",
      "a path names the coding key",
      clause: "REP-8",
      needs: [.repairs, .defaults],
      model: "renamed",
      input: #"{"person_age":"x","full_name":"A"}"#,
      expect: .defaults(except: #"{"name":"A"}"#, repairs: [Repair(.invalid, at: "$.person_age")]),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "repairs/once/child",
      "a child that falls back is reported once",
      clause: "REP-10",
      needs: [.repairs, .defaults],
      model: "post",
      input: #"{"seal":{"v":"1","rank":"x"},"seals":[],"envelope":{"seal":{"rank":"l","v":1}}}"#,
      expect: .defaults(
        except: #"{"envelope":{"seal":{"rank":"low","v":1}}}"#,
        repairs: [Repair(.invalid, at: "$.seal")]
      ),
      kills: ["inside-of-fallback-reported"]
    ),
  ]
}
