/// A clause of the specification that no case can check, and why.
///
/// A case is data: a schema, settings and a text go in, a value or a refusal comes out. What cannot be
/// said in these words is listed, so that a clause without a case is known to be left out and not
/// forgotten.
///
/// ```swift
/// ConformanceSuite.current.untestable.count { $0.reason == .encoding }
/// ```
public struct Untestable: Hashable, Sendable, CustomStringConvertible {
  /// What a case would have to hold.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// A transformer, a hook or a hand-written initializer; a schema holds no code.
    case code
    /// How a type is declared in one language, or what its compiler accepts.
    case declaration
    /// What is written; format 1 of the suite is about reading.
    case encoding
    /// An input that is no text, such as a dictionary or a property list, or a certain entry point.
    case input
    /// What is printed or handed to a listener.
    case log
    /// A setting of the whole process, a list of settings in which one kind stands twice, or a setting
    /// for which ``Setting`` has no name.
    case configuration
    /// More than one call, or what one takes or leaves behind: time, memory, identity, threads.
    case calls
    /// Another operation than decoding, such as updating a value.
    case operation
    /// A part of a report that neither ``Observation`` nor ``Repair`` has a word for.
    case report
    /// A kind of value for which there is no ``Shape``.
    case shape
  }

  /// The id of the clause, for example `ENC-1`.
  public let clause: String
  /// What a case would have to hold.
  public let reason: Reason
  /// What it is in this clause, in a few words.
  public let detail: String

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - clause: The id of the clause.
  ///   - reason: What a case would have to hold.
  ///   - detail: What it is in this clause, in a few words.
  public init(_ clause: String, _ reason: Reason, _ detail: String) {
    self.clause = clause
    self.reason = reason
    self.detail = detail
  }

  /// All of it on one line, for example `ENC-1 (encoding): a value that cannot be written`.
  public var description: String { "\(clause) (\(reason.rawValue)): \(detail)" }
}
