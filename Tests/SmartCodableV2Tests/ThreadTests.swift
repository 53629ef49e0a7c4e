import Foundation
import Testing

@testable import SmartCodableV2

/// `make tsan` runs this for longer, under the thread sanitizer.
@Suite("Threads of versions 1 and 2")
struct ThreadTests {
  struct Leaf: SmartCodable {
    var n = 7
    var at = Date(timeIntervalSince1970: 0)
  }
  struct Tree: SmartCodable {
    var name = ""
    var leaves: [Leaf] = []
    var any: [String: SmartAny] = [:]
    @SmartOptional var author: OptionalTests.Author?
    var level: EnumTests.Word?
  }

  /// One call each: its text, and how keys are found.
  private static let jobs: [(String, JSONDecoder.SmartDecodingKey?)] = [
    (#"{"name":1,"leaves":[{"n":"3"},{}],"any":{"a":[1,{"b":null}]},"level":"x"}"#, nil),
    (
      #"{"nick":"a","leaves":[{"n":1},null],"author":{"name":"b"}}"#,
      .globalMap([.init(from: "nick", to: "name")])
    ),
    (
      #"{"leaves":[{"number":4}],"author":1}"#,
      .exactMap([.init(path: "leaves", from: "number", to: "n")])
    ),
    (#"{"name":"x","any":{"a_b":1.5},"leaves":[{"at":5}],"level":"c"}"#, .convertFromSnakeCase),
    ("[", nil),
  ]

  private static func run(_ job: Int) -> String {
    let (json, keys) = jobs[job]
    let text = Tree.deserialize(json: json, keyStrategy: keys)?.toJSONString() ?? "nil"
    let list = [Tree].deserialize(json: "[\(json)]", keyStrategy: keys)?.count ?? -1
    return "\(text) \(list)"
  }

  /// Results by job, behind a lock that the thread sanitizer knows.
  ///
  /// Sound because `failures` and `runs` are touched only while the lock is held.
  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var failures: [String] = []
    private var runs = 0

    func note(_ result: String, _ expected: String) {
      lock.withLock {
        runs += 1
        if result != expected { failures.append("\(result) instead of \(expected)") }
      }
    }

    var all: (failures: [String], runs: Int) { lock.withLock { (failures, runs) } }
  }

  @Test("THR-1, THR-2, LEG-1: 64 threads get the results that one thread gets")
  func storm() async {
    await #expect(processExitsWith: .success) {
      SmartConfig.debugMode = .none
      let expected = Self.jobs.indices.map { Self.run($0) }
      #expect(Set(expected).count == Self.jobs.count)
      let results = Results()
      let environment = ProcessInfo.processInfo.environment
      let seconds = environment["SMART_THREAD_SECONDS"].flatMap(Double.init) ?? 0.5
      let end = Date(timeIntervalSinceNow: seconds)
      let group = DispatchGroup()
      for number in 0..<64 {
        group.enter()
        let thread = Thread {
          var turn = number
          var runs = 0
          // Each thread has two turns however busy the machine is.
          while runs < 2 || Date() < end {
            // The level belongs to the process, and none of these prints.
            if number == 0 { SmartConfig.debugMode = .none }
            let job = turn % Self.jobs.count
            results.note(Self.run(job), expected[job])
            turn += 1 + number % 3
            runs += 1
          }
          group.leave()
        }
        thread.stackSize = 1 << 21
        thread.start()
      }
      group.wait()
      #expect(results.all.runs > 64)
      #expect(results.all.failures == [])
    }
  }
}
