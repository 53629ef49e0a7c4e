import Foundation
import PlatformSupport

/// A target without a bug that leaves a process behind, and whose judge takes longer than a run may.
public struct LingeringTarget: FuzzTarget {
  /// True: it starts processes.
  public let isOptIn = true
  /// `planted/lingering`.
  public let name = "planted/lingering"
  /// What its judge takes long for.
  public let laws: TargetLaws = [.judged]
  /// A document that it decodes.
  public let seedInputs = [#"{"a":1}"#]

  /// The processor time of a judgement, in seconds.
  public static let judgement = 0.3
  /// What is left behind, in a session of its own, so that it does not end with its parent or its group.
  public static let leftBehind = ["setsid", "sleep", "86401"]

  /// A target that lingers.
  public init() {}

  /// Its purpose.
  public var summary: String { "a process that stays, and a judge that takes long" }

  /// Decodes every JSON, once the process is there.
  public func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard Self.hasStarted else { return .thrown("no process") }
    return JSONTree(parsing: input).map { .decoded($0) } ?? .thrown("syntax")
  }

  /// Agrees, after some time.
  public func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    let start = SystemCalls.processorTime(of: getpid()) ?? 0
    while (SystemCalls.processorTime(of: getpid()) ?? .infinity) - start < Self.judgement {}
    return .agrees
  }

  private static let hasStarted: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = leftBehind
    return (try? process.run()) != nil
  }()
}
