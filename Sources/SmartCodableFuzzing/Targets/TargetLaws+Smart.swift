import FuzzKit
import SmartCodable

extension TargetLaws {
  /// The laws of a model that uses no mapping, no flats and no formats specific to SmartCodable.
  static let ordinary: TargetLaws = [
    .total, .strictSyntax, .agreement, .reportsRepairs, .keyOrder, .nullIsMissing, .locality,
    .repeatable, .unknownKeys, .spelling, .numberIsString, .inputForms, .writes, .roundTrip,
    .keepsUnmentioned, .dropsBadElements, .sameOrInitial, .exactNumbers, .numberSpelling,
    .stateless, .depthLimit, .stringifiedIsNested, .linearCost, .hashSeed,
  ]

  /// The laws of every model.
  static let universal: TargetLaws = [
    .total, .strictSyntax, .repeatable, .spelling, .inputForms, .writes, .stateless, .depthLimit,
    .linearCost, .hashSeed,
  ]
}

extension DiagnosticRecord {
  /// Converts a repair to the terms that all decoders share.
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
