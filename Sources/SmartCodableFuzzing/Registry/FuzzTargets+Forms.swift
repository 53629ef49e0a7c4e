import FuzzKit

extension FuzzTargets {
  /// Models decoded from text, from dictionaries and from a path inside a document.
  ///
  /// Other targets compare all forms now and then; here all laws are checked with one form.
  static let forms: [any FuzzTarget] = [
    SmartDecoderTarget("scalars/string", Scalars.self, form: .string),
    SmartDecoderTarget("nested/string", Nested.self, form: .string),
    SmartDecoderTarget("nested/dictionary", Nested.self, laws: graphLaws, form: .graph),
    SmartDecoderTarget("mapped/dictionary", Mapped.self, laws: graphLaws, form: .graph),
    SmartDecoderTarget("values/dictionary", Values.self, laws: graphLaws, form: .graph),
    SmartDecoderTarget("any/dictionary", AnyValues.self, laws: graphLaws, form: .graph),
    SmartDecoderTarget("deep/dictionary", Deep.self, laws: graphLaws, form: .graph),
    SmartDecoderTarget(
      "path",
      Nested.Child.self,
      laws: pathLaws,
      path: "many.data.0",
      seedInputs: Generic.seedInputs
    ),
    SmartDecoderTarget(
      "path/stringified",
      Nested.Child.self,
      laws: pathLaws,
      path: ".a..b.1.c.",
      seedInputs: [
        #"{"a":{"b":[0,{"c":{"name":"n","count":"1"}}]},"b.1.c":{}}"#,
        #"{"a":"{\"b\":[{},{\"c\":\"{\\\"count\\\":2}\"}]}"}"#,
        #"{"a.b.1.c":{"name":"literal"},"a":{"b.1.c":{"count":3}}}"#,
        #"{"a":{"b":{"1":{"c":{"tags":["t"]}}}}}"#,
      ]
    ),
  ]

  /// Dictionaries have no order, no extreme numbers and no syntax errors.
  private static let graphLaws: TargetLaws = [.repeatable, .hashSeed, .spelling]

  /// A path that does not exist is a refusal.
  private static let pathLaws: TargetLaws = [
    .strictSyntax, .repeatable, .hashSeed, .spelling, .inputForms,
  ]
}
