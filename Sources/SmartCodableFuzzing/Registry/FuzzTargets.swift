public import FuzzKit

/// The registry of targets that the tool offers.
public enum FuzzTargets {
  /// All targets; the order is part of what a seed number leads to.
  public static let all: [any FuzzTarget] =
    models + forms + options + generalDecoders + updates + zoo + foreign
    + [ScriptedEncodingTarget(), ListLeavesTarget()]
    + optimized + planted

  /// Targets that an unoptimized build leaves out: each of its workers would take a second to read the
  /// suite.
  private static var optimized: [any FuzzTarget] {
    #if DEBUG
    []
    #else
    judged
    #endif
  }

  /// Bugs on purpose, for the self-test; each has to be asked for.
  private static let planted: [any FuzzTarget] = [
    PlantedTarget(), CrashingTarget(), ContentTarget(), FormTarget(), StatefulTarget(),
    FaultyReferenceTarget(), StairsTarget(), HashOrderTarget(),
  ]
}
