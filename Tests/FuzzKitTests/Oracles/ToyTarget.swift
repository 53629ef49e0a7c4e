import FuzzKit
import Synchronization

/// A tiny lenient decoder that can be made to break exactly one law.
struct ToyTarget: FuzzTarget {
  enum Fault: String, CaseIterable, Sendable {
    case totality, syntax, agreement, silentRepair, noisyRepair, repeatedRepair, keyOrder
    case nullIsMissing, locality, repeatability, unknownKeys, spelling, numberAsString, boolAsNumber
    case inputForms, refusedText, unstableText, brokenText, wrongLayout, invalidGraph, wrongGraph
    case lossyText, repairedText, unmentioned, changedByNonsense

    /// The oracle that has to notice.
    var oracle: String {
      switch self {
      case .silentRepair, .noisyRepair, .repeatedRepair: "repairs"
      case .keyOrder: "key-order"
      case .nullIsMissing: "null-is-missing"
      case .unknownKeys: "unknown-keys"
      case .numberAsString: "number-as-string"
      case .boolAsNumber: "bool-as-number"
      case .inputForms: "input-forms"
      case .refusedText, .unstableText, .brokenText, .wrongLayout, .invalidGraph, .wrongGraph:
        "writes"
      case .lossyText, .repairedText: "round-trip"
      case .changedByNonsense: "unmentioned"
      default: rawValue
      }
    }
  }

  var name: String { "toy" }
  var fault: Fault?
  /// Without the string property true may convert like 1.
  var hasName = true

  var laws: TargetLaws {
    let common: TargetLaws = [
      .total, .strictSyntax, .agreement, .reportsRepairs, .keyOrder, .nullIsMissing, .locality,
      .repeatable, .unknownKeys, .spelling, .numberIsString, .inputForms, .writes, .roundTrip,
      .keepsUnmentioned,
    ]
    return hasName ? common : common.union(.boolIsNumber)
  }

  var seedInputs: [String] {
    hasName
      ? [
        #"{"count":7,"name":"n","list":[1,2],"flag":true}"#,
        #"{"flag":false,"list":[],"name":"","count":0}"#,
      ] : [#"{"count":7,"list":[1,2],"flag":true}"#, #"{"count":true,"list":[true],"flag":1}"#]
  }

  let schema = ProbedSchema([
    .init(path: [], wanted: .object),
    .init(path: [.key("count")], wanted: .integer(bits: 64, isSigned: true)),
    .init(path: [.key("list")], wanted: .array),
    .init(path: [.key("list"), .element], wanted: .integer(bits: 64, isSigned: true)),
    .init(path: [.key("flag")], wanted: .bool),
  ])

  private static let calls = Atomic<Int>(0)

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard let tree = JSONTree(parsing: input), tree.depth <= 512 else {
      if fault == .syntax || fault == .changedByNonsense { return .decoded(JSONTree()) }
      return .thrown("syntax")
    }
    guard tree.kind(of: tree.root) == .object else { return .thrown("kind") }
    var decoding = ToyDecoding(tree: tree, fault: fault)
    if fault == .totality, decoding.member("count") == nil { return .thrown("missing") }
    decoding.readCount()
    if hasName { decoding.readName() }
    decoding.readList()
    decoding.readFlag()
    decoding.breakLaws(calls: Self.calls.add(1, ordering: .relaxed).newValue)
    return .decoded(context.observe(decoding.value), diagnostics: decoding.repairs)
  }

  func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
    let honest = ToyTarget(fault: nil, hasName: hasName)
    let execution = honest.run(input, in: context)
    guard execution.diagnostics?.isEmpty == true else { return .thrown("strict") }
    return execution
  }

  var formCount: Int { 1 }

  func run(_ input: [UInt8], form: Int, in context: RunContext) -> Execution? {
    let execution = run(input, in: context)
    guard fault == .inputForms, let tree = execution.tree else { return execution }
    return .decoded(Self.wrong(tree), diagnostics: execution.diagnostics)
  }

  func untouched(in context: RunContext) -> Execution? {
    var value = ToyDecoding.Value()
    if hasName { value.name = "initial" }
    return .decoded(context.observe(value))
  }

  func write(_ input: [UInt8], in context: RunContext) -> Writing? {
    guard let tree = run(input, in: context).tree else { return nil }
    var text: [UInt8]? = tree.bytes
    switch fault {
    case .refusedText: text = nil
    case .brokenText: text?.removeLast()
    case .lossyText: text = Self.wrong(tree).bytes
    case .repairedText:
      text = text.map { String(decoding: $0, as: UTF8.self) }
        .map { Array($0.replacing(/"count":(\d+)/) { "\"count\":\"\($0.output.1)\"" }.utf8) }
    default: break
    }
    return Writing(
      text: text,
      again: fault == .unstableText ? text.map { $0 + [0x20] } : text,
      layouts: [fault == .wrongLayout ? Self.wrong(tree).bytes : text.map { [0x20] + $0 }],
      graph: fault == .invalidGraph
        ? .invalid : .decoded(.decoded(fault == .wrongGraph ? Self.wrong(tree) : tree))
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
