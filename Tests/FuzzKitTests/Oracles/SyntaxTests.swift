import Testing

@testable import FuzzKit

@Suite struct SyntaxTests {
  /// Decodes whatever it gets, or nothing.
  private struct Careless: FuzzTarget {
    let name = "careless"
    let laws: TargetLaws = [.strictSyntax, .depthLimit]
    let seedInputs: [String] = []
    var accepts = true
    func run(_ input: [UInt8], in context: RunContext) -> Execution {
      accepts ? .decoded(JSONTree()) : .thrown("refused")
    }
  }

  private static func says(_ oracle: Oracle, on text: String, accepts: Bool) -> String {
    let trial = Trial(
      input: Array(text.utf8),
      target: Careless(accepts: accepts),
      iteration: 0,
      options: 0,
      runner: DirectRunner()
    )
    return switch oracle.judge(trial) {
    case .silent, .exempt: "silent"
    case .held: "held"
    case .broken(let violation): violation.oracle
    }
  }

  private static let deep = String(repeating: "[", count: 513) + String(repeating: "]", count: 513)

  @Test(
    "Syntax is one law and depth another",
    arguments: [
      ("[", true, "syntax", "silent"), ("[", false, "held", "silent"),
      ("[]", true, "silent", "silent"), (deep, true, "silent", "depth"),
      (deep, false, "silent", "held"),
    ] as [(String, Bool, String, String)]
  )
  func syntaxAndDepthAreTwoLaws(
    text: String,
    accepts: Bool,
    syntax: String,
    depth: String
  ) {
    #expect(Self.says(.syntax, on: text, accepts: accepts) == syntax)
    #expect(Self.says(.depth, on: text, accepts: accepts) == depth)
  }
}
