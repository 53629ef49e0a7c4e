import CommandLine

@testable import FuzzKit
@testable import smartfuzz

typealias Options = ToolOptions

extension ToolOptions {
  /// What the tool reads from the arguments if these targets exist.
  init(_ arguments: [String], targets: [String]) throws(UsageError) {
    guard case .action(let action) = try SmartFuzz.tool.reader.read(arguments) else {
      throw UsageError("the arguments ask for a text")
    }
    self = action.options
    try SmartFuzz.tool.check(self.targets ?? [], "target", among: targets)
  }

  /// The text that the tool prints for the arguments.
  static func text(_ arguments: [String]) throws(UsageError) -> String {
    guard case .text(let text) = try SmartFuzz.tool.reader.read(arguments) else {
      throw UsageError("the arguments ask for no text")
    }
    return text
  }
}
