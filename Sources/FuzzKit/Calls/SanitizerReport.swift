/// A sanitizer's last report, without anything that differs between two runs.
struct SanitizerReport: CustomStringConvertible {
  /// The sanitizer and what it found, as in `ThreadSanitizer: data race`.
  let problem: String
  /// The mangled name of the innermost Swift function in the report; empty if there is none.
  let function: String

  /// Both in one line.
  var description: String { function.isEmpty ? problem : "\(problem) in \(function)" }

  /// Reads a report from the lines of standard error; nil if there is none.
  init?(_ lines: [Substring]) {
    guard
      let first = lines.firstIndex(where: {
        $0.contains("WARNING: ThreadSanitizer: ") || $0.contains("ERROR: AddressSanitizer: ")
      })
    else { return nil }
    let words = lines[first].split(separator: " ").drop { !$0.hasSuffix("Sanitizer:") }
    // The process, addresses and lengths follow.
    let stable = words.prefix { $0 != "on" && !$0.hasPrefix("(") && !$0.hasPrefix("0x") }
    problem = stable.joined(separator: " ")
    let frames = lines[first...].filter { $0.drop { $0 == " " }.hasPrefix("#") }
    let names = frames.lazy.compactMap { frame in
      frame.split(separator: " ").first { $0.hasPrefix("$s") }
    }
    function = names.first.map(String.init) ?? ""
  }
}
