#if canImport(Glibc)
/// A program and its restarts: one request at a time, each with its own answer.
actor ProcessSession {
  /// What is started, and how long it may take.
  struct Settings {
    let program: String
    let arguments: [String]
    let limits: ProcessLimits
    let startLimits: ProcessLimits
    /// Whether a request that was not answered in time is sent again.
    let asksTwice: Bool

    var name: String { ([program] + arguments).joined(separator: " ") }
  }

  /// How much a program may use to end after `stop`.
  private static let stopLimits = ProcessLimits(
    processor: .seconds(2),
    sleep: .seconds(2),
    total: .seconds(60)
  )

  /// How much if the run is cancelled, when the user waits for the tool to end.
  private static let cancelledLimits = ProcessLimits(
    processor: .milliseconds(500),
    sleep: .milliseconds(300),
    total: .milliseconds(500)
  )

  /// The reason if the task that asks is cancelled: the program is killed, so that nobody waits for it.
  private static let cancelled = "was killed, since the run was cancelled"

  private let settings: Settings
  private let startLine: [UInt8]
  private let notation: NumberNotation
  private let executor = ThreadExecutor(name: "conformance subject")
  private var channel: ProgramChannel?
  private var hello: WireHello?
  private var isStopped = false
  private var seq = 0
  private var lastModel: ModelID?

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }

  init(_ settings: Settings, _ suite: ConformanceSuite) throws(ProcessSubjectError) {
    self.settings = settings
    notation = NumberNotation(suite.models)
    do {
      startLine = try WireCommand.startLine(suite)
    } catch {
      throw ProcessSubjectError(settings.name, .wrongSuite("\(error)"))
    }
  }

  deinit { executor.close() }

  /// Starts the program and reads its hello.
  func start() throws(ProcessSubjectError) -> WireHello {
    let channel: ProgramChannel
    switch ProgramLaunch.start(settings.program, settings.arguments) {
    case .success(let launch): channel = ProgramChannel(launch)
    case .failure(let error): throw failure(.notStarted("\(error)"))
    }
    let hello = try read(channel.exchange(startLine, within: settings.startLimits), channel)
    if let first = self.hello, first != hello { throw failure(.changedHello) }
    self.hello = hello
    self.channel = channel
    lastModel = nil
    return hello
  }

  private func read(
    _ event: ProgramChannel.Event,
    _ channel: ProgramChannel
  ) throws(ProcessSubjectError) -> WireHello {
    switch event {
    case .line(let line):
      do {
        return try WireHello(line: line)
      } catch {
        throw failure(.wrongHello("\(error)", line: ProcessText.excerpt(of: line)))
      }
    case .tooLong(let head):
      let text = ProcessText.excerpt(of: head)
      throw failure(.wrongHello(ProcessText.tooLong, line: text))
    case .ended(let end):
      throw failure(.ended(ProcessText.ending(end, channel.lastErrors)))
    case .closed(let pipe): throw failure(.ended("closed its \(pipe)"))
    case .cancelled: throw failure(.ended(Self.cancelled))
    case .timedOut: throw failure(.noHello(after: settings.startLimits.processor))
    }
  }

  private func failure(_ reason: ProcessSubjectError.Reason) -> ProcessSubjectError {
    ProcessSubjectError(settings.name, reason)
  }

  /// Sends one request and waits for its answer.
  ///
  /// A request that is not answered in time is sent again, alone, to a new process.
  func respond(to request: SubjectRequest) -> SubjectResponse {
    let response = respondOnce(to: request)
    guard case .timedOut = response, settings.asksTwice, !Task.isCancelled else {
      return response
    }
    return respondOnce(to: request)
  }

  /// After any outcome but an answer the program is started again for the next request.
  private func respondOnce(to request: SubjectRequest) -> SubjectResponse {
    if isStopped { return .broken("the subject was stopped before this request") }
    if Task.isCancelled { return .broken(Self.cancelled) }
    if let channel, let response = complaint(channel) {
      self.channel = nil
      return response
    }
    // Checked first: writing a line only to discard it takes long.
    let size = request.input.count
    guard size <= WireProtocol.maximumInputLength else {
      let limit = WireProtocol.maximumInputLength
      return .broken("the input has \(size) bytes, but a line can carry at most \(limit)")
    }
    seq += 1
    let line = WireCommand.runLine(seq: seq, request)
    let response: SubjectResponse
    do {
      if channel == nil { _ = try start() }
      guard let channel else { return .broken("the program is not running") }
      response = try answer(channel.exchange(line, within: settings.limits), channel, request)
    } catch let error as Interruption {
      channel = nil
      return error.response
    } catch {
      return .broken("the program could not be started again: \(error)")
    }
    lastModel = request.model
    return response
  }

  /// The failure if the program did anything after its last answer.
  private func complaint(_ channel: ProgramChannel) -> SubjectResponse? {
    let (bytes, end) = channel.unasked()
    if !bytes.isEmpty {
      let place = lastModel.map { "the answer to request \(seq) (\($0))" } ?? "the hello"
      return .broken("after \(place) came \(ProcessText.excerpt(of: bytes)) without being asked")
    }
    return end.map { .crashed(ProcessText.ending($0, channel.lastErrors)) }
  }

  /// An answer that ends the communication with this process.
  private struct Interruption: Error {
    let response: SubjectResponse
  }

  private func answer(
    _ event: ProgramChannel.Event,
    _ channel: ProgramChannel,
    _ request: SubjectRequest
  ) throws(Interruption) -> SubjectResponse {
    func broken(_ reason: String) -> Interruption { Interruption(response: .broken(reason)) }
    switch event {
    case .timedOut: throw Interruption(response: .timedOut)
    case .cancelled: throw broken(Self.cancelled)
    case .ended(let end):
      throw Interruption(response: .crashed(ProcessText.ending(end, channel.lastErrors)))
    case .closed(let pipe): throw broken("the program closed its \(pipe) and went on running")
    case .tooLong(let head):
      throw broken("\(ProcessText.tooLong); it begins with \(ProcessText.excerpt(of: head))")
    case .line(let line):
      let excerpt = ProcessText.excerpt(of: line)
      let answer: WireAnswer
      do {
        answer = try WireAnswer(line: line)
      } catch {
        throw broken("no answer, but \(excerpt) (\(error))")
      }
      guard answer.seq == seq else {
        throw broken("an answer to request \(answer.seq) instead of \(seq): \(excerpt)")
      }
      guard channel.isSent else { throw broken("an answer before the request was read") }
      if let response = complaint(after: answer, channel, request) {
        throw Interruption(response: response)
      }
      return normalized(answer.response, request.model)
    }
  }

  /// A second answer that came with the first belongs to this request and not to the next.
  private func complaint(
    after answer: WireAnswer,
    _ channel: ProgramChannel,
    _ request: SubjectRequest
  ) -> SubjectResponse? {
    let (bytes, _) = channel.unasked()
    guard !bytes.isEmpty else { return nil }
    return .broken("after the answer came \(ProcessText.excerpt(of: bytes)) without being asked")
  }

  private func normalized(_ response: SubjectResponse, _ model: ModelID) -> SubjectResponse {
    guard case .decoded(let observation, let repairs) = response else { return response }
    return .decoded(notation.normalized(observation, as: .model(model)), repairs: repairs)
  }

  /// Ends the program.
  ///
  /// - Returns: What was wrong with its end, or nil.
  func stop() -> String? {
    isStopped = true
    guard let channel else { return nil }
    self.channel = nil
    let limits = Task.isCancelled ? Self.cancelledLimits : Self.stopLimits
    let (end, output) = channel.finish(WireCommand.stopLine, within: limits)
    if !output.isEmpty {
      return "at the end came \(ProcessText.excerpt(of: output)) without being asked"
    }
    switch end {
    case nil: return "the program did not end within \(limits.processor) and was killed"
    case .exited(0): return nil
    case .some(let end): return "the program \(ProcessText.ending(end, channel.lastErrors))"
    }
  }
}
#endif
