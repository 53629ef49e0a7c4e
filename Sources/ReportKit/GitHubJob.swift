import Foundation

/// The job of GitHub Actions in which a tool runs.
///
/// Annotations are workflow commands on standard output; the page of the run shows the summary.
package struct GitHubJob {
  /// The page shows no more annotations of one step.
  static let mostAnnotations = 10
  /// A longer summary is refused as a whole.
  static let mostBytes = 1_000_000

  private let summary: String?

  /// Creates the job of an environment; nil if it is none.
  package init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard environment["GITHUB_ACTIONS"] == "true" else { return nil }
    summary = environment["GITHUB_STEP_SUMMARY"]
  }

  /// Prints the first annotations, and how many more there are, and adds a page to the summary.
  package func show(_ annotations: [Annotation], page: String, on terminal: Terminal) {
    for annotation in annotations.prefix(Self.mostAnnotations) {
      terminal.print(Self.command(annotation))
    }
    let more = annotations.count - Self.mostAnnotations
    if more > 0 {
      terminal.print("\(more) more \(more == 1 ? "is" : "are") in the summary of the job")
    }
    guard let summary else { return }
    do {
      if !FileManager.default.fileExists(atPath: summary) {
        try Data().write(to: URL(fileURLWithPath: summary))
      }
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: summary))
      defer { try? file.close() }
      try file.seekToEnd()
      try file.write(contentsOf: Data(Self.fitting(page).utf8))
    } catch {
      terminal.error("the summary of the job, '\(summary)', cannot be written")
    }
  }

  /// An annotation as a workflow command.
  static func command(_ annotation: Annotation) -> String {
    let file = property(annotation.file)
    let title = property(annotation.title)
    return "::\(annotation.level.rawValue) file=\(file),title=\(title)::\(data(annotation.message))"
  }

  /// The page, without its end if it is too long.
  static func fitting(_ page: String) -> String {
    if page.utf8.count <= mostBytes { return page }
    let head = page.utf8.prefix(mostBytes - 100)
    let lines = String(decoding: head, as: UTF8.self)
      .split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
    return (lines.dropLast() + ["", "The rest is in the reports.", ""]).joined(separator: "\n")
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
