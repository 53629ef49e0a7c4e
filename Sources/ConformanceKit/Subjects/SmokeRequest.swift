/// One request of the ``SmokeTest``: a kind of value in a model of the built-in suite.
struct SmokeRequest {
  let name: String
  let model: ModelID
  let input: String
  /// The expected value, or nil for an input that no decoder accepts.
  let expected: Observation?

  static let all: [SmokeRequest] = [
    person("null", nick: "null", .null),
    person("boolean", active: false),
    leaf("integer", "a", 9_007_199_254_740_991),
    person("number", score: 2.5),
    leaf("string", "Zoë", 2),
    SmokeRequest(
      name: "array",
      model: "lists",
      input: """
        {"numbers":[1,2],"sparse":[3],"names":["a"],"maybe":[4],"nested":[[5]],\
        "leaves":[{"n":"b","v":6}]}
        """,
      expected: .object([
        "numbers": .array([.integer("1"), .integer("2")]), "sparse": .array([.integer("3")]),
        "names": .array([.string("a")]), "maybe": .array([.integer("4")]),
        "nested": .array([.array([.integer("5")])]), "leaves": .array([leaf("b", 6)]),
      ])
    ),
    SmokeRequest(
      name: "object",
      model: "tree",
      input: #"{"child":{"n":"a","v":2},"maybe":{"n":"b","v":3}}"#,
      expected: .object(["child": leaf("a", 2), "maybe": leaf("b", 3)])
    ),
    SmokeRequest(name: "must reject", model: "leaf", input: #"{"n":"a","v":"#, expected: nil),
  ]

  /// The outcome of an answer.
  func outcome(of answer: SubjectResponse) -> SmokeTest.Check.Outcome {
    if case .unbound = answer { return .unbound }
    if case .inexpressible = answer { return .inexpressible }
    switch (answer, expected) {
    case (.decoded(let actual, _), let expected?) where actual == expected: return .passed
    case (.rejected, nil): return .passed
    default:
      return .failed(
        expected: expected?.description ?? "any rejection",
        actual: Judge(models: ModelCatalog([])).text(of: answer)
      )
    }
  }

  private static func leaf(_ n: String, _ v: Int) -> Observation {
    .object(["n": .string(n), "v": .integer(String(v))])
  }

  private static func leaf(_ name: String, _ n: String, _ v: Int) -> SmokeRequest {
    SmokeRequest(
      name: name,
      model: "leaf",
      input: #"{"n":"\#(n)","v":\#(v)}"#,
      expected: leaf(n, v)
    )
  }

  private static func person(
    _ name: String,
    active: Bool = true,
    score: Double = 0.5,
    nick: String = #""A""#,
    _ nickValue: Observation = .string("A")
  ) -> SmokeRequest {
    SmokeRequest(
      name: name,
      model: "person",
      input: """
        {"name":"Ann","age":7,"active":\(active),"score":\(score),"nick":\(nick)}
        """,
      expected: .object([
        "name": .string("Ann"), "age": .integer("7"), "active": .boolean(active),
        "score": .number(score), "nick": nickValue,
      ])
    )
  }
}
