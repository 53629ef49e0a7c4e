import SmartCodable

/// The lines of a block, and what is known of the names in them.
extension LogBlock {
  /// What follows the key in the title of a container.
  enum Title: Equatable {
    case name(String)
    case nothing
    /// Any name, or nothing.
    case any
  }

  /// The names of types in a block.
  struct Names {
    /// The type of the call; any for nil.
    let call: String?
    /// The title of the container at a path that ends in a key.
    let title: ([SmartRepair.PathComponent]) -> Title
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
}
