import CommandLine
import Testing

@testable import FuzzKit
@testable import smartfuzz

@Suite struct TargetChoiceTests {
  /// A target that is never run.
  private struct Named: FuzzTarget {
    let name: String
    var isOptIn = false
    let laws: TargetLaws = []
    let seedInputs: [String] = []

    func run(_ input: [UInt8], in context: RunContext) -> Execution { .thrown("never") }
  }

  private static let targets: [any FuzzTarget] = [
    Named(name: "tree"), Named(name: "planted/bug", isOptIn: true),
  ]

  private static func session(_ arguments: [String]) throws -> ToolSession {
    let provided: [any FuzzTarget] = [Named(name: "subject/leaf")]
    let options = try Options(arguments, targets: (targets + provided).map(\.name))
    let tool = FuzzTool("tool", targets: targets)
    return ToolSession(
      tool: tool,
      options: options,
      provided: options.subject == nil ? [] : provided
    )
  }

  @Test(
    "Without names the targets of a program are meant, or all that need no name",
    arguments: [
      ([], ["tree"]), (["--subject", "program"], ["subject/leaf"]),
      (["--subject", "program", "--target", "tree"], ["tree"]),
      (["--target", "planted/bug,tree"], ["planted/bug", "tree"]),
    ] as [([String], [String])]
  )
  func targetsOfProgramAreMeantWithoutNames(
    arguments: [String],
    names: [String]
  ) throws {
    #expect(try Self.session(arguments).chosenTargets.map(\.name) == names)
  }
}
