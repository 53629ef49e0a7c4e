/// Runs cases against a subject and judges the answers.
///
/// Before the first case of a model, its type is compared with the schema. Each case is run
/// unchanged and then in several variations that must not change the answer.
///
/// ```swift
/// let report = await ConformanceRunner(subject: DropInSubject.foundation).report()
/// print(report.isClean, report.failures.map(\.explanation))
/// ```
public struct ConformanceRunner: Sendable {
  /// The subject under test.
  public private(set) var subject: any ConformanceSubject
  /// The cases.
  public let suite: ConformanceSuite
  /// The known failures.
  public let ledger: DeviationLedger
  /// Determines the order of the cases and the choices of variations.
  public let seed: UInt64
  /// The variations to run; each case excludes those that do not apply to it.
  public let variations: Set<Variation>
  /// How many tasks send requests at once in the variation ``Variation/concurrent``.
  public let concurrency: Int
  /// Whether the types that the subject bound are compared with the models first; not for subjects
  /// that decode nothing.
  package var checksBindings = true
  let bindings = BindingMemory()
  let neighbours: CaseNeighbours

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - subject: The subject under test.
  ///   - suite: The cases; by default the built-in ones.
  ///   - ledger: The known failures; by default none.
  ///   - seed: Determines the order of the cases and the choices of variations; by default 0. It
  ///     does not affect the verdicts of a subject that answers each request consistently.
  ///   - variations: The variations to run; by default all. A run without any is faster but cannot
  ///     find an unstable subject.
  ///   - concurrency: How many tasks send requests at once, at least 1; by default 4.
  public init(
    subject: any ConformanceSubject,
    suite: ConformanceSuite = .current,
    ledger: DeviationLedger = .empty,
    seed: UInt64 = 0,
    variations: Set<Variation> = Set(Variation.allCases),
    concurrency: Int = 4
  ) {
    self.subject = subject
    self.suite = suite
    self.ledger = ledger
    self.seed = seed
    self.variations = variations
    self.concurrency = max(1, concurrency)
    neighbours = CaseNeighbours(variations.contains(.afterOthers) ? suite.cases : [])
  }

  /// Runs one case, claimed or not, with its variations.
  ///
  /// - Parameter conformanceCase: A case, which need not belong to the suite.
  /// - Returns: The verdict on the subject's answers.
  public func verdict(on conformanceCase: ConformanceCase) async -> Verdict {
    var run = CaseRun(conformanceCase, by: self)
    return await run.verdict()
  }

  /// Runs one case, unless the type bound to its model is not that model.
  package func checkedVerdict(on conformanceCase: ConformanceCase) async -> Verdict {
    let check = BindingCheck(models: suite.models, subject: subject)
    guard checksBindings,
      let misbinding = await bindings.misbinding(of: conformanceCase.model, by: check)
    else { return await verdict(on: conformanceCase) }
    return Verdict(conformanceCase, misbinding)
  }

  /// Runs all cases, in an order that the seed determines.
  ///
  /// If the task is cancelled, the run ends without the current case, and the report says so.
  ///
  /// - Parameters:
  ///   - isCertifying: Whether must cases are forbidden in the ledger; false by default.
  ///   - copies: More processes of the same subject, among which and the subject the cases are divided; by
  ///     default none. The verdicts are the same, however many there are.
  ///   - onProgress: Called after each case with the number of finished cases and of all cases; by
  ///     default nothing.
  /// - Returns: All verdicts, ordered by id, and the problems of the ledger.
  public func report(
    isCertifying: Bool = false,
    copies: [any ConformanceSubject] = [],
    onProgress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
  ) async -> ConformanceReport {
    var order = suite.cases
    var generator = SeededGenerator(seed: seed)
    order.shuffle(using: &generator)
    let verdicts = await verdicts(on: order, copies, onProgress)
    let scope: ConformanceReport.Scope =
      if verdicts.count < order.count { .interrupted(of: order.count) } else {
        suite.filter.map { .filtered($0) } ?? .complete
      }
    return ConformanceReport(
      suite: suite,
      manifest: subject.manifest,
      seed: seed,
      scope: scope,
      misbindings: await bindings.found,
      verdicts: verdicts.sorted { $0.id < $1.id },
      ledger: ledger,
      isCertifying: isCertifying
    )
  }

  /// The verdicts that came before a cancellation.
  private func verdicts(
    on cases: [ConformanceCase],
    _ copies: [any ConformanceSubject],
    _ onProgress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) async -> [Verdict] {
    var runners = [self]
    for copy in copies {
      var runner = self
      runner.subject = copy
      runners.append(runner)
    }
    var verdicts: [Verdict] = []
    await withTaskGroup(of: (Verdict, ConformanceRunner)?.self) { group in
      var rest = cases[...]
      func ask(_ runner: ConformanceRunner) {
        guard !Task.isCancelled, let conformanceCase = rest.popFirst() else { return }
        group.addTask {
          let verdict = await runner.checkedVerdict(on: conformanceCase)
          // What a killed program answered is no verdict.
          return Task.isCancelled ? nil : (verdict, runner)
        }
      }
      runners.forEach(ask)
      while case (let verdict, let runner)?? = await group.next() {
        verdicts.append(verdict)
        onProgress?(verdicts.count, cases.count)
        ask(runner)
      }
    }
    return verdicts
  }
}
