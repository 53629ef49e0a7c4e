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

  /// The targets of the program that the arguments of the tool name; none if they name none.
  static func of(_ arguments: [String]) throws(UsageError) -> [any FuzzTarget] {
    guard let program = program(in: arguments) else {
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

  /// The program after `--subject`, or nil.
  static func program(in arguments: [String]) -> String? {
    let name = "--subject"
    for (position, argument) in arguments.enumerated() {
      if argument.hasPrefix(name + "=") { return String(argument.dropFirst(name.count + 1)) }
      if argument == name, position + 1 < arguments.count { return arguments[position + 1] }
    }
    return nil
  }
}
