import Foundation
import PlatformSupport

/// A target with planted bugs, each in known iterations: the fuzzer must find them all.
///
/// Apart from its bugs it is a correct strict decoder of any JSON object, and its own reference.
public struct PlantedTarget: FuzzTarget {
  /// The kinds of planted bugs.
  public enum Bug: String, CaseIterable, Sendable {
    /// Traps.
    case trap
    /// Recurses infinitely.
    case stackOverflow = "stack-overflow"
    /// Loops infinitely.
    case hang
    /// Allocates without bound.
    case memory
    /// Calls `exit(0)`.
    case exit
    /// Refuses a valid object.
    case refusal = "throw"
    /// Returns another value than the reference.
    case wrongValue = "wrong-value"
    /// Lets two threads write one variable; only the thread sanitizer detects it.
    case race
    /// Reads freed memory; only the address sanitizer detects it.
    case staleRead = "stale-read"

    /// Whether this build can detect the bug: sanitizers detect more, but have no memory limit, and the
    /// thread sanitizer's call stack is full before the thread's stack is.
    public var isNoticeable: Bool {
      switch self {
      case .race: Sanitizer.watchesThreads
      case .staleRead: Sanitizer.watchesAddresses
      case .stackOverflow: !Sanitizer.watchesThreads
      case .memory: !Sanitizer.isPresent
      default: true
      }
    }

    /// The iterations in which the bug shows.
    public var iterations: Range<UInt64> {
      switch self {
      case .trap: 101..<102
      case .stackOverflow: 202..<203
      case .hang: 303..<304
      case .memory: 404..<405
      case .exit: 505..<506
      // These need an input that the oracle judges, so they get several tries.
      case .refusal: 606..<650
      case .wrongValue: 707..<780
      case .race: 51..<52
      case .staleRead: 52..<53
      }
    }

    /// The kind of finding that this bug must produce.
    public var findingKind: String {
      switch self {
      case .refusal: "totality"
      case .wrongValue: "agreement"
      case .race, .staleRead: "sanitizer"
      default: rawValue
      }
    }
  }

  /// True: it has bugs on purpose.
  public let isOptIn = true
  /// `planted`.
  public let name = "planted"
  /// The laws that two of the bugs break.
  public let laws: TargetLaws = [.total, .agreement]
  /// Small documents of every kind.
  public let seedInputs = [
    #"{"flag":true,"count":3,"ratio":1.5,"name":"a","list":[1,2,3],"child":{"name":"b"}}"#,
    #"{"name":"x","map":{"a":1,"b":null},"children":[{"count":1},{"count":"2"}]}"#,
  ]

  /// A planted target.
  public init() {}

  /// Its purpose.
  public var summary: String { "bugs of which each breaks one law" }

  /// Reads any JSON object, unless this iteration has a bug.
  public func run(_ input: [UInt8], in context: RunContext) -> Execution {
    let bug = Bug.allCases.first { $0.isNoticeable && $0.iterations.contains(context.iteration) }
    switch bug {
    case .trap: trap(on: input)
    case .stackOverflow: return overflow(level: input.count) == 0 ? .thrown("") : .thrown("stack")
    case .hang: hang()
    case .memory: exhaustMemory()
    case .exit: SystemCalls.leave()
    case .refusal: return .thrown("planted")
    case .wrongValue: return read(input, adding: "planted")
    case .race: return race() == 0 ? .thrown("") : .thrown("race")
    case .staleRead: return StaleMemory.read() == 0 ? .thrown("") : .thrown("stale")
    case nil: return read(input, adding: nil)
    }
  }

  /// Reads any JSON object.
  public func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
    read(input, adding: nil)
  }

  private func read(_ input: [UInt8], adding key: String?) -> Execution {
    guard var tree = JSONTree(parsing: input), tree.kind(of: tree.root) == .object else {
      return .thrown("syntax")
    }
    if let key {
      tree.append(tree.addString("value"), to: tree.root, key: Array(key.utf8))
    }
    return .decoded(tree)
  }

  private func trap(on input: [UInt8]) -> Never {
    preconditionFailure("planted trap on \(input.count) bytes")
  }

  private func overflow(level: Int) -> Int {
    let text = String(level)
    return level == -1 ? 0 : overflow(level: level + 1) + text.utf8.count
  }

  /// Runs two unsynchronized threads for long enough to overlap.
  private func race() -> Int {
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    _ = ConcurrentRuns.run(2) { for step in 0..<1000 { count.value = count.value &* 31 ^ step } }
    return count.value
  }

  private func hang() -> Never {
    var count: UInt8 = 0
    while true { count &+= UInt8.random(in: 0...1) }
  }

  private func exhaustMemory() -> Never {
    var blocks: [[UInt8]] = []
    while true {
      var block: [UInt8] = []
      block.reserveCapacity(1 << 24)
      blocks.append(block)
    }
  }
}
