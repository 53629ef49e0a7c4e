extension Oracle {
  /// After other calls, with other models and options, an independent judge still agrees.
  ///
  /// ``state`` compares an answer with an earlier one of the same decoder; here the judge knows the right
  /// one.
  static let sequence = judged(
    "sequence",
    .sequence,
    law: .judgedSequence,
    share: 8,
    clause: "OPT-4, LOG-14"
  )
}
