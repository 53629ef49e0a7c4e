import ConformanceKit
import Foundation

/// What the tests of processes find on the machine.
enum Programs {
  /// Whether there is a python3 in PATH.
  static let hasPython: Bool = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/python3") }
  }()
}

extension SubjectResponse {
  /// The answer on one line, for comparison.
  var text: String {
    switch self {
    case .decoded(let value, let repairs):
      value.description + (repairs.map { " with \($0.map(\.description))" } ?? "")
    case .rejected(let rejection): rejection.description
    case .unbound(let model): "unbound \(model)"
    case .inexpressible(let what): "inexpressible \(what)"
    case .unsupported(let setting): "unsupported \(setting)"
    case .broken(let reason): "broken: \(reason)"
    case .crashed(let how): "crashed: \(how)"
    case .timedOut: "timed out"
    }
  }
}
