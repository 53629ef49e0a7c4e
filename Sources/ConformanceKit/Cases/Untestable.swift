/// A clause of the specification that no case can check, and why.
///
/// A case is data: a schema, settings and a text as input, a value or a refusal as result. Clauses that
/// cannot be tested this way are listed, so that a clause without a case is known to be left out on purpose.
///
/// ```swift
/// ConformanceSuite.current.untestable.count { $0.reason == .log }
/// ```
public struct Untestable: Hashable, Sendable, CustomStringConvertible {
  /// What a case would have to express to check the clause.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Code whose answers change from call to call, or that no model of the suite has.
    case code
    /// How a type is declared in one language, or what its compiler accepts.
    case declaration
    /// An input that no document stands for, or an entry point that no setting names.
    case input
    /// What is printed or passed to a listener.
    case log
    /// A setting of the whole process, or one for which ``Setting`` has no name.
    case configuration
    /// Several calls, or what a call uses or affects: time, memory, identity, threads.
    case calls
    /// An operation other than decoding, updating and writing, such as a subscription.
    case operation
  }

  /// The id of the clause, for example `LOG-1`.
  public let clause: String
  /// What a case would have to express to check it.
  public let reason: Reason
  /// What that is for this clause, in a few words.
  public let detail: String

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - clause: The id of the clause.
  ///   - reason: What a case would have to express to check it.
  ///   - detail: What that is for this clause, in a few words.
  public init(_ clause: String, _ reason: Reason, _ detail: String) {
    self.clause = clause
    self.reason = reason
    self.detail = detail
  }

  /// The whole entry on one line, for example `LOG-1 (log): silence without a log level`.
  public var description: String { "\(clause) (\(reason.rawValue)): \(detail)" }
}
