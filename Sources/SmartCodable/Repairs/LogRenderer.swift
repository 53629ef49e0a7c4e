import ModelSupport

/// Renders the repairs or the failure of one call as its log block (LOG-5 to LOG-11).
struct LogRenderer: ~Copyable {
  /// The type that was decoded, as the type line names it.
  let typeName: String

  let level: SmartSentinel.Level

  /// The header and footer that the caller supplied for the block.
  let context: (header: String, footer: String)?

  init(
    for type: Any.Type,
    level: SmartSentinel.Level,
    context: (header: String, footer: String)?
  ) {
    let wanted = (type as? any OptionalProbe.Type)?.wrapped ?? type
    typeName = TypeName.plain(of: wanted)
    self.level = level
    self.context = context
  }

  /// The block of a call that succeeded, or nil if there is nothing to log.
  func block(of collector: RepairCollector) -> String? {
    var builder = LogTreeBuilder(title: typeLine, collector)
    for (number, entry) in collector.entries.enumerated() {
      let message = LogMessage(entry)
      if message.isLogged(at: level) { builder.add(number, message) }
    }
    return builder.isEmpty ? nil : block(builder.tree)
  }

  /// The block of a call that failed as a whole; logged at any level (LOG-11).
  func block(ofFailure reason: String) -> String {
    var tree = LogTree(title: typeLine)
    tree.add(reason.isEmpty ? "The call failed." : reason.onOneLine, at: nil, of: 0)
    return block(tree)
  }

  private var typeLine: String { "\(typeName) 👈🏻 👀" }

  private static let head: String = {
    let rule = String(repeating: "=", count: 32)
    return "\(rule)  [Smart Sentinel]  \(rule)"
  }()

  private static let foot = String(repeating: "=", count: 84)

  private func block(_ tree: LogTree) -> String {
    var lines = ["", Self.head]
    if let context { lines += [context.header, ""] }
    tree.write(to: &lines)
    if let context { lines += ["", context.footer] }
    lines.append(Self.foot)
    return lines.joined(separator: "\n")
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
