import CommandLine
import Foundation
import FuzzKit
import ReportKit

/// `smartfuzz promote`: turns a finding into a draft conformance case and regression files.
struct PromoteCommand {
  let session: ToolSession

  private var options: ToolOptions { session.options }

  func run() throws(UsageError) -> ExitCode {
    let file = try InputFile(options.file ?? "", reports: options.reports)
    guard let metadata = file.metadata else {
      throw UsageError(
        "there is no finding.json beside '\(file.url.path)'; promote takes a finding"
      )
    }
    // Standard output contains only the case, so that a program can read it.
    session.terminal.print(ConformanceDraft.text(metadata, input: file.smallest))
    session.terminal.error(ConformanceDraft.advice(on: metadata))
    guard let folder = options.regressions else { return .clean }
    return try keep(file, metadata, in: folder)
  }

  private func keep(_ file: InputFile, _ metadata: EncodedFinding.Metadata, in folder: String)
    throws(UsageError) -> ExitCode
  {
    let draft = EncodedRegression(metadata.finding(input: file.bytes), seed: metadata.seed)
    let base = URL(fileURLWithPath: folder).appendingPathComponent(draft.slug)
    guard !FileManager.default.fileExists(atPath: base.path + ".json") else {
      throw UsageError("'\(base.path).json' exists; a regression is never changed")
    }
    do {
      try Data(file.smallest).write(to: URL(fileURLWithPath: base.path + ".bytes"))
      try draft.data.write(to: URL(fileURLWithPath: base.path + ".json"))
    } catch {
      throw UsageError("cannot write to '\(folder)'; make the folder first")
    }
    session.terminal.error("written to \(folder)/\(draft.slug).bytes and .json")
    return .clean
  }
}
