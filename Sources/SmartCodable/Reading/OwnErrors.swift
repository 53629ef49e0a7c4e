import ModelSupport

// Errors that the code of a value throws and the code around it may catch: where nothing stands in for
// the value, they are passed on as they were thrown (DEF-14, DEC-3).

extension Error {
  /// Whether it is an error of the user's own.
  ///
  /// Not a `DecodingError`, instead of which there is one reason (REP-2), and not one by which a model
  /// refuses, since that names levels which depend on who catches it.
  var isOwn: Bool { !(self is DecodingError || self is any ModelRefusal) }
}

extension Reader {
  /// The error of the user's own behind the miss of the value at `index`, if there is one.
  @inline(never)
  func ownError(of miss: Miss, at index: Int) -> (any Error)? {
    miss.has(.hasOwnError) ? misses.thrownError(at: index) : nil
  }

  /// The miss of a null that the type's own code refused in the strict attempt just made.
  @inline(never)
  func refusedNull(at index: Int) -> Miss {
    Miss(kind: .null, facts: misses.thrownError(at: index)?.isOwn ?? false ? .hasOwnError : [])
  }

  /// The miss of a value whose code failed twice: an error of its own in the strict attempt comes first,
  /// since `JSONDecoder` throws that.
  @inline(never)
  func missedTwice(_ miss: Miss, first error: (any Error)?, at index: Int) -> Miss {
    guard let error, error.isOwn else { return miss }
    misses.traces.thrown = (index, error)
    var miss = miss
    miss.facts.insert(.hasOwnError)
    return miss
  }
}

extension Misses {
  /// Notes that the value could not be decoded strictly.
  @inline(never)
  mutating func noteRefusal(_ refusal: Refusal, _ error: (any Error)?) {
    let own = error.flatMap { $0 is DecodingError ? nil : $0 }
    refusals.updateValue(own, forKey: refusal)
  }

  /// Whether the value failed as part of an earlier attempt, whose error is then the last one again.
  ///
  /// This is forgotten when it is checked, unless the value may be read again, because it is still part
  /// of an attempt: each level of a model in a plain type would otherwise double the cost, and not only
  /// add its own.
  @inline(never)
  mutating func wasRefused(_ refusal: Refusal, keeping: Bool) -> Bool {
    let known = keeping ? refusals[refusal] : refusals.removeValue(forKey: refusal)
    guard let known else { return false }
    traces.thrown = known.map { (refusal.index, $0) }
    return true
  }
}
