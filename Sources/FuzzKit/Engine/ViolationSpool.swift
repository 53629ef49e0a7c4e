import Foundation

/// Violations on their way from a worker to the supervisor: one line of JSON each, in a file.
///
/// A line is written before the next iteration starts, so the death of the worker loses none.
/// Only the lowest iteration of each signature carries its input; the others are counted.
enum ViolationSpool {
  /// One line.
  struct Line: Codable, Sendable {
    var oracle: String
    var path: String?
    var wanted: String
    var found: String
    var target: Int
    var iteration: UInt64
    var detail: String?
    var input: Data?
    var options: UInt64?
    var mutators: [Int]?
    /// The number of the case in its batch, outside of campaigns.
    var caseNumber: Int?

    /// Violations with the same key are the same finding.
    var key: String { "\(target) \(oracle) \(path ?? "") \(wanted) \(found)" }
  }

  /// The worker's end.
  final class Writer {
    private let descriptor: Int32
    private var lowest: [String: UInt64] = [:]
    private let encoder = JSONEncoder()

    init?(path: String) {
      descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
      if descriptor < 0 { return nil }
    }

    func write(_ report: Fuzzer.Report, caseNumber: Int? = nil) {
      let violation = report.violation
      var line = Line(
        oracle: violation.oracle,
        path: report.place,
        wanted: violation.wanted,
        found: violation.found,
        target: report.input.target,
        iteration: report.iteration
      )
      line.caseNumber = caseNumber
      if caseNumber != nil || report.iteration < lowest[line.key] ?? .max {
        lowest[line.key] = report.iteration
        line.detail = violation.detail
        line.input = Data(report.input.bytes)
        line.options = report.input.options
        line.mutators = report.input.mutators
      }
      guard let data = try? encoder.encode(line) else { return }
      SystemCalls.append([UInt8](data) + [0x0A], to: descriptor)
    }
  }

  /// The supervisor's end.
  struct Reader {
    private var tail: FileTail

    init(path: String) { tail = FileTail(path: path) }

    /// Returns the complete lines written since the last call.
    mutating func newLines() -> [Line] {
      let data = tail.rest()
      guard let end = data.lastIndex(of: 0x0A) else { return [] }
      tail.take(end + 1)
      let decoder = JSONDecoder()
      return data[..<end].split(separator: 0x0A)
        .compactMap { line in
          try? decoder.decode(Line.self, from: Data(line))
        }
    }
  }
}
