import CommandLine

@testable import smartfuzz

extension Options {
  /// What the tool reads from the arguments if these targets exist.
  init(_ arguments: [String], targets: [String]) throws(UsageError) {
    guard case .action(let options) = try Options.tool.read(arguments) else {
      throw UsageError("the arguments ask for a text")
    }
    try Option.check(options.targets ?? [], "target", among: targets)
    self = options
  }

  /// The text that the tool prints for the arguments.
  static func text(_ arguments: [String]) throws(UsageError) -> String {
    guard case .text(let text) = try tool.read(arguments) else {
      throw UsageError("the arguments ask for no text")
    }
    return text
  }
}
