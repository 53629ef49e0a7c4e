extension SmartRepair {
  /// The repair in one line: its location in the text if known, the path, what was found, and the
  /// stand-in (REP-12).
  ///
  ///     1:20 age: converted string "42" to Int
  ///     1:9 name: found null instead of String, used the initial value
  public var description: String {
    let place = location.map { "\($0.line):\($0.column) " } ?? ""
    let name = path.isEmpty ? "top level" : pathDescription.onOneLine
    return "\(place)\(name): \(outcome)"
  }

  private var outcome: String {
    if action == .converted { return "converted \(typedValue) to \(wanted)" }
    return "\(problem), \(action.phrase)"
  }

  /// Why the value could not be used.
  private var problem: String {
    switch kind {
    case .missing: "no value"
    case .null, .mismatch: "found \(value) instead of \(wanted)"
    case .overflow: "found \(value), which is out of the range of \(wanted)"
    case .invalid, .inexact, .converted: "found \(value), which is no \(wanted)"
    }
  }

  private var value: String { foundText ?? found.phrase }

  private var typedValue: String {
    foundText.map { "\(found.rawValue) \($0)" } ?? found.phrase
  }
}

extension SmartRepair.Found {
  /// A value that has no text.
  fileprivate var phrase: String {
    switch self {
    case .nothing: "no value"
    case .date: "a date"
    case .data: "data"
    case .other: "a value that JSON has no form for"
    default: rawValue
    }
  }
}

extension SmartRepair.Action {
  fileprivate var phrase: String {
    switch self {
    case .converted: "converted it"
    case .initialValue: "used the initial value"
    case .typeDefault: "used the default of the type"
    case .defaultCase: "used the default case"
    case .nilValue: "used nil"
    case .droppedElement: "dropped the element"
    }
  }
}
