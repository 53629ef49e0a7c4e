import Foundation
import SmartCodable
import Synchronization
import Testing

@Suite("Sentinel")
struct SentinelTests {
  private struct LevelModel: SmartCodable, Equatable {
    var missing = 1
    var null = 2
    var bad = 3
    var converted = 4
    var list: [Int] = []
  }

  private static let text = #"{"null":null,"bad":"x","converted":"5","list":[1,null]}"#

  @Test("LOG-1: at level none nothing is delivered, whole-call failures included")
  func silence() {
    struct SilentModel: SmartCodable { var v = 0 }
    let blocks = LogProbe.blocks(about: SilentModel.self, at: .none) {
      _ = SilentModel.deserialize(from: "{}")
      _ = SilentModel.deserialize(from: "[")
      _ = SilentModel.deserialize(from: String?.none)
      _ = try? SilentModel.decode(from: "[]")
    }
    #expect(blocks == [])
    #expect(LogProbe.exclusively { SmartSentinel.debugMode } == .none)
  }

  @Test("LOG-2: verbose logs missing keys, nulls and mismatches, alert mismatches only")
  func levels() throws {
    let decode = { _ = LevelModel.deserialize(from: Self.text) }
    let verbose = LogProbe.blocks(about: LevelModel.self, at: .verbose, decode)
    let alert = LogProbe.blocks(about: LevelModel.self, at: .alert, decode)
    try #require(verbose.count == 1 && alert.count == 1)
    for field in ["missing", "null", "Index 1"] {
      #expect(verbose[0].contains("┆┄ \(field)"))
      #expect(!alert[0].contains("┆┄ \(field)"))
    }
    for field in ["bad", "converted"] {
      #expect(verbose[0].contains("┆┄ \(field)"))
      #expect(alert[0].contains("┆┄ \(field)"))
    }
    #expect(!alert[0].contains("list"))
  }

  @Test("LIM-2: the way to the handler is no longer for the thousandth block than for the first")
  func wayToHandler() throws {
    struct Logged: SmartCodable { var v = 0 }
    let depths = Mutex<[Int]>([])
    LogProbe.exclusively {
      SmartSentinel.onLogGenerated { block in
        guard block.contains("\nLogged 👈🏻 👀\n") else { return }
        depths.withLock { $0.append(Thread.callStackReturnAddresses.count) }
      }
      SmartSentinel.debugMode = .verbose
      defer {
        SmartSentinel.debugMode = .none
        SmartSentinel.onLogGenerated { _ in }
      }
      for _ in 0..<1000 { _ = Logged.deserialize(from: "{}") }
    }
    let all = depths.withLock { $0 }
    #expect(all.count == 1000)
    #expect(Set(all).count == 1)
  }

  @Test(
    "LOG-2, REP-1: the level changes neither the result nor the repairs",
    arguments: [SmartSentinel.Level.none, .verbose, .alert]
  )
  func sameResult(_ level: SmartSentinel.Level) throws {
    let report = try LogProbe.exclusively {
      SmartSentinel.debugMode = level
      defer { SmartSentinel.debugMode = .none }
      #expect(LevelModel.deserialize(from: Self.text) == LevelModel(converted: 5, list: [1]))
      #expect(try LevelModel.decode(from: Self.text.replacing("\"x\"", with: "1")).isClean == false)
      return try LevelModel.decode(from: Self.text)
    }
    #expect(report.value == LevelModel(converted: 5, list: [1]))
    #expect(report.repairs.map(\.kind) == [.missing, .null, .invalid, .converted, .null])
    #expect(report.repairs.last?.pathDescription == "list[1]")
  }

  @Test("LOG-5: a call without entries makes no block, one with entries exactly one")
  func oneBlock() {
    struct CountModel: SmartCodable { var v = 0 }
    let blocks = LogProbe.blocks(about: CountModel.self) {
      _ = CountModel.deserialize(from: #"{"v":1}"#)
      _ = CountModel.deserialize(from: #"{"v":"1"}"#)
      _ = try? CountModel.decode(from: Data("{}".utf8))
      _ = CountModel.deserialize(from: ["v": "x"])
      _ = CountModel.deserialize(from: ["v": 1], options: Set([.number(.strict)]))
    }
    #expect(blocks.count == 3)
  }

  @Test("LOG-12: the handler gets the block on the calling thread before the call returns")
  func handler() {
    struct HandledModel: SmartCodable { var v = 0 }
    let seen = Mutex<[(isSameThread: Bool, block: String)]>([])
    let count = LogProbe.exclusively {
      let thread = ObjectIdentifier(Thread.current)
      SmartSentinel.onLogGenerated { _ in Issue.record("a handler that was replaced") }
      SmartSentinel.onLogGenerated { block in
        guard block.contains("HandledModel") else { return }
        let isSameThread = ObjectIdentifier(Thread.current) == thread
        seen.withLock { $0.append((isSameThread, block)) }
        // A handler may decode; without entries that logs nothing.
        #expect(HandledModel.deserialize(from: #"{"v":2}"#)?.v == 2)
      }
      SmartSentinel.debugMode = .verbose
      defer {
        SmartSentinel.debugMode = .none
        SmartSentinel.onLogGenerated { _ in }
      }
      _ = HandledModel.deserialize(from: "{}")
      return seen.withLock { $0.count }
    }
    #expect(count == 1)
    #expect(seen.withLock { $0.first?.isSameThread } == true)
  }

  @Test("LOG-13: every stream yields every block made after it was created")
  func streams() async {
    struct StreamedModel: SmartCodable { var v = 0 }
    let streams = LogProbe.exclusively {
      SmartSentinel.debugMode = .verbose
      defer { SmartSentinel.debugMode = .none }
      let first = SmartSentinel.monitorLogs()
      _ = StreamedModel.deserialize(from: #"{"v":"one"}"#)
      let second = SmartSentinel.monitorLogs()
      _ = StreamedModel.deserialize(from: #"{"v":[2]}"#)
      _ = StreamedModel.deserialize(from: "{}")
      return [first, second]
    }
    var kinds: [[String]] = []
    for (stream, expected) in zip(streams, [3, 2]) {
      var seen: [String] = []
      for await block in stream where block.contains("StreamedModel") {
        seen.append(block.contains("String") ? "text" : block.contains("Array") ? "list" : "none")
        if seen.count == expected { break }
      }
      kinds.append(seen)
    }
    #expect(kinds == [["text", "list", "none"], ["list", "none"]])
  }

  @Test(
    "LOG-13: a stream that has ended leaves the others as they are",
    .timeLimit(.minutes(60))
  )
  func endedStream() async {
    struct WatchedModel: SmartCodable { var v = 0 }
    let streams = LogProbe.exclusively {
      SmartSentinel.debugMode = .verbose
      defer { SmartSentinel.debugMode = .none }
      var ended: AsyncStream<String>? = SmartSentinel.monitorLogs()
      let first = SmartSentinel.monitorLogs()
      withExtendedLifetime(ended) {}
      ended = nil
      let second = SmartSentinel.monitorLogs()
      _ = WatchedModel.deserialize(from: "{}")
      return [first, second]
    }
    for stream in streams {
      let block = await stream.first { $0.contains("WatchedModel") }
      #expect(block != nil)
    }
  }

  @Test("LOG-14: a call inside a hook makes its own block")
  func nestedCalls() throws {
    struct HookInner: SmartCodable { var inner = 0 }
    struct HookOuter: SmartCodable {
      var before = 0
      var sub = HookSub()
      var after = 0
    }
    struct HookSub: SmartCodable {
      var s = 0
      mutating func didFinishMapping() { _ = HookInner.deserialize(from: #"{"inner":"1"}"#) }
    }
    let decode = { _ = HookOuter.deserialize(from: #"{"sub":{}}"#) }
    let inner = LogProbe.blocks(about: HookInner.self, decode)
    let outer = LogProbe.blocks(about: HookOuter.self, decode)
    try #require(inner.count == 1 && outer.count == 1)
    #expect(inner[0].contains("┆┄ inner: Expected"))
    #expect(!inner[0].contains("before") && !inner[0].contains("┆┄ s"))
    for field in ["before", "after ", "s"] { #expect(outer[0].contains("┆┄ \(field)")) }
    #expect(!outer[0].contains("inner"))
  }

  @Test("LOG-14, THR-1, THR-2: blocks of concurrent calls do not mix")
  func concurrentCalls() throws {
    struct ParallelModel: SmartCodable { var map: [String: Int] = [:] }
    let blocks = LogProbe.blocks(about: ParallelModel.self) {
      DispatchQueue.concurrentPerform(iterations: 200) { number in
        let members = (0..<5).map { "\"n\(number)k\($0)\":\"x\"" }.joined(separator: ",")
        #expect(ParallelModel.deserialize(from: "{\"map\":{\(members)}}")?.map.isEmpty == true)
      }
    }
    #expect(blocks.count == 200)
    var numbers: Set<Substring> = []
    for block in blocks {
      let names = block.matches(of: #/┆┄ (n\d+)k\d:/#).map(\.output.1)
      #expect(names.count == 5)
      #expect(Set(names).count == 1)
      numbers.formUnion(names)
    }
    #expect(numbers.count == 200)
  }
}
