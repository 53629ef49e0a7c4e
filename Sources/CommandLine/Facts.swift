/// What a shell may propose as a value.
public enum Completion: Hashable, Sendable {
  /// Nothing, as for a number.
  case none
  /// The paths of files and folders.
  case files
  /// The paths of folders.
  case folders
  /// Some words, though others may be allowed too.
  case words([String])
}

/// What happens if an option is given twice.
public enum Repetition: Sendable {
  /// It is refused.
  case refused
  /// The last one counts.
  case last
  /// Each one counts.
  case every
}

/// What help and completions tell of an option, or of an operand, which has no name.
struct Facts {
  var name = ""
  /// What stands for the value; nil for an option without a value.
  var placeholder: String?
  var help: String
  var completion = Completion.none
  var repetition = Repetition.refused
  var isRequired = false

  /// The option as it is written, such as `--seed N`.
  var term: String {
    [name, placeholder ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The term in a line about usage: in brackets if it may be left out.
  var usage: String { isRequired ? term : "[\(term)]" }

  /// The beginning of the help, for a list of completions.
  var brief: String {
    let end = help.firstIndex { ";:(".contains($0) } ?? help.endIndex
    let brief = help[..<end]
    return String(brief.last == " " ? brief.dropLast() : brief)
  }
}
