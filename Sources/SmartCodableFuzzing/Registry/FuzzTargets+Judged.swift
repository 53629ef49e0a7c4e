import FuzzKit

extension FuzzTargets {
  /// The conformance suite's models for lenient decoders, each with its judge.
  static let judged: [any FuzzTarget] = JudgedInputs.all.map {
    JudgedTarget($0.model, seedInputs: $0.inputs)
  }
}
