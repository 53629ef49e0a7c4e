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
  case differs(property: String? = nil, wanted: String, found: String, detail: String)
}

/// An aspect of a target that a judge compares, each with an oracle of its name.
///
/// Every judge compares ``decoding``; a target names what else its judge compares in
/// ``FuzzTarget/judgedAspects``.
public struct JudgedAspect: Hashable, Sendable {
  /// The name in reports, signatures and `--oracle`; aspects with the same name are one.
  public let name: String

  /// One line for `list`.
  public let summary: String

  /// It is judged in one of `share` iterations; numbers below 1 count as 1.
  public let share: Int

  /// Creates an aspect; by default it is judged in each iteration.
  public init(_ name: String, summary: String, share: Int = 1) {
    self.name = name
    self.summary = summary
    self.share = share
  }

  /// The answer to an input, for targets that claim ``TargetLaws/judged``.
  public static let decoding = JudgedAspect(
    "reference",
    summary: "an independent judge gives every input the same answer"
  )
}

extension FuzzTarget {
  /// What a judge compares, by the number that ``TargetCall/judgement(_:)`` has for it.
  var allAspects: [JudgedAspect] { [.decoding] + judgedAspects }
}
