/// The position of each count of a campaign in the shared counters.
struct CounterLayout: Sendable {
  /// Counts of one target.
  enum TargetCount: Int, CaseIterable {
    case iterations, valid, decoded, refused, repaired, compared, agreedToDecode, died
  }

  /// Counts of one oracle.
  enum OracleCount: Int, CaseIterable {
    case held, silent, broken
  }

  /// Counts of one mutator.
  ///
  /// `findings` counts every hit, including those of known findings.
  enum MutatorCount: Int, CaseIterable {
    case applied, stillValid, findings
  }

  /// Counts of one stretch of iterations.
  enum ProgressCount: Int, CaseIterable {
    case iterations, valid, refused, repaired
  }

  /// The outcomes of the inputs of one class, for one target.
  enum AnswerCount: Int, CaseIterable {
    /// Decoded, without a reported repair.
    case accepted
    /// Decoded, with repairs.
    case repaired
    /// Refused.
    case refused
    /// The process did not survive.
    case died
  }

  let targets: Int
  let oracles: Int
  let mutators: Int
  /// For each target, the position of the first count of its fields, and the end of all.
  private var fieldStarts: [Int] = []

  init(targets: Int, oracles: Int, mutators: Int) {
    self.targets = targets
    self.oracles = oracles
    self.mutators = mutators
  }

  /// The same layout with room for the fields of each target.
  func adding(_ tables: [FieldTable]) -> CounterLayout {
    var layout = self
    layout.fieldStarts = tables.reduce(into: [count]) { $0.append(($0.last ?? 0) + $1.cellCount) }
    return layout
  }

  var count: Int { fieldStarts.last ?? fixedCount }

  /// The number of counts, not including those of fields.
  private var fixedCount: Int {
    cost(CostGrowth.allCases.count, 0) + oracles * StrictExemption.allCases.count
  }

  func target(_ number: Int, _ count: TargetCount) -> Int {
    number * TargetCount.allCases.count + count.rawValue
  }

  func oracle(_ number: Int, _ count: OracleCount) -> Int {
    target(targets, .iterations) + number * OracleCount.allCases.count + count.rawValue
  }

  func mutator(_ number: Int, _ count: MutatorCount) -> Int {
    oracle(oracles, .held) + number * MutatorCount.allCases.count + count.rawValue
  }

  func progress(_ bucket: Int, _ count: ProgressCount) -> Int {
    mutator(mutators, .applied) + bucket * ProgressCount.allCases.count + count.rawValue
  }

  func answer(_ target: Int, _ inputClass: Int, _ count: AnswerCount) -> Int {
    let number = target * InputClass.allCases.count + inputClass
    return progress(ProgressBucket.count, .iterations)
      + number * AnswerCount.allCases.count + count.rawValue
  }

  /// The count of how often the work for inputs that grow in one way had a slope in one step of
  /// ``CostScale``.
  func cost(_ growth: Int, _ step: Int) -> Int {
    answer(targets, 0, .accepted) + growth * CostScale.steps + step
  }

  /// The count of how often an exception silenced an oracle.
  func exemption(_ oracle: Int, _ exemption: StrictExemption) -> Int {
    cost(CostGrowth.allCases.count, 0) + oracle * StrictExemption.allCases.count
      + exemption.rawValue
  }

  /// The position of the first count of a target's fields.
  func fields(ofTarget number: Int) -> Int {
    fieldStarts.indices.contains(number) ? fieldStarts[number] : count
  }

  /// The counts for an iteration that its worker did not survive.
  func deathCounts(
    iteration: UInt64,
    target: Int,
    mutators: [Int],
    inputClass: InputClass
  ) -> [Int] {
    let bucket = ProgressBucket.number(of: iteration)
    let isValid = inputClass != .malformed
    var counts = [self.target(target, .iterations), self.target(target, .died)]
    counts.append(progress(bucket, .iterations))
    counts.append(answer(target, inputClass.rawValue, .died))
    if isValid { counts += [self.target(target, .valid), progress(bucket, .valid)] }
    for number in mutators {
      counts.append(mutator(number, .applied))
      if isValid { counts.append(mutator(number, .stillValid)) }
      counts.append(mutator(number, .findings))
    }
    return counts
  }
}
