import SmartCodable

/// What the description of a repair must say, rebuilt from its members (REP-12).
enum RepairWords {
  /// What is wrong with the description of a repair; nil if nothing is.
  static func difference(of repair: SmartRepair) -> String? {
    difference(of: repair, in: repair.description)
  }

  /// What is wrong with a description of a repair; nil if nothing is.
  static func difference(of repair: SmartRepair, in description: String) -> String? {
    if description.hasLineEnd { return "one line" }
    var text = Substring(description)
    if let location = repair.location {
      guard drop("\(location.line):\(location.column) ", from: &text) else { return "place" }
    }
    let path = Self.path(of: repair)
    let outcome = outcome(of: repair)
    // How a key of several lines or of none is shown is open.
    if path.hasLineEnd || repair.path.contains(.key("")) {
      return text.utf8.reversed().starts(with: outcome.utf8.reversed()) ? nil : "outcome"
    }
    guard drop("\(path): ", from: &text) else { return "path" }
    return text.utf8.elementsEqual(outcome.utf8) ? nil : "outcome"
  }

  private static func drop(_ start: String, from text: inout Substring) -> Bool {
    guard text.utf8.starts(with: start.utf8) else { return false }
    text = Substring(text.utf8.dropFirst(start.utf8.count))
    return true
  }

  private static func path(of repair: SmartRepair) -> String {
    if repair.path.isEmpty { return "top level" }
    let parts = repair.path.enumerated()
      .map { place, component in
        switch component {
        case .index(let index): "[\(index)]"
        case .key(let key): place == 0 ? key : ".\(key)"
        }
      }
    return parts.joined()
  }

  /// What was found, and what stands in.
  private static func outcome(of repair: SmartRepair) -> String {
    let value = repair.foundText ?? word(for: repair.found)
    if repair.action == .converted {
      let kind = repair.foundText == nil ? "" : "\(repair.found.rawValue) "
      return "converted \(kind)\(value) to \(repair.wanted)"
    }
    let problem =
      switch repair.kind {
      case .missing: "no value"
      case .null, .mismatch: "found \(value) instead of \(repair.wanted)"
      case .overflow: "found \(value), which is out of the range of \(repair.wanted)"
      case .invalid, .inexact, .converted: "found \(value), which is no \(repair.wanted)"
      }
    return problem + ", " + (standIns[repair.action] ?? "")
  }

  private static let standIns: [SmartRepair.Action: String] = [
    .initialValue: "used the initial value", .typeDefault: "used the default of the type",
    .defaultCase: "used the default case", .nilValue: "used nil",
    .droppedElement: "dropped the element",
  ]

  /// How a value is named that has no text.
  private static func word(for found: SmartRepair.Found) -> String {
    switch found {
    case .date: "a date"
    case .nothing: "no value"
    case .other: "a value that JSON has no form for"
    default: found.rawValue
    }
  }
}
