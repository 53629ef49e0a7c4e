import PlatformSupport

/// A target that repeatedly ends the process in one of eight ways; `CrashTest` counts them.
///
/// Iterations 0…7 of every nine show the eight kinds in order, the ninth none.
public struct CrashingTarget: FuzzTarget {
  /// The ways to end a process.
  public enum Kind: String, CaseIterable, Sendable {
    /// An index out of range.
    case trap
    /// `fatalError`.
    case fatalError = "fatal-error"
    /// Infinite recursion.
    case stackOverflow = "stack-overflow"
    /// An infinite loop.
    case hang
    /// Unbounded allocation.
    case memory
    /// `exit(0)`.
    case exit
    /// `abort()`.
    case abort
    /// `close(0)`.
    case closedInput = "closed-input"

    /// The kind of death that must be reported.
    public var deathKind: Death.Kind {
      switch self {
      case .trap, .fatalError: .trap
      case .stackOverflow: .stackOverflow
      case .hang: .hang
      case .memory: .memory
      case .exit: .exit
      case .abort: .abort
      case .closedInput: .closedDescriptor
      }
    }

    /// The iterations until the kinds begin again.
    static let round = UInt64(allCases.count + 1)

    /// The kind that this iteration shows, or nil.
    public static func shown(in iteration: UInt64) -> Kind? {
      let position = Int(iteration % round)
      return allCases.indices.contains(position) ? allCases[position] : nil
    }
  }

  /// True: it ends processes on purpose.
  public let isOptIn = true
  /// `planted/crashes`.
  public let name = "planted/crashes"
  /// None.
  public let laws: TargetLaws = []
  /// One small document.
  public let seedInputs = [#"{"flag":true,"count":3,"name":"a","list":[1,2,3]}"#]

  /// A crashing target.
  public init() {}

  /// Its purpose.
  public var summary: String { "every way for a process to die" }

  /// Ends the process in the way of this iteration.
  public func run(_ input: [UInt8], in context: RunContext) -> Execution {
    switch Kind.shown(in: context.iteration) {
    case .trap: return .thrown(String(readBehindEnd(of: input)))
    case .fatalError: giveUp(on: input)
    case .stackOverflow: return .thrown(String(descend(input.count)))
    case .hang: loop()
    case .memory: fillMemory()
    case .exit: SystemCalls.leave()
    case .abort: SystemCalls.abortHere()
    case .closedInput: return .thrown(close(0) == 0 ? "closed" : "was closed")
    case nil: return .thrown("nothing")
    }
  }

  @inline(never) private func readBehindEnd(of input: [UInt8]) -> UInt8 {
    input[input.count + 7]
  }

  @inline(never) private func giveUp(on input: [UInt8]) -> Never {
    fatalError("\(input.count) bytes are too many or too few")
  }

  @inline(never) private func descend(_ level: Int) -> Int {
    let text = String(level)
    return level == -1 ? 0 : descend(level + 1) + text.utf8.count
  }

  private func loop() -> Never {
    var count: UInt8 = 0
    while true { count &+= UInt8.random(in: 0...1) }
  }

  private func fillMemory() -> Never {
    var blocks: [[UInt8]] = []
    while true {
      var block: [UInt8] = []
      block.reserveCapacity(1 << 24)
      blocks.append(block)
    }
  }
}
