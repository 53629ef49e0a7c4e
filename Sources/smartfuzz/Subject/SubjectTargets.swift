import CommandLine
import ConformanceKit
import FuzzKit

/// The targets that `--subject PROGRAM` adds.
enum SubjectTargets {
  /// What their names begin with.
  static let prefix = "subject/"

  /// The models that are fuzzed, as far as the program has them.
  private static let models: [ModelID] = [
    "leaf", "person", "survey", "scalars", "lists", "tree", "tables",
  ]

  /// The variable that tells workers of the program.
  private static let variable = "SMARTFUZZ_SUBJECT"

  /// The targets of a worker; none if there is no program.
  static func ofWorker() throws(UsageError) -> [any FuzzTarget] {
    guard let program = Worker.handed(variable), !program.isEmpty else { return [] }
    return try targets(SubjectConnection(program))
  }

  /// The targets of the program that `--subject` names; none if there is no such option.
  static func of(_ program: String?) throws(UsageError) -> [any FuzzTarget] {
    guard let program else {
      Worker.hand("", as: variable)
      return []
    }
    Worker.hand(program, as: variable)
    Worker.holdInterrupts()
    let connection = try SubjectConnection(program)
    defer { connection.stop() }
    let targets = targets(connection)
    guard !targets.isEmpty else {
      let names = models.map(\.rawValue).joined(separator: ", ")
      throw UsageError("'\(program)' has none of the models that are fuzzed: \(names)")
    }
    return targets
  }

  private static func targets(_ connection: SubjectConnection) -> [any FuzzTarget] {
    models.filter(connection.binds).map { SubjectTarget($0, connection) }
  }
}
