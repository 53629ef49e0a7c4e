extension Oracle {
  /// The log of a call states what its report states, in the layout that the law requires.
  static let logging = judged(
    "logging",
    .logging,
    law: .judgedLogging,
    share: 4,
    clause: "LOG-4, LOG-5, LOG-6, LOG-8"
  )
}
