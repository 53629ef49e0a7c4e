/// Why the tool, or an adapter, cannot do what was asked although it was asked well.
///
/// The exit code is 3.
struct ToolError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
