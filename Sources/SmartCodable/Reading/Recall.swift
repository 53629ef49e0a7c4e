/// What types made of values of the document, once a call asks for the same ones again and again (AGR-4).
///
/// Code that tries alternatives decodes what they have in common once for each: a union whose alternatives
/// hold the union again doubles the work at each level. So from the moment on at which a call has asked for
/// several times as many values as the document has, each value is decoded once as one type in one mode, and
/// its answer is given again, with its repairs. Ordinary calls never come so far, and pay for one counter.
///
/// An object is given again only if nobody else has kept it, so that two values never share one that
/// `JSONDecoder` makes twice; objects inside of a value type may be shared.
struct Recall: ~Copyable {
  private var requests = 0
  private var limit = Int.max
  private var answers: [Question: Answer] = [:]

  struct Question: Hashable {
    let index: Int
    let operations: ObjectIdentifier
    let mode: Int
    /// The type of the flat around the value, whose properties may be those of a plain type.
    let flat: ObjectIdentifier?

    /// The hash of the path if the document shares containers, which then have several.
    let path: Int
  }

  /// What became of a request.
  struct Answer {
    /// The value, unless it is an object.
    var value: Any?
    var object: AnyObject?

    /// The reason why there is no value.
    var failure: Failure?
    var repairs: RepairCollector.Kept?
  }

  struct Failure {
    let miss: Miss
    let traces: Misses.Traces
  }

  /// Starts a call for a document with so many values.
  mutating func start(values: Int) {
    limit = 1_000 + 8 * values
  }

  /// Counts a request; returns whether answers are kept from now on.
  @inline(__always)
  mutating func isDue() -> Bool {
    requests &+= 1
    return requests > limit
  }

  /// Counts work that is no request.
  mutating func add(_ count: Int) { requests &+= count }

  /// Takes out an answer, which is put back if it can be given again.
  mutating func take(_ question: Question) -> Answer? { answers.removeValue(forKey: question) }

  mutating func put(_ answer: Answer, for question: Question) {
    // What user code asks for is not bounded by the document.
    if answers.count >= limit { answers = [:] }
    answers[question] = answer
  }

  mutating func reset() {
    requests = 0
    limit = .max
    if !answers.isEmpty { answers = [:] }
  }
}

extension TypeOperations {
  /// The value that `body` decodes, or that it has decoded before.
  @inline(never)
  final func recalled<T>(
    _ type: T.Type,
    at index: Int,
    in reader: Reader,
    _ body: () throws(Miss) -> T
  ) throws(Miss) -> T {
    // What a flat gives depends on more than the value, and an update notes what its flats find. What lies below
    // a flat is read as everywhere, and an update that keeps something of an old value does not come here.
    let flats = reader.scopes.openFlats
    guard reader.settings.isUpdating ? flats.isEmpty : flats.allSatisfy({ $0.object < index })
    else { return try body() }
    let question = reader.question(at: index, self)
    if var answer = reader.recall.take(question) {
      // The type's code may ask for anything, and must not be taken for one that asks for a text only.
      reader.scopes.trace.others += 1
      if let failure = answer.failure {
        reader.recall.put(answer, for: question)
        reader.misses.traces = failure.traces
        throw failure.miss
      }
      let isFree = answer.object == nil || isKnownUniquelyReferenced(&answer.object)
      if isFree, let value = (answer.object ?? answer.value) as? T {
        answer.repairs = answer.repairs.map { reader.repairs.append($0) }
        reader.recall.put(answer, for: question)
        return value
      }
    }
    let repairs = reader.repairs.count
    do throws(Miss) {
      let value = try body()
      var answer = Recall.Answer()
      if T.self is AnyClass { answer.object = value as AnyObject } else { answer.value = value }
      answer.repairs = reader.repairs.kept(since: repairs)
      reader.recall.put(answer, for: question)
      return value
    } catch {
      let failure = Recall.Failure(miss: error, traces: reader.misses.traces)
      reader.recall.put(Recall.Answer(failure: failure), for: question)
      throw error
    }
  }
}

extension Reader {
  fileprivate func question(at index: Int, _ operations: TypeOperations) -> Recall.Question {
    let mode = settings.mode
    let flags = [mode.isStrict, mode.isTentative, mode.bindsModels, isBound]
    return Recall.Question(
      index: index,
      operations: ObjectIdentifier(operations),
      mode: flags.reduce(0) { 2 * $0 + ($1 ? 1 : 0) },
      flat: scopes.openFlats.last?.type,
      path: tape.hasShared ? scopes.path.elements.map { $0.component(in: self) }.hashValue : 0
    )
  }
}
