import CommandLine
import ConformanceKit

/// A deviation ledger with the file it stands in.
struct LedgerFile {
  let path: String
  let ledger: DeviationLedger

  /// Reads the file.
  init(_ path: String) throws(UsageError) {
    self.path = path
    let text = try InputFile.text(
      of: path,
      "a ledger; a new one is {\"ceiling\": 0, \"entries\": []}"
    )
    do {
      ledger = try DeviationLedger(json: text)
    } catch {
      throw UsageError("ledger '\(path)': \(error)")
    }
  }

  /// Replaces the file at once.
  func write(_ ledger: DeviationLedger) throws(UsageError) {
    try OutputFile.write(ledger.json, to: path)
  }
}
