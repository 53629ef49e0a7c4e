/// One container in a log block: its own fields, then the containers inside it (LOG-6).
final class LogNode {
  private let title: String
  private var fields: [Item<String>] = []
  private var children: [Item<LogNode>] = []
  private var places: [SmartRepair.PathComponent: Int] = [:]

  /// What stands at one place of the container.
  private struct Item<Content> {
    let component: SmartRepair.PathComponent
    let content: Content
  }

  init(title: String) { self.title = title }

  /// Adds what happened to one position; an empty path is the container itself.
  ///
  /// `typeNames` holds the names of the container types by the length of their paths.
  func add(_ path: [SmartRepair.PathComponent], _ typeNames: [String?], _ text: String) {
    var node = self
    for (depth, component) in path.dropLast().enumerated() {
      let isKnown = depth + 1 < typeNames.count
      node = node.child(component, typeName: isKnown ? typeNames[depth + 1] : nil)
    }
    node.fields.append(Item(component: path.last ?? .key(""), content: text))
  }

  private func child(_ component: SmartRepair.PathComponent, typeName: String?) -> LogNode {
    if let place = places[component] { return children[place].content }
    let title =
      switch (component, typeName) {
      case (.key(let key), let typeName?): "\(key): \(typeName)"
      case (.key, nil), (.index, _): component.logName
      }
    let node = LogNode(title: title)
    places[component] = children.count
    children.append(Item(component: component, content: node))
    return node
  }

  /// Writes the container and all it holds, one line each.
  func write(to lines: inout [String]) {
    lines.append(title.onOneLine)
    writeContent(indent: 3, to: &lines)
  }

  private func writeContent(indent: Int, to lines: inout [String]) {
    let margin = String(repeating: " ", count: indent)
    let names = Self.ordered(fields).map { ($0.component.logName.onOneLine, $0.content) }
    let width = names.map(\.0.count).max() ?? 0
    for (name, text) in names {
      let padding = String(repeating: " ", count: width - name.count)
      lines.append("\(margin)┆┄ " + (name.isEmpty ? text : "\(name)\(padding): \(text)"))
    }
    for node in Self.ordered(children).map(\.content) {
      lines.append("\(margin)╆━ \(node.title.onOneLine)")
      node.writeContent(indent: indent + 3, to: &lines)
    }
  }

  /// Indexes in numeric order, keys as they came.
  private static func ordered<Content>(_ items: [Item<Content>]) -> [Item<Content>] {
    let indexes = items.indices.filter { items[$0].component.index != nil }
    let sorted = indexes.sorted {
      (items[$0].component.index ?? 0, $0) < (items[$1].component.index ?? 0, $1)
    }
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
  /// The text without line breaks, which would break the layout of a block.
  var onOneLine: String {
    // Bytes first, since characters take long to find.
    guard utf8.contains(where: { $0 >= 0x80 || (0x0A...0x0D).contains($0) }),
      contains(where: \.isNewline)
    else { return self }
    return split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
