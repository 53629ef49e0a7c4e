package import ConformanceKit

/// What a call of versions 1 and 2 must give (chapter 27).
package struct Version2Answer: Sendable {
  /// A problem, for which the log must have a block (LEG-12).
  package struct Problem: Sendable {
    package let kind: Repair.Kind
    package let path: String
    package let wanted: Shape
    /// Whether the log may be without it.
    package let mayLack: Bool
  }

  /// The value; nil for a call that is nil.
  package let value: Observation?
  /// The problems in the order of the log.
  package let problems: [Problem]
  /// What the specification leaves open.
  package let open: Open

  package struct Open: Sendable {
    /// Fields of the top level.
    package internal(set) var fields: Set<String> = []
    package internal(set) var isLog = false
    package internal(set) var isCall = false
  }
}

extension ReferenceSubject {
  /// What version 2 must make of an input.
  ///
  /// The setting `keys` is `from-snake-case`, or has words such as `alias>name`, with `path|` before them where they
  /// hold at one path only; `float` has the three texts of the option.
  package func version2(_ request: SubjectRequest) -> Version2Answer {
    var run = ReferenceRun(
      policy: SharedPolicy(ReferencePolicy(), log: nil),
      catalog: catalog,
      settings: request.settings
    )
    run.hook = hook
    var state = Version2State(settings: request.settings)
    run.version2 = state
    let value = try? run.topLevel(request.model, request.input)
    state = run.version2 ?? state
    let problems = zip(run.repairs, run.details).enumerated()
      .map { index, problem in
        Version2Answer.Problem(
          kind: problem.0.kind,
          path: problem.0.path,
          wanted: problem.1.wanted,
          mayLack: state.mayLack.contains(index)
        )
      }
    return Version2Answer(value: value, problems: problems, open: state.open)
  }
}

/// What a run for version 2 knows and notes beyond one for the current version.
struct Version2State {
  let strict: ScalarLaw
  let converting: ScalarLaw
  private let renamings: [(path: String?, from: String, to: String)]
  var open = Version2Answer.Open()
  /// The problems that the log may be without, by their number.
  var mayLack: Set<Int> = []
  /// How many plain types and wrappers are around the value.
  var plainDepth = 0
  /// How many values of plain types were not read strictly.
  var plainProblems = 0

  init(settings: DecodingSettings) {
    let texts = settings[.float]?.split(separator: " ").map(String.init) ?? []
    let names = Dictionary(zip(texts, [Double.infinity, -.infinity, .nan])) { first, _ in first }
    let date: DecodingSettings = [.date: settings[.date] ?? "deferred"]
    strict = ScalarLaw(.strict, settings: date, nonFinite: names)
    converting = ScalarLaw(.version2, settings: date, nonFinite: names)
    renamings = (settings[.keys] ?? "").split(separator: " ")
      .compactMap { word in
        let ends = word.split(separator: ">").map(String.init)
        guard ends.count == 2, let bar = ends[0].firstIndex(of: "|") else {
          return ends.count == 2 ? (nil, ends[0], ends[1]) : nil
        }
        return (String(ends[0][..<bar]), String(ends[0][ends[0].index(after: bar)...]), ends[1])
      }
  }

  /// The other keys of a property, in their order (LEG-9); a path names no indexes.
  func others(of name: String, at path: String) -> [String] {
    let parts = path.split(separator: "[").enumerated()
      .map { $0 == 0 ? $1 : $1.drop { $0 != "]" }.dropFirst() }
    let place = parts.joined().dropFirst(2)
    return renamings.filter { $0.to == name && $0.path.map { $0 == place } ?? true }.map(\.from)
  }
}
