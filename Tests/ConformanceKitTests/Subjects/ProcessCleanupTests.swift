import Foundation
import Testing

@testable import ConformanceKit

/// In a process of its own, since other tests open descriptors and start programs too.
@Suite(.enabled(if: Programs.hasPython, "there is no python3 in PATH"))
struct ProcessCleanupTests {
  @Test("No descriptor and no process is left but the one guard, whatever happened")
  func leftovers() async {
    await #expect(processExitsWith: .success) {
      let program = try MisbehavingProgram()
      try await Self.misuse(program)
      let before = try Self.descriptors()
      for _ in 0..<2 { try await Self.misuse(program) }
      #expect(try Self.descriptors() == before)
      var status: Int32 = 0
      let guardian = try #require(ProcessGuard.identifier)
      kill(guardian, SIGKILL)
      #expect(unsafe waitpid(-1, &status, 0) == guardian)
      #expect(unsafe waitpid(-1, &status, WNOHANG) == -1 && errno == ECHILD)
    }
  }

  /// Crashes, hangs, refusals, an orderly end, and a subject that is just let go.
  private static func misuse(_ program: MisbehavingProgram) async throws {
    let subject = try await program.launch(limits: .tight)
    for input in ["kill", "hang", "twice", "orphan", "long"] { _ = await subject.tell(input) }
    await subject.stop()
    let dropped = try await program.launch()
    _ = await dropped.tell("a")
    for arguments in [["-c", "exit 1"], ["-c", "sleep 60"]] {
      _ = try? await ProcessSubject(
        launching: "sh",
        arguments,
        startTimeout: .milliseconds(100)
      )
    }
    _ = try? await ProcessSubject(launching: "no-such-program")
  }

  private static func descriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }
}
