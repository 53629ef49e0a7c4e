// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let anyCases: [ConformanceCase] = anyCasesRead + wrappedCases

  private static let anyCasesRead: [ConformanceCase] = [
    ConformanceCase(
      "any/value/integer",
      "an integer stays one",
      clause: "ANY-2",
      needs: [.untyped, .defaults],
      model: "loose",
      input: #"{"value":12,"list":["l"],"table":{"t":"t"}}"#,
      expect: .value(#"{"value":12,"maybe":7,"list":["l"],"table":{"t":"t"}}"#, repairs: []),
      kills: ["any-integer-as-double"]
    ),
    ConformanceCase(
      "any/value/largest-unsigned",
      "the largest unsigned integer keeps its digits",
      clause: "ANY-2",
      needs: [.untyped],
      model: "loose",
      input: #"{"value":18446744073709551615,"maybe":"m","list":["l"],"table":{"t":"t"}}"#,
      expect: .value(
        #"{"value":18446744073709551615,"maybe":"m","list":["l"],"table":{"t":"t"}}"#,
        repairs: []
      ),
      kills: ["any-integer-as-double"]
    ),
    ConformanceCase(
      "any/value/beyond-64-bits",
      "an integer beyond 64 bits stays a number",
      clause: "ANY-2",
      needs: [.untyped],
      model: "loose",
      input: #"{"value":99999999999999999999999,"maybe":"m","list":["l"],"table":{"t":"t"}}"#,
      expect: .value(
        #"{"value":99999999999999999999999,"maybe":"m","list":["l"],"table":{"t":"t"}}"#,
        repairs: []
      ),
      kills: ["any-large-integer-as-text"]
    ),
    ConformanceCase(
      "any/value/true",
      "true is no number",
      clause: "ANY-3",
      needs: [.untyped, .defaults],
      model: "loose",
      input: #"{"value":true,"list":["l"],"table":{"t":"t"}}"#,
      expect: .value(#"{"value":true,"maybe":7,"list":["l"],"table":{"t":"t"}}"#, repairs: []),
      kills: ["any-boolean-as-number"]
    ),
    ConformanceCase(
      "any/value/false",
      "false inside an array is no number",
      clause: "ANY-3",
      needs: [.untyped],
      model: "loose",
      input: #"{"value":true,"maybe":"m","list":[false,0],"table":{"t":"t"}}"#,
      expect: .value(
        #"{"value":true,"maybe":"m","list":[false,0],"table":{"t":"t"}}"#,
        repairs: []
      ),
      kills: ["any-boolean-as-number", "any-integer-as-double"]
    ),
    ConformanceCase(
      "any/value/numeric-string",
      "a numeric string stays a text",
      clause: "CONV-15",
      needs: [.untyped],
      model: "loose",
      input: #"{"value":"12","maybe":"m","list":["l"],"table":{"t":"t"}}"#,
      expect: .value(#"{"value":"12","maybe":"m","list":["l"],"table":{"t":"t"}}"#, repairs: []),
      kills: ["any-text-as-number"]
    ),
    ConformanceCase(
      "any/value/word-string",
      "nothing inside is converted",
      clause: "CONV-15",
      needs: [.untyped],
      model: "loose",
      input: #"{"value":true,"maybe":"m","list":["true","1.5",1.5],"table":{"t":"t"}}"#,
      expect: .value(
        #"{"value":true,"maybe":"m","list":["true","1.5",1.5],"table":{"t":"t"}}"#,
        repairs: []
      ),
      kills: ["any-text-as-number"]
    ),
    ConformanceCase(
      "any/value/object",
      "objects and arrays keep what is inside",
      clause: "ANY-1",
      needs: [.untyped, .defaults],
      model: "loose",
      input: #"{"value":{"a":{"b":[1,"x",false]}},"list":["l"],"table":{"t":"t"}}"#,
      expect: .value(
        #"{"value":{"a":{"b":[1,"x",false]}},"maybe":7,"list":["l"],"table":{"t":"t"}}"#,
        repairs: []
      ),
      kills: ["any-integer-as-double", "any-boolean-as-number"]
    ),
    ConformanceCase(
      "any/value/inner-null",
      "null inside an array stays",
      clause: "ANY-6",
      needs: [.untyped, .defaults],
      model: "loose",
      input: #"{"value":[1,null],"list":["l"],"table":{"t":"t"}}"#,
      expect: .value(
        #"{"value":[1,null],"maybe":7,"list":["l"],"table":{"t":"t"}}"#,
        repairs: []
      ),
      kills: ["any-null-dropped"]
    ),
    ConformanceCase(
      "any/table/inner-null",
      "null inside an object stays",
      clause: "ANY-6",
      needs: [.untyped],
      model: "loose",
      input: #"{"value":true,"maybe":"m","list":["l"],"table":{"a":null,"b":1}}"#,
      expect: .value(
        #"{"value":true,"maybe":"m","list":["l"],"table":{"a":null,"b":1}}"#,
        repairs: []
      ),
      kills: ["any-null-dropped"]
    ),
    ConformanceCase(
      "any/list/inner-null",
      "null as an element stays",
      clause: "ANY-6",
      needs: [.untyped],
      model: "loose",
      input: #"{"value":true,"maybe":"m","list":[null,[null]],"table":{"t":"t"}}"#,
      expect: .value(
        #"{"value":true,"maybe":"m","list":[null,[null]],"table":{"t":"t"}}"#,
        repairs: []
      ),
      kills: ["any-null-dropped"]
    ),
    ConformanceCase(
      "any/value/stringified",
      "a text that holds JSON stays a text",
      clause: "STR-5",
      needs: [.untyped],
      model: "loose",
      input: #"{"value":"{\"a\":1}","maybe":"m","list":["l"],"table":{"t":"t"}}"#,
      expect: .value(
        #"{"value":"{\"a\":1}","maybe":"m","list":["l"],"table":{"t":"t"}}"#,
        repairs: []
      ),
      kills: ["any-text-parsed"]
    ),
    ConformanceCase(
      "any/list/stringified",
      "a text that holds an array is no untyped array",
      clause: "STR-5",
      needs: [.untyped, .defaults],
      model: "loose",
      input: #"{"value":true,"maybe":"m","list":"[1]","table":{"t":"t"}}"#,
      expect: .value(
        #"{"value":true,"maybe":"m","list":[9],"table":{"t":"t"}}"#,
        repairs: [Repair(.mismatch, at: "$.list")]
      ),
      kills: ["any-text-parsed"]
    ),
    ConformanceCase(
      "any/table/stringified",
      "a text that holds an object is no untyped object",
      clause: "STR-5",
      needs: [.untyped, .defaults],
      model: "loose",
      input: #"{"value":true,"maybe":"m","list":["l"],"table":"{\"a\":1}"}"#,
      expect: .value(
        #"{"value":true,"maybe":"m","list":["l"],"table":{"k":9}}"#,
        repairs: [Repair(.mismatch, at: "$.table")]
      ),
      kills: ["any-text-parsed"]
    ),
    ConformanceCase(
      "any/table/number",
      "a number is no untyped object",
      clause: "ANY-4",
      needs: [.untyped, .defaults],
      model: "loose",
      input: #"{"value":true,"maybe":"m","list":["l"],"table":1}"#,
      expect: .value(
        #"{"value":true,"maybe":"m","list":["l"],"table":{"k":9}}"#,
        repairs: [Repair(.mismatch, at: "$.table")]
      ),
      kills: ["mismatch-skips-default"]
    ),
    ConformanceCase(
      "any/table/empty-array",
      "an empty array is no untyped object",
      clause: "ANY-4",
      needs: [.untyped, .defaults],
      model: "loose",
      input: #"{"value":true,"maybe":"m","list":["l"],"table":[]}"#,
      expect: .value(
        #"{"value":true,"maybe":"m","list":["l"],"table":{"k":9}}"#,
        repairs: [Repair(.mismatch, at: "$.table")]
      ),
      kills: ["empty-array-is-object"]
    ),
    ConformanceCase(
      "any/list/number",
      "a number is no untyped array",
      clause: "ANY-4",
      needs: [.untyped, .defaults],
      model: "loose",
      input: #"{"value":true,"maybe":"m","list":1,"table":{"t":"t"}}"#,
      expect: .value(
        #"{"value":true,"maybe":"m","list":[9],"table":{"t":"t"}}"#,
        repairs: [Repair(.mismatch, at: "$.list")]
      ),
      kills: ["scalar-becomes-array"]
    ),
    ConformanceCase(
      "any/value/null",
      "null gives way to the initial value",
      clause: "ANY-5",
      needs: [.untyped, .defaults],
      model: "loose",
      input: #"{"value":null,"maybe":"m","list":["l"],"table":{"t":"t"}}"#,
      expect: .value(
        #"{"value":"d","maybe":"m","list":["l"],"table":{"t":"t"}}"#,
        repairs: [Repair(.null, at: "$.value")]
      ),
      kills: ["any-null-kept", "null-skips-default"]
    ),
    ConformanceCase(
      "any/optional/null",
      "null gives way to the initial value of an Optional",
      clause: "ANY-5",
      needs: [.untyped, .defaults],
      model: "loose",
      input: #"{"value":true,"maybe":null,"list":["l"],"table":{"t":"t"}}"#,
      expect: .value(#"{"value":true,"maybe":7,"list":["l"],"table":{"t":"t"}}"#, repairs: []),
      kills: ["any-null-kept", "optional-forgets-initial-value"]
    ),
    ConformanceCase(
      "any/setting/null",
      "with the setting null is kept",
      clause: "ANY-5",
      needs: [.untyped],
      model: "loose",
      input: #"{"value":null,"maybe":"m","list":["l"],"table":{"t":"t"}}"#,
      settings: [.null: "keep"],
      expect: .value(#"{"value":null,"maybe":"m","list":["l"],"table":{"t":"t"}}"#),
      kills: ["null-setting-ignored"]
    ),
    ConformanceCase(
      "any/setting/optional-null",
      "with the setting null is kept in an Optional",
      clause: "ANY-5",
      needs: [.untyped],
      model: "loose",
      input: #"{"value":true,"maybe":null,"list":["l"],"table":{"t":"t"}}"#,
      settings: [.null: "keep"],
      expect: .value(#"{"value":true,"maybe":null,"list":["l"],"table":{"t":"t"}}"#),
      kills: ["null-setting-ignored"]
    ),
    ConformanceCase(
      "any/setting/list-null",
      "with the setting null still is no array",
      clause: "ANY-5",
      needs: [.untyped, .defaults],
      model: "loose",
      input: #"{"value":true,"maybe":"m","list":null,"table":{"t":"t"}}"#,
      settings: [.null: "keep"],
      expect: .value(
        #"{"value":true,"maybe":"m","list":[9],"table":{"t":"t"}}"#,
        repairs: [Repair(.null, at: "$.list")]
      ),
      kills: ["null-setting-reaches-containers"]
    ),
    ConformanceCase(
      "any/setting/table-null",
      "with the setting null still is no object",
      clause: "ANY-5",
      needs: [.untyped, .defaults],
      model: "loose",
      input: #"{"value":true,"maybe":"m","list":["l"],"table":null}"#,
      settings: [.null: "keep"],
      expect: .value(
        #"{"value":true,"maybe":"m","list":["l"],"table":{"k":9}}"#,
        repairs: [Repair(.null, at: "$.table")]
      ),
      kills: ["null-setting-reaches-containers"]
    ),
    ConformanceCase(
      "any/setting/ignored-null",
      "the default of the setting gives null away",
      clause: "ANY-5",
      needs: [.untyped, .defaults],
      model: "loose",
      input: #"{"value":null,"maybe":"m","list":["l"],"table":{"t":"t"}}"#,
      settings: [.null: "ignore"],
      expect: .value(
        #"{"value":"d","maybe":"m","list":["l"],"table":{"t":"t"}}"#,
        repairs: [Repair(.null, at: "$.value")]
      ),
      kills: ["any-null-kept"]
    ),
    ConformanceCase(
      "any/overflow/element",
      "a number that is too large drops its element",
      clause: "ANY-8",
      needs: [.untyped, .elementDrop],
      model: "loose",
      input: #"{"value":true,"maybe":"m","list":[1,1e400],"table":{"t":"t"}}"#,
      expect: .value(
        #"{"value":true,"maybe":"m","list":[1],"table":{"t":"t"}}"#,
        repairs: [Repair(.overflow, at: "$.list[1]")]
      ),
      kills: ["any-overflow-as-text"]
    ),
    ConformanceCase(
      "any/overflow/entry",
      "a number that is too large drops its entry",
      clause: "ANY-8",
      needs: [.untyped, .elementDrop],
      model: "loose",
      input: #"{"value":true,"maybe":"m","list":["l"],"table":{"a":1e400,"b":2}}"#,
      expect: .value(
        #"{"value":true,"maybe":"m","list":["l"],"table":{"b":2}}"#,
        repairs: [Repair(.overflow, at: "$.table.a")]
      ),
      kills: ["any-overflow-as-text"]
    ),
    ConformanceCase(
      "any/overflow/value",
      "a number that is too large gives way",
      clause: "ANY-8",
      needs: [.untyped, .defaults],
      model: "loose",
      input: #"{"value":1e400,"maybe":"m","list":["l"],"table":{"t":"t"}}"#,
      expect: .value(
        #"{"value":"d","maybe":"m","list":["l"],"table":{"t":"t"}}"#,
        repairs: [Repair(.overflow, at: "$.value")]
      ),
      kills: ["any-overflow-as-text"]
    ),
  ]
}
