extension DeviationLedger {
  /// Reads a ledger from JSON text.
  ///
  /// ```json
  /// {"ceiling": 1, "entries": [{"id": "numbers/exact/dot-zero", "signature": "at $.whole: …",
  ///   "reason": {"defect": "https://tracker/12"}}]}
  /// ```
  ///
  /// - Parameter text: The text of the file.
  /// - Throws: `LedgerError` that says what is missing or wrong.
  public init(json text: String) throws(LedgerError) {
    let root: JSONValue
    do {
      root = try JSONReader.read(text)
    } catch {
      throw LedgerError("no JSON text: \(error.code) at byte \(error.offset)")
    }
    guard case .object(let members) = root else { throw LedgerError("the ledger is no object") }
    guard case .number(let limit)? = members.value(of: "ceiling"), let ceiling = Int(limit) else {
      throw LedgerError("\"ceiling\" must be an integer")
    }
    guard case .array(let values)? = members.value(of: "entries") else {
      throw LedgerError("\"entries\" must be an array")
    }
    var entries: [Entry] = []
    for value in values { entries.append(try Entry(value)) }
    self.init(ceiling: ceiling, entries: entries)
  }
}

extension DeviationLedger.Entry {
  fileprivate init(_ value: JSONValue) throws(LedgerError) {
    guard case .object(let members) = value, case .string(let id)? = members.value(of: "id") else {
      throw LedgerError("an entry must be an object with an \"id\"")
    }
    guard case .string(let signature)? = members.value(of: "signature") else {
      throw LedgerError("the entry \(id) has no \"signature\"")
    }
    guard case .object(let reason)? = members.value(of: "reason"), reason.count == 1,
      case .string(let text)? = reason.first?.value
    else {
      throw LedgerError("the \"reason\" of \(id) must be {\"defect\": …} or {\"byDesign\": …}")
    }
    switch reason.first?.key {
    case "defect": self.init(id: CaseID(rawValue: id), signature: signature, reason: .defect(text))
    case "byDesign":
      self.init(id: CaseID(rawValue: id), signature: signature, reason: .byDesign(text))
    default: throw LedgerError("the \"reason\" of \(id) is neither \"defect\" nor \"byDesign\"")
    }
  }
}

/// Says why a text is no ledger.
public struct LedgerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
