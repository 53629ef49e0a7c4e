// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let nullCases: [ConformanceCase] = nullCases1

  private static let nullCases1: [ConformanceCase] = [
    ConformanceCase(
      "nulls/required/string",
      "null for a string takes the initial value",
      clause: "DEF-2",
      needs: [.defaults],
      model: "person",
      input: #"{"name":null,"age":30,"active":false,"score":2.5,"nick":"A"}"#,
      expect: .value(
        #"{"name":"anon","age":30,"active":false,"score":2.5,"nick":"A"}"#,
        repairs: [Repair(.null, at: "$.name")]
      ),
      kills: ["null-is-rejected", "null-skips-default"]
    ),
    ConformanceCase(
      "nulls/required/integer",
      "null for an integer takes the initial value",
      clause: "DEF-2",
      needs: [.defaults],
      model: "person",
      input: #"{"name":"Ann","age":null,"active":false,"score":2.5,"nick":"A"}"#,
      expect: .value(
        #"{"name":"Ann","age":18,"active":false,"score":2.5,"nick":"A"}"#,
        repairs: [Repair(.null, at: "$.age")]
      ),
      kills: ["null-is-rejected", "null-skips-default"]
    ),
    ConformanceCase(
      "nulls/required/boolean",
      "null for a Boolean takes the initial value",
      clause: "DEF-2",
      needs: [.defaults],
      model: "person",
      input: #"{"name":"Ann","age":30,"active":null,"score":2.5,"nick":"A"}"#,
      expect: .value(
        #"{"name":"Ann","age":30,"active":true,"score":2.5,"nick":"A"}"#,
        repairs: [Repair(.null, at: "$.active")]
      ),
      kills: ["null-is-rejected", "null-skips-default"]
    ),
    ConformanceCase(
      "nulls/required/number",
      "null for a number takes the initial value",
      clause: "DEF-2",
      needs: [.defaults],
      model: "person",
      input: #"{"name":"Ann","age":30,"active":false,"score":null,"nick":"A"}"#,
      expect: .value(
        #"{"name":"Ann","age":30,"active":false,"score":1.5,"nick":"A"}"#,
        repairs: [Repair(.null, at: "$.score")]
      ),
      kills: ["null-is-rejected", "null-skips-default"]
    ),
    ConformanceCase(
      "nulls/required/every-field",
      "an object of nulls gives all initial values",
      clause: "DEF-2",
      needs: [.defaults],
      model: "person",
      input: #"{"name":null,"age":null,"active":null,"score":null,"nick":null}"#,
      expect: .defaults(
        except: #"{}"#,
        repairs: [
          Repair(.null, at: "$.name"), Repair(.null, at: "$.age"), Repair(.null, at: "$.active"),
          Repair(.null, at: "$.score"),
        ]
      ),
      kills: ["null-is-rejected"]
    ),
    ConformanceCase(
      "nulls/optional/plain",
      "null for an Optional is nil",
      clause: "DEF-3",
      model: "survey",
      input: #"{"text":null,"count":null,"flag":null,"ratio":null,"preset":1,"label":"x"}"#,
      expect: .value(
        #"{"text":null,"count":null,"flag":null,"ratio":null,"preset":1,"label":"x"}"#,
        repairs: []
      ),
      kills: ["optional-takes-type-default", "optional-null-is-rejected"]
    ),
    ConformanceCase(
      "nulls/optional/initial-integer",
      "null for an Optional keeps its initial integer",
      clause: "DEF-4",
      needs: [.defaults],
      model: "survey",
      input: #"{"preset":null,"label":"x"}"#,
      expect: .defaults(except: #"{"label":"x"}"#, repairs: []),
      kills: ["optional-forgets-initial-value"]
    ),
    ConformanceCase(
      "nulls/optional/initial-string",
      "null for an Optional keeps its initial string",
      clause: "DEF-4",
      needs: [.defaults],
      model: "survey",
      input: #"{"preset":1,"label":null}"#,
      expect: .defaults(except: #"{"preset":1}"#, repairs: []),
      kills: ["optional-forgets-initial-value"]
    ),
    ConformanceCase(
      "nulls/child/required",
      "null for a child takes the parent's initial value",
      clause: "NEST-1",
      needs: [.defaults],
      model: "tree",
      input: #"{"child":null}"#,
      expect: .defaults(except: #"{}"#, repairs: [Repair(.null, at: "$.child")]),
      kills: ["null-child-is-fresh", "null-is-rejected"]
    ),
    ConformanceCase(
      "nulls/child/optional",
      "null for an Optional child is nil",
      clause: "DEF-3",
      model: "tree",
      input: #"{"child":{"n":"a","v":2},"maybe":null}"#,
      expect: .value(#"{"child":{"n":"a","v":2},"maybe":null}"#, repairs: []),
      kills: ["optional-null-is-rejected"]
    ),
    ConformanceCase(
      "nulls/child/inner-field",
      "null inside a child takes the child's own initial value",
      clause: "DEF-2",
      needs: [.defaults],
      model: "tree",
      input: #"{"child":{"n":null,"v":2}}"#,
      expect: .defaults(
        except: #"{"child":{"n":"own","v":2}}"#,
        repairs: [Repair(.null, at: "$.child.n")]
      ),
      kills: ["child-defaults-from-parent", "null-skips-default"]
    ),
    ConformanceCase(
      "nulls/plain/field",
      "null inside a plain type gives the type default",
      clause: "NEST-3",
      needs: [.defaults],
      model: "garden",
      input: #"{"plot":{"i":null,"s":"x","o":1,"suit":"s"}}"#,
      expect: .defaults(
        except: #"{"plot":{"i":0,"s":"x","o":1,"suit":"spades"}}"#,
        repairs: [Repair(.null, at: "$.plot.i")]
      ),
      kills: ["plain-child-keeps-initial-values"]
    ),
    ConformanceCase(
      "nulls/plain/optional-field",
      "null inside a plain type is nil for an Optional",
      clause: "NEST-3",
      needs: [.defaults],
      model: "garden",
      input: #"{"plot":{"i":1,"s":"x","o":null,"suit":"s"}}"#,
      expect: .defaults(except: #"{"plot":{"i":1,"s":"x","o":null,"suit":"spades"}}"#, repairs: []),
      kills: ["plain-child-keeps-initial-values"]
    ),
    ConformanceCase(
      "nulls/array/required",
      "null for an array takes the initial value",
      clause: "COL-6",
      needs: [.defaults],
      model: "lists",
      input: #"{"numbers":null,"sparse":[1],"names":["a"],"maybe":[1],"nested":[],"leaves":[]}"#,
      expect: .value(
        #"{"numbers":[9],"sparse":[1],"names":["a"],"maybe":[1],"nested":[],"leaves":[]}"#,
        repairs: [Repair(.null, at: "$.numbers")]
      ),
      kills: ["null-is-rejected", "null-skips-default"]
    ),
    ConformanceCase(
      "nulls/array/optional",
      "null for an Optional array is nil",
      clause: "DEF-3",
      model: "lists",
      input: #"{"numbers":[1],"sparse":[1],"names":["a"],"maybe":null,"nested":[],"leaves":[]}"#,
      expect: .value(
        #"{"numbers":[1],"sparse":[1],"names":["a"],"maybe":null,"nested":[],"leaves":[]}"#,
        repairs: []
      ),
      kills: ["optional-takes-type-default"]
    ),
    ConformanceCase(
      "nulls/element/required",
      "null is left out of an array of integers",
      clause: "COL-3",
      needs: [.elementDrop],
      model: "lists",
      input:
        #"{"numbers":[1,null,3],"sparse":[1],"names":["a"],"maybe":[1],"nested":[],"leaves":[]}"#,
      expect: .value(
        #"{"numbers":[1,3],"sparse":[1],"names":["a"],"maybe":[1],"nested":[],"leaves":[]}"#,
        repairs: [Repair(.null, at: "$.numbers[1]")]
      ),
      kills: ["null-element-fails-array", "invalid-element-becomes-default"]
    ),
    ConformanceCase(
      "nulls/element/optional",
      "null stays in an array of Optionals",
      clause: "COL-4",
      model: "lists",
      input:
        #"{"numbers":[1],"sparse":[1,null,3],"names":["a"],"maybe":[1],"nested":[],"leaves":[]}"#,
      expect: .value(
        #"{"numbers":[1],"sparse":[1,null,3],"names":["a"],"maybe":[1],"nested":[],"leaves":[]}"#,
        repairs: []
      ),
      kills: ["optional-element-null-dropped"]
    ),
    ConformanceCase(
      "nulls/element/model",
      "null is left out of an array of models",
      clause: "COL-3",
      needs: [.elementDrop],
      model: "leaf-list",
      input: #"[{"n":"a","v":1},null]"#,
      expect: .value(#"[{"n":"a","v":1}]"#, repairs: [Repair(.null, at: "$[1]")]),
      kills: ["null-element-fails-array", "invalid-element-becomes-default"]
    ),
    ConformanceCase(
      "nulls/entry/required",
      "null is left out of a dictionary of integers",
      clause: "COL-11",
      needs: [.elementDrop],
      model: "tables",
      input: #"{"counts":{"a":1,"b":null},"sparse":{},"leaves":{}}"#,
      expect: .value(
        #"{"counts":{"a":1},"sparse":{},"leaves":{}}"#,
        repairs: [Repair(.null, at: "$.counts.b")]
      ),
      kills: ["entry-fails-dictionary"]
    ),
    ConformanceCase(
      "nulls/entry/optional",
      "null stays in a dictionary of Optionals",
      clause: "COL-11",
      model: "tables",
      input: #"{"counts":{},"sparse":{"a":1,"b":null},"leaves":{}}"#,
      expect: .value(#"{"counts":{},"sparse":{"a":1,"b":null},"leaves":{}}"#, repairs: []),
      kills: ["optional-entry-null-dropped"]
    ),
    ConformanceCase(
      "nulls/dictionary/required",
      "null for a dictionary takes the initial value",
      clause: "DEF-2",
      needs: [.defaults],
      model: "tables",
      input: #"{"counts":null,"sparse":{},"leaves":{}}"#,
      expect: .value(
        #"{"counts":{"k":9},"sparse":{},"leaves":{}}"#,
        repairs: [Repair(.null, at: "$.counts")]
      ),
      kills: ["null-is-rejected"]
    ),
    ConformanceCase(
      "nulls/top-level/model",
      "null is no model",
      clause: "ENT-4",
      model: "leaf",
      input: #"null"#,
      expect: .rejection(),
      kills: ["wrong-top-level-accepted"]
    ),
  ]
}
