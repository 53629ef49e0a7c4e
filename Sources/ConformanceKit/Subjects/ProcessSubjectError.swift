#if canImport(Glibc)
/// The reason why a program cannot be used as a subject: what happened, to which program, and what to do.
public struct ProcessSubjectError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What can go wrong before the first request.
  public enum Reason: Hashable, Sendable {
    /// The program could not be started; holds the system's message.
    case notStarted(String)
    /// No line arrived in time.
    case noHello(after: Duration)
    /// The program ended or closed its output before its hello; says how, with its last output.
    case ended(String)
    /// The first line was not a hello of this protocol; says what is wrong, and holds the line.
    case wrongHello(String, line: String)
    /// The program sent a different hello than the first time.
    case changedHello
    /// The initial value of a schema of the suite cannot be read.
    case wrongSuite(String)
  }

  /// The program, with its arguments.
  public let program: String
  /// What happened.
  public let reason: Reason

  init(_ program: String, _ reason: Reason) {
    self.program = program
    self.reason = reason
  }

  /// What happened and what to do about it.
  public var description: String {
    switch reason {
    case .notStarted(let words):
      "cannot start '\(program)': \(words); give the path of a program, or a name in PATH"
    case .noHello(let time):
      "'\(program)' said no hello within \(time); it must read the start message from standard"
        + " input, answer it with one line and flush its output"
    case .ended(let how):
      "'\(program)' \(how) before its hello; run it by hand with a start message to see why"
    case .wrongHello(let what, let line):
      "'\(program)' said no proper hello (\(what)), but \(line); standard output is for the"
        + " protocol alone, anything else goes to standard error"
    case .changedHello:
      "'\(program)' said another hello than at its first start; it must not depend on anything"
        + " but the start message"
    case .wrongSuite(let what):
      "the models of the suite cannot be sent to '\(program)': \(what); lint the suite"
    }
  }
}
#endif
