import Foundation

/// The output of a tool: results on standard output, errors and advice on standard error.
package struct Terminal {
  /// The name of the tool, as a prefix of messages on standard error.
  package let name: String

  /// Creates the output of a tool.
  package init(name: String) { self.name = name }

  /// Writes lines to standard output, with escapes in place of what would control a terminal, and colors where it
  /// shows them.
  package func print(_ text: String, terminator: String = "\n") {
    let safe = PrintedText.safe(text)
    write((Self.isColored ? Paint.colored(safe) : safe) + terminator, to: .standardOutput)
  }

  /// Writes a message to standard error, likewise.
  package func error(_ text: String) {
    write(PrintedText.safe("\(name): \(text)") + "\n", to: .standardError)
  }

  /// Writes a text unchanged to standard output.
  package func put(_ text: String) { write(text, to: .standardOutput) }

  /// A number in few characters: `950`, `16.5k`, `2.1M`.
  package static func short(_ number: UInt64) -> String {
    switch number {
    case ..<1000: String(number)
    case ..<1_000_000: String(format: "%.1fk", Double(number) / 1000)
    default: String(format: "%.1fM", Double(number) / 1_000_000)
    }
  }

  package static func share(_ part: UInt64, of whole: UInt64) -> String {
    whole == 0 ? "-" : String(format: "%.1f %%", 100 * Double(part) / Double(whole))
  }

  /// The number of columns of the terminal behind a descriptor; nil if what was written cannot be rewritten there.
  package static func columns(of descriptor: Int32) -> Int? {
    guard isRewritable(descriptor) else { return nil }
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  private static func isRewritable(_ descriptor: Int32) -> Bool {
    let kind = ProcessInfo.processInfo.environment["TERM"] ?? ""
    return !kind.isEmpty && kind != "dumb" && isatty(descriptor) == 1
  }

  private static let isColored = Paint.isWanted(
    ProcessInfo.processInfo.environment,
    isTerminal: isRewritable(1)
  )

  /// Whether all of standard output was written so far.
  package static var isWhole: Bool { loss.isWhole }

  private func write(_ text: String, to file: FileHandle) {
    do {
      try file.write(contentsOf: Data(text.utf8))
    } catch {
      if file.fileDescriptor == 1 { Self.loss.note() }
    }
  }

  private static let loss = Loss()

  /// Notes what could not be written, such as on a full disk; the lock guards the flag.
  private final class Loss: @unchecked Sendable {
    private let lock = NSLock()
    private var hasLost = false

    var isWhole: Bool { lock.withLock { !hasLost } }

    func note() { lock.withLock { hasLost = true } }
  }
}
