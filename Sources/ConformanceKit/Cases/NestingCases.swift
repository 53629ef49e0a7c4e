// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let nestingCases: [ConformanceCase] = nestingCases1

  private static let nestingCases1: [ConformanceCase] = [
    ConformanceCase(
      "nesting/child/clean",
      "a child is decoded with its own fields",
      clause: "NEST-1",
      model: "tree",
      input: #"{"child":{"n":"a","v":2},"maybe":{"n":"b","v":3}}"#,
      expect: .value(#"{"child":{"n":"a","v":2},"maybe":{"n":"b","v":3}}"#, repairs: []),
      kills: ["child-not-decoded"]
    ),
    ConformanceCase(
      "nesting/child/wrong-kind",
      "a scalar for a child takes the parent's initial value",
      clause: "NEST-1",
      needs: [.defaults],
      model: "tree",
      input: #"{"child":5}"#,
      expect: .defaults(except: #"{}"#, repairs: [Repair(.mismatch, at: "$.child")]),
      kills: ["mismatch-is-rejected", "mismatch-skips-default"]
    ),
    ConformanceCase(
      "nesting/child/empty-array",
      "an empty array for a child acts like null",
      clause: "COL-8",
      needs: [.defaults],
      model: "tree",
      input: #"{"child":[]}"#,
      expect: .defaults(except: #"{}"#, repairs: [Repair(.mismatch, at: "$.child")]),
      kills: ["empty-array-is-object", "mismatch-skips-default"]
    ),
    ConformanceCase(
      "nesting/child/optional-empty-array",
      "an empty array for an Optional child is nil",
      clause: "COL-8",
      needs: [.defaults],
      model: "tree",
      input: #"{"child":{"n":"a","v":2},"maybe":[]}"#,
      expect: .value(
        #"{"child":{"n":"a","v":2},"maybe":null}"#,
        repairs: [Repair(.mismatch, at: "$.maybe")]
      ),
      kills: ["empty-array-is-object", "optional-takes-type-default"]
    ),
    ConformanceCase(
      "nesting/child/optional-wrong-kind",
      "a scalar for an Optional child is nil",
      clause: "DEF-3",
      needs: [.defaults],
      model: "tree",
      input: #"{"child":{"n":"a","v":2},"maybe":true}"#,
      expect: .value(
        #"{"child":{"n":"a","v":2},"maybe":null}"#,
        repairs: [Repair(.mismatch, at: "$.maybe")]
      ),
      kills: ["optional-takes-type-default"]
    ),
    ConformanceCase(
      "nesting/child/one-bad-field",
      "a bad field leaves its siblings alone",
      clause: "DEF-2",
      needs: [.defaults],
      model: "tree",
      input: #"{"child":{"n":"a","v":"x"}}"#,
      expect: .defaults(
        except: #"{"child":{"n":"a","v":1}}"#,
        repairs: [Repair(.invalid, at: "$.child.v")]
      ),
      kills: ["mismatch-is-rejected", "child-defaults-from-parent", "mismatch-skips-default"]
    ),
    ConformanceCase(
      "nesting/child/converted",
      "values of a child are converted",
      clause: "CONV-15",
      needs: [.coercion],
      model: "tree",
      input: #"{"child":{"n":5,"v":"6"}}"#,
      expect: .defaults(
        except: #"{"child":{"n":"5","v":6}}"#,
        repairs: [Repair(.converted, at: "$.child.n"), Repair(.converted, at: "$.child.v")]
      ),
      kills: ["number-not-from-string"]
    ),
    ConformanceCase(
      "nesting/element/bad-field",
      "a bad field leaves the element in its array",
      clause: "REP-8",
      needs: [.defaults],
      model: "leaf-list",
      input: #"[{"n":"a","v":1},{"n":"b","v":"x"}]"#,
      expect: .value(
        #"[{"n":"a","v":1},{"n":"b","v":1}]"#,
        repairs: [Repair(.invalid, at: "$[1].v")]
      ),
      kills: ["mismatch-is-rejected", "mismatch-skips-default"]
    ),
    ConformanceCase(
      "nesting/plain/converted",
      "a plain type is decoded with conversions",
      clause: "NEST-3",
      needs: [.coercion],
      model: "garden",
      input: #"{"plot":{"i":"5","s":6,"o":true,"suit":"s"}}"#,
      expect: .defaults(
        except: #"{"plot":{"i":5,"s":"6","o":1,"suit":"spades"}}"#,
        repairs: [
          Repair(.converted, at: "$.plot.i"), Repair(.converted, at: "$.plot.s"),
          Repair(.converted, at: "$.plot.o"),
        ]
      ),
      kills: ["number-not-from-string"]
    ),
    ConformanceCase(
      "nesting/plain/wrong-field",
      "a wrong value in a plain type gives the type default",
      clause: "NEST-3",
      needs: [.defaults],
      model: "garden",
      input: #"{"plot":{"i":[],"s":{},"o":"x","suit":"s"}}"#,
      expect: .defaults(
        except: #"{"plot":{"i":0,"s":"","o":null,"suit":"spades"}}"#,
        repairs: [
          Repair(.mismatch, at: "$.plot.i"), Repair(.mismatch, at: "$.plot.s"),
          Repair(.invalid, at: "$.plot.o"),
        ]
      ),
      kills: ["plain-child-keeps-initial-values"]
    ),
    ConformanceCase(
      "nesting/plain/null",
      "null for a plain child takes the parent's initial value",
      clause: "NEST-1",
      needs: [.defaults],
      model: "garden",
      input: #"{"plot":null}"#,
      expect: .defaults(except: #"{}"#, repairs: [Repair(.null, at: "$.plot")]),
      kills: ["null-is-rejected", "null-child-is-fresh"]
    ),
  ]
}
