import ConformanceKit
import Foundation

/// A line on standard error that shows the progress of a run, and is erased at the end.
///
/// Nothing is written unless standard error is a terminal.
struct ProgressLine: Sendable {
  let isShown: Bool

  init(isShown: Bool = isatty(2) == 1) {
    self.isShown = isShown
  }

  /// The text to write after a case: empty unless the percentage has changed.
  ///
  /// The time left is that of the subject, at its pace so far, from five seconds on.
  func text(_ progress: Certification.Progress) -> String {
    guard isShown, progress.total > 0 else { return "" }
    let share = { (done: Int) in done * 100 / progress.total }
    guard share(progress.done) != share(progress.done - 1) || progress.done <= 1 else { return "" }
    let pace = progress.elapsed / Double(max(progress.done, 1))
    let seconds = (pace * Double(progress.total - progress.done)).components.seconds
    let left = seconds < 5 ? "" : ", \(seconds) s left"
    return "\r\u{1B}[K\(progress.subject): \(progress.done) of \(progress.total)\(left)"
  }

  /// The text that erases the line.
  var end: String { isShown ? "\r\u{1B}[K" : "" }

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
