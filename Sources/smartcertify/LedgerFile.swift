import CommandLine
import ConformanceKit

/// A deviation ledger and its file.
struct LedgerFile {
  let path: String
  let ledger: DeviationLedger

  /// Reads the file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isOutdated: Whether its signatures may have the form of an older version.
  /// - Throws: `UsageError` if it cannot be read or is not a ledger.
  init(_ path: String, isOutdated: Bool = false) throws(UsageError) {
    self.path = path
    let text = try InputFile.text(
      of: path,
      "a ledger; a new one is {\"ceiling\": 0, \"entries\": []}"
    )
    do {
      ledger = try isOutdated ? DeviationLedger(outdated: text) : DeviationLedger(json: text)
    } catch {
      throw UsageError("ledger '\(path)': \(error)")
    }
  }

  /// Replaces the file atomically.
  func write(_ ledger: DeviationLedger) throws(UsageError) {
    try OutputFile.write(ledger.json, to: path)
  }
}
