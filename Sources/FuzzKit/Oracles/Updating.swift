extension Oracle {
  /// An independent judge merges the input into the same value with the same result.
  ///
  /// ``unmentioned`` checks only that properties that are not mentioned stay.
  static let updating = judged(
    "updating",
    .updating,
    law: .judgedUpdating,
    share: 4,
    clause: "UPD-2, UPD-3, UPD-5, UPD-6, UPD-8"
  )
}
