import SmartCodable

/// The expected log of a call, made from its repairs by chapter 20 of the specification.
///
/// Unless the names of types are given, titles of containers may have any.
struct LogBlock {
  /// What follows the key in the title of a container.
  enum Title: Equatable {
    case name(String)
    case nothing
    /// Any name, or nothing.
    case any
  }

  /// One line of a block.
  enum Line: Equatable {
    case text(String)
    /// A container: its indentation and key, any type, and the rest.
    case title(String, rest: String)
    /// Any text between a start and an end.
    case free(String, end: String)

    func fits(_ line: Substring) -> Bool {
      switch self {
      case .text(let text): return line.utf8.elementsEqual(text.utf8)
      case .title(let start, let rest):
        guard line.hasPrefix(start), line.hasSuffix(rest) else { return false }
        let type = line.dropFirst(start.count).dropLast(rest.count)
        return type.isEmpty || type.hasPrefix(": ")
      case .free(let start, let end): return line.hasPrefix(start) && line.hasSuffix(end)
      }
    }
  }

  /// The lines; empty if nothing must be logged.
  private(set) var lines: [Line] = []

  private static let head = String(repeating: "=", count: 32)

  /// Creates the block of a call with these repairs, or, for nil, of one that failed as a whole; by the name of its
  /// type and the titles of containers, any of which may be unknown.
  init(
    of repairs: [SmartRepair]?,
    at level: SmartSentinel.Level,
    call: String? = nil,
    titles: LogTitles? = nil
  ) {
    var tree = Container()
    if let repairs {
      var told: Set<[String]> = []
      for repair in repairs {
        guard let message = Self.message(of: repair, at: level) else { continue }
        // The same field of several elements is logged once (LOG-8).
        let field =
          repair.path.dropLast().map { $0.isIndex ? "[]" : $0.name } + [
            repair.path.last?.name ?? "", message,
          ]
        if told.insert(field).inserted { tree.add(message, at: repair.path[...]) }
      }
      if told.isEmpty { return }
    }
    lines = [.text(""), .text("\(Self.head)  [Smart Sentinel]  \(Self.head)")]
    lines.append(call.map { .text("\($0) 👈🏻 👀") } ?? .free("", end: " 👈🏻 👀"))
    if repairs == nil {
      lines.append(.free("   ┆┄ ", end: ""))
    } else {
      tree.write([], titles, to: &lines)
    }
    lines.append(.text(String(repeating: "=", count: 84)))
  }

  /// The message of a repair, or nil if the level does not include it (LOG-2 to LOG-4).
  private static func message(of repair: SmartRepair, at level: SmartSentinel.Level) -> String? {
    let kind: String
    switch repair.found {
    case .nothing: return level == .verbose ? "No value associated with key." : nil
    case .null: kind = "'null'"
    case .bool: kind = "’Bool‘"
    case .number: kind = "’Number‘"
    case .string: kind = "‘String’"
    case .array: kind = "’Array‘"
    case .object: kind = "’Dictionary‘"
    case .date, .data, .other: return nil
    }
    if repair.found == .null, level == .alert { return nil }
    return "Expected to decode '\(repair.wanted)' but found \(kind) instead."
  }

  /// The log of one container: its fields first, then nested containers (LOG-6).
  private struct Container {
    var fields: [(component: SmartRepair.PathComponent, message: String)] = []
    var parts: [(component: SmartRepair.PathComponent, container: Container)] = []

    mutating func add(_ message: String, at path: ArraySlice<SmartRepair.PathComponent>) {
      guard let first = path.first else { return fields.append((.key(""), message)) }
      guard path.count > 1 else { return fields.append((first, message)) }
      let known = parts.firstIndex { $0.component == first }
      if known == nil { parts.append((first, Container())) }
      parts[known ?? parts.count - 1].container.add(message, at: path.dropFirst())
    }

    func write(_ path: [SmartRepair.PathComponent], _ titles: LogTitles?, to lines: inout [Line]) {
      let level = path.count + 1
      let margin = String(repeating: "   ", count: min(level, 32))
      let fields = Self.ordered(fields) { $0.component }
      let width = min(40, fields.map { $0.component.name.count }.max() ?? 0)
      // How a name of several lines is shown is open, and so is how long it is; it takes one line.
      let isOpen = fields.contains { $0.component.name.hasLineEnd }
      for (component, message) in fields {
        if isOpen {
          lines.append(.free(margin + "┆┄ " + component.firstLine, end: message))
          continue
        }
        let name = component.name
        let padding = String(repeating: " ", count: max(0, width - name.count))
        lines.append(.text(margin + "┆┄ " + (name.isEmpty ? "" : name + padding + ": ") + message))
      }
      for (component, container) in Self.ordered(parts, by: { $0.component }) {
        let rest = level > 32 ? " (level \(level))" : ""
        let start = "\(margin)╆━ \(component.name)"
        let title = component.isIndex ? .nothing : titles?.title(at: path + [component]) ?? .any
        let isOpen = component.name.hasLineEnd
        let open = "\(margin)╆━ \(component.firstLine)"
        switch title {
        case .nothing: lines.append(isOpen ? .free(open, end: rest) : .text(start + rest))
        case .name(let type):
          lines.append(
            isOpen ? .free(open, end: ": \(type)\(rest)") : .text("\(start): \(type)\(rest)")
          )
        case .any: lines.append(isOpen ? .free(open, end: rest) : .title(start, rest: rest))
        }
        container.write(path + [component], titles, to: &lines)
      }
    }

    /// Indexes in numeric order, keys in their given order; a container has one or the other.
    private static func ordered<Part>(
      _ parts: [Part],
      by component: (Part) -> SmartRepair.PathComponent
    ) -> [Part] {
      guard parts.allSatisfy({ component($0).isIndex }) else { return parts }
      return parts.enumerated()
        .sorted {
          (component($0.element).position, $0.offset) < (component($1.element).position, $1.offset)
        }
        .map(\.element)
    }
  }
}

extension SmartRepair.PathComponent {
  fileprivate var isIndex: Bool { if case .index = self { true } else { false } }

  fileprivate var position: Int { if case .index(let index) = self { index } else { 0 } }

  /// The first line of the name that is not empty.
  fileprivate var firstLine: String {
    String(name.drop(while: \.isNewline).prefix { !$0.isNewline })
  }

  fileprivate var name: String {
    switch self {
    case .key(let key): key
    case .index(let index): "Index \(index)"
    }
  }
}
