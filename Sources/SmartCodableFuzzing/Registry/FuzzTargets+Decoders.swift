import FuzzKit

extension FuzzTargets {
  /// SmartJSONDecoder with plain types, collections and scalars, and Foundation for comparison.
  static let generalDecoders: [any FuzzTarget] = [
    SmartJSONDecoderTarget(
      "decoder/plain",
      Answer<PlainParent.Inner>.self,
      laws: .universal.union(.roundTrip),
      seedInputs: [
        #"{"code":1,"msg_text":"m","data":{"flag":true,"tags":["a"]}}"#,
        #"{"code":"1","data":"{\"flag\":1,\"tags\":[1,null]}"}"#,
      ]
    ),
    SmartJSONDecoderTarget(
      "decoder/models",
      [Nested.Child].self,
      laws: collectionLaws,
      seedInputs: [
        #"[{"name":"a","count":1,"tags":["t"]},{}]"#,
        #"[null,1,"{\"name\":2}",{"count":"3"},[]]"#, #""[{},\"{}\"]""#,
      ]
    ),
    SmartJSONDecoderTarget(
      "decoder/rows",
      [[Int?]].self,
      laws: collectionLaws,
      seedInputs: ["[[1,null],[],[\"2\",\"x\"]]", #"["[1]",null,1,[true,1.5]]"#]
    ),
    SmartJSONDecoderTarget(
      "decoder/map",
      [String: [Double]].self,
      laws: collectionLaws,
      seedInputs: [#"{"a":[1,2.5],"b":[]}"#, #"{"a":["x",null,"1e3"],"b":1,"c":"[1]"}"#]
    ),
    SmartJSONDecoderTarget(
      "decoder/integer",
      Int.self,
      laws: [.strictSyntax, .repeatable, .hashSeed, .writes, .roundTrip],
      seedInputs: ["1", #""2""#, "true", "1.0", "[]", "null"]
    ),
    SmartJSONDecoderTarget(
      "decoder/text",
      String?.self,
      laws: [.strictSyntax, .repeatable, .hashSeed, .writes, .roundTrip],
      seedInputs: [#""a""#, "1.50", "null", "{}"]
    ),
  ]

  private static let collectionLaws: TargetLaws = [
    .strictSyntax, .repeatable, .hashSeed, .inputForms, .writes, .roundTrip,
  ]

  /// Foundation's decoder, which is opt-in.
  static let foreign: [any FuzzTarget] = [
    FoundationTarget("foundation/scalars", Scalars.self, seedInputs: Scalars.seedInputs),
    FoundationTarget("foundation/nested", Nested.self, seedInputs: Nested.seedInputs),
    FoundationTarget("foundation/tree", Tree.self, seedInputs: Tree.seedInputs),
  ]
}
