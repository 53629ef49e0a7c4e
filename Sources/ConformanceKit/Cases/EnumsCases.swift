// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let enumCases: [ConformanceCase] = enumCases1 + enumCases2

  private static let enumCases1: [ConformanceCase] = [
    ConformanceCase(
      "enums/raw/clean",
      "raw values give their cases",
      clause: "ENUM-1",
      model: "card",
      input:
        #"{"suit":"s","maybe":"h","preset":"1","grade":1,"suits":["s"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"spades","maybe":"hearts","preset":"one","grade":"one","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: []
      ),
      kills: ["enum-raw-upper-cased"]
    ),
    ConformanceCase(
      "enums/raw/negative",
      "a negative raw value gives its case",
      clause: "ENUM-1",
      model: "card",
      input:
        #"{"suit":"s","maybe":"h","preset":"1","grade":-1,"suits":["s"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"spades","maybe":"hearts","preset":"one","grade":"minus","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: []
      ),
      kills: ["enum-raw-loses-sign"]
    ),
    ConformanceCase(
      "enums/raw/null-element",
      "null stays in an array of Optional cases",
      clause: "COL-4",
      model: "card",
      input:
        #"{"suit":"s","maybe":"h","preset":"1","grade":1,"suits":["s"],"sparse":["h",null],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"spades","maybe":"hearts","preset":"one","grade":"one","suits":["spades"],"sparse":["hearts",null],"table":{"a":"spades"}}"#,
        repairs: []
      ),
      kills: ["optional-element-null-dropped"]
    ),
    ConformanceCase(
      "enums/unknown/string",
      "an unknown string takes the initial case",
      clause: "ENUM-2",
      needs: [.enumFallback],
      model: "card",
      input:
        #"{"suit":"x","maybe":"h","preset":"1","grade":1,"suits":["s"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"hearts","maybe":"hearts","preset":"one","grade":"one","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: [Repair(.invalid, at: "$.suit")]
      ),
      kills: ["enum-uses-first-case", "mismatch-is-rejected", "mismatch-skips-default"]
    ),
    ConformanceCase(
      "enums/unknown/integer",
      "an unknown integer takes the initial case",
      clause: "ENUM-2",
      needs: [.enumFallback],
      model: "card",
      input:
        #"{"suit":"s","maybe":"h","preset":"1","grade":7,"suits":["s"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"spades","maybe":"hearts","preset":"one","grade":"two","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: [Repair(.invalid, at: "$.grade")]
      ),
      kills: ["enum-uses-first-case", "mismatch-skips-default"]
    ),
    ConformanceCase(
      "enums/unknown/optional",
      "an unknown value for an Optional is nil",
      clause: "ENUM-2",
      needs: [.enumFallback],
      model: "card",
      input:
        #"{"suit":"s","maybe":"x","preset":"1","grade":1,"suits":["s"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"spades","maybe":null,"preset":"one","grade":"one","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: [Repair(.invalid, at: "$.maybe")]
      ),
      kills: ["enum-uses-first-case", "optional-takes-type-default"]
    ),
    ConformanceCase(
      "enums/unknown/initial-optional",
      "an unknown value keeps the initial case of an Optional",
      clause: "ENUM-2",
      needs: [.enumFallback],
      model: "card",
      input:
        #"{"suit":"s","maybe":"h","preset":"x","grade":1,"suits":["s"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"spades","maybe":"hearts","preset":"half","grade":"one","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: [Repair(.invalid, at: "$.preset")]
      ),
      kills: ["enum-uses-first-case", "optional-forgets-initial-value"]
    ),
    ConformanceCase(
      "enums/unknown/other-case",
      "raw values differ by case",
      clause: "ENUM-2",
      needs: [.enumFallback],
      model: "card",
      input:
        #"{"suit":"S","maybe":"h","preset":"1","grade":1,"suits":["s"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"hearts","maybe":"hearts","preset":"one","grade":"one","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: [Repair(.invalid, at: "$.suit")]
      ),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "enums/unknown/empty-string",
      "an empty string is an unknown value",
      clause: "ENUM-2",
      needs: [.enumFallback],
      model: "card",
      input:
        #"{"suit":"","maybe":"h","preset":"1","grade":1,"suits":["s"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"hearts","maybe":"hearts","preset":"one","grade":"one","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: [Repair(.invalid, at: "$.suit")]
      ),
      kills: ["enum-uses-first-case"]
    ),
    ConformanceCase(
      "enums/name/string",
      "the name of a case is no value",
      clause: "ENUM-4",
      needs: [.enumFallback],
      model: "card",
      input:
        #"{"suit":"spades","maybe":"h","preset":"1","grade":1,"suits":["s"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"hearts","maybe":"hearts","preset":"one","grade":"one","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: [Repair(.invalid, at: "$.suit")]
      ),
      kills: ["enum-accepts-case-name"]
    ),
    ConformanceCase(
      "enums/name/integer-raw",
      "the name of a case with an integer is no value",
      clause: "ENUM-4",
      needs: [.enumFallback],
      model: "card",
      input:
        #"{"suit":"s","maybe":"h","preset":"1","grade":"big","suits":["s"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"spades","maybe":"hearts","preset":"one","grade":"two","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: [Repair(.invalid, at: "$.grade")]
      ),
      kills: ["enum-accepts-case-name"]
    ),
    ConformanceCase(
      "enums/null/required",
      "null takes the initial case",
      clause: "ENUM-2",
      needs: [.enumFallback],
      model: "card",
      input:
        #"{"suit":null,"maybe":"h","preset":"1","grade":1,"suits":["s"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"hearts","maybe":"hearts","preset":"one","grade":"one","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: [Repair(.null, at: "$.suit")]
      ),
      kills: ["null-is-rejected", "null-skips-default"]
    ),
    ConformanceCase(
      "enums/null/optional",
      "null for an Optional case is nil",
      clause: "ENUM-2",
      model: "card",
      input:
        #"{"suit":"s","maybe":null,"preset":"1","grade":1,"suits":["s"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"spades","maybe":null,"preset":"one","grade":"one","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: []
      ),
      kills: ["optional-takes-type-default"]
    ),
    ConformanceCase(
      "enums/kind/object",
      "an object takes the initial case",
      clause: "ENUM-2",
      needs: [.enumFallback],
      model: "card",
      input:
        #"{"suit":{},"maybe":"h","preset":"1","grade":1,"suits":["s"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"hearts","maybe":"hearts","preset":"one","grade":"one","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: [Repair(.mismatch, at: "$.suit")]
      ),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "enums/kind/array",
      "an array takes the initial case",
      clause: "ENUM-2",
      needs: [.enumFallback],
      model: "card",
      input:
        #"{"suit":"s","maybe":"h","preset":"1","grade":[1],"suits":["s"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"spades","maybe":"hearts","preset":"one","grade":"two","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: [Repair(.mismatch, at: "$.grade")]
      ),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "enums/convert/number-to-string",
      "a number finds a case by its text",
      clause: "ENUM-1",
      needs: [.enumFallback, .coercion],
      model: "card",
      input:
        #"{"suit":1,"maybe":"h","preset":"1","grade":1,"suits":["s"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"one","maybe":"hearts","preset":"one","grade":"one","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: [Repair(.converted, at: "$.suit")]
      ),
      kills: ["enum-raw-not-converted", "conversion-not-reported"]
    ),
    ConformanceCase(
      "enums/convert/fraction-to-string",
      "a fraction finds a case by its text",
      clause: "ENUM-1",
      needs: [.enumFallback, .coercion],
      model: "card",
      input:
        #"{"suit":1.5,"maybe":"h","preset":"1","grade":1,"suits":["s"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"half","maybe":"hearts","preset":"one","grade":"one","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: [Repair(.converted, at: "$.suit")]
      ),
      kills: ["enum-raw-not-converted"]
    ),
    ConformanceCase(
      "enums/convert/boolean-to-string",
      "true finds a case by its text",
      clause: "ENUM-1",
      needs: [.enumFallback, .coercion],
      model: "card",
      input:
        #"{"suit":true,"maybe":"h","preset":"1","grade":1,"suits":["s"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"yes","maybe":"hearts","preset":"one","grade":"one","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: [Repair(.converted, at: "$.suit")]
      ),
      kills: ["enum-raw-not-converted", "string-not-from-scalar"]
    ),
    ConformanceCase(
      "enums/convert/string-to-integer",
      "a numeric string finds a case by its value",
      clause: "ENUM-1",
      needs: [.enumFallback, .coercion],
      model: "card",
      input:
        #"{"suit":"s","maybe":"h","preset":"1","grade":"300","suits":["s"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"spades","maybe":"hearts","preset":"one","grade":"big","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: [Repair(.converted, at: "$.grade")]
      ),
      kills: ["enum-raw-not-converted", "number-not-from-string"]
    ),
    ConformanceCase(
      "enums/convert/boolean-to-integer",
      "false finds the case of 0",
      clause: "ENUM-1",
      needs: [.enumFallback, .coercion],
      model: "card",
      input:
        #"{"suit":"s","maybe":"h","preset":"1","grade":false,"suits":["s"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"spades","maybe":"hearts","preset":"one","grade":"zero","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: [Repair(.converted, at: "$.grade")]
      ),
      kills: ["enum-raw-not-converted", "number-not-from-bool"]
    ),
    ConformanceCase(
      "enums/convert/dot-zero",
      "300.0 finds the case of 300",
      clause: "ENUM-1",
      needs: [.enumFallback, .coercion],
      model: "card",
      input:
        #"{"suit":"s","maybe":"h","preset":"1","grade":300.0,"suits":["s"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"spades","maybe":"hearts","preset":"one","grade":"big","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: []
      ),
      kills: ["integer-refuses-dot-zero"]
    ),
    ConformanceCase(
      "enums/element/unknown",
      "an unknown element is left out",
      clause: "ENUM-6",
      needs: [.enumFallback, .elementDrop],
      model: "card",
      input:
        #"{"suit":"s","maybe":"h","preset":"1","grade":1,"suits":["s","x","h"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"spades","maybe":"hearts","preset":"one","grade":"one","suits":["spades","hearts"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: [Repair(.invalid, at: "$.suits[1]")]
      ),
      kills: ["element-fails-array", "invalid-element-becomes-default"]
    ),
    ConformanceCase(
      "enums/element/none-known",
      "an array of unknown elements is empty",
      clause: "ENUM-6",
      needs: [.enumFallback, .elementDrop],
      model: "card",
      input:
        #"{"suit":"s","maybe":"h","preset":"1","grade":1,"suits":["x"],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"spades","maybe":"hearts","preset":"one","grade":"one","suits":[],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: [Repair(.invalid, at: "$.suits[0]")]
      ),
      kills: ["no-survivor-falls-back"]
    ),
    ConformanceCase(
      "enums/element/optional-unknown",
      "an unknown Optional element becomes nil",
      clause: "ENUM-6",
      needs: [.enumFallback, .elementDrop],
      model: "card",
      input:
        #"{"suit":"s","maybe":"h","preset":"1","grade":1,"suits":["s"],"sparse":["h","x"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"spades","maybe":"hearts","preset":"one","grade":"one","suits":["spades"],"sparse":["hearts",null],"table":{"a":"spades"}}"#,
        repairs: [Repair(.invalid, at: "$.sparse[1]")]
      ),
      kills: ["optional-element-dropped"]
    ),
    ConformanceCase(
      "enums/element/converted",
      "elements are converted to raw values",
      clause: "ENUM-1",
      needs: [.enumFallback, .coercion],
      model: "card",
      input:
        #"{"suit":"s","maybe":"h","preset":"1","grade":1,"suits":[1,true],"sparse":["h"],"table":{"a":"s"}}"#,
      expect: .value(
        #"{"suit":"spades","maybe":"hearts","preset":"one","grade":"one","suits":["one","yes"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: [Repair(.converted, at: "$.suits[0]"), Repair(.converted, at: "$.suits[1]")]
      ),
      kills: ["element-not-converted", "enum-raw-not-converted"]
    ),
  ]

  private static let enumCases2: [ConformanceCase] = [
    ConformanceCase(
      "enums/entry/unknown",
      "an entry with an unknown value is left out",
      clause: "ENUM-6",
      needs: [.enumFallback, .elementDrop],
      model: "card",
      input:
        #"{"suit":"s","maybe":"h","preset":"1","grade":1,"suits":["s"],"sparse":["h"],"table":{"a":"s","b":"x"}}"#,
      expect: .value(
        #"{"suit":"spades","maybe":"hearts","preset":"one","grade":"one","suits":["spades"],"sparse":["hearts"],"table":{"a":"spades"}}"#,
        repairs: [Repair(.invalid, at: "$.table.b")]
      ),
      kills: ["entry-fails-dictionary"]
    ),
    ConformanceCase(
      "enums/plain/unknown",
      "without an initial value the declared case stands in",
      clause: "ENUM-3",
      needs: [.enumFallback, .defaults],
      model: "garden",
      input: #"{"plot":{"i":1,"s":"x","o":1,"suit":"x"}}"#,
      expect: .defaults(
        except: #"{"plot":{"i":1,"s":"x","o":1,"suit":"yes"}}"#,
        repairs: [Repair(.invalid, at: "$.plot.suit")]
      ),
      kills: ["enum-ignores-declared-fallback", "enum-uses-first-case"]
    ),
  ]
}
