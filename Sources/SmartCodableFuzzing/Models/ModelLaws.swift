import FuzzKit
import SmartCodable

/// A model of the registry, with what its targets need.
protocol FuzzModel: SmartCodable {
  /// The laws that hold when it is decoded.
  static var laws: TargetLaws { get }
  /// Documents that fill every property, the first one without anything to repair.
  static var seedInputs: [String] { get }
}

extension FuzzModel {
  static var laws: TargetLaws { .ordinary }
}

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
