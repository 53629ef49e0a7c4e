// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let inheritanceCases: [ConformanceCase] = inheritanceCases1

  private static let inheritanceCases1: [ConformanceCase] = [
    ConformanceCase(
      "inheritance/clean/one-level",
      "a base class is decoded",
      clause: "INH-2",
      model: "animal",
      input: #"{"name":"Rex","legs":3}"#,
      expect: .value(#"{"name":"Rex","legs":3}"#, repairs: []),
      kills: ["base-class-not-decoded"]
    ),
    ConformanceCase(
      "inheritance/clean/two-levels",
      "inherited and own fields are decoded",
      clause: "INH-2",
      model: "dog",
      input: #"{"name":"Rex","legs":3,"breed":"pug","age":5}"#,
      expect: .value(#"{"name":"Rex","legs":3,"breed":"pug","age":5}"#, repairs: []),
      kills: ["inherited-fields-skipped", "subclass-fields-skipped"]
    ),
    ConformanceCase(
      "inheritance/clean/three-levels",
      "fields of three levels are decoded",
      clause: "INH-2",
      model: "puppy",
      input: #"{"name":"Rex","legs":3,"breed":"pug","age":5,"weeks":6,"toy":"ball"}"#,
      expect: .value(
        #"{"name":"Rex","legs":3,"breed":"pug","age":5,"weeks":6,"toy":"ball"}"#,
        repairs: []
      ),
      kills: ["inherited-fields-skipped", "subclass-fields-skipped"]
    ),
    ConformanceCase(
      "inheritance/missing/inherited",
      "a missing inherited field takes its initial value",
      clause: "INH-2",
      needs: [.inheritance, .defaults],
      model: "dog",
      input: #"{"name":"Rex","breed":"pug","age":5}"#,
      expect: .value(
        #"{"name":"Rex","legs":4,"breed":"pug","age":5}"#,
        repairs: [Repair(.missing, at: "$.legs")]
      ),
      kills: ["missing-is-rejected", "missing-skips-default"]
    ),
    ConformanceCase(
      "inheritance/missing/own",
      "a missing own field takes its initial value",
      clause: "INH-2",
      needs: [.inheritance, .defaults],
      model: "dog",
      input: #"{"name":"Rex","legs":3,"age":5}"#,
      expect: .value(
        #"{"name":"Rex","legs":3,"breed":"mutt","age":5}"#,
        repairs: [Repair(.missing, at: "$.breed")]
      ),
      kills: ["missing-is-rejected", "missing-skips-default"]
    ),
    ConformanceCase(
      "inheritance/missing/every-field",
      "an empty object gives the initial values of all levels",
      clause: "INH-2",
      needs: [.inheritance, .defaults],
      model: "puppy",
      input: #"{}"#,
      expect: .defaults(except: #"{}"#),
      kills: ["missing-is-rejected", "missing-skips-default"]
    ),
    ConformanceCase(
      "inheritance/missing/changed-default",
      "a subclass changes an inherited initial value",
      clause: "DEF-6",
      needs: [.inheritance, .defaults],
      model: "spider",
      input: #"{"name":"Boris","venom":false}"#,
      expect: .value(
        #"{"name":"Boris","legs":8,"venom":false}"#,
        repairs: [Repair(.missing, at: "$.legs")]
      ),
      kills: ["subclass-defaults-ignored"]
    ),
    ConformanceCase(
      "inheritance/null/inherited",
      "null for an inherited field takes its initial value",
      clause: "INH-2",
      needs: [.inheritance, .defaults],
      model: "dog",
      input: #"{"name":null,"legs":3,"breed":"pug","age":5}"#,
      expect: .value(
        #"{"name":"none","legs":3,"breed":"pug","age":5}"#,
        repairs: [Repair(.null, at: "$.name")]
      ),
      kills: ["null-is-rejected", "null-skips-default"]
    ),
    ConformanceCase(
      "inheritance/null/own-optional",
      "null for an own Optional is nil",
      clause: "DEF-3",
      model: "puppy",
      input: #"{"name":"Rex","legs":3,"breed":"pug","age":5,"weeks":6,"toy":null}"#,
      expect: .value(
        #"{"name":"Rex","legs":3,"breed":"pug","age":5,"weeks":6,"toy":null}"#,
        repairs: []
      ),
      kills: ["optional-takes-type-default"]
    ),
    ConformanceCase(
      "inheritance/mismatch/inherited",
      "a wrong inherited value takes the initial value",
      clause: "INH-2",
      needs: [.inheritance, .defaults],
      model: "dog",
      input: #"{"name":"Rex","legs":[],"breed":"pug","age":5}"#,
      expect: .value(
        #"{"name":"Rex","legs":4,"breed":"pug","age":5}"#,
        repairs: [Repair(.mismatch, at: "$.legs")]
      ),
      kills: ["mismatch-is-rejected", "mismatch-skips-default"]
    ),
    ConformanceCase(
      "inheritance/mismatch/own",
      "a wrong own value takes the initial value",
      clause: "INH-2",
      needs: [.inheritance, .defaults],
      model: "dog",
      input: #"{"name":"Rex","legs":3,"breed":"pug","age":{}}"#,
      expect: .value(
        #"{"name":"Rex","legs":3,"breed":"pug","age":2}"#,
        repairs: [Repair(.mismatch, at: "$.age")]
      ),
      kills: ["mismatch-is-rejected", "mismatch-skips-default"]
    ),
    ConformanceCase(
      "inheritance/convert/inherited",
      "an inherited value is converted",
      clause: "INH-2",
      needs: [.inheritance, .coercion],
      model: "dog",
      input: #"{"name":"Rex","legs":"2","breed":"pug","age":5}"#,
      expect: .value(
        #"{"name":"Rex","legs":2,"breed":"pug","age":5}"#,
        repairs: [Repair(.converted, at: "$.legs")]
      ),
      kills: ["number-not-from-string"]
    ),
    ConformanceCase(
      "inheritance/convert/three-levels",
      "values of all levels are converted",
      clause: "INH-2",
      needs: [.inheritance, .coercion],
      model: "puppy",
      input: #"{"name":1,"legs":3,"breed":"pug","age":"6","weeks":"9","toy":"ball"}"#,
      expect: .value(#"{"name":"1","legs":3,"breed":"pug","age":6,"weeks":9,"toy":"ball"}"#),
      kills: ["number-not-from-string", "inherited-fields-skipped"]
    ),
    ConformanceCase(
      "inheritance/uncoded/field",
      "a subclass without coding keeps its own initial values",
      clause: "INH-1",
      model: "stray",
      input: #"{"name":"Rex","legs":3,"tag":"x"}"#,
      expect: .value(#"{"name":"Rex","legs":3,"tag":"lost"}"#, repairs: []),
      kills: ["uncoded-is-decoded"]
    ),
    ConformanceCase(
      "inheritance/property/clean",
      "objects of subclasses are decoded as properties",
      clause: "INH-2",
      model: "kennel",
      input:
        #"{"pet":{"name":"Rex","legs":3,"breed":"pug","age":5},"maybe":{"name":"Rex","legs":3,"breed":"pug","age":5,"weeks":6,"toy":"ball"},"pets":[{"name":"Rex","legs":3,"breed":"pug","age":5}]}"#,
      expect: .value(
        #"{"pet":{"name":"Rex","legs":3,"breed":"pug","age":5},"maybe":{"name":"Rex","legs":3,"breed":"pug","age":5,"weeks":6,"toy":"ball"},"pets":[{"name":"Rex","legs":3,"breed":"pug","age":5}]}"#,
        repairs: []
      ),
      kills: ["inherited-fields-skipped"]
    ),
    ConformanceCase(
      "inheritance/property/missing",
      "a missing object takes the parent's initial object",
      clause: "NEST-1",
      needs: [.inheritance, .defaults],
      model: "kennel",
      input:
        #"{"maybe":{"name":"Rex","legs":3,"breed":"pug","age":5,"weeks":6,"toy":"ball"},"pets":[{"name":"Rex","legs":3,"breed":"pug","age":5}]}"#,
      expect: .value(
        #"{"pet":{"name":"Rex","legs":3,"breed":"collie","age":5},"maybe":{"name":"Rex","legs":3,"breed":"pug","age":5,"weeks":6,"toy":"ball"},"pets":[{"name":"Rex","legs":3,"breed":"pug","age":5}]}"#,
        repairs: [Repair(.missing, at: "$.pet")]
      ),
      kills: ["missing-skips-default"]
    ),
    ConformanceCase(
      "inheritance/property/empty-object",
      "an empty object gives the initial values of the class",
      clause: "NEST-2",
      needs: [.inheritance, .defaults],
      model: "kennel",
      input:
        #"{"pet":{},"maybe":{"name":"Rex","legs":3,"breed":"pug","age":5,"weeks":6,"toy":"ball"},"pets":[{"name":"Rex","legs":3,"breed":"pug","age":5}]}"#,
      expect: .value(
        #"{"pet":{"name":"none","legs":4,"breed":"mutt","age":2},"maybe":{"name":"Rex","legs":3,"breed":"pug","age":5,"weeks":6,"toy":"ball"},"pets":[{"name":"Rex","legs":3,"breed":"pug","age":5}]}"#
      ),
      kills: ["child-defaults-from-parent"]
    ),
    ConformanceCase(
      "inheritance/property/static-type",
      "the declared class decides, not the keys",
      clause: "NEST-6",
      model: "kennel",
      input:
        #"{"pet":{"name":"Rex","legs":3,"breed":"pug","age":5,"weeks":6},"maybe":{"name":"Rex","legs":3,"breed":"pug","age":5,"weeks":6,"toy":"ball"},"pets":[{"name":"Rex","legs":3,"breed":"pug","age":5}]}"#,
      expect: .value(
        #"{"pet":{"name":"Rex","legs":3,"breed":"pug","age":5},"maybe":{"name":"Rex","legs":3,"breed":"pug","age":5,"weeks":6,"toy":"ball"},"pets":[{"name":"Rex","legs":3,"breed":"pug","age":5}]}"#,
        repairs: []
      ),
      kills: ["unknown-key-is-rejected"]
    ),
    ConformanceCase(
      "inheritance/property/stringified",
      "a stringified object is read as an object of the class",
      clause: "STR-1",
      needs: [.inheritance, .stringifiedJSON],
      model: "kennel",
      input:
        #"{"pet":"{\"name\":\"Rex\",\"legs\":3,\"breed\":\"pug\",\"age\":6}","maybe":{"name":"Rex","legs":3,"breed":"pug","age":5,"weeks":6,"toy":"ball"},"pets":[{"name":"Rex","legs":3,"breed":"pug","age":5}]}"#,
      expect: .value(
        #"{"pet":{"name":"Rex","legs":3,"breed":"pug","age":6},"maybe":{"name":"Rex","legs":3,"breed":"pug","age":5,"weeks":6,"toy":"ball"},"pets":[{"name":"Rex","legs":3,"breed":"pug","age":5}]}"#,
        repairs: []
      ),
      kills: ["stringified-json-ignored"]
    ),
    ConformanceCase(
      "inheritance/element/invalid",
      "invalid elements are left out of an array of objects",
      clause: "COL-1",
      needs: [.inheritance, .elementDrop],
      model: "kennel",
      input:
        #"{"pet":{"name":"Rex","legs":3,"breed":"pug","age":5},"maybe":{"name":"Rex","legs":3,"breed":"pug","age":5,"weeks":6,"toy":"ball"},"pets":[{"name":"Rex","legs":3,"breed":"pug","age":5},1,null,{"name":"Rex","legs":3,"breed":"pug","age":5}]}"#,
      expect: .value(
        #"{"pet":{"name":"Rex","legs":3,"breed":"pug","age":5},"maybe":{"name":"Rex","legs":3,"breed":"pug","age":5,"weeks":6,"toy":"ball"},"pets":[{"name":"Rex","legs":3,"breed":"pug","age":5},{"name":"Rex","legs":3,"breed":"pug","age":5}]}"#
      ),
      kills: ["element-fails-array", "null-element-fails-array"]
    ),
    ConformanceCase(
      "inheritance/mapping/base",
      "a mapping of a base class is used",
      clause: "INH-3",
      needs: [.inheritance, .keyMapping],
      model: "asset",
      input: #"{"c":"A1"}"#,
      expect: .value(#"{"code":"A1"}"#, repairs: []),
      kills: ["base-class-ignores-mapping"]
    ),
    ConformanceCase(
      "inheritance/mapping/inherited",
      "a subclass without a mapping inherits it",
      clause: "INH-3",
      needs: [.inheritance, .keyMapping],
      model: "asset-kept",
      input: #"{"c":"A1","size":7}"#,
      expect: .value(#"{"code":"A1","size":7}"#, repairs: []),
      kills: ["mapping-not-inherited", "inherited-fields-skipped"]
    ),
    ConformanceCase(
      "inheritance/mapping/replaced",
      "a mapping in the subclass replaces the inherited one",
      clause: "INH-3",
      needs: [.inheritance, .keyMapping],
      model: "asset-moved",
      input: #"{"code":"A1","c":"no","s":7}"#,
      expect: .value(#"{"code":"A1","size":7}"#, repairs: []),
      kills: ["mapping-not-replaced"]
    ),
  ]
}
