extension Oracle {
  /// The log says of a call what its report says, in the layout that the law gives.
  static let logging = judged(
    "logging",
    .logging,
    law: .judgedLogging,
    share: 2,
    clause: "LOG-4, LOG-5, LOG-6, LOG-8"
  )
}
