/// What a shell may suggest as a value.
public enum Completion: Hashable, Sendable {
  /// Nothing, as for a number.
  case none
  /// The paths of files and folders.
  case files
  /// The paths of folders.
  case folders
  /// Some words; others may also be allowed.
  case words([String])
}

/// The behavior if an option is given twice.
public enum Repetition: Sendable {
  /// It is refused.
  case refused
  /// The last one is used.
  case last
  /// Each one is used.
  case every
}

/// What help and completions say about an option, or about an operand, which has no name.
struct Facts {
  var name = ""
  /// The placeholder of the value; nil for an option without a value.
  var placeholder: String?
  var help: String
  /// Made when a script of completions is, since it may have to read all that there is to suggest.
  var makeCompletion: () -> Completion = { .none }
  var completion: Completion { makeCompletion() }
  var repetition = Repetition.refused
  var isRequired = false

  /// The option as it is written, such as `--seed N`.
  var term: String {
    [name, placeholder ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The term in a usage line: in brackets if it is optional.
  var usage: String { isRequired ? term : "[\(term)]" }

  /// The beginning of the help, for a list of completions.
  var brief: String {
    let end = help.firstIndex { ";:(".contains($0) } ?? help.endIndex
    let brief = help[..<end]
    return String(brief.last == " " ? brief.dropLast() : brief)
  }
}
