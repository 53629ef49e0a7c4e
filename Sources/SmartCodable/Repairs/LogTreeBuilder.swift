/// Builds the tree of a block from the collected entries.
///
/// The time does not grow with their depth: every step of a path is visited once, not once per entry
/// below it (LIM-1).
struct LogTreeBuilder: ~Copyable {
  /// Identifies a field for LOG-8: indexes along the path do not count, except that of a dropped
  /// element.
  private struct FieldPlace: Hashable {
    let parent: Int
    let component: SmartRepair.PathComponent?
  }

  private struct Field: Hashable {
    let place: FieldPlace
    let message: LogMessage
  }

  private(set) var tree: LogTree
  private let collector: RepairCollector
  private var names: LogNames
  private var seen: Set<Field> = []
  private var places: [FieldPlace: Int] = [:]

  // For each step, its place for LOG-8 and its container in the tree, once they have been determined.
  private var knownPlaces: [Int?]
  private var knownNodes: [Int?]

  init(title: String, _ collector: RepairCollector) {
    tree = LogTree(title: title)
    self.collector = collector
    names = LogNames(collector.names)
    knownPlaces = Array(repeating: nil, count: collector.paths.steps.count)
    knownNodes = knownPlaces
  }

  /// Whether nothing was added.
  var isEmpty: Bool { seen.isEmpty }

  /// Adds the entry with this number unless it repeats an earlier message; numbers must ascend.
  mutating func add(_ number: Int, _ message: LogMessage) {
    let path = collector.entries[number].path
    let step = path < 0 ? nil : collector.paths.steps[path]
    let parent = step?.parent ?? -1
    let place = FieldPlace(parent: place(of: parent), component: step?.component)
    guard seen.insert(Field(place: place, message: message)).inserted else { return }
    names.advance(to: number)
    tree.add(message.text, at: step?.component, of: node(of: parent))
  }

  private mutating func place(of step: Int) -> Int {
    var (result, unknown) = way(to: step, in: knownPlaces)
    while let index = unknown.popLast() {
      let component = collector.paths.steps[index].component
      let isIndex = if case .index = component { true } else { false }
      let place = FieldPlace(parent: result, component: isIndex ? .index(0) : component)
      result = places[place] ?? places.count + 1
      places[place] = result
      knownPlaces[index] = result
    }
    return result
  }

  private mutating func node(of step: Int) -> Int {
    var (result, unknown) = way(to: step, in: knownNodes)
    while let index = unknown.popLast() {
      let step = collector.paths.steps[index]
      result = tree.child(step.component, of: result, typeName: names.name(at: step.depth))
      knownNodes[index] = result
    }
    return result
  }

  /// The result for the nearest step that has one, or 0 for the top, and the steps below it that have
  /// none, the topmost last.
  private func way(to step: Int, in known: [Int?]) -> (result: Int, unknown: [Int]) {
    var unknown: [Int] = []
    var current = step
    while current >= 0 {
      if let result = known[current] { return (result, unknown) }
      unknown.append(current)
      current = collector.paths.steps[current].parent
    }
    return (0, unknown)
  }
}

/// Finds the names of the containers around each entry, in order of the entries.
struct LogNames: ~Copyable {
  /// The names not yet reached, the next one last; of those that start at the same entry, the inner one
  /// comes first.
  private var waiting: [RepairCollector.ContainerName]

  /// The names whose range contains the current entry, by depth; the innermost is last.
  private var open: [[RepairCollector.ContainerName]] = []

  private var entry = 0

  /// `names` are ordered by the end of their ranges, which nest.
  init(_ names: [RepairCollector.ContainerName]) {
    waiting = PlaceOrder {
      let (left, right) = (names[$0].entries.lowerBound, names[$1].entries.lowerBound)
      return left == right ? $0 < $1 : left > right
    }
    .places(of: names.count).map { names[$0] }
  }

  /// Advances to a later entry.
  mutating func advance(to entry: Int) {
    self.entry = entry
    while let next = waiting.last, next.entries.lowerBound <= entry {
      waiting.removeLast()
      while open.count <= next.depth { open.append([]) }
      close(next.depth, before: next.entries.lowerBound)
      open[next.depth].append(next)
    }
  }

  /// The name of the container at this depth around the entry, if it has one.
  mutating func name(at depth: Int) -> String? {
    guard depth < open.count else { return nil }
    close(depth, before: entry)
    return open[depth].last?.name
  }

  private mutating func close(_ depth: Int, before entry: Int) {
    while let last = open[depth].last, last.entries.upperBound <= entry {
      open[depth].removeLast()
    }
  }
}
