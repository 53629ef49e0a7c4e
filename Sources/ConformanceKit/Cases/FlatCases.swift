// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let flatCases: [ConformanceCase] = flatCases1

  private static let flatCases1: [ConformanceCase] = [
    ConformanceCase(
      "flat/model/clean",
      "a flat model is read from the enclosing object",
      clause: "FLAT-1",
      needs: [.flat],
      model: "article",
      input: #"{"title":"T","name":"Ann","age":30,"pages":5}"#,
      expect: .value(#"{"title":"T","author":{"name":"Ann","age":30},"pages":5}"#, repairs: []),
      kills: ["flat-reads-own-key"]
    ),
    ConformanceCase(
      "flat/model/own-key",
      "an object under the own name is not looked at",
      clause: "FLAT-1",
      needs: [.flat],
      model: "article",
      input: #"{"title":"T","author":{"age":40},"name":"Ann","age":30,"pages":5}"#,
      expect: .value(#"{"title":"T","author":{"name":"Ann","age":30},"pages":5}"#, repairs: []),
      kills: ["flat-reads-own-key"]
    ),
    ConformanceCase(
      "flat/model/missing-fields",
      "missing fields of a flat take its own initial values",
      clause: "FLAT-1",
      needs: [.flat, .defaults],
      model: "article",
      input: #"{"title":"T","pages":5}"#,
      expect: .value(
        #"{"title":"T","author":{"name":"nobody","age":1},"pages":5}"#,
        repairs: [Repair(.missing, at: "$.name"), Repair(.missing, at: "$.age")]
      ),
      kills: ["missing-skips-default", "flat-reads-own-key"]
    ),
    ConformanceCase(
      "flat/model/null-field",
      "null in a flat takes its own initial value",
      clause: "FLAT-1",
      needs: [.flat, .defaults],
      model: "article",
      input: #"{"title":"T","name":null,"age":30,"pages":5}"#,
      expect: .value(
        #"{"title":"T","author":{"name":"nobody","age":30},"pages":5}"#,
        repairs: [Repair(.null, at: "$.name")]
      ),
      kills: ["null-is-rejected", "null-skips-default"]
    ),
    ConformanceCase(
      "flat/model/wrong-field",
      "a wrong value in a flat takes its own initial value",
      clause: "FLAT-1",
      needs: [.flat, .defaults],
      model: "article",
      input: #"{"title":"T","name":"Ann","age":"x","pages":5}"#,
      expect: .value(
        #"{"title":"T","author":{"name":"Ann","age":1},"pages":5}"#,
        repairs: [Repair(.invalid, at: "$.age")]
      ),
      kills: ["mismatch-is-rejected", "mismatch-skips-default"]
    ),
    ConformanceCase(
      "flat/model/converted",
      "values of a flat are converted",
      clause: "FLAT-1",
      needs: [.flat, .coercion],
      model: "article",
      input: #"{"title":"T","name":7,"age":"30","pages":5}"#,
      expect: .value(
        #"{"title":"T","author":{"name":"7","age":30},"pages":5}"#,
        repairs: [Repair(.converted, at: "$.name"), Repair(.converted, at: "$.age")]
      ),
      kills: ["number-not-from-string", "flat-reads-own-key"]
    ),
    ConformanceCase(
      "flat/after/initial-value",
      "a field after a flat keeps its initial value",
      clause: "DEF-8",
      needs: [.flat, .defaults],
      model: "article",
      input: #"{"title":"T","name":"Ann","age":30}"#,
      expect: .value(
        #"{"title":"T","author":{"name":"Ann","age":30},"pages":10}"#,
        repairs: [Repair(.missing, at: "$.pages")]
      ),
      kills: ["flat-forgets-later-defaults"]
    ),
    ConformanceCase(
      "flat/after/wrong-value",
      "a wrong field after a flat takes its initial value",
      clause: "FLAT-7",
      needs: [.flat, .defaults],
      model: "article",
      input: #"{"title":"T","name":"Ann","age":30,"pages":[]}"#,
      expect: .value(
        #"{"title":"T","author":{"name":"Ann","age":30},"pages":10}"#,
        repairs: [Repair(.mismatch, at: "$.pages")]
      ),
      kills: ["flat-forgets-later-defaults"]
    ),
    ConformanceCase(
      "flat/optional/present",
      "an Optional flat is read from the enclosing object",
      clause: "FLAT-3",
      needs: [.flat],
      model: "article-maybe",
      input: #"{"title":"T","name":"Ann","age":30}"#,
      expect: .value(#"{"title":"T","author":{"name":"Ann","age":30}}"#, repairs: []),
      kills: ["flat-reads-own-key"]
    ),
    ConformanceCase(
      "flat/optional/absent",
      "an Optional flat is there without any of its keys",
      clause: "FLAT-2",
      needs: [.flat, .defaults],
      model: "article-maybe",
      input: #"{"title":"T"}"#,
      expect: .value(#"{"title":"T","author":{"name":"nobody","age":1}}"#),
      kills: ["flat-optional-is-nil", "flat-reads-own-key"]
    ),
    ConformanceCase(
      "flat/several/shared-key",
      "one key feeds several flats",
      clause: "FLAT-3",
      needs: [.flat],
      model: "profile",
      input: #"{"name":"Ann","age":30,"visits":9}"#,
      expect: .value(
        #"{"author":{"name":"Ann","age":30},"stats":{"age":30,"visits":9}}"#,
        repairs: []
      ),
      kills: ["flat-key-is-used-up"]
    ),
    ConformanceCase(
      "flat/several/one-missing",
      "each flat falls back by itself",
      clause: "FLAT-3",
      needs: [.flat, .defaults],
      model: "profile",
      input: #"{"name":"Ann","age":null,"visits":9}"#,
      expect: .value(
        #"{"author":{"name":"Ann","age":1},"stats":{"age":2,"visits":9}}"#,
        repairs: [Repair(.null, at: "$.age"), Repair(.null, at: "$.age")]
      ),
      kills: ["null-is-rejected"]
    ),
    ConformanceCase(
      "flat/nested/flat-in-flat",
      "a flat in a flat is read from the outermost object",
      clause: "FLAT-3",
      needs: [.flat],
      model: "magazine",
      input: #"{"title":"T","name":"Ann","age":30,"pages":5,"issue":8}"#,
      expect: .value(
        #"{"article":{"title":"T","author":{"name":"Ann","age":30},"pages":5},"issue":8}"#,
        repairs: []
      ),
      kills: ["flat-reads-own-key"]
    ),
    ConformanceCase(
      "flat/nested/after-flat",
      "fields after nested flats keep their initial values",
      clause: "FLAT-7",
      needs: [.flat, .defaults],
      model: "magazine",
      input: #"{"title":"T","name":"Ann","age":30}"#,
      expect: .value(
        #"{"article":{"title":"T","author":{"name":"Ann","age":30},"pages":10},"issue":7}"#,
        repairs: [Repair(.missing, at: "$.pages"), Repair(.missing, at: "$.issue")]
      ),
      kills: ["flat-forgets-later-defaults"]
    ),
    ConformanceCase(
      "flat/mapping/own",
      "a flat uses the mapping of its own type",
      clause: "FLAT-1",
      needs: [.flat, .keyMapping],
      model: "session",
      input: #"{"uid":8,"email":"m","token":"x"}"#,
      expect: .value(#"{"account":{"id":8,"mail":"m"},"token":"x"}"#, repairs: []),
      kills: ["flat-ignores-mapping"]
    ),
    ConformanceCase(
      "flat/mapping/candidate",
      "a flat tries the candidates of its mapping",
      clause: "FLAT-1",
      needs: [.flat, .keyMapping],
      model: "session",
      input: #"{"uid":8,"email":null,"e_mail":"m","token":"x"}"#,
      expect: .value(#"{"account":{"id":8,"mail":"m"},"token":"x"}"#, repairs: []),
      kills: ["flat-ignores-mapping", "candidate-null-stops-search"]
    ),
    ConformanceCase(
      "flat/mapping/replaced-name",
      "the own name of a mapped field is not read",
      clause: "KEY-4",
      needs: [.flat, .keyMapping, .defaults],
      model: "session",
      input: #"{"id":8,"token":"x"}"#,
      expect: .value(#"{"account":{"id":4,"mail":"none"},"token":"x"}"#),
      kills: ["mapping-keeps-own-key"]
    ),
    ConformanceCase(
      "flat/array/own-key",
      "a flat array is read from its own key",
      clause: "FLAT-6",
      needs: [.flat],
      model: "basket",
      input: #"{"items":[1,2],"name":"B"}"#,
      expect: .value(#"{"items":[1,2],"name":"B"}"#, repairs: []),
      kills: ["flat-array-is-lost"]
    ),
    ConformanceCase(
      "flat/array/missing",
      "a missing flat array takes the initial value",
      clause: "FLAT-6",
      needs: [.flat, .defaults],
      model: "basket",
      input: #"{"name":"B"}"#,
      expect: .value(#"{"items":[9],"name":"B"}"#, repairs: [Repair(.missing, at: "$.items")]),
      kills: ["missing-skips-default"]
    ),
    ConformanceCase(
      "flat/dictionary/values",
      "a flat dictionary takes every key with a valid value",
      clause: "FLAT-4",
      needs: [.flat],
      model: "tally",
      input: #"{"a":1,"b":2,"name":"B"}"#,
      expect: .value(#"{"counts":{"a":1,"b":2},"name":"B"}"#),
      kills: ["flat-dictionary-reads-own-key"]
    ),
    ConformanceCase(
      "flat/dictionary/converted",
      "a flat dictionary converts values",
      clause: "FLAT-4",
      needs: [.flat, .coercion],
      model: "tally",
      input: #"{"a":"1","name":"B"}"#,
      expect: .value(#"{"counts":{"a":1},"name":"B"}"#),
      kills: ["flat-dictionary-reads-own-key"]
    ),
    ConformanceCase(
      "flat/class/clean",
      "a flat object of a subclass is read from the enclosing object",
      clause: "FLAT-3",
      needs: [.flat, .inheritance],
      model: "cage",
      input: #"{"name":"Rex","legs":3,"breed":"pug","age":5,"note":"x"}"#,
      expect: .value(
        #"{"pet":{"name":"Rex","legs":3,"breed":"pug","age":5},"note":"x"}"#,
        repairs: []
      ),
      kills: ["flat-reads-own-key", "inherited-fields-skipped"]
    ),
    ConformanceCase(
      "flat/plain/missing",
      "missing fields of a plain flat give type defaults",
      clause: "FLAT-3",
      needs: [.flat, .defaults],
      model: "memo",
      input: #"{"i":1,"note":"x"}"#,
      expect: .value(#"{"body":{"i":1,"s":"","o":null,"suit":"yes"},"note":"x"}"#),
      kills: ["plain-child-keeps-initial-values"]
    ),
  ]
}
