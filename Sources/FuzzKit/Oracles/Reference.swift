extension Oracle {
  /// An independent judge gives every input the same answer: the value, the repairs in their order, or
  /// the refusal with its kind and place.
  ///
  /// Unlike the laws that compare a decoder with itself, it sees mistakes that are the same on both
  /// sides.
  static let reference = Oracle(
    name: "reference",
    law: .judged,
    share: 1,
    clause: "DEF-1, CONV-1, REP-3"
  ) { trial in
    switch trial.judgement {
    case nil, .silent: return .silent
    case .agrees: return .held
    case .differs(let property, let wanted, let found, let detail):
      return .broken(
        Violation(
          "reference",
          at: property.map { TreePath([.key($0)]) },
          wanted: wanted,
          found: found,
          detail: detail
        )
      )
    }
  }
}
