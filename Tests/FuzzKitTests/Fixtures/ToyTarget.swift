import FuzzKit
import Synchronization

/// A tiny lenient decoder that can be made to break exactly one law.
struct ToyTarget: FuzzTarget {
  var name = "toy"
  var fault: ToyFault?
  /// Without the string property true may convert like 1, and every number may be spelled at will.
  var hasName = true

  var laws: TargetLaws {
    let common: TargetLaws = [
      .total, .strictSyntax, .agreement, .reportsRepairs, .keyOrder, .nullIsMissing, .locality,
      .repeatable, .unknownKeys, .spelling, .numberIsString, .inputForms, .writes, .roundTrip,
      .keepsUnmentioned, .dropsBadElements, .sameOrInitial, .exactNumbers, .stateless, .depthLimit,
      .linearCost, .stringifiedIsNested, .twin, .answers,
      .strictAgreement, .strictEquality,
    ]
    // Whatever is wrong, the judge sees it; only where nothing else does it has something to show.
    let judged: TargetLaws = fault == nil || fault == .reference ? .judged : []
    let all = common.union(judged)
    return hasName ? all : all.union([.boolIsNumber, .numberSpelling])
  }

  var seedInputs: [String] {
    hasName
      ? [
        #"{"count":7,"name":"n","list":[1,2],"flag":true}"#,
        #"{"flag":false,"list":[],"name":"","count":0}"#,
        #"{"name":"zz","list":{"b":1,"a":2},"flag":true,"count":9007199254740993}"#,
        #"{"list":["x",3,"4",5],"extra":1,"count":3,"flag":false}"#,
      ]
      : [
        #"{"count":7,"list":[1,2],"flag":true}"#, #"{"count":true,"list":[true],"flag":1}"#,
        #"{"count":7.0,"list":[1.0,{},2],"flag":"1","extra":{}}"#,
      ]
  }

  /// The seed inputs with the string property.
  static let documents: Set<[UInt8]> = Set(ToyTarget().seedInputs.map { Array($0.utf8) })

  let schema = ProbedSchema([
    .init(path: [], wanted: .object),
    .init(path: [.key("count")], wanted: .integer(bits: 64, isSigned: true)),
    .init(path: [.key("list")], wanted: .array),
    .init(path: [.key("list"), .element], wanted: .integer(bits: 64, isSigned: true)),
    .init(path: [.key("flag")], wanted: .bool),
  ])

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    decode(input, fault, in: context, ToyMemory.shared.note(input, fault))
  }

  /// A strict decode.
  ///
  /// Most faults are shared by the reference, so that `agreement` and `repairs` do not see them: two
  /// decoders can be wrong in the same way.
  func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
    let shared = fault?.isUnknownToReference == true ? nil : fault
    return decodeStrictly(input, shared, in: context)
  }

  /// The strict decode of the toy itself, with faults that the reference does not have.
  func strict(_ input: [UInt8], in context: RunContext) -> Execution? {
    let shared = fault?.isUnknownToReference == true ? nil : fault
    let execution = decodeStrictly(input, shared, in: context)
    return fault.map { Self.wrong(execution, $0) } ?? execution
  }

  /// Refuses where the lenient decode tells of a repair, or reads JSON from a string.
  private func decodeStrictly(
    _ input: [UInt8],
    _ fault: ToyFault?,
    in context: RunContext
  ) -> Execution {
    let execution = decode(input, fault, in: context, .nothing)
    if case .thrown(let code) = execution.outcome { return .refused(Refusal(code)) }
    if let tree = JSONTree(parsing: input), tree.isToyString("list") {
      return .refused(Refusal("mismatch", at: TreePath([.key("list")])))
    }
    guard let first = execution.diagnostics?.first else { return execution }
    guard first.kind == "missing" else { return .refused(Refusal(first.kind, at: first.path)) }
    return .refused(Refusal(first.kind, key: first.path.steps.last))
  }

  private static func wrong(_ execution: Execution, _ fault: ToyFault) -> Execution {
    guard let refusal = execution.refusal else {
      switch fault {
      case .strictAcceptance: return .refused(Refusal("mismatch"))
      case .strictValue: return .decoded(execution.tree.map(wrong) ?? JSONTree())
      default: return execution
      }
    }
    switch fault {
    case .strictRefusal where refusal.key != nil: return .decoded(JSONTree())
    case .strictCase where refusal.code == "mismatch":
      return .refused(Refusal("missing", at: refusal.path))
    case .strictPath where refusal.path.steps.count == 2:
      return .refused(Refusal(refusal.code, at: TreePath([refusal.path.steps[0]])))
    case .strictKey where refusal.key != nil: return .refused(Refusal(refusal.code))
    default: return execution
    }
  }

  private func decode(
    _ input: [UInt8],
    _ fault: ToyFault?,
    in context: RunContext,
    _ memory: ToyMemory.Answer
  ) -> Execution {
    guard let tree = JSONTree(parsing: input) else {
      if fault == .syntax, input.last == 0 { return untouchedExecution(in: context) }
      if fault == .prefixes, input.suffix(4).elementsEqual("true".utf8), input.first == 0x7B {
        return untouchedExecution(in: context)
      }
      return .thrown("syntax")
    }
    guard tree.depth <= (fault == .depth ? 511 : 512) else { return .thrown("depth") }
    if tree.kind(of: tree.root) == .array {
      if fault == .differential { return untouchedExecution(in: context) }
      if fault == .changedByNonsense { return untouchedExecution(in: context, count: 40) }
    }
    if tree.kind(of: tree.root) == .null, fault != .strictAgreement {
      return untouchedExecution(in: context)
    }
    guard tree.kind(of: tree.root) == .object else {
      return fault == .answers ? .unanswered("crashed", "it is gone") : .thrown("kind")
    }
    var decoding = ToyDecoding(tree: tree, fault: fault)
    decoding.readCount()
    if hasName { decoding.readName() }
    decoding.readList()
    decoding.readFlag()
    if fault == .totality, decoding.value.name == "zz" { return .thrown("missing") }
    decoding.breakLaws(memory)
    return .decoded(context.observe(decoding.value), diagnostics: decoding.repairs)
  }

  var formCount: Int { 1 }

  func run(_ input: [UInt8], form: Int, in context: RunContext) -> Execution? {
    let execution = decode(input, fault, in: context, .nothing)
    guard fault == .inputForms, let tree = execution.tree else { return execution }
    return .decoded(Self.wrong(tree), diagnostics: execution.diagnostics)
  }

  func untouched(in context: RunContext) -> Execution? { untouchedExecution(in: context) }

  private func untouchedExecution(in context: RunContext, count: Int = 41) -> Execution {
    var value = ToyDecoding.Value()
    value.count = count
    if hasName { value.name = "initial" }
    return .decoded(context.observe(value), diagnostics: [])
  }

  func twin(_ input: [UInt8], in context: RunContext) -> Execution? {
    let execution = decode(input, fault, in: context, .nothing)
    guard fault == .twins, let tree = execution.tree else { return execution }
    return .decoded(Self.wrong(tree), diagnostics: execution.diagnostics)
  }

  /// Something that nothing in the decoded value shows.
  static let aspect = JudgedAspect("aspect", summary: "the judge sees what no other oracle does")

  let judgedAspects = [aspect]

  /// The honest toy is the judge.
  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    guard aspect == .decoding else {
      guard fault == .aspect else { return .agrees }
      return .differs(property: nil, wanted: "right", found: "wrong", detail: aspect.name)
    }
    let found = decode(input, fault, in: context, .nothing)
    guard let expected = decode(input, nil, in: context, .nothing).tree, let tree = found.tree
    else {
      return .silent
    }
    guard let difference = tree.difference(from: expected) else { return .agrees }
    let detail = "expected \(difference.expected), found \(difference.found)"
    return .differs(property: "list", wanted: "array", found: "array", detail: detail)
  }

  func work(_ input: [UInt8], in context: RunContext) -> UInt64? {
    let length = UInt64(input.count)
    return fault == .quadratic ? length * length : 3 * length + 100
  }

  func write(_ input: [UInt8], in context: RunContext) -> Writing? {
    guard let tree = decode(input, fault, in: context, .nothing).tree else { return nil }
    var text: [UInt8]? = tree.bytes
    var graph = tree
    var graphText: [UInt8]?
    switch fault {
    case .refusedText: text = nil
    case .brokenText: text?.removeLast()
    case .lossyText:
      graph = Self.wrong(tree)
      text = graph.bytes
    case .wrongGraph: graph = Self.wrong(tree)
    case .wrongGraphText: graphText = Self.wrong(tree).bytes
    case .brokenGraphText: graphText = [0x7B]
    case .repairedText:
      text = text.map { String(decoding: $0, as: UTF8.self) }
        .map { Array($0.replacing(/"count":(-?\d+)/) { "\"count\":\"\($0.output.1)\"" }.utf8) }
    default: break
    }
    return Writing(
      text: text,
      again: fault == .unstableText ? text.map { $0 + [0x20] } : text,
      layouts: [fault == .wrongLayout ? Self.wrong(tree).bytes : text.map { [0x20] + $0 }],
      respelled: [fault == .brokenKeys ? [0x7B] : text],
      graph: fault == .invalidGraph ? .invalid : .decoded(.decoded(graph), text: graphText ?? text)
    )
  }

  /// The tree with another list.
  private static func wrong(_ tree: JSONTree) -> JSONTree {
    guard let list = tree.member(Array("list".utf8)[...]) else { return tree }
    var copy = tree
    copy.append(copy.addScalar(.number, "8".utf8), to: list)
    return copy
  }
}

extension JSONTree {
  /// Whether the top-level member with this key is a string.
  func isToyString(_ key: String) -> Bool {
    children(of: root)
      .contains { node in
        kind(of: node) == .string && JSONText.unescaped(self.key(of: node) ?? []) == Array(key.utf8)
      }
  }
}
