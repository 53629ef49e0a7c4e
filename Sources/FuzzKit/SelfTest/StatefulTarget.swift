import PlatformSupport

/// A target that traps on the sixth input of a process, so no single input reproduces it.
public struct StatefulTarget: FuzzTarget {
  /// True: it traps on purpose.
  public let isOptIn = true
  /// `planted/stateful`.
  public let name = "planted/stateful"
  /// None.
  public let laws: TargetLaws = []
  /// One small document.
  public let seeds: [FuzzSeed] = [.damaged(#"{"a":1}"#)]

  private static let calls = Atomic<Int>(0)

  /// A target that counts its calls.
  public init() {}

  /// Its purpose.
  public var summary: String { "a bug that an earlier input leaves behind" }

  /// Counts, and traps when the count is six.
  public func run(_ input: [UInt8], in context: RunContext) -> Execution {
    let count = Self.calls.add(1, ordering: .relaxed).newValue
    precondition(count < 6, "planted after five calls")
    return .thrown("nothing")
  }
}
