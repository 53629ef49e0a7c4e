import Foundation
import Testing

@testable import smartcertify

@Suite struct CommandTests {
  @Test(
    "Command lines that are understood",
    arguments: [
      ([], Command.certify(output: "Reports")),
      (["--output", "x"], .certify(output: "x")),
      (["certify", "--output", "x"], .certify(output: "x")),
      (["list"], .list(.text, output: nil)), (["list", "--json"], .list(.json, output: nil)),
      (["list", "--swift-testing", "--output", "d"], .list(.swiftTesting, output: "d")),
      (["lint"], .lint(specification: "Specification/behaviour.md")),
      (["lint", "--specification", "s"], .lint(specification: "s")),
      (["strength"], .strength), (["--help"], .help), (["list", "-h"], .help), (["help"], .help),
    ]
  )
  func understood(arguments: [String], command: Command) throws {
    #expect(try Command(arguments: arguments) == command)
  }

  @Test(
    "A mistake is answered by one line that names it and says how to mend it",
    arguments: [
      (["certifi"], "'certifi'"), (["--outptu", "x"], "'--outptu'"),
      (["--output"], "--output PATH"),
      (["--output", "--json"], "--output PATH"),
      (["list", "--json", "--swift-testing"], "one of them"),
      (["list", "--output", "x"], "--swift-testing"), (["lint", "x"], "'x'"),
      (["strength", "--json"], "'--json'"), (["certify", "--output", "x", "y"], "'y'"),
    ]
  )
  func mistakes(arguments: [String], words: String) {
    let error = #expect(throws: UsageError.self) { try Command(arguments: arguments) }
    #expect(error?.description.contains(words) == true)
    #expect(error?.description.contains("\n") == false)
  }

  @Test("A folder that cannot be written is the user's to mend")
  func output() async {
    let file = FileManager.default.temporaryDirectory.appending(path: "certify-\(UUID()).txt")
    #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    defer { try? FileManager.default.removeItem(at: file) }
    await #expect(throws: UsageError.self) {
      try await Command.certify(output: file.path).run()
    }
  }

  @Test("Certifying writes both reports, and the same bytes each time")
  func reports() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "certify-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = ["certification.json", "certification.md"]
    func run() async throws -> [Data] {
      #expect(try await Command.certify(output: folder.path).run() == .clean)
      return try names.map { try Data(contentsOf: folder.appending(path: $0)) }
    }
    let first = try await run()
    #expect(try await run() == first)
  }

  @Test("The usage names every command and exit code")
  func usage() {
    for word in [
      "certify", "list", "lint", "strength", "--output", "--json", "--swift-testing",
      "--specification", "0 clean", "1 failures", "2 wrong usage", "3 the tool",
    ] {
      #expect(Command.usage.contains(word), "\(word)")
    }
  }
}
