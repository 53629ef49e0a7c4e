import Foundation

/// Writes a finished tree as JSON text, unless the text was already written along with the tree.
///
/// It only reads the tree. It keeps the open containers in a list and is not recursive, so its use of
/// stack does not grow with depth.
struct JSONWriter: ~Copyable {
  private let state: EncodeState
  private let layout: JSONLayout
  private var output: ByteOutput

  static func text(of root: Int32, in state: EncodeState, layout: JSONLayout) -> String {
    if state.finishText() { return state.output.makeString() }
    var writer = JSONWriter(state, layout)
    writer.write(root)
    return writer.output.makeString()
  }

  static func data(of root: Int32, in state: EncodeState, layout: JSONLayout) -> Data {
    if state.finishText() { return state.output.makeData() }
    var writer = JSONWriter(state, layout)
    writer.write(root)
    return writer.output.makeData()
  }

  private init(_ state: EncodeState, _ layout: JSONLayout) {
    self.state = state
    self.layout = layout
    output = ByteOutput(capacity: 64 + state.nodes.count * 16 + state.output.count)
    output.style = state.style
  }

  /// A container that is being written.
  private struct Open {
    let isArray: Bool
    var isEmpty = true

    /// The next element or member, unless the members are sorted.
    var next: Int32

    /// The members in their order, from the last to the first.
    var sorted: [Int32] = []

    /// The next element or member that is not dropped.
    @inline(__always)
    mutating func advance(in nodes: borrowing NodeArena) -> Int32 {
      if let member = sorted.popLast() { return member }
      while next >= 0 {
        let current = next
        next = nodes[current].next
        if nodes[current].kind != .dropped { return current }
      }
      return EncodeNode.none
    }
  }

  private var open: [Open] = []

  private mutating func write(_ root: Int32) {
    writeValue(root)
    while !open.isEmpty {
      let last = open.count - 1
      let current = open[last].advance(in: state.nodes)
      if current < 0 {
        let container = open.removeLast()
        finish(isEmpty: container.isEmpty)
        output.append(container.isArray ? UInt8(ascii: "]") : UInt8(ascii: "}"))
        continue
      }
      if !open[last].isEmpty { output.append(UInt8(ascii: ",")) }
      open[last].isEmpty = false
      if layout.isPretty { startLine() }
      if !open[last].isArray { writeKey(state.nodes[current].key) }
      writeValue(current)
    }
  }

  /// Writes a scalar, or the start of a container.
  @inline(__always)
  private mutating func writeValue(_ index: Int32) {
    let node = state.nodes[index]
    switch node.kind {
    case .null: output.append("null")
    case .no: output.append("false")
    case .yes: output.append("true")
    case .integer: output.append(Int64(bitPattern: node.payload))
    case .unsigned: output.append(node.payload, isNegative: false)
    case .double: output.append(Double(bitPattern: node.payload))
    case .float:
      output.append(Float(bitPattern: UInt32(truncatingIfNeeded: node.payload)))
    case .number: output.append(plain: state.text(of: node))
    case .string: output.appendQuoted(state.text(of: node))
    case .text: output.append(from: state.output, at: node.span.start, count: node.span.count)
    // Only compact text contains these.
    case .textArray: output.append(from: state.output, at: node.span.start, count: node.span.count)
    case .array:
      output.append(UInt8(ascii: "["))
      open.append(Open(isArray: true, next: node.first))
    case .object:
      output.append(UInt8(ascii: "{"))
      open.append(
        layout.sortsKeys
          ? Open(
            isArray: false,
            next: EncodeNode.none,
            sorted: state.sortedMembers(of: node).reversed()
          )
          : Open(isArray: false, next: node.first)
      )
    case .absent, .dropped:
      output.append(UInt8(ascii: "{"))
      finish(isEmpty: true)
      output.append(UInt8(ascii: "}"))
    }
  }

  // MARK: Layout

  @inline(__always)
  private mutating func writeKey(_ key: Int32) {
    if key < 0 {
      output.appendQuoted(state.texts[Int(~key)])
    } else {
      output.append(state.types.records[key].mark, withComma: false)
      output.drop(1)
    }
    if layout.isPretty { output.append(" : ") } else { output.append(UInt8(ascii: ":")) }
  }

  /// Starts the line of a container's closing bracket, if the layout has one.
  @inline(__always)
  private mutating func finish(isEmpty: Bool) {
    guard layout.isPretty else { return }
    if isEmpty, layout.isFoundation { output.append(UInt8(ascii: "\n")) }
    if !isEmpty || layout.isFoundation { startLine() }
  }

  /// Starts a line, indented by the number of open containers.
  private mutating func startLine() {
    output.append(UInt8(ascii: "\n"))
    output.append(repeating: UInt8(ascii: " "), count: 2 * open.count)
  }
}

extension EncodeState {
  /// The text of a string or number.
  @inline(__always)
  func text(of node: EncodeNode) -> String { texts[Int(truncatingIfNeeded: node.payload)] }

  /// The JSON key of a member.
  func keyText(of member: EncodeNode) -> String {
    member.key < 0
      ? texts[Int(~member.key)] : types.keys.texts[Int(types.name(ofKey: member.key))]
  }

  /// The members of an object in ascending UTF-8 order of their keys.
  func sortedMembers(of object: EncodeNode) -> [Int32] {
    var members: [Int32] = []
    var keys: [String] = []
    var member = object.first
    while member >= 0 {
      let node = nodes[member]
      if node.kind != .dropped {
        members.append(member)
        keys.append(keyText(of: node))
      }
      member = node.next
    }
    return KeyOrder.uniquePositions(of: keys).map { members[$0] }
  }
}
