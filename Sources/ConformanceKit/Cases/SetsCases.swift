// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let setCases: [ConformanceCase] = [
    ConformanceCase(
      "sets/set/repeated-element",
      "equal elements of a set merge",
      clause: "COL-10",
      needs: [.sets],
      model: "bag",
      input: #"{"numbers":[2,1,2],"words":["w"]}"#,
      expect: .value(#"{"numbers":[1,2],"words":["w"],"maybe":null}"#, repairs: []),
      kills: ["set-keeps-equal"]
    ),
    ConformanceCase(
      "sets/set/converted-element",
      "elements that become equal merge",
      clause: "COL-10",
      needs: [.sets, .coercion, .elementDrop],
      model: "bag",
      input: #"{"numbers":[1,"1","x"],"words":["w"]}"#,
      expect: .value(
        #"{"numbers":[1],"words":["w"],"maybe":null}"#,
        repairs: [Repair(.converted, at: "$.numbers[1]"), Repair(.invalid, at: "$.numbers[2]")]
      ),
      kills: ["set-keeps-equal", "element-not-converted", "element-fails-array"]
    ),
    ConformanceCase(
      "sets/set/texts",
      "texts that differ in case stay apart",
      clause: "COL-10",
      needs: [.sets],
      model: "bag",
      input: #"{"numbers":[1],"words":["a","A","a"],"maybe":[3]}"#,
      expect: .value(#"{"numbers":[1],"words":["A","a"],"maybe":[3]}"#, repairs: []),
      kills: ["set-keeps-equal"]
    ),
    ConformanceCase(
      "sets/set/null-element",
      "null is left out of a set",
      clause: "COL-10",
      needs: [.sets, .elementDrop],
      model: "bag",
      input: #"{"numbers":[1,null],"words":["w"]}"#,
      expect: .value(
        #"{"numbers":[1],"words":["w"],"maybe":null}"#,
        repairs: [Repair(.null, at: "$.numbers[1]")]
      ),
      kills: ["null-element-fails-array"]
    ),
    ConformanceCase(
      "sets/set/none-valid",
      "a set without a valid element is empty",
      clause: "COL-10",
      needs: [.sets, .elementDrop],
      model: "bag",
      input: #"{"numbers":["x"],"words":["w"]}"#,
      expect: .value(
        #"{"numbers":[],"words":["w"],"maybe":null}"#,
        repairs: [Repair(.invalid, at: "$.numbers[0]")]
      ),
      kills: ["no-survivor-falls-back"]
    ),
    ConformanceCase(
      "sets/set/stringified",
      "a string that holds an array is read as a set",
      clause: "STR-1",
      needs: [.sets, .stringifiedJSON],
      model: "bag",
      input: #"{"numbers":"[1,2]","words":["w"]}"#,
      expect: .value(#"{"numbers":[1,2],"words":["w"],"maybe":null}"#, repairs: []),
      kills: ["set-text-refused"]
    ),
    ConformanceCase(
      "sets/set/number",
      "a number is no set",
      clause: "COL-10",
      needs: [.sets, .defaults],
      model: "bag",
      input: #"{"numbers":1,"words":["w"]}"#,
      expect: .value(
        #"{"numbers":[9],"words":["w"],"maybe":null}"#,
        repairs: [Repair(.mismatch, at: "$.numbers")]
      ),
      kills: ["scalar-becomes-array"]
    ),
    ConformanceCase(
      "sets/set/object",
      "an object is no set",
      clause: "COL-10",
      needs: [.sets, .defaults],
      model: "bag",
      input: #"{"numbers":{},"words":["w"]}"#,
      expect: .value(
        #"{"numbers":[9],"words":["w"],"maybe":null}"#,
        repairs: [Repair(.mismatch, at: "$.numbers")]
      ),
      kills: ["mismatch-skips-default"]
    ),
    ConformanceCase(
      "sets/default/plain-value",
      "a plain value without a set gets an empty one",
      clause: "DEF-12",
      needs: [.dateDetection, .data, .decimals, .floats, .sets, .keyedMaps, .defaults],
      model: "vault",
      input:
        #"{"values":{"when":1700000000,"bytes":"aGk=","amount":3.5,"single":4.5,"byNumber":{"1":"a"}},"note":"n"}"#,
      expect: .value(
        #"{"values":{"when":"2023-11-14T22:13:20Z","bytes":"aGk=","amount":3.5,"single":4.5,"numbers":[],"byNumber":{"1":"a"}},"note":"n"}"#,
        repairs: [Repair(.missing, at: "$.values.numbers")]
      ),
      kills: ["value-defaults-missing", "plain-child-keeps-initial-values"]
    ),
    ConformanceCase(
      "sets/default/plain-map",
      "a plain value without a map gets an empty one",
      clause: "DEF-12",
      needs: [.dateDetection, .data, .decimals, .floats, .sets, .keyedMaps, .defaults],
      model: "vault",
      input:
        #"{"values":{"when":1700000000,"bytes":"aGk=","amount":3.5,"single":4.5,"numbers":[1]},"note":"n"}"#,
      expect: .value(
        #"{"values":{"when":"2023-11-14T22:13:20Z","bytes":"aGk=","amount":3.5,"single":4.5,"numbers":[1],"byNumber":{}},"note":"n"}"#,
        repairs: [Repair(.missing, at: "$.values.byNumber")]
      ),
      kills: ["value-defaults-missing", "plain-child-keeps-initial-values"]
    ),
    ConformanceCase(
      "sets/integer-keys/clean",
      "integer keys are read from texts",
      clause: "COL-12",
      needs: [.keyedMaps],
      model: "index",
      input: #"{"byNumber":{"1":"a","-2":"b"},"bySuit":{"1":5},"byGrade":{"0":"z"}}"#,
      expect: .value(
        #"{"byNumber":{"1":"a","-2":"b"},"bySuit":{"one":5},"byGrade":{"zero":"z"}}"#,
        repairs: []
      ),
      kills: ["key-unsigned"]
    ),
    ConformanceCase(
      "sets/integer-keys/word",
      "a key that is no integer drops its entry",
      clause: "COL-12",
      needs: [.keyedMaps, .elementDrop],
      model: "index",
      input: #"{"byNumber":{"1":"a","x":"b"},"bySuit":{"1":5},"byGrade":{"0":"z"}}"#,
      expect: .value(
        #"{"byNumber":{"1":"a"},"bySuit":{"one":5},"byGrade":{"zero":"z"}}"#,
        repairs: [Repair(.invalid, at: "$.byNumber.x")]
      ),
      kills: ["key-fails-map"]
    ),
    ConformanceCase(
      "sets/integer-keys/plus-beside-word",
      "a key with a plus sign drops its entry where another key is none",
      clause: "COL-12",
      needs: [.keyedMaps, .elementDrop],
      model: "index",
      input: #"{"byNumber":{"1":"a","+2":"b","x":"c"},"bySuit":{"1":5},"byGrade":{"0":"z"}}"#,
      expect: .value(
        #"{"byNumber":{"1":"a"},"bySuit":{"one":5},"byGrade":{"zero":"z"}}"#,
        repairs: [Repair(.invalid, at: "$.byNumber.+2"), Repair(.invalid, at: "$.byNumber.x")]
      ),
      kills: ["key-relaxed"]
    ),
    ConformanceCase(
      "sets/integer-keys/zero-fraction",
      "a key with a fraction drops its entry",
      clause: "COL-12",
      needs: [.keyedMaps, .elementDrop],
      model: "index",
      input: #"{"byNumber":{"1":"a","2.0":"b"},"bySuit":{"1":5},"byGrade":{"0":"z"}}"#,
      expect: .value(
        #"{"byNumber":{"1":"a"},"bySuit":{"one":5},"byGrade":{"zero":"z"}}"#,
        repairs: [Repair(.invalid, at: "$.byNumber.2.0")]
      ),
      kills: ["key-relaxed"]
    ),
    ConformanceCase(
      "sets/integer-keys/too-large",
      "a key that is out of range drops its entry",
      clause: "COL-12",
      needs: [.keyedMaps, .elementDrop],
      model: "index",
      input:
        #"{"byNumber":{"9223372036854775808":"a","1":"b"},"bySuit":{"1":5},"byGrade":{"0":"z"}}"#,
      expect: .value(#"{"byNumber":{"1":"b"},"bySuit":{"one":5},"byGrade":{"zero":"z"}}"#),
      kills: ["key-clamped", "key-fails-map"]
    ),
    ConformanceCase(
      "sets/integer-keys/leading-zero",
      "of keys that become equal the first wins",
      clause: "COL-12",
      needs: [.keyedMaps],
      model: "index",
      input: #"{"byNumber":{"1":"a","01":"b"},"bySuit":{"1":5},"byGrade":{"0":"z"}}"#,
      expect: .value(#"{"byNumber":{"1":"a"},"bySuit":{"one":5},"byGrade":{"zero":"z"}}"#),
      kills: ["key-last-wins"],
      excluding: [.reorderedKeys]
    ),
    ConformanceCase(
      "sets/integer-keys/invalid-value",
      "an invalid value under an integer key drops its entry",
      clause: "COL-11",
      needs: [.keyedMaps, .elementDrop],
      model: "index",
      input: #"{"byNumber":{"1":[],"2":"b"},"bySuit":{"1":5},"byGrade":{"0":"z"}}"#,
      expect: .value(
        #"{"byNumber":{"2":"b"},"bySuit":{"one":5},"byGrade":{"zero":"z"}}"#,
        repairs: [Repair(.mismatch, at: "$.byNumber.1")]
      ),
      kills: ["entry-fails-dictionary"]
    ),
    ConformanceCase(
      "sets/integer-keys/array",
      "an array is no map with integer keys",
      clause: "COL-12",
      needs: [.keyedMaps, .defaults],
      model: "index",
      input: #"{"byNumber":[1,"a"],"bySuit":{"1":5},"byGrade":{"0":"z"}}"#,
      expect: .value(
        #"{"byNumber":{"9":"d"},"bySuit":{"one":5},"byGrade":{"zero":"z"}}"#,
        repairs: [Repair(.mismatch, at: "$.byNumber")]
      ),
      kills: ["mismatch-skips-default"]
    ),
    ConformanceCase(
      "sets/enum-keys/object",
      "keys of an object become cases",
      clause: "COL-13",
      needs: [.keyedMaps],
      model: "index",
      input: #"{"byNumber":{"5":"e"},"bySuit":{"s":1,"h":2},"byGrade":{"0":"z"}}"#,
      expect: .value(
        #"{"byNumber":{"5":"e"},"bySuit":{"spades":1,"hearts":2},"byGrade":{"zero":"z"}}"#,
        repairs: []
      ),
      kills: ["enum-key-object-refused"]
    ),
    ConformanceCase(
      "sets/enum-keys/unknown-key",
      "a key that is no case drops its entry",
      clause: "COL-13",
      needs: [.keyedMaps, .elementDrop],
      model: "index",
      input: #"{"byNumber":{"5":"e"},"bySuit":{"s":1,"zz":2},"byGrade":{"0":"z"}}"#,
      expect: .value(
        #"{"byNumber":{"5":"e"},"bySuit":{"spades":1},"byGrade":{"zero":"z"}}"#,
        repairs: [Repair(.invalid, at: "$.bySuit.zz")]
      ),
      kills: ["key-fails-map"]
    ),
    ConformanceCase(
      "sets/enum-keys/case-name",
      "the name of a case is no key",
      clause: "COL-13",
      needs: [.keyedMaps, .elementDrop],
      model: "index",
      input: #"{"byNumber":{"5":"e"},"bySuit":{"h":1,"spades":2},"byGrade":{"0":"z"}}"#,
      expect: .value(
        #"{"byNumber":{"5":"e"},"bySuit":{"hearts":1},"byGrade":{"zero":"z"}}"#,
        repairs: [Repair(.invalid, at: "$.bySuit.spades")]
      ),
      kills: ["enum-key-by-name"]
    ),
    ConformanceCase(
      "sets/enum-keys/alternating",
      "keys and values in turn become entries",
      clause: "COL-13",
      needs: [.keyedMaps],
      model: "index",
      input: #"{"byNumber":{"5":"e"},"bySuit":["s",1,"h",2],"byGrade":[0,"z"]}"#,
      expect: .value(
        #"{"byNumber":{"5":"e"},"bySuit":{"spades":1,"hearts":2},"byGrade":{"zero":"z"}}"#,
        repairs: []
      ),
      kills: ["enum-key-pairs-refused"]
    ),
    ConformanceCase(
      "sets/enum-keys/unknown-in-turn",
      "an unknown key drops the value behind it",
      clause: "COL-13",
      needs: [.keyedMaps, .elementDrop],
      model: "index",
      input: #"{"byNumber":{"5":"e"},"bySuit":["zz",1,"h",2],"byGrade":{"0":"z"}}"#,
      expect: .value(
        #"{"byNumber":{"5":"e"},"bySuit":{"hearts":2},"byGrade":{"zero":"z"}}"#,
        repairs: [Repair(.invalid, at: "$.bySuit[0]")]
      ),
      kills: ["key-fails-map", "enum-key-pairs-refused"]
    ),
    ConformanceCase(
      "sets/enum-keys/odd-array",
      "an array with a key too many is no map",
      clause: "COL-13",
      needs: [.keyedMaps, .defaults],
      model: "index",
      input: #"{"byNumber":{"5":"e"},"bySuit":["s",1,"h"],"byGrade":{"0":"z"}}"#,
      expect: .value(#"{"byNumber":{"5":"e"},"bySuit":{"hearts":9},"byGrade":{"zero":"z"}}"#),
      kills: ["mismatch-skips-default"]
    ),
    ConformanceCase(
      "sets/enum-keys/integer-raw",
      "integer raw values stand as texts in an object",
      clause: "COL-13",
      needs: [.keyedMaps],
      model: "index",
      input: #"{"byNumber":{"5":"e"},"bySuit":{"1":5},"byGrade":{"1":"a","-1":"b"}}"#,
      expect: .value(
        #"{"byNumber":{"5":"e"},"bySuit":{"one":5},"byGrade":{"one":"a","minus":"b"}}"#,
        repairs: []
      ),
      kills: ["enum-key-object-refused"]
    ),
    ConformanceCase(
      "sets/enum-keys/integer-alternating",
      "integer raw values stand as numbers in an array",
      clause: "COL-13",
      needs: [.keyedMaps],
      model: "index",
      input: #"{"byNumber":{"5":"e"},"bySuit":["1",5],"byGrade":[1,"a",300,"b"]}"#,
      expect: .value(
        #"{"byNumber":{"5":"e"},"bySuit":{"one":5},"byGrade":{"one":"a","big":"b"}}"#,
        repairs: []
      ),
      kills: ["enum-key-pairs-refused"]
    ),
    ConformanceCase(
      "sets/dictionary/key-setting",
      "the setting for keys leaves those of dictionaries alone",
      clause: "COL-14",
      needs: [.keyMapping, .defaults],
      model: "tables",
      input: #"{"counts":{"one":1}}"#,
      settings: [.keys: "first-letter-upper"],
      expect: .defaults(except: #"{"counts":{"one":1}}"#),
      kills: ["dictionary-key-converted"]
    ),
  ]
}
