import FuzzKit

/// What can be wrong with the toy, each a law that it breaks.
enum ToyFault: String, CaseIterable, Sendable {
  case totality, syntax, agreement, silentRepair, noisyRepair, repeatedRepair, keyOrder
  case nullIsMissing, locality, repeatability, unknownKeys, spelling, numberAsString, boolAsNumber
  case inputForms, refusedText, unstableText, brokenText, brokenKeys, wrongLayout, invalidGraph
  case wrongGraph, wrongGraphText, brokenGraphText, lossyText, repairedText, unmentioned,
    changedByNonsense, badElement, otherKind
  case inexact, numberSpelling, remembering, rememberingFailure, depth, quadratic, stringified
  case prefixes, threads, differential, twins, answers, reference
  case aspect
  case strictAgreement, strictAcceptance, strictRefusal, strictValue, strictCase, strictPath,
    strictKey

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
    case .refusedText, .unstableText, .brokenText, .brokenKeys, .wrongLayout, .invalidGraph,
      .wrongGraph, .wrongGraphText, .brokenGraphText:
      "writes"
    case .lossyText, .repairedText: "round-trip"
    case .changedByNonsense: "unmentioned"
    case .badElement: "bad-elements"
    case .otherKind: "other-kind"
    case .inexact: "exactness"
    case .numberSpelling: "number-spelling"
    case .remembering: "state"
    case .rememberingFailure: "after-failure"
    case .quadratic: "linear-cost"
    case .strictAgreement: "strict-agreement"
    case .strictAcceptance, .strictRefusal, .strictValue, .strictCase, .strictPath, .strictKey:
      "strict-equality"
    default: rawValue
    }
  }

  /// Others that notice too, because their promise contains this one.
  var others: Set<String> {
    switch self {
    // A text that ends early is no text at all, and is decoded neither way.
    case .brokenText: ["round-trip"]
    // Threads that run the same input run it again.
    case .repeatability: ["threads"]
    // What holds for every document holds for an object of a model.
    case .agreement, .noisyRepair: ["strict-agreement"]
    default: []
    }
  }

  /// Whether the reference gets it right.
  var isUnknownToReference: Bool {
    switch self {
    case .agreement, .silentRepair, .noisyRepair, .repeatedRepair, .strictAgreement: true
    default: false
    }
  }

  /// Whether the toy must do without its string property for this fault to be one.
  var needsNoName: Bool { self == .boolAsNumber || self == .numberSpelling }
}
