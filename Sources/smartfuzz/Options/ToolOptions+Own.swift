import CommandLine
import FuzzKit

/// The options that only this tool has.
extension ToolOptions {
  /// The program whose models are targets, as the user wrote it.
  var subject: String? {
    get { own["--subject"] }
    set { own["--subject"] = newValue }
  }

  /// The folder that `promote` writes regression files to.
  var regressions: String? {
    get { own["--regressions"] }
    set { own["--regressions"] = newValue }
  }

  /// The number of deaths of each kind in a self-test.
  var crashes: Int {
    get { own["--crashes"].flatMap { Int($0) } ?? 50 }
    set { own["--crashes"] = "\(newValue)" }
  }

  /// Whether the self-test measures with the planted decoder.
  var isPlanted: Bool {
    get { own["--planted"] != nil }
    set { own["--planted"] = newValue ? "" : nil }
  }

  /// Whether that measurement also runs with the schema probe, besides the blind one.
  var usesProbe: Bool {
    get { own["--no-probe"] == nil }
    set { own["--no-probe"] = newValue ? nil : "" }
  }

  /// The iterations for each planted bug.
  var plantedIterations: UInt64 { iterations ?? 300_000 }

  /// Throws if options of the measurement are used without it.
  func checkSelfTest() throws(UsageError) {
    guard !isPlanted, !usesProbe else { return }
    throw UsageError("--no-probe belongs to selftest --planted; add --planted, or leave it out")
  }
}

extension Option<ToolOptions> {
  static var subject: Self {
    let help =
      "program that answers ConformanceKit's requests; its models become the targets"
      + " subject/..., the default of --target"
    return Option("--subject", "PROGRAM", help, completing: .files) { $0.subject = $1 }
  }

  static var regressions: Self {
    let help = "also write the files of a regression to this folder"
    return Option("--regressions", "DIR", help, completing: .folders) { $0.regressions = $1 }
  }

  static var crashes: Self {
    number("--crashes", "N", \.crashes, 0...10_000, "deaths of each kind; 0 leaves them out")
  }

  /// The options for measuring with the planted decoder.
  static var planted: [Self] {
    let help =
      "one campaign for each bug of the planted decoder, blind and with the probe"
    return [
      flag("--planted", \.isPlanted, help),
      flag("--no-probe", \.usesProbe, to: false, "with --planted: blind only"),
    ]
  }
}
