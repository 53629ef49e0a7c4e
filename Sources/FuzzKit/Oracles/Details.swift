extension Oracle {
  /// Each repair says what was wanted and what stands in as an independent judge does.
  static let details = judged(
    "details",
    .details,
    law: .judgedDetails,
    share: 2,
    clause: "REP-7, REP-8"
  )
}
