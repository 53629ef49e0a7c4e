import ReportKit

/// Why the tool, or an adapter, cannot do what was requested although the request was valid.
///
/// The exit code is 3.
struct ToolError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension Terminal {
  /// The output of this tool.
  static let tool = Terminal(name: "smartcertify")
}
