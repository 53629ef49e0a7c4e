/// The results of one iteration that are counted.
struct IterationFacts {
  let iteration: UInt64
  let input: InputSource.Input
  /// The run of the target, and all further runs that oracles requested.
  let trial: Trial
  /// For each target, the numbers of the other targets for the same documents.
  let peers: [[Int]]
  /// The verdicts of the oracles that judged, by number.
  var verdicts: [(oracle: Int, verdict: Oracle.Verdict)] = []
}

extension CounterLayout {
  /// The counters to increment; `fields` are those of the target.
  func counts(of facts: IterationFacts, fields: FieldTable) -> [Int] {
    var counts = targetCounts(of: facts)
    counts += progressCounts(of: facts)
    counts += fieldCounts(of: facts, fields)
    for (oracle, verdict) in facts.verdicts { counts += self.counts(of: verdict, oracle, facts) }
    counts += referenceCounts(of: facts)
    counts += answerCounts(of: facts)
    counts += facts.trial.slopes.map { cost($0.growth.number, CostScale.step(of: $0.slope)) }
    return counts
  }

  private func targetCounts(of facts: IterationFacts) -> [Int] {
    let (number, trial) = (facts.input.target, facts.trial)
    let isValid = trial.facts != nil
    var counts = [target(number, .iterations)]
    if isValid { counts.append(target(number, .valid)) }
    switch trial.execution.outcome {
    case .decoded: counts.append(target(number, .decoded))
    case .thrown: counts.append(target(number, .refused))
    }
    if trial.execution.diagnostics?.isEmpty == false { counts.append(target(number, .repaired)) }
    for number in facts.input.mutators {
      counts.append(mutator(number, .applied))
      if isValid { counts.append(mutator(number, .stillValid)) }
    }
    return counts
  }

  private func progressCounts(of facts: IterationFacts) -> [Int] {
    let bucket = ProgressBucket.number(of: facts.iteration)
    let execution = facts.trial.execution
    var counts = [progress(bucket, .iterations)]
    if facts.trial.facts != nil { counts.append(progress(bucket, .valid)) }
    if execution.tree == nil { counts.append(progress(bucket, .refused)) }
    if execution.diagnostics?.isEmpty == false { counts.append(progress(bucket, .repaired)) }
    return counts
  }

  /// The counts of the target's fields; none for a document with duplicate keys, which is ambiguous.
  private func fieldCounts(of facts: IterationFacts, _ fields: FieldTable) -> [Int] {
    guard FieldTable.isDue(at: facts.iteration), let document = facts.trial.facts,
      !document.hasDuplicateKeys
    else { return [] }
    let first = self.fields(ofTarget: facts.input.target)
    return fields.cells(of: document.tree, facts.trial.execution).map { first + $0 }
  }

  private func counts(
    of verdict: Oracle.Verdict,
    _ number: Int,
    _ facts: IterationFacts
  ) -> [Int] {
    switch verdict {
    case .silent: [oracle(number, .silent)]
    case .exempt(let exemption): [oracle(number, .silent), self.exemption(number, exemption)]
    case .held: [oracle(number, .held)]
    case .broken:
      [oracle(number, .broken)] + facts.input.mutators.map { mutator($0, .findings) }
    }
  }

  private func referenceCounts(of facts: IterationFacts) -> [Int] {
    guard facts.trial.hasAskedReference, let reference = facts.trial.reference else { return [] }
    let compared = target(facts.input.target, .compared)
    guard reference.tree != nil else { return [compared] }
    return [compared, target(facts.input.target, .agreedToDecode)]
  }

  /// The outcomes of the input, here and for the peers that ran it too.
  private func answerCounts(of facts: IterationFacts) -> [Int] {
    let inputClass = InputClass(facts.trial.facts).rawValue
    let target = facts.input.target
    var answers = [(target, facts.trial.execution)]
    for (number, execution) in facts.trial.peerExecutions {
      answers.append((facts.peers[target][number], execution))
    }
    return answers.map { target, execution in
      let count: AnswerCount =
        switch execution.answer {
        case .accepted: .accepted
        case .repaired: .repaired
        case .refused: execution.isUnanswered ? .died : .refused
        }
      return answer(target, inputClass, count)
    }
  }
}
