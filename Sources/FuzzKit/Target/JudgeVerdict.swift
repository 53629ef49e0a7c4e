/// An independent judge's verdict on a target's answer.
///
/// A judge shares no code with the decoder under test: it computes its own answer from the same
/// input and compares the two.
public enum JudgeVerdict: Sendable {
  /// The judge has no answer of its own for this input.
  case silent
  /// Both answers are the same.
  case agrees
  /// The answers differ: the property concerned, if it is one of several; one-word codes of both
  /// answers, without anything from the input; and a full description for people.
  case differs(property: String?, wanted: String, found: String, detail: String)
}

/// An aspect of a target that a judge compares.
public enum JudgedAspect: String, Hashable, Sendable, CaseIterable {
  /// The answer to an input: the value, the repairs or the refusal.
  case decoding
  /// The encoding of the decoded value.
  case encoding
  /// The result of updating a value with an input.
  case updating
  /// What the call logs.
  case logging
  /// The wanted type and the action of each repair.
  case details
  /// Answers and texts after other calls.
  case sequence
  /// The line, column, offset and found text of each repair.
  case places
}
