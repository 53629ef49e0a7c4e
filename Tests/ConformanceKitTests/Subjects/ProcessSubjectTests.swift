import Foundation
import Testing

@testable import ConformanceKit

/// Whatever a program does, the answer says so, and the next request is answered properly.
@Suite(.enabled(if: Programs.hasPython, "there is no python3 in PATH"))
struct ProcessSubjectTests {
  @Test(
    "Misbehavior is told, and the next request is answered",
    arguments: [
      ("kill", "crashed: was ended by signal 9 (SIGKILL)"),
      ("exit", "crashed: ended with exit code 0"),
      ("orphan", "crashed: ended with exit code 4"),
      ("twice", #"broken: after the answer came "{\"seq\": 1, \"decoded\": "#),
      ("garbage", #"broken: no answer, but "Segmentation fault?" ($: no JSON text"#),
      ("array", #"broken: no answer, but "[1]" ($: an object is wanted, not an array)"#),
      ("wrong-seq", "broken: an answer to request 2 instead of 1: "),
      ("old-seq", "broken: an answer to request 0 instead of 1: "),
      ("noise", #"broken: no answer, but "decoding noise" ("#),
      ("close", "broken: the program closed its standard output and went on running"),
      ("long", #"broken: a line of more than 16 MiB; it begins with "xxxx"#),
    ]
  )
  func misbehavior(input: String, expected: String) async throws {
    let program = try MisbehavingProgram()
    let subject = try await program.launch()
    let answer = await subject.tell(input)
    #expect(answer.hasPrefix(expected), "\(answer)")
    #expect(answer.utf8.count < 600)
    #expect(await subject.tell("next") == #"string "next""#)
    #expect(await subject.stop() == nil)
  }

  @Test(
    "A program that hangs is killed, asleep or at work, itself or a child of it",
    arguments: ["hang", "half", "spin", "child"]
  )
  func hang(input: String) async throws {
    let program = try MisbehavingProgram()
    let subject = try await program.launch(limits: .tight)
    #expect(await subject.tell(input) == "timed out")
    #expect(await subject.tell("next") == #"string "next""#)
  }

  @Test("A program that naps without end is killed by the wall clock")
  func nap() async throws {
    let program = try MisbehavingProgram()
    let limits = ProcessLimits(processor: .seconds(300), sleep: .seconds(300), total: .seconds(1))
    #expect(await (try program.launch(limits: limits)).tell("nap") == "timed out")
  }

  @Test("Time alone is no hang: neither processor time nor sleep was exceeded")
  func slow() async throws {
    let program = try MisbehavingProgram()
    let subject = try await program.launch(limits: .tight)
    #expect(await subject.tell("slow") == #"string "slow""#)
  }

  @Test("A hang is asked once more, in a fresh process, before it counts")
  func once() async throws {
    let program = try MisbehavingProgram()
    let subject = try await program.launch(limits: .tight)
    #expect(await subject.tell("once") == #"string "once""#)
    #expect(program.hasMark("once"))
  }

  @Test("What is odd but in order is no failure", arguments: ["flood", "plain"])
  func patience(input: String) async throws {
    let program = try MisbehavingProgram()
    let subject = try await program.launch()
    #expect(await subject.tell(input) == #"string "\#(input)""#)
    #expect(await subject.tell("next") == #"string "next""#)
    #expect(await subject.stop() == nil)
  }

  @Test("The end of standard error comes with a crash, and no more than 4 KiB of it")
  func lastWords() async throws {
    let program = try MisbehavingProgram()
    let answer = await (try program.launch()).tell("abort")
    #expect(answer.hasPrefix("crashed: was ended by signal 6 (SIGABRT); the end of its standard"))
    #expect(answer.hasSuffix(#"x\nlast words\n""#), "\(answer.suffix(100))")
    #expect(answer.count { $0 == "x" } < 4096)
  }

  @Test("A second answer that comes later is told to the next request, which names the first")
  func later() async throws {
    let program = try MisbehavingProgram()
    let subject = try await program.launch()
    #expect(await subject.tell("later") == #"string "later""#)
    try program.mark("go")
    while !program.hasMark("said") { try await Task.sleep(for: .milliseconds(10)) }
    let answer = await subject.tell("next")
    #expect(answer.hasPrefix("broken: after the answer to request 1 (leaf) came "), "\(answer)")
    #expect(await subject.tell("next") == #"string "next""#)
  }

  @Test("A program that ends after its answer has crashed")
  func leave() async throws {
    let program = try MisbehavingProgram()
    let subject = try await program.launch()
    #expect(await subject.tell("leave") == #"string "leave""#)
    #expect(await subject.tell("next") == "crashed: ended with exit code 7")
    #expect(await subject.tell("next") == #"string "next""#)
  }

  @Test("Lines that no pipe holds travel in both directions, and what no line holds is told")
  func longLines() async throws {
    let program = try MisbehavingProgram()
    let subject = try await program.launch(limits: ProcessLimits(.seconds(60)))
    let size = 1 << 20
    let request = SubjectRequest(model: "leaf", input: Array(repeating: 0x61, count: size))
    #expect(await subject.respond(to: request).text == #"string "\#(size)""#)
    #expect(await subject.tell("large").utf8.count == size + #"string """#.utf8.count)
    let input = [UInt8](repeating: 0x61, count: WireProtocol.maximumInputLength + 1)
    let longer = SubjectRequest(model: "leaf", input: input)
    let refusal = await subject.respond(to: longer).text
    #expect(refusal.hasPrefix("broken: the input has 125"), "\(refusal)")
    #expect(await subject.tell("next") == #"string "next""#)
  }

  @Test("What a program that ended leaves running is ended too")
  func orphan() async throws {
    let program = try MisbehavingProgram()
    let answer = await (try program.launch()).tell("orphan")
    let number = try #require(answer.split(separator: "\"").last.flatMap { Int32($0) })
    var state = try Self.state(of: number)
    // It takes a moment to die.
    for _ in 0..<6000 where state != nil && state != "Z" {
      try await Task.sleep(for: .milliseconds(10))
      state = try Self.state(of: number)
    }
    // Nobody may have waited for it yet.
    #expect(state == nil || state == "Z")
  }

  /// The letter of `/proc` for what a process does, or nil if there is none.
  private static func state(of number: Int32) throws -> String? {
    let file = FileHandle(forReadingAtPath: "/proc/\(number)/stat")
    let status = try file?.readToEnd().map { String(decoding: $0, as: UTF8.self) }
    return status?.split(separator: " ").dropFirst(2).first.map(String.init)
  }

  @Test("Requests of several tasks are answered one after the other")
  func concurrency() async throws {
    let program = try MisbehavingProgram()
    let subject = try await program.launch()
    let answers = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<50 {
        group.addTask { await subject.tell("task \(number)") == #"string "task \#(number)""# }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.count == 50 && answers.allSatisfy(\.self))
  }

  @Test("A model that is not bound is not sent")
  func unbound() async throws {
    let program = try MisbehavingProgram()
    let subject = try await program.launch()
    let response = await subject.respond(
      to: SubjectRequest(model: "tree", input: Array("kill".utf8))
    )
    #expect(response.text == "unbound tree")
    #expect(await subject.tell("unknown-model") == "unbound leaf")
    #expect(subject.boundModels == ["leaf"])
  }

  @Test("After stop nothing is answered any more")
  func stop() async throws {
    let program = try MisbehavingProgram()
    let subject = try await program.launch()
    #expect(await subject.stop() == nil)
    #expect(await subject.stop() == nil)
    #expect(await subject.tell("next") == "broken: the subject was stopped before this request")
  }

  @Test(
    "An end that is not in order is told",
    arguments: [
      ("noisy-stop", #"at the end came "bye\n" without being asked"#),
      ("deaf", "the program did not end within 2.0 seconds and was killed"),
      ("failing-stop", "the program ended with exit code 3"),
    ]
  )
  func wrongStop(argument: String, expected: String) async throws {
    let program = try MisbehavingProgram()
    let subject = try await program.launch(argument)
    #expect(await subject.tell("next") == #"string "next""#)
    #expect(await subject.stop() == expected)
  }

  @Test("A program that does not end is not waited for after a cancellation, and is killed")
  func cancelledStop() async throws {
    let program = try MisbehavingProgram()
    let subject = try await program.launch("deaf")
    let stopping = Task {
      unsafe withUnsafeCurrentTask { task in unsafe task?.cancel() }
      return await subject.stop()
    }
    #expect(await stopping.value == "the program did not end within 0.5 seconds and was killed")
  }

  @Test("The run goes on after every kind of failure, with the right verdicts")
  func run() async throws {
    let program = try MisbehavingProgram()
    let subject = try await program.launch(limits: .tight)
    let inputs = ["kill", "hang", "twice", "garbage", "plain"]
    let cases = inputs.map { input in
      ConformanceCase.fixture(
        CaseID(rawValue: "odd/input/\(input)"),
        input: .text(input)
      )
    }
    let suite = ConformanceSuite(version: "0.1", cases: cases)
    var runner = ConformanceRunner(subject: subject, suite: suite)
    runner.checksBindings = false
    let report = await runner.report()
    let outcomes = Dictionary(uniqueKeysWithValues: report.verdicts.map { ($0.id, $0.outcome) })
    #expect(
      outcomes == [
        "odd/input/kill": .crashed, "odd/input/hang": .timedOut, "odd/input/twice": .broken,
        "odd/input/garbage": .broken, "odd/input/plain": .failed,
      ]
    )
  }
}
