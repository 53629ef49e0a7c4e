extension DeviationLedger {
  /// Reads a ledger from JSON text.
  ///
  /// ```json
  /// {"ceiling": 1, "entries": [{"id": "numbers/exact/dot-zero", "signature": "12d08337cd2fbb4e",
  ///   "difference": "at $.whole: …", "reason": {"defect": "https://tracker/12"}}]}
  /// ```
  ///
  /// - Parameter text: The text of the file.
  /// - Throws: `LedgerError` that says what is missing or wrong.
  public init(json text: String) throws(LedgerError) {
    try self.init(text, isOutdated: false)
  }

  /// Reads a ledger whose signatures may be in an older format, in order to update them.
  ///
  /// - Parameter text: The text of the file.
  /// - Throws: `LedgerError` that says what is missing or wrong.
  public init(outdated text: String) throws(LedgerError) {
    try self.init(text, isOutdated: true)
  }

  private init(_ text: String, isOutdated: Bool) throws(LedgerError) {
    let root: JSONValue
    do {
      root = try JSONReader.read(text)
    } catch {
      throw LedgerError("no JSON text: \(error)")
    }
    try self.init(root, isOutdated: isOutdated)
  }

  /// Reads a ledger from a JSON value, which may be part of another document.
  init(_ root: JSONValue, isOutdated: Bool = false) throws(LedgerError) {
    guard case .object(let members) = root else { throw LedgerError("the ledger is no object") }
    guard case .number(let limit)? = members.value(of: "ceiling"), let ceiling = Int(limit) else {
      throw LedgerError("\"ceiling\" must be an integer")
    }
    guard case .array(let values)? = members.value(of: "entries") else {
      throw LedgerError("\"entries\" must be an array")
    }
    var entries: [Entry] = []
    for value in values { entries.append(try Entry(value, isOutdated: isOutdated)) }
    let suite: String? =
      switch members.value(of: "suite") {
      case .string(let version)?: version
      case nil: nil
      default: throw LedgerError("\"suite\" must be a version such as \"1.0\"")
      }
    self.init(ceiling: ceiling, entries: entries, suite: suite)
  }

  /// The ledger as JSON text that ``init(json:)`` reads, entries ordered by id.
  public var json: String { JSONWriter.text(of: encoded) }

  /// The ledger as a JSON value.
  var encoded: JSONValue {
    var members: [String: JSONValue] = [
      "ceiling": .integer(ceiling),
      "entries": .array(entries.sorted { $0.id < $1.id }.map(\.json)),
    ]
    if let suite { members["suite"] = .string(suite) }
    return .members(members)
  }
}

extension DeviationLedger.Entry {
  fileprivate init(_ value: JSONValue, isOutdated: Bool) throws(LedgerError) {
    guard case .object(let members) = value, case .string(let id)? = members.value(of: "id") else {
      throw LedgerError("an entry must be an object with an \"id\"")
    }
    guard case .string(let signature)? = members.value(of: "signature") else {
      throw LedgerError("the entry \(id) has no \"signature\"")
    }
    guard isOutdated || Difference.isSignature(signature) else {
      throw LedgerError(
        "the \"signature\" of \(id) is not 16 hexadecimal digits, as those of older versions;"
          + " run `smartcertify ledger FILE --update`"
      )
    }
    guard case .object(let reason)? = members.value(of: "reason"), reason.count == 1,
      case .string(let text)? = reason.first?.value
    else {
      throw LedgerError("the \"reason\" of \(id) must be {\"defect\": …} or {\"byDesign\": …}")
    }
    let why: DeviationLedger.Reason
    switch reason.first?.key {
    case "defect": why = .defect(text)
    case "byDesign": why = .byDesign(text)
    default: throw LedgerError("the \"reason\" of \(id) is neither \"defect\" nor \"byDesign\"")
    }
    let since: String? =
      if case .string(let version)? = members.value(of: "since") { version } else { nil }
    let difference: String? =
      if case .string(let words)? = members.value(of: "difference") { words } else { nil }
    self.init(
      id: CaseID(rawValue: id),
      signature: signature,
      reason: why,
      since: since,
      difference: difference
    )
  }

  /// The entry as written in a ledger.
  var json: JSONValue {
    let why: (String, String) =
      switch reason {
      case .defect(let text): ("defect", text)
      case .byDesign(let text): ("byDesign", text)
      }
    var members: [String: JSONValue] = [
      "id": .string(id.rawValue), "signature": .string(signature),
      "reason": .members([why.0: .string(why.1)]),
    ]
    if let since { members["since"] = .string(since) }
    if let difference { members["difference"] = .string(difference) }
    return .members(members)
  }
}

/// The reason why a text is not a ledger.
public struct LedgerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
