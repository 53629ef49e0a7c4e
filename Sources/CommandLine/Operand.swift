/// A positional argument of a command, such as the file that is read.
public struct Operand<Settings> {
  var facts: Facts
  let set: (inout Settings, String) throws(UsageError) -> Void

  /// An operand.
  ///
  /// - Parameters:
  ///   - placeholder: Its name in the help.
  ///   - help: What it is.
  ///   - isRequired: Whether it is required.
  ///   - completion: What a shell may suggest; made when a shell asks.
  ///   - set: Stores it in the settings; it throws an error that names the operand.
  public init(
    _ placeholder: String,
    _ help: String,
    isRequired: Bool = true,
    completing completion: @autoclosure @escaping () -> Completion = .none,
    set: @escaping (inout Settings, String) throws(UsageError) -> Void
  ) {
    facts = Facts(
      placeholder: placeholder,
      help: help,
      makeCompletion: completion,
      isRequired: isRequired
    )
    self.set = set
  }
}
