extension Oracle {
  /// An independent judge gives every input the same answer: the value, the repairs in order, or the refusal
  /// with its kind and place.
  ///
  /// Unlike the laws that compare a decoder with itself, it finds mistakes that are the same on both sides.
  static let reference = Oracle(.decoding, law: .judged)

  /// Creates the oracle of an aspect, which asks the targets that claim `law` and have the aspect.
  init(_ aspect: JudgedAspect, law: TargetLaws = []) {
    self.init(aspect.name, law, share: aspect.share, summary: aspect.summary) { trial in
      switch trial.judgement(of: aspect) {
      case nil, .silent: return .silent
      case .agrees: return .held
      case .differs(let property, let wanted, let found, let detail):
        return .broken(
          wanted: wanted,
          found: found,
          at: property.map { TreePath([.key($0)]) },
          detail
        )
      }
    } appliesTo: { target in
      target.allAspects.contains(aspect)
    }
  }
}
