public import FuzzKit

/// The registry of targets that the tool offers.
public enum FuzzTargets {
  /// All targets; their order affects the inputs that a seed produces.
  public static let all: [any FuzzTarget] =
    models + forms + options + updates + zoo + contract + compared
    + [
      ScriptedEncodingTarget(), ListLeavesTarget(), JSON5Target(), AnyEqualityTarget(),
      DeliveriesTarget(), UpdateModels.target, ScalarTarget(.natives), ScalarTarget(.formats),
      NamesLogTarget(), OptionListsTarget(),
      ListShapesTarget(), GraphBoundsTarget(),
      DecodeScriptTarget(),
      ScalarTarget(.texts),
      LifetimesTarget(),
      PlainCallsModels.target, StrategyAgreementTarget(), Version2TableTarget(),
      KodableTableTarget(),
    ]
    + optimized + planted

  /// The conformance suite's models for lenient decoders, each with its judge.
  static let judged: [any FuzzTarget] = JudgedInputs.all
    .map { JudgedTarget($0.model, seedInputs: $0.inputs) }

  /// An unoptimized build leaves them out, since each of its workers would take a second to read the suite.
  private static var optimized: [any FuzzTarget] {
    #if DEBUG
    []
    #else
    judged
    #endif
  }

  /// Deliberate bugs for the self-test; all of them are opt-in.
  private static let planted: [any FuzzTarget] = [
    PlantedTarget(), CrashingTarget(), ContentTarget(), FormTarget(), StatefulTarget(),
    FaultyReferenceTarget(), StairsTarget(), HashOrderTarget(), ClaimingTarget(),
    LingeringTarget(),
  ]
}
