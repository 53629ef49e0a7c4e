/// A clause of the specification that no case can check, and why.
///
/// A case is data: a schema, settings and a text as input, a value or a refusal as result. Clauses that
/// cannot be tested this way are listed, so that a clause without a case is known to be left out on purpose.
///
/// ```swift
/// ConformanceSuite.current.untestable.count { $0.reason == .encoding }
/// ```
public struct Untestable: Hashable, Sendable, CustomStringConvertible {
  /// What a case would have to express to check the clause.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// A transformer, a hook or a hand-written initializer; a schema contains no code.
    case code
    /// How a type is declared in one language, or what its compiler accepts.
    case declaration
    /// Encoder output that the calls of the encoding cases do not reach, such as its layout.
    case encoding
    /// An input other than text, such as a dictionary or a property list, or a particular entry point.
    case input
    /// What is printed or passed to a listener.
    case log
    /// A setting of the whole process, a list of settings with two of the same kind, or a setting
    /// for which ``Setting`` has no name.
    case configuration
    /// Several calls, or what a call uses or affects: time, memory, identity, threads.
    case calls
    /// An operation other than decoding, such as updating a value.
    case operation
    /// A part of a report that neither ``Observation`` nor ``Repair`` can express.
    case report
    /// A kind of value for which there is no ``Shape``.
    case shape
  }

  /// The id of the clause, for example `ENC-1`.
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

  /// The whole entry on one line, for example `ENC-1 (encoding): a value that cannot be written`.
  public var description: String { "\(clause) (\(reason.rawValue)): \(detail)" }
}
