/// An oracle of one's own: a promise that is checked on one run of a target.
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
/// Hand it to ``Campaign/main(_:oracles:mutators:configuration:name:summary:corpus:reports:sensor:)``.
/// A promise about two inputs that belong together is easier to write as a ``FuzzLaw``.
public protocol FuzzOracle: Sendable {
  /// The name in reports, signatures and `--oracle`; one that no other oracle has.
  var name: String { get }

  /// One line for `list`.
  var summary: String { get }

  /// The laws that a target has to claim; none, the default, means that every target is judged.
  var law: TargetLaws { get }

  /// One iteration in so many is judged, chosen by its number; 1, the default, judges all, and numbers
  /// below count as 1.
  var share: Int { get }

  /// Whether it judges only where `--oracle` names it; false by default.
  var isOptIn: Bool { get }

  /// Judges one run.
  ///
  /// It has to be a function of the trial alone: no clock, no state, no randomness but that of
  /// ``OracleTrial/draw(below:)``. A trap here is a failure of the fuzzer, not a finding.
  func judge(_ trial: OracleTrial) -> OracleVerdict
}

extension FuzzOracle {
  /// Every target.
  public var law: TargetLaws { [] }

  /// All iterations.
  public var share: Int { 1 }

  /// False: it judges unless others are asked for.
  public var isOptIn: Bool { false }
}

/// What an oracle of one's own says about one run.
public enum OracleVerdict: Sendable {
  /// The promise does not speak about this input.
  case silent
  /// The promise holds.
  case held
  /// It is broken.
  ///
  /// `wanted` and `found` are short codes and, with the place in the decoded value, part of the signature,
  /// so nothing of the input belongs there; `detail` is for reading. `variant` is the input that shows it,
  /// if it is another one than that of the iteration.
  case broken(
    wanted: String,
    found: String,
    at: TreePath? = nil,
    detail: String = "",
    variant: [UInt8]? = nil
  )
}

/// One run of a target in front of an oracle of one's own, with more runs on demand.
public final class OracleTrial {
  private let trial: Trial

  init(_ trial: Trial) {
    self.trial = trial
  }

  /// The name of the target.
  public var target: String { trial.target.name }

  /// The input.
  public var input: [UInt8] { trial.input }

  /// The input as a document; nil if it is not valid JSON.
  public var document: JSONTree? { trial.facts?.tree }

  /// What the target made of it.
  public var execution: Execution { trial.execution }

  /// The laws that the target claims with the options of this run.
  public var laws: TargetLaws { trial.laws }

  /// Runs the target on another input, with the same options.
  public func run(_ variant: [UInt8]) -> Execution { trial.run(variant) }

  /// What the reference of the target makes of the input; nil if there is none.
  public var reference: Execution? { trial.reference }

  /// A number in `0..<bound`, the same whenever this iteration runs; zero if `bound` is below one.
  public func draw(below bound: Int) -> Int { bound < 1 ? 0 : trial.generator.below(bound) }
}

extension Oracle {
  /// The oracle that asks `other`.
  init(_ other: any FuzzOracle) {
    self.init(
      name: other.name,
      law: other.law,
      share: other.share,
      clause: "",
      isOptIn: other.isOptIn,
      summary: other.summary
    ) { trial in
      switch other.judge(OracleTrial(trial)) {
      case .silent: return .silent
      case .held: return .held
      case .broken(let wanted, let found, let place, let detail, let variant):
        return .broken(
          Violation(
            other.name,
            at: place,
            wanted: wanted,
            found: found,
            detail: detail,
            variant: variant
          )
        )
      }
    }
  }
}
