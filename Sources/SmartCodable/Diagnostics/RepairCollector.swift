/// Collects the repairs of one call, if anybody wants them.
struct RepairCollector {
  /// A repair with the place of its value still as a tape index.
  struct Entry {
    let path: [SmartRepair.PathComponent]
    let kind: SmartRepair.Kind
    let wanted: String
    let found: SmartRepair.Found
    let action: SmartRepair.Action
    let place: Int

    /// The type names of the containers around the position, by the length of their paths; empty until
    /// one is known.
    fileprivate(set) var containers: [String?] = []

    /// Names the container at `depth`, which is less than the length of the path, unless it has a name.
    fileprivate mutating func name(_ depth: Int, _ name: String) {
      if containers.isEmpty { containers = Array(repeating: nil, count: path.count) }
      if containers[depth] == nil { containers[depth] = name }
    }
  }

  /// Whether repairs are kept; without a report or a log there is nothing to collect.
  var isCollecting = false

  /// Whether the names of containers are kept too, for the log.
  var isLogging = false

  private(set) var entries: [Entry] = []

  var count: Int { entries.count }

  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// Names the container at `depth` in everything that was collected inside it since `mark`.
  ///
  /// Called from the inside out; of a flat and the object it lies in, the inner one named first.
  @inline(__always)
  mutating func nameContainer(_ name: @autoclosure () -> String, at depth: Int, since mark: Int) {
    if isLogging, entries.count > mark { nameEntries(name(), at: depth, since: mark) }
  }

  @inline(never)
  private mutating func nameEntries(_ name: String, at depth: Int, since mark: Int) {
    for index in mark..<entries.count where entries[index].path.count > depth {
      entries[index].name(depth, name)
    }
  }

  /// Forgets what was collected inside a position that fell back as a whole (REP-10).
  @inline(__always)
  mutating func truncate(to count: Int) {
    if entries.count > count { entries.removeSubrange(count...) }
  }
}

extension DecodeState {
  /// Notes a repair of the current position, whose value stands at `index`.
  @inline(__always)
  func report(
    _ kind: SmartRepair.Kind,
    wanted: @autoclosure () -> String,
    at index: Int,
    action: SmartRepair.Action
  ) {
    guard collector.isCollecting else { return }
    report(kind, wanted: wanted(), at: index, place: index, action: action)
  }

  /// Notes a repair; `place` is the value whose location is shown.
  @inline(never)
  func report(
    _ kind: SmartRepair.Kind,
    wanted: String,
    at index: Int,
    place: Int,
    action: SmartRepair.Action
  ) {
    guard collector.isCollecting else { return }
    // What an update does not mention is not a repair (LOG-15).
    if isUpdating, kind == .missing { return }
    collector.append(
      .init(
        path: path.map { $0.component(in: self) },
        kind: kind,
        wanted: wanted,
        found: found(at: index),
        action: action,
        place: place
      )
    )
  }

  /// The collected repairs; with locations if the input was text (REP-9).
  func repairs(isText: Bool) -> [SmartRepair] {
    guard !collector.entries.isEmpty else { return [] }
    var locations: [Int: SmartRepair.Location] = [:]
    if isText {
      var lines = SourceLines(tape)
      let offsets = Set(collector.entries.map { tape.sourceOffset(max(0, $0.place)) })
      for offset in offsets.sorted() { locations[offset] = lines.location(of: offset) }
    }
    return collector.entries.map { entry in
      SmartRepair(
        path: entry.path,
        kind: entry.kind,
        wanted: entry.wanted,
        found: entry.found,
        action: entry.action,
        foundText: entry.found == .nothing ? nil : tape.foundText(entry.place),
        location: isText ? locations[tape.sourceOffset(max(0, entry.place))] : nil
      )
    }
  }
}
