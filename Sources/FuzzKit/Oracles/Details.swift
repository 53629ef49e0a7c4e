extension Oracle {
  /// Each repair reports the same wanted type and the same stand-in as an independent judge.
  static let details = judged(
    "details",
    .details,
    law: .judgedDetails,
    share: 3,
    clause: "REP-7, REP-8"
  )
}
