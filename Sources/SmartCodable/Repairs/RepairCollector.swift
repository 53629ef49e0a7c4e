/// Collects the repairs of one call, for a report or the log.
///
/// Repairs refer to their paths, which share common prefixes, and container names apply to ranges of
/// repairs. A repair therefore takes constant memory at any depth.
struct RepairCollector {
  /// A repair whose location is still a tape index.
  struct Entry {
    /// The path, as an index of ``RepairPaths``.
    let path: Int

    let kind: SmartRepair.Kind
    let wanted: String
    let found: SmartRepair.Found
    let action: SmartRepair.Action
    let place: Int

    /// The last step of the path, if the repair is one of a property.
    var step: PathStep?

    /// Which flats it is inside of, since several may lack one key, and each falls back by itself (FLAT-3).
    var flats = 0

    /// How many entries were appended before it.
    fileprivate(set) var number = 0
  }

  /// Entries that an answer has brought (AGR-4).
  struct Kept {
    fileprivate let start: Int
    fileprivate let entries: [Entry]
  }

  /// The name of a container type around a range of entries; its path is the first `depth` steps of
  /// theirs.
  struct ContainerName {
    let entries: Range<Int>
    let depth: Int
    let name: String
  }

  /// Whether repairs are kept; only a report or the log needs them.
  var isCollecting = false

  /// Whether the names of containers are kept too, which only the log needs.
  var isLogging = false

  private(set) var entries: [Entry] = []

  /// The names of containers from the inside out; a flat comes before the object that contains it.
  private(set) var names: [ContainerName] = []

  var paths = RepairPaths()

  var count: Int { entries.count }

  private var appended = 0

  mutating func append(_ entry: Entry) {
    entries.append(entry)
    entries[entries.count - 1].number = appended
    appended += 1
  }

  /// A copy of the entries since a mark, since a slice would keep all of the call.
  func kept(since mark: Int) -> Kept { Kept(start: mark, entries: Array(entries.dropFirst(mark))) }

  /// Appends the entries again unless they are still there, and returns what is kept of them now.
  ///
  /// What is asked for twice is so reported once, and the number of entries does not double with each level of
  /// code that asks for everything twice.
  mutating func append(_ kept: Kept) -> Kept {
    guard let first = kept.entries.first else { return kept }
    // Positions nest, so that they go all together or not at all.
    if kept.start < entries.count, entries[kept.start].number == first.number { return kept }
    let mark = count
    for entry in kept.entries { append(entry) }
    return self.kept(since: mark)
  }

  /// Names the container at `depth` for all repairs collected inside it since `mark`.
  @inline(__always)
  mutating func nameContainer(_ name: @autoclosure () -> String, at depth: Int, since mark: Int) {
    if isLogging, entries.count > mark { nameEntries(name(), at: depth, since: mark) }
  }

  @inline(never)
  private mutating func nameEntries(_ name: String, at depth: Int, since mark: Int) {
    names.append(ContainerName(entries: mark..<entries.count, depth: depth, name: name))
  }

  /// Takes out the repairs collected so far.
  mutating func takeEntries() -> [Entry] {
    defer { entries.removeAll(keepingCapacity: true) }
    return entries
  }

  /// Discards the repairs inside a position that got a stand-in as a whole (REP-10).
  @inline(__always)
  mutating func truncate(to count: Int) {
    if entries.count > count { removeEntries(from: count) }
  }

  @inline(never)
  private mutating func removeEntries(from count: Int) {
    entries.removeSubrange(count...)
    // Positions nest, so a range that ends beyond `count` also starts there.
    while let last = names.last, last.entries.upperBound > count { names.removeLast() }
  }
}
