import FuzzKit
import Synchronization

/// A tiny lenient decoder that can be made to break exactly one law.
struct ToyTarget: FuzzTarget {
  enum Fault: String, CaseIterable, Sendable {
    case totality, syntax, agreement, silentRepair, noisyRepair, repeatedRepair, keyOrder
    case nullIsMissing, locality, repeatability, unknownKeys, spelling, numberAsString, boolAsNumber

    /// The oracle that has to notice.
    var oracle: String {
      switch self {
      case .silentRepair, .noisyRepair, .repeatedRepair: "repairs"
      case .keyOrder: "key-order"
      case .nullIsMissing: "null-is-missing"
      case .unknownKeys: "unknown-keys"
      case .numberAsString: "number-as-string"
      case .boolAsNumber: "bool-as-number"
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
      .repeatable, .unknownKeys, .spelling, .numberIsString,
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

  private static let calls = Atomic<Int>(0)

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard let tree = JSONTree(parsing: input), tree.depth <= 512 else {
      if fault == .syntax { return .decoded(JSONTree()) }
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
}
