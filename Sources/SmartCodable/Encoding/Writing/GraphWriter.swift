import Foundation

/// Makes dictionaries and arrays of Foundation's JSON values from a finished tree (ENC-2).
///
/// Numbers are `NSNumber`, so that they cast to every Swift number type that holds them.
struct GraphWriter {
  let state: EncodeState

  func value(of index: Int32) -> Any {
    let node = state.nodes[index]
    switch node.kind {
    case .null: return NSNull()
    case .no: return false
    case .yes: return true
    case .integer: return NSNumber(value: Int64(bitPattern: node.payload))
    case .unsigned: return NSNumber(value: node.payload)
    case .double: return NSNumber(value: Double(bitPattern: node.payload))
    case .float:
      let value = Float(bitPattern: UInt32(truncatingIfNeeded: node.payload))
      // The double with the same digits, as a reader of the JSON text would have.
      return NSNumber(value: Double(value.description) ?? Double(value))
    case .number: return number(state.text(of: node))
    case .string: return state.text(of: node)
    case .array: return array(node)
    case .object: return object(node)
    case .absent, .dropped: return [String: Any]()
    // Only calls that make text write these.
    case .text, .textArray: return NSNull()
    }
  }

  /// A number with more digits than the other types have.
  private func number(_ digits: String) -> Any {
    guard let decimal = Decimal(string: digits) ?? farDecimal(digits) else { return NSNull() }
    return NSDecimalNumber(decimal: decimal)
  }

  /// A large number that Foundation writes but does not read.
  private func farDecimal(_ digits: String) -> Decimal? {
    ExactDecimal(Array(digits.utf8)).flatMap { try? Decimal.value(of: $0) }
  }

  private func array(_ node: EncodeNode) -> [Any] {
    var result: [Any] = []
    result.reserveCapacity(Int(node.payload))
    var element = node.first
    while element >= 0 {
      if state.nodes[element].kind != .dropped { result.append(value(of: element)) }
      element = state.nodes[element].next
    }
    return result
  }

  private func object(_ node: EncodeNode) -> [String: Any] {
    var result: [String: Any] = [:]
    var member = node.first
    while member >= 0 {
      let entry = state.nodes[member]
      if entry.kind != .dropped { result[state.keyText(of: entry)] = value(of: member) }
      member = entry.next
    }
    return result
  }
}
