import CommandLine
import ConformanceKit
import FuzzKit
import ReportKit

/// The targets that `--subject PROGRAM` adds; they work in this process until they are stopped.
struct SubjectTargets {
  /// The variable that passes the program to workers.
  private static let programVariable = "SMARTFUZZ_SUBJECT"
  /// The variable that passes the milliseconds per answer to workers.
  private static let timeVariable = "SMARTFUZZ_SUBJECT_MS"

  /// The targets; none if there is no program.
  let all: [any FuzzTarget]
  private let connection: SubjectConnection?

  private init(_ connection: SubjectConnection?) {
    self.connection = connection
    guard let connection else {
      all = []
      return
    }
    all = ConformanceSuite.current.models.schemas.map(\.id).filter(connection.binds)
      .compactMap { SubjectTarget($0, connection) }
  }

  /// The targets of a worker; none if there is no program.
  static func ofWorker() throws(UsageError) -> SubjectTargets {
    guard let program = Worker.handed(programVariable), !program.isEmpty else {
      return SubjectTargets(nil)
    }
    let time = Worker.handed(timeVariable).flatMap { Int($0) }
    let milliseconds = time ?? FuzzConfiguration().timeoutMilliseconds
    return SubjectTargets(try SubjectConnection(program, milliseconds: milliseconds))
  }

  /// The targets of the program that `--subject` names; none if there is no such option.
  static func of(_ options: ToolOptions) throws(UsageError) -> SubjectTargets {
    guard let program = options.subject else {
      Worker.hand("", as: programVariable)
      return SubjectTargets(nil)
    }
    let milliseconds = options.configuration.timeoutMilliseconds
    Worker.hand(program, as: programVariable)
    Worker.hand("\(milliseconds)", as: timeVariable)
    // The supervisor handles interrupts; without one, they end the tool at once.
    Worker.holdInterrupts()
    let targets = SubjectTargets(try SubjectConnection(program, milliseconds: milliseconds))
    guard !targets.all.isEmpty else {
      targets.stop()
      throw UsageError(
        "'\(program)' has none of the models that are fuzzed, such as leaf and scalars"
      )
    }
    // A wrong adapter would make findings of a right decoder.
    if options.command == StandardCommand.run.rawValue {
      for line in targets.connection?.smoke ?? [] { Terminal(name: "smartfuzz").error(line) }
    }
    return targets
  }

  /// Stops the program; later requests of this process are answered as broken.
  func stop() { connection?.stop() }
}
