extension Oracle {
  /// A repair's line and column match its offset, computed independently, and the value at that offset is the
  /// one that the repair reports.
  static let places = judged(
    "places",
    .places,
    law: .judgedPlaces,
    share: 2,
    clause: "REP-9, REP-12"
  )
}
