/// Collects the repairs of one call, if anybody wants them.
///
/// Repairs refer to their paths, which share what they have in common, and names of containers apply
/// to ranges of repairs. So a repair takes constant memory, however deep it stands.
struct RepairCollector {
  /// A repair with the place of its value still as a tape index.
  struct Entry {
    /// The path, as an index of ``RepairPaths``.
    let path: Int

    let kind: SmartRepair.Kind
    let wanted: String
    let found: SmartRepair.Found
    let action: SmartRepair.Action
    let place: Int
  }

  /// The name of the container type around some entries, whose paths it has the first `depth` steps of.
  struct ContainerName {
    let entries: Range<Int>
    let depth: Int
    let name: String
  }

  /// Whether repairs are kept; without a report or a log there is nothing to collect.
  var isCollecting = false

  /// Whether the names of containers are kept too, for the log.
  var isLogging = false

  private(set) var entries: [Entry] = []

  /// The names of containers from the inside out; of a flat and the object it lies in, the inner one first.
  private(set) var names: [ContainerName] = []

  var paths = RepairPaths()

  var count: Int { entries.count }

  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// Names the container at `depth` for everything that was collected inside it since `mark`.
  @inline(__always)
  mutating func nameContainer(_ name: @autoclosure () -> String, at depth: Int, since mark: Int) {
    if isLogging, entries.count > mark { nameEntries(name(), at: depth, since: mark) }
  }

  @inline(never)
  private mutating func nameEntries(_ name: String, at depth: Int, since mark: Int) {
    names.append(ContainerName(entries: mark..<entries.count, depth: depth, name: name))
  }

  /// Forgets what was collected inside a position that fell back as a whole (REP-10).
  @inline(__always)
  mutating func truncate(to count: Int) {
    if entries.count > count { removeEntries(from: count) }
  }

  @inline(never)
  private mutating func removeEntries(from count: Int) {
    entries.removeSubrange(count...)
    // Positions nest, so what reaches beyond the end lies behind it.
    while let last = names.last, last.entries.upperBound > count { names.removeLast() }
  }
}
