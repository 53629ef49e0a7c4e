import Foundation

/// Makes dictionaries and arrays of Foundation's JSON values from a finished tree (ENC-2).
///
/// Numbers are `NSNumber`, so that they cast to every Swift number type that can represent them.
///
/// It keeps the open containers in a list and is not recursive, so its use of stack does not grow with
/// depth.
struct GraphWriter: ~Copyable {
  let state: EncodeState

  /// A container that is being filled.
  private struct Open {
    let isArray: Bool

    /// The key of the container itself.
    let key: String
    var next: Int32
    var array: [Any] = []
    var object: [String: Any] = [:]

    mutating func add(_ value: Any, _ key: String) {
      if isArray { array.append(value) } else { object[key] = value }
    }

    var value: Any { isArray ? array : object }
  }

  func value(of root: Int32) -> Any {
    let node = state.nodes[root]
    guard node.isContainer else { return scalar(node) }
    var open = [start(node, key: "")]
    while true {
      let last = open.count - 1
      let member = open[last].next
      guard member >= 0 else {
        let done = open.removeLast()
        if open.isEmpty { return done.value }
        open[last - 1].add(done.value, done.key)
        continue
      }
      let node = state.nodes[member]
      open[last].next = node.next
      if node.kind == .dropped { continue }
      let key = open[last].isArray ? "" : state.keyText(of: node)
      if node.isContainer {
        open.append(start(node, key: key))
      } else {
        open[last].add(scalar(node), key)
      }
    }
  }

  private func start(_ node: EncodeNode, key: String) -> Open {
    var open = Open(isArray: node.kind == .array, key: key, next: node.first)
    if open.isArray { open.array.reserveCapacity(Int(node.payload)) }
    return open
  }

  private func scalar(_ node: EncodeNode) -> Any {
    switch node.kind {
    case .null: return NSNull()
    case .no: return false
    case .yes: return true
    case .integer: return NSNumber(value: Int64(bitPattern: node.payload))
    case .unsigned: return NSNumber(value: node.payload)
    case .double: return NSNumber(value: Double(bitPattern: node.payload))
    case .float:
      let value = Float(bitPattern: UInt32(truncatingIfNeeded: node.payload))
      // The double with the same digits, as read back from the JSON text, which has all of an integer.
      let end = ByteOutput.endOfIntegers(isFoundation: state.style.isFoundation)
      if value.magnitude < end, value == value.rounded() {
        return NSNumber(value: Double(value))
      }
      return NSNumber(value: Double(value.description) ?? Double(value))
    case .number: return number(state.text(of: node))
    case .string: return state.text(of: node)
    case .absent, .dropped: return [String: Any]()
    // Containers are not scalars, and the other kinds occur only in calls that make text.
    case .array, .object, .text, .textArray: return NSNull()
    }
  }

  /// A number with more digits than the other types hold.
  private func number(_ digits: String) -> Any {
    guard let decimal = Decimal(string: digits) ?? farDecimal(digits) else { return NSNull() }
    return NSDecimalNumber(decimal: decimal)
  }

  /// A large number that Foundation writes but cannot read.
  private func farDecimal(_ digits: String) -> Decimal? {
    ExactDecimal(Array(digits.utf8)).flatMap { try? Decimal.value(of: $0) }
  }
}
