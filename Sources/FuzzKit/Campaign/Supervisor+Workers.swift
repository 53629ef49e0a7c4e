/// Starting workers and looking after them.
extension Supervisor {
  func serve(_ index: Int, isAlone: Bool) {
    workers[index].collect()
    if workers[index].isIdle { return }
    if workers[index].process == nil {
      startProcess(index)
      return
    }
    if let end = workers[index].end() {
      handleEnd(end, of: index)
      return
    }
    guard workers[index].isReady else {
      guard workers[index].isSilent(for: WorkerHandle.startupSeconds) else { return }
      failure = "a worker did not start within \(Int(WorkerHandle.startupSeconds)) s: \(executable)"
      return
    }
    let timeout = Double(plan.configuration.timeoutMilliseconds) / 1000 * (isAlone ? 2 : 1)
    guard workers[index].hangs(beyond: Patience(timeout: timeout)) else { return }
    workers[index].kill()
    handleHang(of: index, isAlone: isAlone)
  }

  func start(_ count: Int, in directory: RunDirectory) {
    for number in 0..<count where failure == nil {
      addWorker(number, in: directory)
    }
  }

  func addWorker(_ number: Int, in directory: RunDirectory) {
    guard
      let worker = WorkerHandle(number: number, directory: directory, executable: executable)
    else {
      failure = "cannot make the shared memory of a worker; free some space in the temporary folder"
      return
    }
    workers.append(worker)
    workers[workers.count - 1].epoch = feedback?.epoch ?? 0
    featureOffsets.append(0)
    spools.append(ViolationSpool.Reader(path: directory.spool(number)))
    errorFiles.append(directory.errors(number))
    startProcess(workers.count - 1)
    restarts -= 1
  }

  func startProcess(_ index: Int) {
    restarts += 1
    guard !workers[index].start() else { return }
    failure = "a worker cannot be started: \(executable)"
  }

  /// Waits until one worker has done all it was given, with twice the time limit.
  func runAlone(_ index: Int) {
    while !workers[index].isIdle, failure == nil, !isAborted {
      interruption.sleep(milliseconds: 1)
      serve(index, isAlone: true)
    }
    if !workers[index].isIdle { workers[index].kill() }
  }
}
