import FuzzKit
import SmartCodable

extension TargetLaws {
  /// What holds for a model that uses neither mapping nor flats nor formats of SmartCodable's own.
  static let ordinary: TargetLaws = [
    .total, .strictSyntax, .agreement, .reportsRepairs, .keyOrder, .nullIsMissing, .locality,
    .repeatable, .unknownKeys, .spelling, .numberIsString, .inputForms, .writes, .roundTrip,
    .keepsUnmentioned, .dropsBadElements, .sameOrInitial, .exactNumbers, .numberSpelling,
    .stateless, .depthLimit, .stringifiedIsNested, .linearCost, .hashSeed,
  ]

  /// What holds for every model, whatever it uses.
  static let universal: TargetLaws = [
    .total, .strictSyntax, .repeatable, .spelling, .inputForms, .writes, .stateless, .depthLimit,
    .linearCost, .hashSeed,
  ]
}

extension DiagnosticRecord {
  /// The repair in the words that all decoders share.
  init(_ repair: SmartRepair) {
    let steps = repair.path.map { component -> TreePath.Step in
      switch component {
      case .key(let key): .key(key)
      case .index(let index): .index(index)
      }
    }
    self.init(
      path: TreePath(steps),
      kind: repair.kind.rawValue,
      wanted: repair.wanted,
      found: repair.found.rawValue,
      action: repair.action.rawValue
    )
  }
}

extension DecodingError {
  /// The case without its payload.
  var code: String {
    switch self {
    case .typeMismatch: "typeMismatch"
    case .valueNotFound: "valueNotFound"
    case .keyNotFound: "keyNotFound"
    case .dataCorrupted: "dataCorrupted"
    @unknown default: "other"
    }
  }
}
