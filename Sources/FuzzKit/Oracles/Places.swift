extension Oracle {
  /// A repair's line and column are those of its offset, counted anew, and what it is said to have found
  /// stands there.
  static let places = judged(
    "places",
    .places,
    law: .judgedPlaces,
    clause: "REP-9, REP-12"
  )
}
