import Testing

@testable import FuzzKit

@Suite struct StrictExemptionTests {
  /// Answers as it was told, whatever the input; the reference may look at it.
  private struct Scripted: FuzzTarget {
    let name = "scripted"
    let laws: TargetLaws = [.strictEquality, .strictAgreement]
    let seedInputs = ["{}"]
    var strictTraits: StrictTraits = []
    var found = Execution.refused(Refusal("dataCorrupted"))
    /// What is found, where that depends on the input.
    var answer: (@Sendable (JSONTree?) -> Execution)?
    var wanted: @Sendable (JSONTree?) -> Execution = { _ in .decoded(JSONTree()) }

    func run(_ input: [UInt8], in context: RunContext) -> Execution {
      answer?(JSONTree(parsing: input)) ?? found
    }
    func strict(_ input: [UInt8], in context: RunContext) -> Execution? { run(input, in: context) }
    func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
      wanted(JSONTree(parsing: input))
    }
  }

  /// What an oracle says: the exception, `held`, `silent` or `broken`.
  private static func verdict(_ oracle: Oracle, _ target: Scripted, _ input: [UInt8]) -> String {
    let trial = Trial(
      input: input,
      target: target,
      iteration: 0,
      options: 0,
      runner: DirectRunner()
    )
    switch oracle.judge(trial) {
    case .silent: return "silent"
    case .held: return "held"
    case .exempt(let exemption): return "\(exemption)"
    case .broken: return "broken"
    }
  }

  @Test(
    "A document alone excuses a refusal",
    arguments: [
      ("[1,]", "syntax", "syntax"), ("[1]", "broken", "broken"),
      (#"{"a":1,"\u0061":2}"#, "duplicateKeys", "duplicateKeys"),
      (#"{"a":1,"b":2}"#, "broken", "broken"),
      ("{\"\u{C9}\":1,\"e\u{301}\":2}", "duplicateKeys", "duplicateKeys"),
      ("{\"\u{C9}\":1,\"e\":2}", "broken", "broken"),
      ("[1.00000000000000000001]", "broken", "fractions"),
      ("[9007199254740992.0]", "broken", "fractions"),
      ("[1.5]", "broken", "broken"), ("[1.0]", "broken", "broken"),
      (#"{"1":1,"01":2}"#, "broken", "broken"),
      (#"["n\u0061N"]"#, "escapedNumbers", "escapedNumbers"), (#"["nan"]"#, "broken", "broken"),
      (#"["n\u0061"]"#, "broken", "broken"),
    ]
  )
  func documentAloneExcusesRefusal(text: String, strictly: String, leniently: String) {
    #expect(Self.verdict(.strictEquality, Scripted(), Array(text.utf8)) == strictly)
    #expect(Self.verdict(.strictAgreement, Scripted(), Array(text.utf8)) == leniently)
  }

  @Test(
    "Too deep a document is not put to the reference",
    arguments: [(128, "broken"), (129, "silent")]
  )
  func tooDeepDocumentIsNotCompared(depth: Int, verdict: String) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(Self.verdict(.strictEquality, Scripted(), Array(text.utf8)) == verdict)
  }

  @Test("Traits of the type excuse what others may not do")
  func traitsOfTypeExcuse() {
    let digits = Array(#"{"1":0.\#(String(repeating: "7", count: 39))}"#.utf8)
    #expect(Self.verdict(.strictEquality, Scripted(), digits) == "broken")
    #expect(Self.verdict(.strictEquality, Scripted(strictTraits: .decimals), digits) == "decimals")
    let keys = Array(#"{"1":1,"01":2}"#.utf8)
    let anyOrder = Scripted(strictTraits: .anyOrder)
    #expect(Self.verdict(.strictEquality, anyOrder, keys) == "duplicateKeys")
  }

  @Test(
    "Encodings that the reference does not recognize are excused",
    arguments: [
      ([0xFF, 0xFE, 0, 0, 0x31, 0, 0, 0], "encoding"),
      ([0x22, 0, 0x3D, 0xD8, 0, 0xDC, 0x22, 0], "encoding"),
      ([0x22, 0, 0, 0x20, 0x22, 0], "encoding"), ([0, 0x22, 0xFB, 0, 0, 0x22], "encoding"),
      ([0x31, 0, 0x20, 0], "broken"),
    ]
  )
  func unrecognizedEncodingsAreExcused(input: [UInt8], wanted: String) {
    let target = Scripted(
      found: .decoded(JSONTree()),
      wanted: { _ in .refused(Refusal("dataCorrupted")) }
    )
    #expect(Self.verdict(.strictEquality, target, input) == wanted)
  }

  @Test(
    "Only a number may be refused at its own place",
    arguments: [
      (#"{"a":[0,1e999]}"#, "numberPath"), (#"{"a":[0,"x"]}"#, "broken"), (#"{"a":[]}"#, "broken"),
    ]
  )
  func onlyNumberMayBeRefusedInPlace(text: String, wanted: String) {
    let place = TreePath([.key("a"), .index(1)])
    let target = Scripted(
      found: .refused(Refusal("dataCorrupted", at: place)),
      wanted: { _ in .refused(Refusal("dataCorrupted")) }
    )
    #expect(Self.verdict(.strictEquality, target, Array(text.utf8)) == wanted)
  }

  /// Refuses the last member that is no number, and misses `id`.
  @Sendable private static func lastBad(_ tree: JSONTree?) -> Execution {
    guard let tree else { return .refused(Refusal("dataCorrupted")) }
    let members = tree.children(of: tree.root)
    guard tree.member(Array("id".utf8)[...]) != nil else {
      return .refused(Refusal("keyNotFound", key: .key("id")))
    }
    let bad = members.last { tree.kind(of: $0) != .number }
    return bad.map { .refused(Refusal("typeMismatch", at: tree.path(of: $0))) }
      ?? .decoded(JSONTree())
  }

  @Test(
    "What is refused first may be drawn by lot, but has to be bad",
    arguments: [
      ("a", "keyOrder"), ("b", "keyOrder"), ("id", "broken"), ("x", "broken"),
    ]
  )
  func whatIsRefusedFirstIsBad(key: String, wanted: String) {
    let input = Array(#"{"a":"1","id":2,"b":"3","c":"4","d":"5"}"#.utf8)
    let found = Execution.refused(Refusal("typeMismatch", at: TreePath([.key(key)])))
    let ordered = Scripted(found: found, wanted: Self.lastBad)
    #expect(Self.verdict(.strictEquality, ordered, input) == "broken")
    let target = Scripted(strictTraits: .anyOrder, found: found, wanted: Self.lastBad)
    #expect(Self.verdict(.strictEquality, target, input) == wanted)
  }

  /// Refuses the last member of `map` that is no number; without `list` the error is at its path, which is not there.
  @Sendable private static func lastBadInside(_ tree: JSONTree?) -> Execution {
    guard let tree, let map = tree.member(Array("map".utf8)[...]) else {
      return .refused(Refusal("dataCorrupted"))
    }
    guard tree.member(Array("list".utf8)[...]) != nil else {
      return .refused(Refusal("valueNotFound", at: TreePath([.key("list")])))
    }
    let bad = tree.children(of: map).last { tree.kind(of: $0) != .number }
    return bad.map { .refused(Refusal("typeMismatch", at: tree.path(of: $0))) }
      ?? .decoded(JSONTree())
  }

  @Test("A member that is needed is not taken for one that comes first")
  func neededMembersStay() {
    let input = Array(#"{"list":[],"map":{"a":"1","b":"2"}}"#.utf8)
    for (key, wanted) in [("a", "keyOrder"), ("c", "broken")] {
      let path = TreePath([.key("map"), .key(key)])
      let found = Execution.refused(Refusal("typeMismatch", at: path))
      let target = Scripted(strictTraits: .anyOrder, found: found, wanted: Self.lastBadInside)
      #expect(Self.verdict(.strictEquality, target, input) == wanted)
    }
  }

  /// Decodes to the keys that a function picks from those of the object.
  private static func picking(
    _ pick: @escaping @Sendable ([String]) -> [String]
  ) -> @Sendable (JSONTree?) -> Execution {
    { tree in
      guard let tree else { return .refused(Refusal("dataCorrupted")) }
      let keys = tree.children(of: tree.root)
        .map { String(decoding: tree.key(of: $0) ?? [], as: UTF8.self) }
      let text = "[" + pick(keys).map { "\"\($0)\"" }.joined(separator: ",") + "]"
      return JSONTree(parsing: Array(text.utf8)).map { .decoded($0) }
        ?? .refused(Refusal("dataCorrupted"))
    }
  }

  @Test("Values may tell which member was met first, but no member may be ignored")
  func valuesMayTellOrder() {
    let first = Self.picking { Array($0.prefix(1)) }
    let last = Self.picking { Array($0.suffix(1)) }
    let input = Array(#"{"a":"1","b":2}"#.utf8)
    for oracle in [Oracle.strictEquality, .strictAgreement] {
      var target = Scripted(strictTraits: .anyOrder, answer: last, wanted: first)
      #expect(Self.verdict(oracle, target, input) == "keyOrder")
      target.strictTraits = []
      #expect(Self.verdict(oracle, target, input) == "broken")
      target.strictTraits = .anyOrder
      target.wanted = Self.picking { $0 }
      #expect(Self.verdict(oracle, target, input) == "broken")
      target.answer = Self.picking { ["c"] + $0.suffix(1) }
      #expect(Self.verdict(oracle, target, input) == "broken")
    }
  }
}
