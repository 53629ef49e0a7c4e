public import FuzzKit

/// The registry of targets that the tool offers.
public enum FuzzTargets {
  /// All targets; their order affects the inputs that a seed produces.
  public static let all: [any FuzzTarget] =
    models + forms + options + generalDecoders + updates + zoo + contract + kodable + compared
    + foreign
    + [
      ScriptedEncodingTarget(), ListLeavesTarget(), JSON5Target(), AnyEqualityTarget(),
      DeliveriesTarget(), UpdateModels.target, ScalarTarget(.natives), ScalarTarget(.formats),
      NamesLogTarget(), OptionListsTarget(),
      ListShapesTarget(), GraphBoundsTarget(), JSON5ObjectTarget(),
      DecodeScriptTarget(),
      ScalarTarget(.texts),
      LifetimesTarget(),
      PlainCallsTarget(), StrategyAgreementTarget(),
    ]
    + version2 + optimized + planted

  /// The API of versions 1 and 2.
  private static let version2: [any FuzzTarget] = [
    Version2TableTarget(),
    Version2Target(
      "version2",
      Version2Model.self,
      laws: Version2Model.laws,
      seedInputs: Version2Model.seedInputs
    ),
    // Opt-in, since 512 levels of `SmartAny` need more than the default stack (`--stack-kb 4096`); on a
    // thread whose own stack is shorter the deepest levels are refused.
    Version2Target(
      "version2/values",
      Version2Values.self,
      laws: Version2Values.laws,
      isOptIn: true,
      seedInputs: Version2Values.seedInputs
    ),
  ]

  /// Targets that an unoptimized build leaves out, since each of its workers would take a second to read the
  /// suite.
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
    FaultyReferenceTarget(), StairsTarget(), HashOrderTarget(),
  ]
}
