/// Collecting what the workers say, for progress and for the result.
extension Supervisor {
  func tick() {
    let now = SystemCalls.now
    if now - lastCollection > 0.25 {
      lastCollection = now
      collectSpools()
      countFindings()
      noteNews(at: now)
    }
    if now - lastProgress >= progressInterval {
      lastProgress = now
      onProgress(progress())
    }
  }

  func collectSpools() {
    for index in spools.indices {
      for line in spools[index].newLines() { ledger.add(line) }
    }
  }

  /// Remembers when the last finding or the last corpus input came.
  private func noteNews(at now: Double) {
    let count = ledger.findings.count + (feedback?.map.entries.count ?? 0)
    if count > newsCount { lastNews = now }
    newsCount = max(newsCount, count)
  }

  /// Looks whether there are as many findings as were asked for.
  func countFindings() {
    guard let mostFindings, ledger.findings.count >= mostFindings else { return }
    var signatures: Set<Signature> = []
    for finding in ledger.sorted {
      var signature = finding.signature
      if let death = finding.death, let item = finding.makeCase(in: plan) {
        signature = resolver.signature(of: death, in: item)
      }
      if known.reason(for: signature) == nil { signatures.insert(signature) }
    }
    isSatisfied = signatures.count >= mostFindings
  }

  /// The findings behind what was collected; unsymbolicated if interrupted.
  func triaged() -> [Finding] {
    guard !ledger.findings.isEmpty, failure == nil, !isAborted else { return ledger.sorted }
    let settings = isInterrupted ? TriageSettings.signaturesOnly : triage
    let triager = Triager(
      plan: plan,
      settings: settings,
      folder: ledger.folder,
      resolver: resolver,
      executable: executable,
      interruption: interruption
    )
    let findings = triager.process(ledger.sorted)
    failure = triager.failure
    return findings
  }

  func counts() -> [UInt64] {
    var counts = extraCounts
    for worker in workers {
      for number in counts.indices { counts[number] += worker.ring.counter(number) }
    }
    return counts
  }

  func progress() -> CampaignProgress {
    let statistics = CampaignStatistics(counts: counts(), plan: plan)
    return CampaignProgress(
      seconds: SystemCalls.now - startTime,
      iterations: statistics.iterations,
      total: plan.configuration.iterations,
      valid: statistics.valid,
      findings: ledger.findings.count,
      hits: ledger.findings.values.reduce(0) { $0 + $1.hits },
      restarts: max(0, restarts),
      edges: feedback.map { $0.map.edgeCount },
      corpus: feedback.map { $0.map.entries.count },
      secondsSinceNews: lastNews.map { SystemCalls.now - $0 },
      timeLimit: timeLimit
    )
  }

  func result(of findings: [Finding] = [], failing message: String? = nil) -> CampaignResult {
    let begun = workers.flatMap(\.blocks).map(\.lowerBound) + unconfirmedHangs.map(\.iteration)
    let unfinished = begun.min() ?? next
    let status: CampaignResult.Status =
      if let message = message ?? failure {
        .failed(message)
      } else if isInterrupted {
        .interrupted
      } else if isSatisfied {
        .stopped
      } else if isOutOfTime, min(next, unfinished) < plan.configuration.endIteration {
        .outOfTime
      } else {
        .complete
      }
    return CampaignResult(
      plan: plan,
      status: status,
      findings: findings.map { finding in
        var finding = finding
        finding.acceptedBecause = known.reason(for: finding.signature)
        return finding
      },
      unseen: known.unseen(among: findings),
      statistics: CampaignStatistics(counts: counts(), plan: plan),
      nextIteration: min(next, unfinished),
      seconds: SystemCalls.now - startTime,
      restarts: max(0, restarts),
      timeLimit: timeLimit,
      feedback: feedback.map { FeedbackSummary($0, plan: plan) },
      tool: SystemCalls.program(executable)
    )
  }
}
