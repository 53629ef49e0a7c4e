// Collections of the standard library that are decoded by code of their own: `[Int](from: decoder)`.
//
// That code asks for one element after the other and cannot leave one out. It is told from other code by what it
// asks for. Once such a collection has needed a stand-in for a bad element, what a property of its type would drop is
// found, and the code of the type that has asked for it runs once more, with a container that does not show it
// (AGR-14).

/// What containers do not show to the code of a type.
struct DroppedElements {
  /// The repairs of elements or entries that are dropped, by the tape index of their values.
  typealias Members = [Int: ArraySlice<RepairCollector.Entry>]

  /// A container, and the type whose code reads it.
  struct Place: Hashable {
    let container: Int
    let code: ObjectIdentifier
  }

  /// A run of the code of a type, and what there was when it began.
  struct Run {
    let dropped: Int
    let repairs: Int
    var isSecond = false
  }

  private var known: [Place: Members] = [:]

  /// What was found by code that has not ended yet; of an element without a stand-in it only helps if that code
  /// fails, since it may have gone on with an alternative.
  private var found: [(place: Place, members: Members, hasFailed: Bool)] = []

  var count: Int { found.count }

  /// What a container does not show.
  func members(of container: Int, for code: ModelInfo) -> Members? {
    known.isEmpty ? nil : known[Place(container: container, code: ObjectIdentifier(code))]
  }

  mutating func note(_ members: Members, at place: Place, hasFailed: Bool) {
    if !members.isEmpty { found.append((place, members, hasFailed)) }
  }

  /// Takes what code has found that has ended; returns whether that is new to it.
  mutating func take(since count: Int, hasFailed: Bool) -> Bool {
    let news = found[count...].filter { known[$0.place] == nil && (hasFailed || !$0.hasFailed) }
    found.removeSubrange(count...)
    for (place, members, _) in news { known[place] = members }
    return !news.isEmpty
  }

  mutating func discard(since count: Int) { found.removeSubrange(count...) }

  mutating func reset() {
    if !known.isEmpty || !found.isEmpty { self = DroppedElements() }
  }
}

/// How code reads a container, to tell the code of a collection from other code.
///
/// An array or a set asks whether it is at the end and then for an element of its one type, and for nothing else. A
/// dictionary has keys of a type that belongs to the standard library.
struct CollectionCode {
  let place: DroppedElements.Place

  /// Finds what a collection of the type that was asked for drops, once it needed a stand-in.
  fileprivate var find: ((Reader) throws(Miss) -> DroppedElements.Members)?

  private var isAsked = false
  private var element: ObjectIdentifier?
  private(set) var isCollection = true

  init(_ container: Int, _ code: ModelInfo) {
    place = DroppedElements.Place(container: container, code: ObjectIdentifier(code))
  }

  mutating func askForEnd() { isAsked = true }

  mutating func ask(for type: Any.Type) {
    let type = ObjectIdentifier(type)
    if !isAsked || element.map({ $0 != type }) ?? false { isCollection = false }
    isAsked = false
    element = type
  }

  mutating func askForOther() { isCollection = false }
}

extension Frame {
  /// Starts reading for code of an instance in lenient decoding.
  func watch(_ code: ModelInfo) {
    guard container >= 0, reader.settings.mode.fallback == .initialValue else { return }
    dropped = reader.dropped.members(of: container, for: code)
    if dropped == nil { collectionCode = CollectionCode(container, code) }
  }

  /// Starts reading for code of a dictionary.
  ///
  /// What it does not see is reported before what it reads.
  @inline(never)
  func watchEntries(_ code: ModelInfo) {
    watch(code)
    for (_, repairs) in (dropped ?? [:]).sorted(by: { $0.key < $1.key }) { report(repairs) }
  }

  func report(_ dropped: ArraySlice<RepairCollector.Entry>) {
    for repair in dropped { reader.repairs.append(repair) }
  }

  /// Notes that code asked an array whether it is at its end.
  @inline(never)
  func noteEnd(_ isAtEnd: Bool) {
    collectionCode?.askForEnd()
    if isAtEnd { noteDropped(hasFailed: false) }
  }

  /// Notes that an element has a stand-in, or none.
  func noteElement<Element: Decodable>(_ type: Element.Type, hasFailed: Bool) {
    guard let code = collectionCode, code.isCollection else { return }
    if code.find == nil {
      let array = container
      collectionCode?.find = { reader throws(Miss) in
        try reader.droppedElements(of: type, from: array)
      }
    }
    if hasFailed { noteDropped(hasFailed: true) }
  }

  /// Notes the same of an entry of a dictionary.
  func noteEntry<Value: Decodable>(_ type: Value.Type, hasFailed: Bool) {
    let object = container
    collectionCode?.find = { reader throws(Miss) in
      try reader.droppedEntries(of: type, from: object)
    }
    noteDropped(hasFailed: hasFailed)
  }

  private func noteDropped(hasFailed: Bool) {
    guard let code = collectionCode, code.isCollection, let find = code.find else { return }
    collectionCode = nil
    let path = reader.scopes.path
    let traces = reader.misses.traces
    reader.scopes.path = fullPath()
    defer {
      reader.scopes.path = path
      reader.misses.traces = traces
    }
    // A collection that fails as a whole drops nothing.
    guard let members = try? find(reader) else { return }
    reader.dropped.note(members, at: code.place, hasFailed: hasFailed)
  }
}

extension Reader {
  /// Starts to run the code of a type.
  @inline(__always)
  func startRun() -> DroppedElements.Run {
    DroppedElements.Run(dropped: dropped.count, repairs: repairs.count)
  }

  /// Whether the code need not run once more, which it must if it has read a collection as no property does.
  @inline(__always)
  func hasEnded(_ run: inout DroppedElements.Run, hasFailed: Bool = false) -> Bool {
    dropped.count == run.dropped || hasFound(nothingIn: &run, hasFailed)
  }

  /// Undoes a run that would have to be repeated, and returns whether it would.
  @inline(__always)
  func undo(_ run: DroppedElements.Run) -> Bool {
    guard dropped.count > run.dropped else { return false }
    dropped.discard(since: run.dropped)
    repairs.truncate(to: run.repairs)
    return true
  }

  @inline(never)
  private func hasFound(nothingIn run: inout DroppedElements.Run, _ hasFailed: Bool) -> Bool {
    let isNew = dropped.take(since: run.dropped, hasFailed: hasFailed)
    guard isNew, !run.isSecond else { return true }
    run.isSecond = true
    repairs.truncate(to: run.repairs)
    return false
  }

  /// The repairs of an element, if it is dropped.
  private func dropped<Element: Decodable>(
    _ type: Element.Type,
    at index: Int,
    step: PathStep
  ) throws(Miss) -> ArraySlice<RepairCollector.Entry>? {
    let count = repairs.count
    var isKept = false
    try element(type, types.operations(for: type), at: index, step: step) { _ in isKept = true }
    defer { repairs.truncate(to: count) }
    return isKept ? nil : repairs.entries.dropFirst(count)
  }

  fileprivate func droppedElements<Element: Decodable>(
    of type: Element.Type,
    from array: Int
  ) throws(Miss) -> DroppedElements.Members {
    var members: DroppedElements.Members = [:]
    var index = array + 1
    for position in 0..<tape.memberCount(array) {
      members[index] = try dropped(type, at: index, step: .element(position))
      index = tape.next(index)
    }
    return members
  }

  fileprivate func droppedEntries<Value: Decodable>(
    of type: Value.Type,
    from object: Int
  ) throws(Miss) -> DroppedElements.Members {
    let end = tape.next(object)
    var members: DroppedElements.Members = [:]
    var key = object + 1
    while key < end {
      members[key + 1] = try dropped(type, at: key + 1, step: .rawKey(at: key))
      key = tape.next(key + 1)
    }
    return members
  }
}
