import ConformanceKit
import Foundation
import Testing

/// A program that is no subject is refused with the reason and what to do.
@Suite struct ProcessStartTests {
  private static let manifest =
    #"{"name":"sh","version":"1","language":"sh","capabilities":[]}"#

  private func refusal(
    _ script: String,
    startTimeout: Duration = .seconds(30)
  ) async -> ProcessSubjectError? {
    await #expect(throws: ProcessSubjectError.self) {
      try await ProcessSubject(launching: "sh", ["-c", script], startTimeout: startTimeout)
    }
  }

  @Test("A program that does not exist", arguments: ["no-such-program", "/nowhere/program"])
  func missing(program: String) async {
    let error = await #expect(throws: ProcessSubjectError.self) {
      try await ProcessSubject(launching: program)
    }
    #expect(error?.reason == .notStarted("No such file or directory"))
    #expect(error?.description.hasPrefix("cannot start '\(program)': No such file") == true)
  }

  @Test("A folder is no program")
  func folder() async {
    let error = await #expect(throws: ProcessSubjectError.self) {
      try await ProcessSubject(launching: "/tmp")
    }
    #expect(error?.reason == .notStarted("Permission denied"))
  }

  @Test("No hello in time")
  func silence() async {
    let error = await refusal("sleep 60", startTimeout: .milliseconds(300))
    #expect(error?.reason == .noHello(after: .milliseconds(300)))
    #expect(error?.description.contains("flush") == true)
  }

  @Test("An end before the hello, with the reason from standard error")
  func end() async {
    let error = await refusal("echo 'no module' >&2; exit 5")
    let how = #"ended with exit code 5; the end of its standard error: "no module\n""#
    #expect(error?.reason == .ended(how))
  }

  @Test("Noise before the hello")
  func noise() async {
    let error = await refusal("echo starting; cat")
    let what = "$: no JSON text (an unexpected character at byte 0)"
    #expect(error?.reason == .wrongHello(what, line: #""starting""#))
    #expect(error?.description.contains("standard error") == true)
  }

  @Test("Another protocol")
  func otherProtocol() async {
    let error = await refusal(#"echo '{"protocol":2}'; cat"#)
    #expect(
      error?.reason
        == .wrongHello(
          "$.protocol: protocol 2, but this runner speaks 1",
          line: #""{\"protocol\":2}""#
        )
    )
  }

  @Test("A program that is another one after a restart is told to each request")
  func changed() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("start-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let script = """
      if [ -e "$0" ]; then binds='["tree"]'; else binds='["leaf"]'; : > "$0"; fi
      read start; echo '{"protocol":1,"manifest":\(Self.manifest),"binds":'"$binds"'}'
      read run; exit 1
      """
    let subject = try await ProcessSubject(
      launching: "sh",
      ["-c", script, file.path],
      timeout: .seconds(20),
      startTimeout: .seconds(30)
    )
    #expect(await subject.tell("a") == "crashed: ended with exit code 1")
    let answer = await subject.tell("b")
    #expect(answer.hasPrefix("broken: the program could not be started again: "))
    #expect(answer.contains("another hello"))
    #expect(await subject.stop() == nil)
  }

  @Test("A program that does not listen any more is told, and no signal ends the runner")
  func deaf() async throws {
    let script = """
      read start; exec 0<&-; echo '{"protocol":1,"manifest":\(Self.manifest),"binds":["leaf"]}'
      exec sleep 3600
      """
    let subject = try await ProcessSubject(launching: "sh", ["-c", script], timeout: .seconds(20))
    let expected = "broken: the program closed its standard input and went on running"
    let first = await subject.tell("a")
    #expect(first == expected)
    let second = await subject.tell("b")
    #expect(second == expected)
    await subject.stop()
  }

  @Test("A program inherits nothing that is open here")
  func inheritance() async throws {
    let pipe = Pipe()
    let number = pipe.fileHandleForWriting.fileDescriptor
    let script = """
      read start; if [ -e /proc/$$/fd/\(number) ]; then version=leaked; else version=clean; fi
      echo '{"protocol":1,"manifest":{"name":"sh","version":"'$version'","language":"sh",\
      "capabilities":[]},"binds":["leaf"]}'
      read stop
      """
    let subject = try await ProcessSubject(
      launching: "sh",
      ["-c", script],
      startTimeout: .seconds(30)
    )
    #expect(subject.manifest.version == "clean")
    #expect(await subject.stop() == nil)
    try pipe.fileHandleForWriting.close()
  }
}
