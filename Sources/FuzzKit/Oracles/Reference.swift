extension Oracle {
  /// An independent judge gives the same answer to every input: the value, the repairs in order, or the
  /// refusal with its kind and place.
  ///
  /// Unlike the laws that compare a decoder with itself, it finds mistakes that are the same on both sides.
  static let reference = judged(
    "reference",
    .decoding,
    law: .judged,
    clause: "DEF-1, CONV-1, REP-3"
  )

  /// Creates an oracle that asks the target's judge, in one of `share` iterations.
  static func judged(
    _ name: String,
    _ aspect: JudgedAspect,
    law: TargetLaws,
    share: Int = 1,
    clause: String
  ) -> Oracle {
    Oracle(name: name, law: law, share: share, clause: clause) { trial in
      switch trial.judgement(of: aspect) {
      case nil, .silent: return .silent
      case .agrees: return .held
      case .differs(let property, let wanted, let found, let detail):
        return .broken(
          Violation(
            name,
            at: property.map { TreePath([.key($0)]) },
            wanted: wanted,
            found: found,
            detail: detail
          )
        )
      }
    }
  }
}
