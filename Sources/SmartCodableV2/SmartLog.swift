import SmartCodable

/// Prints one block for each problem of a call (LEG-12).
///
/// The blocks are those of versions 1 and 2 to the letter, with the spaces at the ends of their lines.
enum SmartLog {
  /// Receives the blocks of this task instead of the standard output, with a level of its own.
  struct Capture: Sendable {
    let mode: SmartConfig.DebugMode
    let receive: @Sendable (String) -> Void
  }

  /// Set by tests only; a struct, since a task-local function crashes in optimized code of Swift 6.3.
  @TaskLocal static var capture: Capture?

  /// Whether messages of this level are printed.
  static func isOn(_ level: SmartConfig.DebugMode) -> Bool {
    (capture?.mode ?? SmartConfig.debugMode).rawValue <= level.rawValue
  }

  /// Logs a problem of a call; the caller has checked the level.
  static func log(_ problem: DecodingProblem) {
    // A key of the input may have line breaks, which must not end a line of the block.
    let name = (problem.path.last?.logged ?? "").onOneLine
    var node = problem.path
    var type: String? = problem.type
    if case .missingKey = problem.kind {
      node.removeLast()
      type = nil
    }
    emit(
      error: problem.errorName,
      model: problem.model,
      node: node.map(\.logged).joined(separator: " → ").onOneLine,
      property: (type.map { "（类型）\($0) " } ?? "") + "（名称）\(name)",
      reason: problem.cause(name: name).onOneLine
    )
  }

  /// Logs a call with nil as input.
  static func logNilInput(for model: Any.Type) {
    guard isOn(.debug) else { return }
    emit(
      error: "找不到值的错误",
      model: model,
      node: "",
      property: "（类型）\(model) （名称）",
      reason: "输入的数据是nil"
    )
  }

  private static func emit(
    error: String,
    model: Any.Type,
    node: String,
    property: String,
    reason: String
  ) {
    let block = """
      ================ [SmartLog Error] ================
      错误类型: '\(error)'\u{20}
      模型名称：\(model)\u{20}
      数据节点：\(node)
      属性信息：\(property)
      错误原因: \(reason)
      ==================================================
      """
    if let capture { capture.receive(block) } else { print(block, terminator: "\n\n") }
    if SmartConfig.openErrorAssert { assertionFailure(block) }
  }
}

extension SmartRepair.PathComponent {
  /// The step as the log shows it.
  fileprivate var logged: String {
    switch self {
    case .key(let key): key
    case .index(let index): "Index \(index)"
    }
  }
}

extension DecodingProblem {
  /// The wanted type; for a wrapper that of its value.
  fileprivate var type: String {
    let wrapper = "SmartOptional<"
    return wanted.hasPrefix(wrapper) ? String(wanted.dropFirst(wrapper.count).dropLast()) : wanted
  }

  fileprivate var errorName: String {
    switch kind {
    case .missingKey: "找不到键的错误"
    case .mismatch: "值类型不匹配的错误"
    case .null: "找不到值的错误"
    case .corrupted: "数据损坏的错误"
    }
  }

  fileprivate func cause(name: String) -> String {
    if let reason { return reason }
    switch kind {
    case .missingKey(let key): return "No value associated with key \(key) (\"\(name)\")."
    case .null: return " \(name) 在json中对应的值是null"
    case .mismatch: return "Expected to decode \(type) but found \(found.phrase) instead."
    case .corrupted: return "The value cannot be used as \(type)."
    }
  }
}

extension SmartRepair.Found {
  /// The kind of a value, in the words of Foundation.
  fileprivate var phrase: String {
    switch self {
    case .nothing, .null: "a null value"
    case .bool: "a bool"
    case .number: "a number"
    case .string: "a string/data"
    case .array: "an array"
    case .object: "a dictionary"
    case .date, .data, .other: "a value that JSON has no form for"
    }
  }
}
