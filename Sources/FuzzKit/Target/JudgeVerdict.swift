/// What an independent judge says of a target's answer.
///
/// A judge shares no code with the decoder under test: it makes its own answer from the same input and
/// compares the two.
public enum JudgeVerdict: Sendable {
  /// The judge has no answer of its own for this input.
  case silent
  /// Both answers are the same.
  case agrees
  /// They are not: the property concerned, if it is one of several, both answers in a word without
  /// anything of the input, and the whole story for reading.
  case differs(property: String?, wanted: String, found: String, detail: String)
}

/// What of a target a judge compares.
public enum JudgedAspect: String, Hashable, Sendable, CaseIterable {
  /// The answer to an input: the value, the repairs or the refusal.
  case decoding
  /// What the decoded value is written as.
  case encoding
  /// The result of updating a value with an input.
  case updating
  /// What is logged of the call.
  case logging
  /// The wanted type and the action of each repair.
  case details
  /// Answers and texts after other calls.
  case sequence
  /// The line, column, offset and found text of each repair.
  case places
}
