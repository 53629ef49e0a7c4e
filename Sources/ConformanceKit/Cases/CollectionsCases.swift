// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let collectionCases: [ConformanceCase] = collectionCases1

  private static let collectionCases1: [ConformanceCase] = [
    ConformanceCase(
      "collections/array/clean",
      "the elements of an array keep their order",
      clause: "COL-1",
      model: "lists",
      input:
        #"{"numbers":[3,1,2],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
      expect: .value(
        #"{"numbers":[3,1,2],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
        repairs: []
      ),
      kills: ["array-is-reversed"]
    ),
    ConformanceCase(
      "collections/array/empty",
      "an empty array is not the initial value",
      clause: "COL-7",
      model: "lists",
      input: #"{"numbers":[],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
      expect: .value(
        #"{"numbers":[],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
        repairs: []
      ),
      kills: ["empty-array-falls-back"]
    ),
    ConformanceCase(
      "collections/unknown/beside-empty",
      "an empty array is kept beside an unknown one",
      clause: "COL-7",
      model: "lists",
      input:
        #"{"numbers":[],"sparse":[1],"names":["a"],"maybe":[],"nested":[[1]],"leaves":[],"z":[]}"#,
      expect: .value(
        #"{"numbers":[],"sparse":[1],"names":["a"],"maybe":[],"nested":[[1]],"leaves":[]}"#,
        repairs: []
      ),
      kills: ["empty-array-falls-back"]
    ),
    ConformanceCase(
      "collections/optional-array/empty",
      "an empty array is not nil",
      clause: "COL-7",
      model: "lists",
      input: #"{"numbers":[1],"sparse":[1],"names":["a"],"maybe":[],"nested":[[1]],"leaves":[]}"#,
      expect: .value(
        #"{"numbers":[1],"sparse":[1],"names":["a"],"maybe":[],"nested":[[1]],"leaves":[]}"#,
        repairs: []
      ),
      kills: ["empty-array-falls-back"]
    ),
    ConformanceCase(
      "collections/array/invalid-element",
      "an invalid element is left out",
      clause: "COL-1",
      needs: [.elementDrop],
      model: "lists",
      input:
        #"{"numbers":[1,"x",3],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
      expect: .value(
        #"{"numbers":[1,3],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
        repairs: [Repair(.invalid, at: "$.numbers[1]")]
      ),
      kills: ["element-fails-array", "invalid-element-becomes-default"]
    ),
    ConformanceCase(
      "collections/array/wrong-kind-element",
      "an element of another kind is left out",
      clause: "COL-1",
      needs: [.elementDrop],
      model: "lists",
      input:
        #"{"numbers":[1,{},[2],3],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
      expect: .value(
        #"{"numbers":[1,3],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
        repairs: [Repair(.mismatch, at: "$.numbers[1]"), Repair(.mismatch, at: "$.numbers[2]")]
      ),
      kills: ["element-fails-array"]
    ),
    ConformanceCase(
      "collections/array/none-valid",
      "an array without a valid element is empty",
      clause: "COL-5",
      needs: [.elementDrop],
      model: "lists",
      input:
        #"{"numbers":["x"],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
      expect: .value(
        #"{"numbers":[],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
        repairs: [Repair(.invalid, at: "$.numbers[0]")]
      ),
      kills: ["no-survivor-falls-back", "element-fails-array"]
    ),
    ConformanceCase(
      "collections/array/converted",
      "elements are converted",
      clause: "COL-2",
      needs: [.coercion],
      model: "lists",
      input:
        #"{"numbers":[1,"2",3.0,true],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
      expect: .value(
        #"{"numbers":[1,2,3,1],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
        repairs: [Repair(.converted, at: "$.numbers[1]"), Repair(.converted, at: "$.numbers[3]")]
      ),
      kills: ["element-not-converted", "number-not-from-bool"]
    ),
    ConformanceCase(
      "collections/array/strings-converted",
      "elements are converted to strings",
      clause: "COL-2",
      needs: [.coercion],
      model: "lists",
      input:
        #"{"numbers":[1],"sparse":[1],"names":["a",1,true,2.0],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
      expect: .value(
        #"{"numbers":[1],"sparse":[1],"names":["a","1","true","2"],"maybe":[1],"nested":[[1]],"leaves":[]}"#
      ),
      kills: ["element-not-converted", "number-keeps-dot-zero"]
    ),
    ConformanceCase(
      "collections/array/overflow-element",
      "an element out of range is left out",
      clause: "COL-1",
      needs: [.elementDrop],
      model: "lists",
      input:
        #"{"numbers":[1,9223372036854775808],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
      expect: .value(
        #"{"numbers":[1],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
        repairs: [Repair(.overflow, at: "$.numbers[1]")]
      ),
      kills: ["overflow-is-clamped"]
    ),
    ConformanceCase(
      "collections/optional-element/invalid",
      "an invalid Optional element becomes nil",
      clause: "COL-4",
      needs: [.elementDrop],
      model: "lists",
      input:
        #"{"numbers":[1],"sparse":[1,"x",3],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
      expect: .value(
        #"{"numbers":[1],"sparse":[1,null,3],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
        repairs: [Repair(.invalid, at: "$.sparse[1]")]
      ),
      kills: ["optional-element-dropped"]
    ),
    ConformanceCase(
      "collections/optional-element/converted",
      "Optional elements are converted",
      clause: "COL-2",
      needs: [.coercion],
      model: "lists",
      input:
        #"{"numbers":[1],"sparse":["1",null],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
      expect: .value(
        #"{"numbers":[1],"sparse":[1,null],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
        repairs: [Repair(.converted, at: "$.sparse[0]")]
      ),
      kills: ["element-not-converted"]
    ),
    ConformanceCase(
      "collections/nested/inner",
      "inner arrays follow the same rules",
      clause: "COL-9",
      needs: [.elementDrop],
      model: "lists",
      input:
        #"{"numbers":[1],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1,"x"],["y"],3],"leaves":[]}"#,
      expect: .value(
        #"{"numbers":[1],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1],[]],"leaves":[]}"#
      ),
      kills: ["element-fails-array", "scalar-becomes-array"]
    ),
    ConformanceCase(
      "collections/models/invalid",
      "an element that is no object is left out",
      clause: "COL-1",
      needs: [.elementDrop],
      model: "lists",
      input:
        #"{"numbers":[1],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[{"n":"a","v":1},5,"x",{"n":"b","v":2}]}"#,
      expect: .value(
        #"{"numbers":[1],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[{"n":"a","v":1},{"n":"b","v":2}]}"#
      ),
      kills: ["element-fails-array", "invalid-element-becomes-default"]
    ),
    ConformanceCase(
      "collections/models/empty-array",
      "an empty array is no model",
      clause: "COL-8",
      needs: [.elementDrop],
      model: "lists",
      input:
        #"{"numbers":[1],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[[],{"n":"a","v":1}]}"#,
      expect: .value(
        #"{"numbers":[1],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[{"n":"a","v":1}]}"#
      ),
      kills: ["empty-array-is-object"]
    ),
    ConformanceCase(
      "collections/mismatch/scalar",
      "a scalar is no array",
      clause: "COL-6",
      needs: [.defaults],
      model: "lists",
      input: #"{"numbers":1,"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
      expect: .value(
        #"{"numbers":[9],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
        repairs: [Repair(.mismatch, at: "$.numbers")]
      ),
      kills: ["scalar-becomes-array", "mismatch-is-rejected", "mismatch-skips-default"]
    ),
    ConformanceCase(
      "collections/mismatch/object",
      "an object is no array",
      clause: "COL-6",
      needs: [.defaults],
      model: "lists",
      input: #"{"numbers":{},"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
      expect: .value(
        #"{"numbers":[9],"sparse":[1],"names":["a"],"maybe":[1],"nested":[[1]],"leaves":[]}"#,
        repairs: [Repair(.mismatch, at: "$.numbers")]
      ),
      kills: ["mismatch-skips-default"]
    ),
    ConformanceCase(
      "collections/mismatch/optional",
      "a wrong value for an Optional array is nil",
      clause: "DEF-3",
      needs: [.defaults],
      model: "lists",
      input: #"{"numbers":[1],"sparse":[1],"names":["a"],"maybe":{},"nested":[[1]],"leaves":[]}"#,
      expect: .value(
        #"{"numbers":[1],"sparse":[1],"names":["a"],"maybe":null,"nested":[[1]],"leaves":[]}"#,
        repairs: [Repair(.mismatch, at: "$.maybe")]
      ),
      kills: ["optional-takes-type-default"]
    ),
    ConformanceCase(
      "collections/dictionary/clean",
      "the entries of a dictionary are read",
      clause: "COL-11",
      model: "tables",
      input: #"{"counts":{"x":1,"y":2},"sparse":{},"leaves":{}}"#,
      expect: .value(#"{"counts":{"x":1,"y":2},"sparse":{},"leaves":{}}"#, repairs: []),
      kills: ["one-entry-kept"]
    ),
    ConformanceCase(
      "collections/dictionary/invalid-entry",
      "an invalid entry is left out",
      clause: "COL-11",
      needs: [.elementDrop],
      model: "tables",
      input: #"{"counts":{"a":1,"c":"x"},"sparse":{},"leaves":{}}"#,
      expect: .value(
        #"{"counts":{"a":1},"sparse":{},"leaves":{}}"#,
        repairs: [Repair(.invalid, at: "$.counts.c")]
      ),
      kills: ["entry-fails-dictionary"]
    ),
    ConformanceCase(
      "collections/dictionary/converted",
      "entries are converted",
      clause: "COL-11",
      needs: [.coercion],
      model: "tables",
      input: #"{"counts":{"a":1,"b":"2"},"sparse":{},"leaves":{}}"#,
      expect: .value(
        #"{"counts":{"a":1,"b":2},"sparse":{},"leaves":{}}"#,
        repairs: [Repair(.converted, at: "$.counts.b")]
      ),
      kills: ["element-not-converted"]
    ),
    ConformanceCase(
      "collections/dictionary/optional-entry",
      "an invalid Optional entry becomes nil",
      clause: "COL-11",
      needs: [.elementDrop],
      model: "tables",
      input: #"{"counts":{"a":1},"sparse":{"a":1,"b":"x"},"leaves":{}}"#,
      expect: .value(
        #"{"counts":{"a":1},"sparse":{"a":1,"b":null},"leaves":{}}"#,
        repairs: [Repair(.invalid, at: "$.sparse.b")]
      ),
      kills: ["optional-entry-dropped"]
    ),
    ConformanceCase(
      "collections/dictionary/models",
      "entries that are no objects are left out",
      clause: "COL-11",
      needs: [.elementDrop],
      model: "tables",
      input: #"{"counts":{"a":1},"sparse":{},"leaves":{"a":{"n":"a","v":1},"b":3}}"#,
      expect: .value(
        #"{"counts":{"a":1},"sparse":{},"leaves":{"a":{"n":"a","v":1}}}"#,
        repairs: [Repair(.mismatch, at: "$.leaves.b")]
      ),
      kills: ["entry-fails-dictionary"]
    ),
    ConformanceCase(
      "collections/dictionary/empty-array",
      "an empty array for a dictionary acts like null",
      clause: "COL-8",
      needs: [.defaults],
      model: "tables",
      input: #"{"counts":[],"sparse":{},"leaves":{}}"#,
      expect: .value(
        #"{"counts":{"k":9},"sparse":{},"leaves":{}}"#,
        repairs: [Repair(.mismatch, at: "$.counts")]
      ),
      kills: ["empty-array-is-object", "mismatch-is-rejected"]
    ),
    ConformanceCase(
      "collections/dictionary/raw-keys",
      "keys of dictionaries stay as they are",
      clause: "COL-14",
      model: "tables",
      input: #"{"counts":{"user_id":1,"a.b":2},"sparse":{},"leaves":{}}"#,
      expect: .value(#"{"counts":{"user_id":1,"a.b":2},"sparse":{},"leaves":{}}"#, repairs: []),
      kills: ["entry-keys-converted"]
    ),
    ConformanceCase(
      "collections/dictionary/own-name",
      "an entry may be named like the dictionary or its neighbors",
      clause: "COL-14",
      model: "tables",
      input: #"{"counts":{"counts":1,"user_id":2},"sparse":{},"leaves":{},"user_id":3}"#,
      expect: .value(#"{"counts":{"counts":1,"user_id":2},"sparse":{},"leaves":{}}"#, repairs: []),
      kills: ["entry-keys-converted"]
    ),
    ConformanceCase(
      "collections/top-level/invalid",
      "invalid elements are left out at the top level",
      clause: "ENT-6",
      needs: [.elementDrop],
      model: "leaf-list",
      input: #"[null,1,{"n":"a","v":1},[]]"#,
      expect: .value(#"[{"n":"a","v":1}]"#),
      kills: ["element-fails-array", "null-element-fails-array", "empty-array-is-object"]
    ),
  ]
}
