import ConformanceKit

/// Sends the smoke requests only.
struct SmokeCommand: Equatable {
  var options: RunOptions

  init(_ arguments: inout Options) throws(UsageError) {
    options = try RunOptions(&arguments)
    options.isSmoking = false
  }

  func run() async throws -> ExitStatus {
    var isPassed = true
    for subject in try await ChosenSubject.all(options) {
      let smoke = await SmokeTest.run(subject.entry.subject)
      print("\(subject.choice)\n\(smoke)")
      await ChosenSubject.stop([subject])
      isPassed = isPassed && (smoke.isPassed || subject.isBeside)
    }
    return isPassed ? .clean : .broken
  }
}
