import Foundation
import Glibc
import Testing

@testable import FuzzKit

@Suite(.serialized) struct PatienceTests {
  /// A silence of a worker, with a time limit of one second.
  struct Silence: CustomTestStringConvertible {
    var seconds: Double
    var used: Double?
    var phase: SharedRing.Phase
    var hangs: Bool

    var testDescription: String { "\(phase), silent \(seconds), used \(used ?? -1)" }
  }

  @Test(
    "Silence counts with the processor time used, or when no load explains it",
    arguments: [
      Silence(seconds: 0.9, used: 0.9, phase: .target, hangs: false),
      Silence(seconds: 1.1, used: 1.1, phase: .target, hangs: true),
      Silence(seconds: 3.5, used: 0.1, phase: .target, hangs: false),
      Silence(seconds: 4.5, used: 0, phase: .target, hangs: true),
      Silence(seconds: 1.1, used: nil, phase: .target, hangs: true),
      Silence(seconds: 4.5, used: 4.5, phase: .judging, hangs: false),
      Silence(seconds: 5.5, used: 5.5, phase: .judging, hangs: true),
      Silence(seconds: 4.5, used: 4.5, phase: .judge, hangs: false),
      Silence(seconds: 5.5, used: 5.5, phase: .judge, hangs: true),
      Silence(seconds: 50, used: 4, phase: .idle, hangs: false),
      Silence(seconds: 61, used: 0, phase: .idle, hangs: true),
      Silence(seconds: 5.5, used: nil, phase: .generating, hangs: true),
    ]
  )
  func table(silence: Silence) {
    let patience = Patience(timeout: 1)
    #expect(
      patience.isExhausted(silence: silence.seconds, used: silence.used, in: silence.phase)
        == silence.hangs
    )
  }

  @Test("A worker that was stopped for three seconds goes on")
  func stoppedWorker() throws {
    var configuration = FuzzConfiguration()
    configuration.iterations = 64
    let plan = CampaignPlan(
      configuration: configuration,
      targets: [PlantedTarget()],
      corpus: Corpus([])
    )
    let directory = try #require(RunDirectory.make())
    defer { directory.remove() }
    #expect(directory.write(plan))
    let tool = try Tool().executable.path
    let handle = WorkerHandle(number: 0, directory: directory, executable: tool)
    var worker = try #require(handle)
    let hasStarted = worker.start()
    #expect(hasStarted)
    defer { worker.kill() }
    #expect(wait { worker.isReady })
    let process = try #require(worker.process?.identifier)
    #expect(Glibc.kill(process, SIGSTOP) == 0)
    // The signal takes a moment to stop all threads.
    #expect(wait { isStopped(process) })
    worker.give(16..<32)
    let end = SystemCalls.now + 3
    let patience = Patience(timeout: 0.5)
    while SystemCalls.now < end {
      let hangs = worker.hangs(beyond: patience)
      #expect(!hangs)
      Thread.sleep(forTimeInterval: 0.05)
    }
    worker.collect()
    #expect(!worker.isIdle)
    #expect(worker.phase == .idle)
    #expect(Glibc.kill(process, SIGCONT) == 0)
    let isDone = wait {
      worker.collect()
      return worker.isIdle
    }
    #expect(isDone)
  }

  @Test("Processor time is that of the process, and not of the clock")
  func processorTime() throws {
    let own = try #require(SystemCalls.processorTime(of: getpid()))
    var sum = 0.0
    let isMore = wait {
      for number in 0..<100_000 { sum += Double(number).squareRoot() }
      return (SystemCalls.processorTime(of: getpid()) ?? 0) > own + 0.01
    }
    #expect(isMore && sum > 0)
    #expect(SystemCalls.processorTime(of: -1) == nil)
  }

  /// Whether every thread of the process is stopped.
  private func isStopped(_ process: pid_t) -> Bool {
    let tasks = "/proc/\(process)/task"
    guard let threads = try? FileManager.default.contentsOfDirectory(atPath: tasks) else {
      return false
    }
    return threads.allSatisfy { thread in
      let status = FileManager.default.contents(atPath: "\(tasks)/\(thread)/stat") ?? Data()
      // The state stands behind the name, which is in parentheses.
      let rest = String(decoding: status, as: UTF8.self).split(separator: ")").last
      return rest?.split(separator: " ").first == "T"
    }
  }

  private func wait(until condition: () -> Bool) -> Bool {
    let end = SystemCalls.now + 60
    while SystemCalls.now < end {
      if condition() { return true }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return false
  }
}
