import CommandLine
import Testing

@testable import smartcertify

@Suite struct PromoteCommandTests {
  @Test(
    "The signature is the name of the file, or of the folder of a finding",
    arguments: [
      ("a/findings/trap-leaf-x/input", "trap-leaf-x"), ("Corpus/regressions/far.bytes", "far"),
      ("x", "x"),
    ]
  )
  func signature(path: String, signature: String) {
    #expect(PromoteCommand.signature(of: path) == signature)
  }

  @Test("A file that cannot be read is the user's to fix")
  func missing() async throws {
    let command = try Command(arguments: ["promote", "/no/such", "--model", "leaf"])
    let error = await #expect(throws: UsageError.self) { _ = try await command.run() }
    #expect(error?.description == "cannot read '/no/such'; give the file with the input")
  }
}
