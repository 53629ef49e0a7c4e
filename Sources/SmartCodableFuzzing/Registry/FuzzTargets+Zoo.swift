import FuzzKit

extension FuzzTargets {
  /// Plain types with custom decoding that the kit has none like: with leniency, without, and by Foundation.
  static let zoo: [any FuzzTarget] = [
    ZooTarget("json", Zoo.JSONValue.self), ZooTarget("recursion/mutual", Zoo.Ping.self),
    ZooTarget("counted", Zoo.Counted.self, steps: { CountedKey.calls }),
  ]

  /// Models that decode themselves: beside Foundation, which must agree on every value and every refusal
  /// (KOD-2), and by the laws of all models.
  static let kodable: [any FuzzTarget] = [
    ZooTarget("kodable/customer", Zoo.Customer.self, refusesForGood: true),
    ZooTarget("kodable/measurements", Zoo.Measurements.self, refusesForGood: true),
    ZooTarget("kodable/appointment", Zoo.Appointment.self, refusesForGood: true),
    ZooTarget("kodable/register", Zoo.Register.self, reportsItself: true),
    SmartJSONDecoderTarget(
      "kodable/models",
      Zoo.Customer.self,
      // It may refuse, also the lists that the law of depth builds.
      laws: .universal.subtracting([.total, .depthLimit]).union([.roundTrip, .unknownKeys]),
      seedInputs: Zoo.Customer.seedInputs
    ),
    SmartJSONDecoderTarget(
      "kodable/conversions",
      Zoo.Measurements.self,
      // A default is not modified, but reading it again is; a lossless Double may be infinite.
      laws: .universal.subtracting([.total, .depthLimit, .writes]).union(.unknownKeys),
      seedInputs: Zoo.Measurements.seedInputs
    ),
  ]
}
