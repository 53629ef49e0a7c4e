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
