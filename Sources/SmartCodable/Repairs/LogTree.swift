/// The contents of a log block, grouped by container: its own fields first, then nested containers
/// (LOG-6).
///
/// All containers are in one array, so neither writing nor freeing them recurses.
struct LogTree {
  /// A field or nested container, with its place in the container.
  private struct Item<Content> {
    let component: SmartRepair.PathComponent
    let content: Content
  }

  private struct Node {
    let title: String
    var fields: [Item<String>] = []
    var children: [Item<Int>] = []
  }

  private struct Place: Hashable {
    let node: Int
    let component: SmartRepair.PathComponent
  }

  private var nodes: [Node]
  private var places: [Place: Int] = [:]

  /// The deepest level that is indented; titles of deeper levels include their level (LOG-5).
  static let deepest = 32

  /// Names are padded up to this width (LOG-5).
  static let widest = 40

  /// Creates a tree of one container, whose number is 0.
  init(title: String) { nodes = [Node(title: title)] }

  /// Adds the message for one position of a container; nil stands for the container itself.
  mutating func add(_ text: String, at component: SmartRepair.PathComponent?, of node: Int) {
    nodes[node].fields.append(Item(component: component ?? .key(""), content: text))
  }

  /// The number of the container nested at `component`; creates and names it if necessary.
  mutating func child(
    _ component: SmartRepair.PathComponent,
    of node: Int,
    typeName: @autoclosure () -> String?
  ) -> Int {
    let place = Place(node: node, component: component)
    if let known = places[place] { return known }
    var title = component.logName
    if case .key = component, let name = typeName() { title += ": \(name)" }
    nodes.append(Node(title: title))
    nodes[node].children.append(Item(component: component, content: nodes.count - 1))
    places[place] = nodes.count - 1
    return nodes.count - 1
  }

  /// Writes all containers, with one line for each title and field.
  func write(to lines: inout [String]) {
    var waiting = [(node: 0, level: 0)]
    while let (node, level) = waiting.popLast() {
      writeTitle(of: node, level, to: &lines)
      writeFields(of: node, level + 1, to: &lines)
      for child in Self.ordered(nodes[node].children).reversed() {
        waiting.append((child.content, level + 1))
      }
    }
  }

  private func writeTitle(of node: Int, _ level: Int, to lines: inout [String]) {
    let title = nodes[node].title.onOneLine
    if level == 0 { return lines.append(title) }
    let suffix = level > Self.deepest ? " (level \(level))" : ""
    lines.append("\(Self.margin(level))╆━ \(title)\(suffix)")
  }

  private func writeFields(of node: Int, _ level: Int, to lines: inout [String]) {
    let names = Self.ordered(nodes[node].fields)
      .map { ($0.component.logName.onOneLine, $0.content) }
    let width = min(names.map(\.0.count).max() ?? 0, Self.widest)
    let margin = Self.margin(level)
    for (name, text) in names {
      let padding = String(repeating: " ", count: max(0, width - name.count))
      lines.append("\(margin)┆┄ " + (name.isEmpty ? text : "\(name)\(padding): \(text)"))
    }
  }

  private static func margin(_ level: Int) -> String {
    String(repeating: " ", count: 3 * min(level, deepest))
  }

  /// Sorts indexes numerically and keeps keys in the order in which they were added.
  private static func ordered<Content>(_ items: [Item<Content>]) -> [Item<Content>] {
    let indexes = items.indices.filter { items[$0].component.index != nil }
    let sorted = PlaceOrder {
      (items[$0].component.index ?? 0, $0) < (items[$1].component.index ?? 0, $1)
    }
    .sorted(indexes)
    var result = items
    for (place, source) in zip(indexes, sorted) { result[place] = items[source] }
    return result
  }
}

extension SmartRepair.PathComponent {
  /// The name of a field or container in the log.
  fileprivate var logName: String {
    switch self {
    case .key(let key): key
    case .index(let index): "Index \(index)"
    }
  }

  fileprivate var index: Int? {
    if case .index(let index) = self { index } else { nil }
  }
}

extension String {
  /// The text with its line breaks removed, since they would break the layout of a block.
  package var onOneLine: String {
    // Check the bytes in which a line break may end first, since iterating over characters is slow.
    guard utf8.contains(where: { (0x0A...0x0D) ~= $0 || $0 == 0x85 || $0 == 0xA8 || $0 == 0xA9 }),
      contains(where: \.isNewline)
    else { return self }
    return split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
