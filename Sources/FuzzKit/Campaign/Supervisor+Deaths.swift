/// What the workers did not survive.
extension Supervisor {
  func handleEnd(_ end: ChildProcess.End, of index: Int) {
    workers[index].collect()
    let ring = workers[index].ring
    ring.completeCommit()
    let death = Death(end, ring: ring, errorFile: errorFiles[index])
    guard workers[index].isReady else {
      let reason = death.firstLine ?? death.message
      failure = "a worker cannot start: \(reason) (\(executable))"
      return
    }
    if end.isFromOutside, outsideStrikes.insert(ring[.index]).inserted {
      // Somebody else ended the process: the input is innocent until it happens again.
      let isDone = ring[.done] == ring[.index] + 1
      workers[index].retry(from: isDone ? ring[.done] : ring[.index])
      return
    }
    guard workers[index].phase == .target else {
      failure = harnessFailure(death.message, of: index)
      return
    }
    record(death, of: index)
  }

  func handleHang(of index: Int, isAlone: Bool) {
    workers[index].collect()
    if workers[index].isIdle { return }
    guard workers[index].phase == .target else {
      failure = harnessFailure("timed out", of: index)
      return
    }
    if isAlone {
      record(Death(kind: .hang, message: Death.hangMessage), of: index)
    } else {
      unconfirmedHangs.append(workers[index].ring.currentRecord())
      workers[index].skip(through: workers[index].ring[.index])
    }
  }

  func record(_ death: Death, of index: Int) {
    let record = workers[index].ring.currentRecord()
    if keepsDeaths { deaths.append((death, record)) }
    ledger.add(death, record)
    count(deathAt: record)
    workers[index].skip(through: record.iteration)
  }

  func count(deathAt record: SharedRing.Record) {
    let input = record.isVariant ? source(of: record) : record.bytes
    let counts = plan.layout.deathCounts(
      iteration: record.iteration,
      target: record.target,
      mutators: FindingLedger.numbers(in: record.mutators),
      inputClass: InputClass(JSONTree(parsing: input).map(JSONFacts.init))
    )
    for number in counts where extraCounts.indices.contains(number) { extraCounts[number] += 1 }
  }

  /// The input of an iteration whose variant a worker did not survive.
  private func source(of record: SharedRing.Record) -> [UInt8] {
    plan.source.input(at: record.iteration, guidedBy: feedback?.picks).bytes
  }

  func harnessFailure(_ message: String, of index: Int) -> String {
    let ring = workers[index].ring
    return "a worker died outside the target, in phase '\(workers[index].phase)' of iteration"
      + " \(ring[.index]) (\(message)); this is a bug of the fuzzer"
  }

  /// The second strike: a hang counts only if the input hangs again, alone and with more time.
  func confirmHangs(in directory: RunDirectory) {
    guard !unconfirmedHangs.isEmpty else { return }
    let index = plan.configuration.jobs
    if workers.count == index { addWorker(index, in: directory) }
    guard workers.indices.contains(index) else { return }
    let ordered = unconfirmedHangs.sorted { $0.iteration < $1.iteration }
    unconfirmedHangs = []
    for (position, hang) in ordered.enumerated() where failure == nil && !isAborted {
      guard position < Self.maximumReruns else {
        ledger.add(Death(kind: .hang, message: Death.hangMessage + "; not confirmed"), hang)
        count(deathAt: hang)
        continue
      }
      workers[index].give(hang.iteration..<hang.iteration + 1)
      runAlone(index)
    }
    workers[index].release()
    collectSpools()
  }
}
