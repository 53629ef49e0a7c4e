// Collections of the standard library that are decoded by code of their own: `[Int](from: decoder)`.
//
// That code asks for one element after the other and cannot leave one out. It is told from other code by what it
// asks for. Once such a collection has needed a stand-in for a bad element, the code of the type that has asked for it
// runs again, and then the container passes over what a property of the collection would drop (AGR-14).

/// How code reads one container, in lenient decoding.
///
/// An array or a set asks whether it is at the end and then for an element of its one type, and for nothing else. A
/// dictionary has keys of a type that belongs to the standard library.
final class CollectionReading {
  let turn: CollectionReadings.Turn

  /// The type of the elements that are passed over if they are bad, if that is known.
  let known: (any Decodable.Type)?

  /// The next good element, found when code asked whether there is one.
  struct Ahead {
    let origin: Int
    let index: Int
    let position: Int
    let value: Any?
  }

  fileprivate(set) var ahead: Ahead?

  func takeAhead(from cursor: Int) -> Ahead? {
    defer { ahead = nil }
    return ahead?.origin == cursor ? ahead : nil
  }

  /// The one type that was asked for.
  private(set) var element: (any Decodable.Type)?

  /// Whether an element needed a stand-in, or had none.
  private(set) var isBad = false
  private(set) var hasFailed = false

  /// Whether something was asked for that a collection does not ask for.
  private(set) var isOther = false
  private(set) var hasEnded: Bool
  fileprivate(set) var hasDropped = false
  private var isAsked = false

  init(_ turn: CollectionReadings.Turn, known: (any Decodable.Type)?, isDictionary: Bool) {
    self.turn = turn
    self.known = known
    hasEnded = isDictionary
  }

  func askForEnd(_ isAtEnd: Bool) {
    if hasFailed { isOther = true }
    isAsked = true
    if isAtEnd { hasEnded = true }
  }

  func ask(for type: any Decodable.Type) {
    if !isAsked || hasFailed || element.map({ $0 != type }) ?? false { isOther = true }
    isAsked = false
    element = type
  }

  func askForOther() { isOther = true }

  /// Notes that an element of a type has a stand-in, or none; Optionals are never dropped.
  func note(_ type: any Decodable.Type, hasFailed: Bool) {
    element = type
    isBad = true
    if hasFailed { self.hasFailed = true }
  }

  /// Whether code has read it in part, and not because of an error.
  fileprivate var isBroken: Bool { isOther || element != nil && !hasEnded && !hasFailed }
}

/// What is known in one call of code that reads containers.
struct CollectionReadings: ~Copyable {
  /// A container, and the type whose code reads it.
  struct Place: Hashable {
    let container: Int
    let code: ObjectIdentifier
  }

  /// A run of the code of a type, and what there was when it began.
  struct Run {
    fileprivate let readings: Int
    fileprivate let repairs: Int
    fileprivate var number = 0
  }

  /// One of the readings of a container by the same code.
  struct Turn: Hashable {
    let place: Place

    /// How often the code had begun to read the container before.
    let number: Int
  }

  private var known = RareTable<Turn, any Decodable.Type>()

  /// The places that are read in another way.
  private var others = RareSet<Place>()

  /// How many of the open readings a place has.
  private var turns = RareTable<Place, Int>()

  /// The readings by code that has not ended yet.
  private var open: ContiguousArray<CollectionReading> = []

  var count: Int { open.count }

  mutating func begin(_ container: Int, _ code: ModelInfo, isDictionary: Bool) -> CollectionReading?
  {
    let place = Place(container: container, code: ObjectIdentifier(code))
    if others.contains(place) { return nil }
    let turn = Turn(place: place, number: turns[place, default: 0])
    turns[place] = turn.number + 1
    let reading = CollectionReading(turn, known: known[turn], isDictionary: isDictionary)
    open.append(reading)
    return reading
  }

  /// What readings show that was not known.
  enum Finding {
    /// It is that of a collection, which drops bad elements of the type.
    case collection(of: any Decodable.Type)

    /// It was taken for that of a collection, and is not.
    case other
  }

  /// What the readings since a run began show that was not known.
  ///
  /// Where an element had no stand-in, that counts only if the code failed; else it caught the error and read the value
  /// in another way.
  func findings(since start: Int, hasFailed: Bool) -> [(turn: Turn, finding: Finding)] {
    var found: [(turn: Turn, finding: Finding)] = []
    var broken = RareSet<Place>()
    for reading in open[start...] {
      let turn = reading.turn
      if let known = reading.known {
        let isOfOtherType = reading.element.map { $0 != known } ?? false
        if reading.hasDropped, reading.isBroken || isOfOtherType { found.append((turn, .other)) }
      } else if reading.isBroken {
        broken.insert(turn.place)
      } else if let element = reading.element, reading.isBad, hasFailed || !reading.hasFailed {
        found.append((turn, .collection(of: element)))
      }
    }
    return found.filter { turn, finding in
      if case .other = finding { true } else { !broken.contains(turn.place) }
    }
  }

  /// Ends the readings since a run began, and takes what they show.
  ///
  /// It returns the readings, since their end may run code of the user, which must not come by in the meantime.
  fileprivate mutating func end(
    since start: Int,
    taking found: [(turn: Turn, finding: Finding)]
  ) -> ContiguousArray<CollectionReading> {
    let ended = ContiguousArray(open[start...])
    open.removeSubrange(start...)
    for reading in ended { turns[reading.turn.place, default: 1] -= 1 }
    for (turn, finding) in found {
      switch finding {
      case .collection(let element): known[turn] = element
      case .other: others.insert(turn.place)
      }
    }
    return ended
  }

  mutating func reset() {
    if !open.isEmpty || !turns.isEmpty { self = CollectionReadings() }
  }
}

extension Frame {
  /// Starts reading for code of an instance.
  func watch(_ code: ModelInfo, isDictionary: Bool = false) {
    let mode = reader.settings.mode
    guard container >= 0, !mode.isStrict, mode.fallback == .initialValue,
      mode.elements != .failWhole, code.isOfCode
    else { return }
    // Work that no request for a value shows.
    reader.recall.add(tape.memberCount(container))
    reading = reader.readings.begin(container, code, isDictionary: isDictionary)
  }

  /// Whether code that asks for it is at the end: there is no element left, or none that is good.
  @inline(never)
  func hasEnded(at cursor: Int, _ position: Int, _ reading: CollectionReading) -> Bool {
    guard let type = reading.known, !reading.isOther else {
      reading.askForEnd(cursor >= end)
      return cursor >= end
    }
    if reading.ahead?.origin != cursor {
      reading.ahead = inPlace { ahead(of: cursor, position, type, reading) }
    }
    let isAtEnd = (reading.ahead?.index ?? cursor) >= end
    reading.askForEnd(isAtEnd)
    return isAtEnd
  }

  private func ahead<Element: Decodable>(
    of cursor: Int,
    _ position: Int,
    _ type: Element.Type,
    _ reading: CollectionReading
  ) -> CollectionReading.Ahead {
    let operations = reader.types.operations(for: type)
    var (index, number) = (cursor, position)
    var slot = ValueSlot<Element>()
    while index < end {
      let step = PathStep.element(number)
      // It does not throw, since no element fails the whole collection in this mode.
      try? slot.fill { place throws(Miss) in
        try reader.element(type, operations, at: index, step: step, into: place)
      }
      if slot.isFilled {
        return .init(origin: cursor, index: index, position: number, value: slot.take())
      }
      reading.hasDropped = true
      index = tape.next(index)
      number += 1
    }
    return .init(origin: cursor, index: end, position: number, value: nil)
  }

  /// Whether the entry at a key is one that a dictionary drops, which is reported then.
  func drops<Value: Decodable>(_ type: Value.Type, at key: Int) -> Bool {
    inPlace {
      let count = reader.repairs.count
      var slot = ValueSlot<Value>()
      let operations = reader.types.operations(for: type)
      try? slot.fill { place throws(Miss) in
        try reader.element(type, operations, at: key + 1, step: .rawKey(at: key), into: place)
      }
      if slot.isFilled { reader.repairs.truncate(to: count) }
      return !slot.isFilled
    }
  }

  /// Runs with the path of the container, and leaves no failure behind.
  private func inPlace<Result>(_ body: () -> Result) -> Result {
    let path = reader.scopes.path.elements
    let traces = reader.misses.traces
    reader.scopes.path.replace(with: fullPath())
    defer {
      reader.scopes.path.replace(with: path)
      reader.misses.traces = traces
    }
    return body()
  }
}

extension Reader {
  /// How often the code of a type runs at most, whatever its collections drop.
  private static let mostRuns = 16

  /// Starts to run the code of a type.
  @inline(__always)
  func startRun() -> CollectionReadings.Run {
    CollectionReadings.Run(readings: readings.count, repairs: repairs.count)
  }

  /// Whether the code need not run once more, which it must if it has read a collection as no property does.
  @inline(__always)
  func hasEnded(_ run: inout CollectionReadings.Run, hasFailed: Bool = false) -> Bool {
    readings.count == run.readings || hasFoundNothing(&run, hasFailed)
  }

  @inline(never)
  private func hasFoundNothing(_ run: inout CollectionReadings.Run, _ hasFailed: Bool) -> Bool {
    let found = readings.findings(since: run.readings, hasFailed: hasFailed)
    for reading in readings.end(since: run.readings, taking: found) { reading.ahead = nil }
    run.number += 1
    guard !found.isEmpty, run.number < Self.mostRuns else { return true }
    repairs.truncate(to: run.repairs)
    return false
  }

  /// Undoes a run of several values that would have to be repeated, and returns whether it would.
  @inline(__always)
  func undo(_ run: CollectionReadings.Run) -> Bool {
    readings.count > run.readings && undoReadings(run)
  }

  @inline(never)
  private func undoReadings(_ run: CollectionReadings.Run) -> Bool {
    let isLacking = !readings.findings(since: run.readings, hasFailed: true).isEmpty
    for reading in readings.end(since: run.readings, taking: []) { reading.ahead = nil }
    if isLacking { repairs.truncate(to: run.repairs) }
    return isLacking
  }
}
