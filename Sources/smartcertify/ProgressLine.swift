import ConformanceKit
import Foundation
import ReportKit

/// A line on standard error that shows the progress of a run, and is erased at the end.
///
/// Nothing is written unless standard error is a terminal.
struct ProgressLine: Sendable {
  /// The width of the terminal; nil for none.
  let columns: Int?

  init(columns: Int? = Terminal.columns(of: 2)) {
    self.columns = columns
  }

  /// The text to write after a case: empty unless the percentage has changed.
  ///
  /// The time left is that of the subject, at its pace so far, from five seconds on.
  func text(_ progress: Certification.Progress) -> String {
    guard let columns, progress.total > 0 else { return "" }
    let share = { (done: Int) in done * 100 / progress.total }
    guard share(progress.done) != share(progress.done - 1) || progress.done <= 1 else { return "" }
    let pace = progress.elapsed / Double(max(progress.done, 1))
    let seconds = (pace * Double(progress.total - progress.done)).components.seconds
    let facts = [
      progress.subject,
      "\(progress.done.grouped) of \(progress.total.grouped)",
      seconds < 5 ? nil : "\(seconds) s left",
    ]
    let line = ProgressBar.line(
      Double(progress.done) / Double(progress.total),
      facts.compactMap(\.self),
      columns: columns
    )
    return "\r\u{1B}[K\(line)"
  }

  /// The text that erases the line.
  var end: String { columns != nil ? "\r\u{1B}[K" : "" }

  func show(_ progress: Certification.Progress) {
    Self.write(text(progress))
  }

  func erase() {
    Self.write(end)
  }

  private static func write(_ text: String) {
    if !text.isEmpty { FileHandle.standardError.write(Data(text.utf8)) }
  }
}
