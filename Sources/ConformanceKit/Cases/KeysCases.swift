// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let keyCases: [ConformanceCase] = keyCases1

  private static let keyCases1: [ConformanceCase] = [
    ConformanceCase(
      "keys/missing/string",
      "a missing string takes the initial value",
      clause: "DEF-2",
      needs: [.defaults],
      model: "person",
      input: #"{"age":30,"active":false,"score":2.5,"nick":"A"}"#,
      expect: .value(
        #"{"name":"anon","age":30,"active":false,"score":2.5,"nick":"A"}"#,
        repairs: [Repair(.missing, at: "$.name")]
      ),
      kills: ["missing-is-rejected", "missing-skips-default"]
    ),
    ConformanceCase(
      "keys/missing/integer",
      "a missing integer takes the initial value",
      clause: "DEF-2",
      needs: [.defaults],
      model: "person",
      input: #"{"name":"Ann","active":false,"score":2.5,"nick":"A"}"#,
      expect: .value(
        #"{"name":"Ann","age":18,"active":false,"score":2.5,"nick":"A"}"#,
        repairs: [Repair(.missing, at: "$.age")]
      ),
      kills: ["missing-is-rejected", "missing-skips-default"]
    ),
    ConformanceCase(
      "keys/missing/boolean",
      "a missing Boolean takes the initial value",
      clause: "DEF-2",
      needs: [.defaults],
      model: "person",
      input: #"{"name":"Ann","age":30,"score":2.5,"nick":"A"}"#,
      expect: .value(
        #"{"name":"Ann","age":30,"active":true,"score":2.5,"nick":"A"}"#,
        repairs: [Repair(.missing, at: "$.active")]
      ),
      kills: ["missing-is-rejected", "missing-skips-default"]
    ),
    ConformanceCase(
      "keys/missing/number",
      "a missing number takes the initial value",
      clause: "DEF-2",
      needs: [.defaults],
      model: "person",
      input: #"{"name":"Ann","age":30,"active":false,"nick":"A"}"#,
      expect: .value(
        #"{"name":"Ann","age":30,"active":false,"score":1.5,"nick":"A"}"#,
        repairs: [Repair(.missing, at: "$.score")]
      ),
      kills: ["missing-is-rejected", "missing-skips-default"]
    ),
    ConformanceCase(
      "keys/missing/every-field",
      "an empty object gives all initial values",
      clause: "ENT-3",
      needs: [.defaults],
      model: "person",
      input: #"{}"#,
      expect: .defaults(
        except: #"{}"#,
        repairs: [
          Repair(.missing, at: "$.name"), Repair(.missing, at: "$.age"),
          Repair(.missing, at: "$.active"), Repair(.missing, at: "$.score"),
        ]
      ),
      kills: ["missing-is-rejected"]
    ),
    ConformanceCase(
      "keys/missing/array",
      "a missing array takes the initial value",
      clause: "DEF-2",
      needs: [.defaults],
      model: "lists",
      input: #"{"sparse":[1],"names":["a"],"maybe":[1],"nested":[],"leaves":[]}"#,
      expect: .value(
        #"{"numbers":[9],"sparse":[1],"names":["a"],"maybe":[1],"nested":[],"leaves":[]}"#,
        repairs: [Repair(.missing, at: "$.numbers")]
      ),
      kills: ["missing-is-rejected", "missing-skips-default"]
    ),
    ConformanceCase(
      "keys/missing/dictionary",
      "a missing dictionary takes the initial value",
      clause: "DEF-2",
      needs: [.defaults],
      model: "tables",
      input: #"{"sparse":{},"leaves":{}}"#,
      expect: .value(
        #"{"counts":{"k":9},"sparse":{},"leaves":{}}"#,
        repairs: [Repair(.missing, at: "$.counts")]
      ),
      kills: ["missing-skips-default"]
    ),
    ConformanceCase(
      "keys/optional/plain",
      "a missing Optional is nil",
      clause: "DEF-3",
      model: "survey",
      input: #"{"preset":1,"label":"x"}"#,
      expect: .value(
        #"{"text":null,"count":null,"flag":null,"ratio":null,"preset":1,"label":"x"}"#,
        repairs: []
      ),
      kills: ["optional-takes-type-default", "optional-is-reported"]
    ),
    ConformanceCase(
      "keys/optional/initial-value",
      "a missing Optional keeps its initial value",
      clause: "DEF-4",
      needs: [.defaults],
      model: "survey",
      input: #"{}"#,
      expect: .defaults(except: #"{}"#, repairs: []),
      kills: ["optional-forgets-initial-value"]
    ),
    ConformanceCase(
      "keys/optional/child",
      "a missing Optional child is nil",
      clause: "DEF-3",
      model: "tree",
      input: #"{"child":{"n":"a","v":2}}"#,
      expect: .value(#"{"child":{"n":"a","v":2},"maybe":null}"#, repairs: []),
      kills: ["optional-takes-type-default"]
    ),
    ConformanceCase(
      "keys/unknown/ignored",
      "keys that no field accepts are ignored",
      clause: "DEF-10",
      model: "person",
      input:
        #"{"name":"Ann","age":30,"active":false,"score":2.5,"nick":"A","tags":[1,{}]}"#,
      expect: .value(
        #"{"name":"Ann","age":30,"active":false,"score":2.5,"nick":"A"}"#,
        repairs: []
      ),
      kills: ["unknown-key-is-rejected"]
    ),
    ConformanceCase(
      "keys/unknown/in-child",
      "unknown keys of a child are ignored",
      clause: "DEF-10",
      model: "tree",
      input: #"{"child":{"z":0,"n":"a","v":2}}"#,
      expect: .value(#"{"child":{"n":"a","v":2},"maybe":null}"#, repairs: []),
      kills: ["unknown-key-is-rejected"]
    ),
    ConformanceCase(
      "keys/unknown/other-case",
      "keys differ by case",
      clause: "DEF-10",
      needs: [.defaults],
      model: "leaf",
      input: #"{"N":"a","v":2}"#,
      expect: .value(#"{"n":"own","v":2}"#, repairs: [Repair(.missing, at: "$.n")]),
      kills: ["missing-is-rejected"]
    ),
    ConformanceCase(
      "keys/child/missing",
      "a missing child takes the parent's initial value",
      clause: "NEST-1",
      needs: [.defaults],
      model: "tree",
      input: #"{}"#,
      expect: .defaults(except: #"{}"#, repairs: [Repair(.missing, at: "$.child")]),
      kills: ["missing-is-rejected", "missing-skips-default"]
    ),
    ConformanceCase(
      "keys/child/empty-object",
      "an empty object gives a child with its own initial values",
      clause: "NEST-2",
      needs: [.defaults],
      model: "tree",
      input: #"{"child":{}}"#,
      expect: .defaults(
        except: #"{"child":{"n":"own","v":1}}"#,
        repairs: [Repair(.missing, at: "$.child.n"), Repair(.missing, at: "$.child.v")]
      ),
      kills: ["child-defaults-from-parent"]
    ),
    ConformanceCase(
      "keys/child/optional-empty-object",
      "an empty object gives an Optional child too",
      clause: "NEST-2",
      needs: [.defaults],
      model: "tree",
      input: #"{"child":{"n":"a","v":2},"maybe":{}}"#,
      expect: .value(
        #"{"child":{"n":"a","v":2},"maybe":{"n":"own","v":1}}"#,
        repairs: [Repair(.missing, at: "$.maybe.n"), Repair(.missing, at: "$.maybe.v")]
      ),
      kills: ["missing-skips-default"]
    ),
    ConformanceCase(
      "keys/child/partial",
      "a child completes itself from its own initial values",
      clause: "NEST-2",
      needs: [.defaults],
      model: "tree",
      input: #"{"child":{"v":3}}"#,
      expect: .defaults(
        except: #"{"child":{"n":"own","v":3}}"#,
        repairs: [Repair(.missing, at: "$.child.n")]
      ),
      kills: ["child-defaults-from-parent", "missing-skips-default"]
    ),
    ConformanceCase(
      "keys/element/empty-object",
      "an empty object as element has its own initial values",
      clause: "ENT-3",
      needs: [.defaults],
      model: "leaf-list",
      input: #"[{},{"v":4}]"#,
      expect: .value(
        #"[{"n":"own","v":1},{"n":"own","v":4}]"#,
        repairs: [
          Repair(.missing, at: "$[0].n"), Repair(.missing, at: "$[0].v"),
          Repair(.missing, at: "$[1].n"),
        ]
      ),
      kills: ["missing-is-rejected"]
    ),
    ConformanceCase(
      "keys/plain/missing",
      "missing fields of a plain type give type defaults",
      clause: "NEST-3",
      needs: [.defaults],
      model: "garden",
      input: #"{"plot":{}}"#,
      expect: .defaults(
        except: #"{"plot":{"i":0,"s":"","o":null,"suit":"yes"}}"#,
        repairs: [
          Repair(.missing, at: "$.plot.i"), Repair(.missing, at: "$.plot.s"),
          Repair(.missing, at: "$.plot.suit"),
        ]
      ),
      kills: ["plain-child-keeps-initial-values", "enum-ignores-declared-fallback"]
    ),
    ConformanceCase(
      "keys/renamed/present",
      "a renamed coding key is read",
      clause: "DEF-7",
      model: "renamed",
      input: #"{"person_age":7,"full_name":"A"}"#,
      expect: .value(#"{"age":7,"name":"A"}"#, repairs: []),
      kills: ["coding-key-ignored"]
    ),
    ConformanceCase(
      "keys/renamed/missing",
      "a renamed coding key keeps the initial value",
      clause: "DEF-7",
      needs: [.defaults],
      model: "renamed",
      input: #"{"full_name":"A"}"#,
      expect: .value(#"{"age":5,"name":"A"}"#, repairs: [Repair(.missing, at: "$.person_age")]),
      kills: ["missing-skips-default"]
    ),
    ConformanceCase(
      "keys/renamed/property-name",
      "the name of a renamed property is no key",
      clause: "DEF-7",
      needs: [.defaults],
      model: "renamed",
      input: #"{"age":7,"full_name":"A"}"#,
      expect: .value(#"{"age":5,"name":"A"}"#, repairs: [Repair(.missing, at: "$.person_age")]),
      kills: ["missing-is-rejected"]
    ),
    ConformanceCase(
      "keys/top-level/empty-list",
      "an empty array gives no models",
      clause: "ENT-3",
      model: "leaf-list",
      input: #"[]"#,
      expect: .value(#"[]"#, repairs: []),
      kills: ["empty-array-falls-back"]
    ),
    ConformanceCase(
      "keys/top-level/object-for-list",
      "an object is no array of models",
      clause: "ENT-4",
      model: "leaf-list",
      input: #"{}"#,
      expect: .rejection(.typeMismatch),
      kills: ["wrong-top-level-accepted"]
    ),
    ConformanceCase(
      "keys/top-level/array-for-model",
      "an array is no model",
      clause: "ENT-4",
      model: "leaf",
      input: #"[{}]"#,
      expect: .rejection(.typeMismatch),
      kills: ["wrong-top-level-accepted"]
    ),
  ]
}
