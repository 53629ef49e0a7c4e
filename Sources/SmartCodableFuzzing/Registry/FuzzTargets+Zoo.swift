import FuzzKit

extension FuzzTargets {
  /// Plain types with custom decoding that the kit has none like: with leniency, without, and by Foundation.
  static let zoo: [any FuzzTarget] = [
    ZooTarget("json", Zoo.JSONValue.self), ZooTarget("recursion/mutual", Zoo.Ping.self),
    ZooTarget("counted", Zoo.Counted.self, steps: { Zoo.Counted.calls }),
  ]
}
