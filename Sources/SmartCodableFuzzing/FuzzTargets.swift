public import FuzzKit

/// The registry of targets that the tool offers.
public enum FuzzTargets {
  /// All targets; the order is part of what a seed number leads to.
  public static let all: [any FuzzTarget] =
    models + forms + options + generalDecoders + updates + zoo + foreign
    + judged + planted

  /// Bugs on purpose, for the self-test; each has to be asked for.
  private static let planted: [any FuzzTarget] = [
    PlantedTarget(), CrashingTarget(), ContentTarget(), FormTarget(), StatefulTarget(),
    FaultyReferenceTarget(), StairsTarget(), HashOrderTarget(),
  ]
}
