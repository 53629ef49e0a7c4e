/// A custom oracle: a promise that is checked on one run of a target.
///
/// ```swift
/// struct NoEmptyName: FuzzOracle {
///   let name = "no-empty-name"
///   let summary = "a person that decodes has a name"
///   func judge(_ trial: OracleTrial) -> OracleVerdict {
///     guard let tree = trial.execution.tree, let name = tree.member(Array("name".utf8)[...]) else {
///       return .silent
///     }
///     return tree.text(of: name).isEmpty ? .broken(wanted: "a name", found: "nothing") : .held
///   }
/// }
/// ```
///
/// Pass to ``Campaign/main(_:oracles:mutators:configuration:name:summary:corpus:reports:sensor:)``.
/// A promise that relates two inputs is easier to write as a ``FuzzLaw``.
public protocol FuzzOracle: Sendable {
  /// The name in reports, signatures and `--oracle`; it must be unique.
  var name: String { get }

  /// One line for `list`.
  var summary: String { get }

  /// The laws that a target must claim to be judged; none, the default, means every target is.
  var law: TargetLaws { get }

  /// Judges one in `share` iterations, chosen by number; 1, the default, judges all, and numbers
  /// below 1 count as 1.
  var share: Int { get }

  /// Whether it judges only if `--oracle` names it; false by default.
  var isOptIn: Bool { get }

  /// Judges one run.
  ///
  /// The verdict must depend on the trial alone: no clock, no state, no randomness except
  /// ``OracleTrial/draw(below:)``. A trap here is a failure of the fuzzer, not a finding.
  func judge(_ trial: OracleTrial) -> OracleVerdict
}

extension FuzzOracle {
  /// None: every target is judged.
  public var law: TargetLaws { [] }

  /// One: every iteration is judged.
  public var share: Int { 1 }

  /// False: it judges unless other oracles are selected.
  public var isOptIn: Bool { false }
}

/// A custom oracle's verdict on one run.
public enum OracleVerdict: Sendable {
  /// The promise does not apply to this input.
  case silent
  /// The promise holds.
  case held
  /// The promise is broken.
  ///
  /// `wanted` and `found` are short codes and, with the path in the decoded value, part of the
  /// signature, so they must not contain input; `detail` is for people. `variant` is the input that
  /// shows it, if that is not the input of the iteration.
  case broken(
    wanted: String,
    found: String,
    at: TreePath? = nil,
    detail: String = "",
    variant: [UInt8]? = nil
  )
}

/// One run of a target as a custom oracle sees it; it can start more runs.
public final class OracleTrial {
  private let trial: Trial

  init(_ trial: Trial) {
    self.trial = trial
  }

  /// The name of the target.
  public var target: String { trial.target.name }

  /// The input.
  public var input: [UInt8] { trial.input }

  /// The input as a parsed document; nil if it is not valid JSON.
  public var document: JSONTree? { trial.facts?.tree }

  /// The result of running the target on the input.
  public var execution: Execution { trial.execution }

  /// The laws that the target claims under the options of this run.
  public var laws: TargetLaws { trial.laws }

  /// Runs the target on another input, with the same options.
  public func run(_ variant: [UInt8]) -> Execution { trial.run(variant) }

  /// The result of the target's reference on the input; nil if it has none.
  public var reference: Execution? { trial.reference }

  /// A number in `0..<bound`, the same in every run of the iteration; zero if `bound` is below 1.
  public func draw(below bound: Int) -> Int { bound < 1 ? 0 : trial.generator.below(bound) }
}

extension Oracle {
  /// Creates an oracle that calls `other`.
  init(_ other: any FuzzOracle) {
    self.init(
      other.name,
      other.law,
      share: other.share,
      isOptIn: other.isOptIn,
      summary: other.summary
    ) { trial in
      switch other.judge(OracleTrial(trial)) {
      case .silent: return .silent
      case .held: return .held
      case .broken(let wanted, let found, let place, let detail, let variant):
        return .broken(wanted: wanted, found: found, at: place, detail, variant: variant)
      }
    }
  }
}
