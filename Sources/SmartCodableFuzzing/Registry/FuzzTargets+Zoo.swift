import FuzzKit

extension FuzzTargets {
  /// Plain types with custom decoding that the kit has none like: with leniency, without, and by Foundation.
  static let zoo: [any FuzzTarget] = [
    ZooTarget("json", Zoo.JSONValue.self),
    ZooTarget("counted", Zoo.Counted.self, steps: { CountedKey.calls }),
    // Models that decode themselves: Foundation must agree on every value and every refusal (KOD-2).
    ZooTarget("kodable/customer", Zoo.Customer.self, refusesForGood: true),
    ZooTarget("kodable/measurements", Zoo.Measurements.self, refusesForGood: true),
    ZooTarget("kodable/appointment", Zoo.Appointment.self, refusesForGood: true),
    ZooTarget("kodable/register", Zoo.Register.self, reportsItself: true),
  ]
}
