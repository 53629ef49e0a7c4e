/// Turns what one call met into the text of its log block: facts in, prose out (LOG-5 to LOG-11).
struct LogRenderer {
  /// The type that was decoded, as the type line names it.
  let typeName: String

  let level: SmartSentinel.Level

  /// Lines of the user to frame the block with.
  let context: (header: String, footer: String)?

  init(
    for type: Any.Type,
    level: SmartSentinel.Level,
    context: (header: String, footer: String)?
  ) {
    let wanted = (type as? any OptionalProbe.Type)?.wrapped ?? type
    typeName = String(describing: wanted)
    self.level = level
    self.context = context
  }

  /// The block of a call that gave a value, or nil if there is nothing to say.
  func block(of entries: [RepairCollector.Entry]) -> String? {
    let root = LogNode(title: typeLine)
    var seen: Set<Field> = []
    for entry in entries {
      let message = LogMessage(entry)
      guard message.isLogged(at: level) else { continue }
      guard seen.insert(Field(entry.path, message)).inserted else { continue }
      root.add(entry.path, entry.containers, message.text)
    }
    return seen.isEmpty ? nil : block(root)
  }

  /// The block of a call that failed as a whole, at any level (LOG-11).
  func block(ofFailure reason: String) -> String {
    let root = LogNode(title: typeLine)
    root.add([], [], reason.isEmpty ? "The call failed." : reason.onOneLine)
    return block(root)
  }

  private var typeLine: String { "\(typeName) 👈🏻 👀" }

  private static let head: String = {
    let rule = String(repeating: "=", count: 32)
    return "\(rule)  [Smart Sentinel]  \(rule)"
  }()

  private static let foot = String(repeating: "=", count: 84)

  private func block(_ root: LogNode) -> String {
    var lines = ["", Self.head]
    if let context { lines += [context.header, ""] }
    root.write(to: &lines)
    if let context { lines += ["", context.footer] }
    lines.append(Self.foot)
    return lines.joined(separator: "\n")
  }

  /// What makes two entries the same one in several elements: indexes on the way do not count,
  /// the one of a dropped element does (LOG-7, LOG-8).
  private struct Field: Hashable {
    let path: [SmartRepair.PathComponent]
    let message: LogMessage

    init(_ path: [SmartRepair.PathComponent], _ message: LogMessage) {
      self.path =
        path.dropLast().map { if case .index = $0 { .index(0) } else { $0 } } + path.suffix(1)
      self.message = message
    }
  }
}

extension DecodingError {
  /// Why the call failed, in one line.
  var reason: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context):
      context.debugDescription
    case .dataCorrupted(let context):
      if let error = context.underlyingError {
        "\(context.debugDescription): \(error)"
      } else {
        context.debugDescription
      }
    @unknown default: String(describing: self)
    }
  }
}
