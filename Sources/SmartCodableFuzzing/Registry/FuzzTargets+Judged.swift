import FuzzKit

extension FuzzTargets {
  /// The models of the conformance suite that lenient decoders are asked for, each with its judge.
  static let judged: [any FuzzTarget] = JudgedInputs.all.map {
    JudgedTarget($0.model, seedInputs: $0.inputs)
  }
}
