/// The amount of work for each new finding after the campaign.
public struct TriageSettings: Hashable, Sendable {
  /// How often the input is rerun alone.
  ///
  /// Default 3; zero means not at all.
  public var reruns: Int = 3
  /// How many runs the minimizer may use for one finding.
  ///
  /// Default 2,000; zero means that nothing is minimized.
  public var minimizerBudget: Int = 2000
  /// How many findings are minimized; the first one of every target is, whatever this number says.
  ///
  /// Default 20, in the order of iterations: first one of each target, then a second one, and so on. Hangs
  /// are left out, since each of their runs takes the whole timeout.
  public var minimizedFindings: Int = 20

  /// Settings with all defaults.
  public init() {}

  /// Settings that only resolve signatures.
  public static var signaturesOnly: TriageSettings {
    var settings = TriageSettings()
    settings.reruns = 0
    settings.minimizerBudget = 0
    return settings
  }
}
