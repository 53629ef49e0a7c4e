// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let typeDefaultCases: [ConformanceCase] = typeDefaultCases1

  private static let typeDefaultCases1: [ConformanceCase] = [
    ConformanceCase(
      "type-defaults/plain/every-shape",
      "each shape has its type default",
      clause: "DEF-12",
      needs: [.defaults],
      model: "form",
      input: #"{"blank":{}}"#,
      expect: .value(
        #"{"blank":{"text":"","flag":false,"whole":0,"byte":0,"ratio":0,"list":[],"table":{},"leaf":{"n":"own","v":1}}}"#
      ),
      kills: ["plain-child-keeps-initial-values"]
    ),
    ConformanceCase(
      "type-defaults/plain/null",
      "null takes the type default in a plain type",
      clause: "DEF-12",
      needs: [.defaults],
      model: "form",
      input:
        #"{"blank":{"text":null,"flag":null,"whole":null,"byte":null,"ratio":null,"list":null,"table":null,"leaf":null}}"#,
      expect: .value(
        #"{"blank":{"text":"","flag":false,"whole":0,"byte":0,"ratio":0,"list":[],"table":{},"leaf":{"n":"own","v":1}}}"#
      ),
      kills: ["plain-child-keeps-initial-values"]
    ),
    ConformanceCase(
      "type-defaults/model/in-plain",
      "a model in a plain type keeps its own initial values",
      clause: "DEF-13",
      needs: [.defaults],
      model: "form",
      input:
        #"{"blank":{"text":"a","flag":true,"whole":1,"byte":2,"ratio":3.5,"list":[],"table":{},"leaf":{"v":5}}}"#,
      expect: .value(
        #"{"blank":{"text":"a","flag":true,"whole":1,"byte":2,"ratio":3.5,"list":[],"table":{},"leaf":{"n":"own","v":5}}}"#,
        repairs: [Repair(.missing, at: "$.blank.leaf.n")]
      ),
      kills: ["model-in-plain-forgets-initial-values"]
    ),
    ConformanceCase(
      "type-defaults/none/missing",
      "a plain type without a value for a field falls back",
      clause: "DEF-14",
      needs: [.defaults],
      model: "post",
      input: #"{"seal":{}}"#,
      expect: .defaults(except: #"{}"#),
      kills: ["unmakeable-field-is-made-up"]
    ),
    ConformanceCase(
      "type-defaults/none/wrong",
      "a plain type with a wrong value for such a field falls back",
      clause: "DEF-14",
      needs: [.defaults, .enumFallback],
      model: "post",
      input: #"{"seal":{"rank":"x"}}"#,
      expect: .defaults(except: #"{}"#),
      kills: ["unmakeable-field-is-made-up"]
    ),
    ConformanceCase(
      "type-defaults/none/optional",
      "an Optional plain type that cannot be made is nil",
      clause: "DEF-14",
      needs: [.defaults],
      model: "post",
      input: #"{"maybe":{"v":2}}"#,
      expect: .defaults(except: #"{}"#),
      kills: ["unmakeable-field-is-made-up"]
    ),
    ConformanceCase(
      "type-defaults/none/element",
      "a plain element that cannot be made is left out",
      clause: "DEF-14",
      needs: [.defaults, .elementDrop],
      model: "post",
      input: #"{"seals":[{"v":2},{"rank":"l","v":3}]}"#,
      expect: .defaults(except: #"{"seals":[{"rank":"low","v":3}]}"#),
      kills: ["unmakeable-field-is-made-up"]
    ),
    ConformanceCase(
      "type-defaults/none/outer",
      "a plain type around one that cannot be made falls back",
      clause: "DEF-14",
      needs: [.defaults],
      model: "post",
      input: #"{"envelope":{"seal":{}}}"#,
      expect: .defaults(except: #"{}"#),
      kills: ["unmakeable-field-is-made-up"]
    ),
    ConformanceCase(
      "type-defaults/none/sound",
      "a plain type with a value for every such field is kept",
      clause: "DEF-14",
      needs: [.defaults],
      model: "post",
      input: #"{"seal":{"rank":"l"}}"#,
      expect: .defaults(except: #"{"seal":{"rank":"low","v":0}}"#),
      kills: ["plain-child-keeps-initial-values"]
    ),
  ]
}
