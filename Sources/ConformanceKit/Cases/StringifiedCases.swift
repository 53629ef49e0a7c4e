// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let stringifiedCases: [ConformanceCase] = stringifiedCases1 + stringifiedCases2

  private static let stringifiedCases1: [ConformanceCase] = [
    ConformanceCase(
      "stringified/clean/letter",
      "containers that are not stringified are read as they are",
      clause: "STR-1",
      model: "letter",
      input:
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tree":null,"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":null}"#,
        repairs: []
      ),
      kills: ["child-not-decoded"]
    ),
    ConformanceCase(
      "stringified/model/required",
      "a string that holds an object is read as a model",
      clause: "STR-1",
      needs: [.stringifiedJSON],
      model: "letter",
      input:
        #"{"leaf":"{\"n\":\"x\",\"v\":5}","hobby":{"n":"b","v":2},"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"x","v":5},"hobby":{"n":"b","v":2},"tree":null,"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":null}"#,
        repairs: []
      ),
      kills: ["stringified-json-ignored"]
    ),
    ConformanceCase(
      "stringified/model/optional",
      "a string that holds an object is read as an Optional model",
      clause: "STR-1",
      needs: [.stringifiedJSON],
      model: "letter",
      input:
        #"{"leaf":{"n":"a","v":1},"hobby":"{\"n\":\"x\",\"v\":5}","tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"x","v":5},"tree":null,"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":null}"#,
        repairs: []
      ),
      kills: ["stringified-json-ignored"]
    ),
    ConformanceCase(
      "stringified/model/blanks",
      "white space around the text is allowed",
      clause: "STR-1",
      needs: [.stringifiedJSON],
      model: "letter",
      input:
        #"{"leaf":" \n{\"n\":\"x\",\"v\":5}\t ","hobby":{"n":"b","v":2},"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"x","v":5},"hobby":{"n":"b","v":2},"tree":null,"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":null}"#,
        repairs: []
      ),
      kills: ["stringified-refuses-blanks"]
    ),
    ConformanceCase(
      "stringified/model/defaults-inside",
      "fields missing inside take their initial values",
      clause: "STR-2",
      needs: [.stringifiedJSON, .defaults],
      model: "letter",
      input:
        #"{"leaf":"{\"v\":5}","hobby":{"n":"b","v":2},"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"own","v":5},"hobby":{"n":"b","v":2},"tree":null,"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":null}"#,
        repairs: [Repair(.missing, at: "$.leaf.n")]
      ),
      kills: ["stringified-json-ignored", "missing-is-rejected"]
    ),
    ConformanceCase(
      "stringified/model/conversion-inside",
      "values inside are converted",
      clause: "STR-2",
      needs: [.stringifiedJSON, .coercion],
      model: "letter",
      input:
        #"{"leaf":"{\"n\":1,\"v\":\"5\"}","hobby":{"n":"b","v":2},"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"1","v":5},"hobby":{"n":"b","v":2},"tree":null,"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":null}"#,
        repairs: [Repair(.converted, at: "$.leaf.n"), Repair(.converted, at: "$.leaf.v")]
      ),
      kills: ["stringified-json-ignored", "number-not-from-string"]
    ),
    ConformanceCase(
      "stringified/model/nested",
      "a property inside the text may be stringified again",
      clause: "STR-3",
      needs: [.stringifiedJSON],
      model: "letter",
      input:
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tree":"{\"child\":\"{\\\"n\\\":\\\"x\\\",\\\"v\\\":5}\",\"maybe\":null}","tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tree":{"child":{"n":"x","v":5},"maybe":null},"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":null}"#,
        repairs: []
      ),
      kills: ["stringified-json-ignored"]
    ),
    ConformanceCase(
      "stringified/model/mapping-inside",
      "a mapping applies inside",
      clause: "STR-2",
      needs: [.stringifiedJSON, .keyMapping],
      model: "letter",
      input:
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":"{\"user_id\":5,\"nick\":\"x\",\"b\":\"y\"}"}"#,
      expect: .value(
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tree":null,"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":{"id":5,"name":"x","text":"y"}}"#,
        repairs: []
      ),
      kills: ["stringified-json-ignored"]
    ),
    ConformanceCase(
      "stringified/array/integers",
      "a string that holds an array is read as an array",
      clause: "STR-1",
      needs: [.stringifiedJSON],
      model: "letter",
      input:
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tags":"[1,2]","grid":[[1]],"counts":{"a":1},"text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tree":null,"tags":[1,2],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":null}"#,
        repairs: []
      ),
      kills: ["stringified-json-ignored"]
    ),
    ConformanceCase(
      "stringified/array/empty",
      "a string that holds an empty array gives an empty array",
      clause: "STR-1",
      needs: [.stringifiedJSON],
      model: "letter",
      input:
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tags":"[]","grid":[[1]],"counts":{"a":1},"text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tree":null,"tags":[],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":null}"#,
        repairs: []
      ),
      kills: ["stringified-json-ignored"]
    ),
    ConformanceCase(
      "stringified/array/invalid-inside",
      "invalid elements inside are left out",
      clause: "STR-2",
      needs: [.stringifiedJSON, .elementDrop, .coercion],
      model: "letter",
      input:
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tags":"[1,\"x\",\"3\"]","grid":[[1]],"counts":{"a":1},"text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tree":null,"tags":[1,3],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":null}"#
      ),
      kills: ["element-fails-array"]
    ),
    ConformanceCase(
      "stringified/array/element",
      "elements are parsed like properties",
      clause: "STR-4",
      needs: [.stringifiedJSON],
      model: "letter",
      input:
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tags":[1],"grid":["[1,2]",[3]],"counts":{"a":1},"text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tree":null,"tags":[1],"grid":[[1,2],[3]],"counts":{"a":1},"text":"t","mapped":null}"#,
        repairs: []
      ),
      kills: ["stringified-element-ignored"]
    ),
    ConformanceCase(
      "stringified/dictionary/integers",
      "a string that holds an object is read as a dictionary",
      clause: "STR-1",
      needs: [.stringifiedJSON],
      model: "letter",
      input:
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tags":[1],"grid":[[1]],"counts":"{\"x\":5}","text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tree":null,"tags":[1],"grid":[[1]],"counts":{"x":5},"text":"t","mapped":null}"#,
        repairs: []
      ),
      kills: ["stringified-json-ignored"]
    ),
    ConformanceCase(
      "stringified/twice/model",
      "a string in a string is a mismatch",
      clause: "STR-3",
      needs: [.stringifiedJSON, .defaults],
      model: "letter",
      input:
        #"{"leaf":"\"{\\\"n\\\":\\\"x\\\",\\\"v\\\":5}\"","hobby":{"n":"b","v":2},"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"preset","v":7},"hobby":{"n":"b","v":2},"tree":null,"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":null}"#
      ),
      kills: ["stringified-twice"]
    ),
    ConformanceCase(
      "stringified/twice/array",
      "an array in a string in a string is a mismatch",
      clause: "STR-3",
      needs: [.stringifiedJSON, .defaults],
      model: "letter",
      input:
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tags":"\"[1]\"","grid":[[1]],"counts":{"a":1},"text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tree":null,"tags":[9],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":null}"#
      ),
      kills: ["stringified-twice"]
    ),
    ConformanceCase(
      "stringified/text/renamed",
      "a field of type string keeps JSON text whatever its key",
      clause: "STR-5",
      model: "renamed",
      input: #"{"person_age":7,"full_name":"{\"a\":1}"}"#,
      expect: .value(#"{"age":7,"name":"{\"a\":1}"}"#, repairs: []),
      kills: ["string-target-parsed"]
    ),
    ConformanceCase(
      "stringified/string/target",
      "a string target keeps its text",
      clause: "STR-5",
      model: "letter",
      input:
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"{\"a\":1}"}"#,
      expect: .value(
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tree":null,"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"{\"a\":1}","mapped":null}"#,
        repairs: []
      ),
      kills: ["string-target-parsed"]
    ),
    ConformanceCase(
      "stringified/invalid/empty",
      "an empty string is a mismatch",
      clause: "STR-6",
      needs: [.stringifiedJSON, .defaults],
      model: "letter",
      input:
        #"{"leaf":"","hobby":{"n":"b","v":2},"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"preset","v":7},"hobby":{"n":"b","v":2},"tree":null,"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":null}"#
      ),
      kills: ["mismatch-is-rejected", "mismatch-skips-default"]
    ),
    ConformanceCase(
      "stringified/invalid/no-json",
      "a text that is not JSON is a mismatch",
      clause: "STR-6",
      needs: [.stringifiedJSON, .defaults],
      model: "letter",
      input:
        #"{"leaf":"{n:1}","hobby":{"n":"b","v":2},"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"preset","v":7},"hobby":{"n":"b","v":2},"tree":null,"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":null}"#
      ),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "stringified/invalid/trailing-text",
      "text behind the object is a mismatch",
      clause: "STR-6",
      needs: [.stringifiedJSON, .defaults],
      model: "letter",
      input:
        #"{"leaf":"{\"n\":\"x\",\"v\":5} x","hobby":{"n":"b","v":2},"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"preset","v":7},"hobby":{"n":"b","v":2},"tree":null,"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":null}"#
      ),
      kills: ["trailing-text-accepted"]
    ),
    ConformanceCase(
      "stringified/invalid/array-for-model",
      "a stringified array is no model",
      clause: "STR-6",
      needs: [.stringifiedJSON, .defaults],
      model: "letter",
      input:
        #"{"leaf":"[1]","hobby":{"n":"b","v":2},"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"preset","v":7},"hobby":{"n":"b","v":2},"tree":null,"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":null}"#
      ),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "stringified/invalid/object-for-array",
      "a stringified object is no array",
      clause: "STR-6",
      needs: [.stringifiedJSON, .defaults],
      model: "letter",
      input:
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tags":"{}","grid":[[1]],"counts":{"a":1},"text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tree":null,"tags":[9],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":null}"#
      ),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "stringified/invalid/scalar-for-array",
      "a stringified scalar is no array",
      clause: "STR-6",
      needs: [.stringifiedJSON, .defaults],
      model: "letter",
      input:
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tags":"1","grid":[[1]],"counts":{"a":1},"text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"a","v":1},"hobby":{"n":"b","v":2},"tree":null,"tags":[9],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":null}"#
      ),
      kills: ["scalar-becomes-array"]
    ),
    ConformanceCase(
      "stringified/invalid/optional",
      "a text that is not JSON gives nil for an Optional",
      clause: "STR-6",
      needs: [.stringifiedJSON, .defaults],
      model: "letter",
      input:
        #"{"leaf":{"n":"a","v":1},"hobby":"x","tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t"}"#,
      expect: .value(
        #"{"leaf":{"n":"a","v":1},"hobby":null,"tree":null,"tags":[1],"grid":[[1]],"counts":{"a":1},"text":"t","mapped":null}"#
      ),
      kills: ["optional-takes-type-default"]
    ),
    ConformanceCase(
      "stringified/top-level/model",
      "a stringified top level is read as a model",
      clause: "ENT-5",
      needs: [.stringifiedJSON],
      model: "leaf",
      input: #""{\"n\":\"x\",\"v\":5}""#,
      expect: .value(#"{"n":"x","v":5}"#, repairs: []),
      kills: ["stringified-top-level-ignored", "stringified-json-ignored"]
    ),
    ConformanceCase(
      "stringified/top-level/list",
      "a stringified top level is read as an array",
      clause: "ENT-5",
      needs: [.stringifiedJSON],
      model: "leaf-list",
      input: #""[{\"n\":\"x\",\"v\":5}]""#,
      expect: .value(#"[{"n":"x","v":5}]"#, repairs: []),
      kills: ["stringified-top-level-ignored"]
    ),
  ]

  private static let stringifiedCases2: [ConformanceCase] = [
    ConformanceCase(
      "stringified/top-level/twice",
      "a stringified top level is read once",
      clause: "ENT-5",
      model: "leaf",
      input: #""\"{}\"""#,
      expect: .rejection(),
      kills: ["stringified-twice"],
      repaired: #""{}""#
    ),
    ConformanceCase(
      "stringified/top-level/element",
      "a string element that holds an object is read as a model",
      clause: "ENT-7",
      needs: [.stringifiedJSON],
      model: "leaf-list",
      input: #"["{\"n\":\"x\",\"v\":5}"]"#,
      expect: .value(#"[{"n":"x","v":5}]"#, repairs: []),
      kills: ["stringified-element-ignored"]
    ),
  ]
}
