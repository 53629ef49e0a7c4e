import Foundation

extension DeviationLedger {
  /// The variable of the environment that names the file for a ledger with all failures.
  static let recordVariable = "CONFORMANCE_RECORD"

  /// Reads a ledger from a file.
  ///
  /// - Parameter path: The file; a relative path starts in the current directory.
  /// - Throws: `LedgerError` that names the file, the line and column if it is not JSON text, and
  ///   what is missing or wrong.
  public init(contentsOf path: String) throws(LedgerError) {
    let text: String
    do {
      text = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw LedgerError("\(path): no such file, or it is not readable as UTF-8")
    }
    do {
      _ = try JSONReader.read(text)
    } catch {
      let before = text.utf8.prefix(error.offset)
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
      throw LedgerError("\(path):\(line):\(column): no JSON text: \(error.code.words)")
    }
    do {
      try self.init(json: text)
    } catch {
      throw LedgerError("\(path): \(error)")
    }
  }
}

extension ConformanceRunner {
  /// Creates a runner with the ledger in a file, for tests, where throwing is inconvenient.
  ///
  /// ```swift
  /// private let runner = ConformanceRunner(subject: mine.isolated, ledgerAt: "../deviations.json")
  /// ```
  ///
  /// While a run records one (`CONFORMANCE_RECORD`), a file that is not there yet is an empty ledger. If the file
  /// is not a ledger, every verdict is ``Verdict/Outcome/broken`` and gives the reason.
  ///
  /// - Parameters:
  ///   - subject: The subject under test.
  ///   - suite: The cases; by default the built-in ones.
  ///   - path: The file of the ledger; a relative path starts in the folder of the source file.
  ///   - seed: Determines the order of the cases and the choices of variations; by default 0.
  ///   - sourceFile: The source file; by default the caller's.
  public init(
    subject: any ConformanceSubject,
    suite: ConformanceSuite = .current,
    ledgerAt path: String,
    seed: UInt64 = 0,
    besides sourceFile: String = #filePath
  ) {
    let folder = URL(filePath: sourceFile).deletingLastPathComponent()
    let file = URL(filePath: path, relativeTo: folder).standardizedFileURL.path
    do {
      let ledger = try Self.ledger(at: file, for: ProcessInfo.processInfo.environment)
      self.init(subject: subject, suite: suite, ledger: ledger, seed: seed)
    } catch {
      let broken = SubjectWithoutLedger(manifest: subject.manifest, reason: "\(error)")
      self.init(subject: broken, suite: suite, seed: seed)
    }
  }

  /// The ledger in a file; an empty one if the file is yet to be recorded.
  static func ledger(
    at file: String,
    for environment: [String: String]
  ) throws(LedgerError) -> DeviationLedger {
    let isNew = !FileManager.default.fileExists(atPath: file)
    if isNew, environment[DeviationLedger.recordVariable] != nil { return .empty }
    return try DeviationLedger(contentsOf: file)
  }
}

/// Replaces a subject whose ledger cannot be read.
private struct SubjectWithoutLedger: ConformanceSubject {
  let manifest: SubjectManifest
  let reason: String

  func respond(to request: SubjectRequest) async -> SubjectResponse { .broken(reason) }
}
