/// A target whose reference traps: the fuzzer must report its own failure, not a finding.
public struct FaultyReferenceTarget: FuzzTarget {
  /// True: it traps on purpose.
  public let isOptIn = true
  /// `planted/reference`.
  public let name = "planted/reference"
  /// The law whose oracle runs the reference.
  public let laws: TargetLaws = [.agreement]
  /// One small document.
  public let seedInputs = [#"{"a":1}"#]

  /// A target with a faulty reference.
  public init() {}

  /// Its purpose.
  public var summary: String { "a wrong answer of the strict reference" }

  /// Reads any JSON value.
  public func run(_ input: [UInt8], in context: RunContext) -> Execution {
    JSONTree(parsing: input).map { .decoded($0) } ?? .thrown("syntax")
  }

  /// Traps.
  public func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
    preconditionFailure("planted trap in the reference")
  }
}
