import CommandLine
import Foundation
import ReportKit

/// `triage`: deduplicates a folder of inputs, such as another fuzzer's, by signature.
struct TriageCommand {
  let session: ToolSession

  private var options: ToolOptions { session.options }

  private struct Group {
    let signature: Signature
    var files: [(name: String, length: Int)]
  }

  func run() throws(UsageError) -> ExitCode {
    let folder = options.file ?? ""
    guard InputFile.isFolder(folder) else {
      throw UsageError("'\(folder)' is not a folder; give the folder that holds the inputs")
    }
    let plan = session.plan(options.configuration, session.chosenTargets)
    guard let examiner = InputExaminer(plan: plan) else {
      session.terminal.error("cannot write to the temporary folder; free some space there")
      return .harness
    }
    var groups: [Group] = []
    var passing = 0
    for name in names(in: folder) {
      let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
      guard let data = try? Data(contentsOf: url) else {
        session.terminal.error("skipped \(name): it cannot be read")
        continue
      }
      let input = [UInt8](data.prefix(FuzzConfiguration.longestInput))
      let names = plan.targets.map(\.name)
      let finding =
        name.hasSuffix("/input")
        ? EncodedFinding.Metadata(besideInput: url)?.finding(input: input) : nil
      let failure =
        finding.map { examiner.failure(of: input, as: $0) }
        ?? examiner.failure(of: PrefixedInput(input, targets: names))
      if let failure {
        let signature = failure.finding.signature
        if let index = groups.firstIndex(where: { $0.signature == signature }) {
          groups[index].files.append((name, input.count))
        } else {
          groups.append(Group(signature: signature, files: [(name, input.count)]))
        }
      } else if let trouble = examiner.trouble {
        session.terminal.error(trouble)
        return examiner.isInterrupted ? .interrupted : .harness
      } else {
        passing += 1
      }
    }
    show(groups, passing: passing)
    return groups.isEmpty ? .clean : .findings
  }

  private func show(_ groups: [Group], passing: Int) {
    for group in groups.sorted(by: { $0.signature < $1.signature }) {
      let smallest = group.files.min { ($0.length, $0.name) < ($1.length, $1.name) }
      session.terminal.print(
        "\(group.files.count) × \(group.signature)"
          + (smallest.map { ", smallest \($0.name) (\($0.length) bytes)" } ?? "")
      )
    }
    let files = groups.reduce(0) { $0 + $1.files.count }
    session.terminal.print(
      "triage: \(files.grouped) failing inputs, \(groups.count.grouped) findings, \(passing.grouped) pass"
    )
  }

  /// The inputs in a folder: those of findings, wherever they lie below it, or, if there are none, all files.
  ///
  /// A folder of reports, and what was downloaded of several nights, holds much else.
  private func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.filter { !$0.hasPrefix(".") && !InputFile.isFolder("\(folder)/\($0)") }
      .sorted()
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let found = paths.filter { $0.hasSuffix("/finding.json") }
      .map { String($0.dropLast("finding.json".count)) + "input" }
    if found.isEmpty { return files }
    if !files.isEmpty {
      let count = files.count == 1 ? "1 file" : "\(files.count.grouped) files"
      session.terminal.error("left out \(count) of '\(folder)', since there are findings below it")
    }
    return found.sorted()
  }
}
