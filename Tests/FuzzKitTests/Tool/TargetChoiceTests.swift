import CommandLine
import FuzzKit
import Testing

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
    Named(name: "tree"), Named(name: "planted/bug", isOptIn: true), Named(name: "subject/leaf"),
  ]

  private static func options(_ arguments: [String]) throws -> Options {
    try Options(arguments, targets: targets.map(\.name))
  }

  @Test(
    arguments: [
      ([], ["tree"]), (["--subject", "program"], ["subject/leaf"]),
      (["--subject", "program", "--target", "tree"], ["tree"]),
      (["--target", "planted/bug,tree"], ["planted/bug", "tree"]),
    ] as [([String], [String])]
  )
  func `Without names the targets of a program are meant, or all that need no name`(
    arguments: [String],
    names: [String]
  ) throws {
    let options = try Self.options(arguments)
    #expect(CorpusLoading.targets(for: options, from: Self.targets).map(\.name) == names)
  }

  @Test(
    arguments: [
      ([], ["tree"]), (["--subject", "program"], ["tree"]),
      (["--subject", "program", "--target", "subject/leaf"], ["subject/leaf"]),
      (["--target", "planted/bug"], ["planted/bug"]),
    ] as [([String], [String])]
  )
  func `A bench measures a program only if a target names it`(
    arguments: [String],
    names: [String]
  ) throws {
    let options = try Self.options(["bench"] + arguments)
    let command = BenchCommand(options: options, targets: Self.targets)
    #expect(try command.chosenTargets().map(\.name) == names)
    #expect(throws: UsageError("no target is left to measure; choose one with --target")) {
      try BenchCommand(options: options, targets: []).chosenTargets()
    }
  }
}
