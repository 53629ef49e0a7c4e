extension Oracle {
  /// After other calls, with other models and options, an independent judge still says the same.
  ///
  /// ``state`` compares an answer with that of the same decoder before; here the judge knows the right
  /// one.
  static let sequence = judged(
    "sequence",
    .sequence,
    law: .judgedSequence,
    share: 8,
    clause: "OPT-4, LOG-14"
  )
}
