#if canImport(Glibc)
/// The subject's side: reads messages and answers them, on its own thread.
actor AdapterSession {
  private let input: Descriptor
  private let output: Descriptor
  private let executor = ThreadExecutor(name: "conformance adapter")
  private var received: [UInt8] = []
  private var scanned = 0

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }

  init(input: Descriptor, output: Descriptor) {
    self.input = input
    self.output = output
  }

  deinit { executor.close() }

  func serve(
    _ makeSubject: @Sendable (ModelCatalog) async throws -> any ConformanceSubject
  ) async throws {
    var subject: (any ConformanceSubject)?
    while let line = try nextLine() {
      switch try WireCommand(line: line) {
      case .stop: return
      case .start(_, _, let models, let containers):
        let made = try await makeSubject(ModelCatalog(models))
        subject = made
        try send(hello(of: made, models, containers).line)
      case .run(let seq, let request):
        guard let subject else { throw AdapterError.notStarted }
        try send(answer(seq, await subject.respond(to: request)))
      }
    }
  }

  private func hello(
    of subject: any ConformanceSubject,
    _ models: [ModelSchema],
    _ containers: [ModelID]
  ) -> WireHello {
    let objects = models.filter { if case .enumeration = $0.form { false } else { true } }
    let ids = objects.map(\.id) + containers
    return WireHello(manifest: subject.manifest, binds: Set(ids.filter(subject.binds)))
  }

  private func answer(_ seq: Int, _ response: SubjectResponse) -> [UInt8] {
    let line = WireAnswer(seq: seq, response: response).line
    if line.count <= WireProtocol.maximumLineLength { return line }
    let reason = "the answer takes \(line.count) bytes on its line, more than 16 MiB"
    return WireAnswer(seq: seq, response: .broken(reason)).line
  }

  private func nextLine() throws(AdapterError) -> [UInt8]? {
    while true {
      let lineEnd = Descriptor.lineEnd(in: received, from: scanned)
      scanned = received.count
      if (lineEnd ?? received.count) > WireProtocol.maximumLineLength { throw .tooLong }
      if let lineEnd {
        let line = Array(received[..<lineEnd])
        received.removeFirst(lineEnd + 1)
        scanned = 0
        return line
      }
      switch input.read() {
      case .bytes(let bytes): received += bytes
      case .nothing:
        _ = Descriptor.ready(reading: [input], writing: nil, milliseconds: 1000)
      case .end: return nil
      }
    }
  }

  private func send(_ line: [UInt8]) throws(AdapterError) {
    let line = line + [0x0A]
    var sent = 0
    while sent < line.count {
      guard let count = output.write(line, from: sent) else { throw .runnerGone }
      if count == 0 {
        _ = Descriptor.ready(reading: [], writing: output, milliseconds: 1000)
      }
      sent += count
    }
  }
}
#endif
