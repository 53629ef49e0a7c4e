import Foundation
import SmartCodableFuzzing
import Testing

@testable import FuzzKit

@Suite(.serialized) struct ShadowTests {
  private static func plan(_ targets: [any FuzzTarget]) -> CampaignPlan {
    var configuration = FuzzConfiguration()
    configuration.iterations = 2000
    return CampaignPlan(configuration: configuration, targets: targets, corpus: Corpus([]))
  }

  @Test("A decoder that lets the order of a dictionary decide is found by this oracle alone")
  func decoderLedByHashOrderIsFound()
    throws
  {
    let result = Supervisor(
      plan: Self.plan([HashOrderTarget()]),
      findingsFolder: nil,
      executable: try Tool().executable.path
    )
    .run()
    #expect(result.status == .complete)
    #expect(Set(result.findings.map(\.kind)) == ["hash-seed"])
  }

  @Test("A shadow answers with what came out, and goes on after an input that kills it")
  func shadowAnswersWithWhatCameOut()
    throws
  {
    let directory = try #require(RunDirectory.make())
    defer { directory.remove() }
    let plan = Self.plan([ContentTarget(), PlantedTarget()])
    #expect(directory.write(plan))
    let shadow = Shadow(directory: directory, timeout: 20, executable: try Tool().executable.path)
    func answer(_ text: String) -> ShadowAnswer? {
      shadow.run(Array(text.utf8), target: 0, options: 0, iteration: 0) {}
    }
    let own = ContentTarget().run(Array("[1]".utf8), in: RunContext()).digest
    #expect(answer("[1]") == .execution(own))
    #expect(answer(#"["boom"]"#) == .died)
    #expect(answer("[1]") == .execution(own))
    #expect(answer("[2]") != .execution(own))
  }

  @Test("No answer in time is no answer")
  func noAnswerInTimeIsNone() throws {
    let directory = try #require(RunDirectory.make())
    defer { directory.remove() }
    #expect(directory.write(Self.plan([ContentTarget()])))
    // A program that reads nothing and writes nothing. A process of its own writes it: a process that
    // another test starts meanwhile would keep the file open, and Linux runs no file that is written.
    let script = directory.url.appendingPathComponent("deaf")
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    writer.arguments = [
      "-c", #"printf '#!/bin/sh\nexec sleep 9\n' > "$0" && chmod 700 "$0""#, script.path,
    ]
    try writer.run()
    writer.waitUntilExit()
    let deaf = Shadow(directory: directory, timeout: 0.3, executable: script.path)
    var waits = 0
    #expect(deaf.run([1], target: 0, options: 0, iteration: 0) { waits += 1 } == nil)
    #expect(waits > 1)
    let missing = Shadow(directory: directory, timeout: 0.3, executable: "/nowhere")
    #expect(missing.run([1], target: 0, options: 0, iteration: 0) {} == nil)
  }

  @Test(
    "A digest is equal where trees do not differ",
    arguments: [
      (#"{"a":1,"b":[1,2]}"#, #"{"b":[1,2],"a":1}"#, true), (#"[1,2]"#, #"[2,1]"#, false),
      (#"{"a":1}"#, #"{"b":1}"#, false), (#"{"a":"1"}"#, #"{"a":1}"#, false),
      (#"{"a":{"x":1},"b":{}}"#, #"{"a":{},"b":{"x":1}}"#, false), (#"[]"#, #"{}"#, false),
    ]
  )
  func digestIsEqualForEqualTrees(left: String, right: String, isEqual: Bool)
    throws
  {
    let trees = try [left, right].map { try #require(JSONTree(parsing: Array($0.utf8))) }
    #expect((trees[0].digest == trees[1].digest) == isEqual)
    #expect((trees[0].difference(from: trees[1]) == nil) == isEqual)
  }
}
