import Foundation

/// Makes JSON text of a finished tree, unless it was written in order with the tree.
///
/// It only reads the tree; its depth is limited, so the writer may call itself.
struct JSONWriter: ~Copyable {
  private let state: EncodeState
  private let layout: JSONLayout
  private var output: ByteOutput

  static func text(of root: Int32, in state: EncodeState, layout: JSONLayout) -> String {
    if state.finishText() { return state.output.makeString() }
    var writer = JSONWriter(state, layout)
    writer.write(root, indent: 0)
    return writer.output.makeString()
  }

  static func data(of root: Int32, in state: EncodeState, layout: JSONLayout) -> Data {
    if state.finishText() { return state.output.makeData() }
    var writer = JSONWriter(state, layout)
    writer.write(root, indent: 0)
    return writer.output.makeData()
  }

  private init(_ state: EncodeState, _ layout: JSONLayout) {
    self.state = state
    self.layout = layout
    output = ByteOutput(capacity: 64 + state.nodes.count * 16 + state.output.count)
    output.style = state.style
  }

  private mutating func write(_ index: Int32, indent: Int) {
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
    // Only compact text has these.
    case .textArray: output.append(from: state.output, at: node.span.start, count: node.span.count)
    case .array: writeArray(node, indent: indent)
    case .object: writeObject(node, indent: indent)
    case .absent, .dropped:
      output.append(UInt8(ascii: "{"))
      finish(isEmpty: true, indent: indent)
      output.append(UInt8(ascii: "}"))
    }
  }

  // MARK: Containers

  private mutating func writeArray(_ array: EncodeNode, indent: Int) {
    output.append(UInt8(ascii: "["))
    var isEmpty = true
    var element = array.first
    while element >= 0 {
      if state.nodes[element].kind != .dropped {
        startItem(isFirst: isEmpty, indent: indent + 1)
        isEmpty = false
        write(element, indent: indent + 1)
      }
      element = state.nodes[element].next
    }
    finish(isEmpty: isEmpty, indent: indent)
    output.append(UInt8(ascii: "]"))
  }

  private mutating func writeObject(_ object: EncodeNode, indent: Int) {
    output.append(UInt8(ascii: "{"))
    var isEmpty = true
    if layout.sortsKeys {
      for member in state.sortedMembers(of: object) {
        writeMember(member, isFirst: isEmpty, indent: indent)
        isEmpty = false
      }
    } else {
      var member = object.first
      while member >= 0 {
        if state.nodes[member].kind != .dropped {
          writeMember(member, isFirst: isEmpty, indent: indent)
          isEmpty = false
        }
        member = state.nodes[member].next
      }
    }
    finish(isEmpty: isEmpty, indent: indent)
    output.append(UInt8(ascii: "}"))
  }

  @inline(__always)
  private mutating func writeMember(_ member: Int32, isFirst: Bool, indent: Int) {
    startItem(isFirst: isFirst, indent: indent + 1)
    let key = state.nodes[member].key
    if key < 0 {
      output.appendQuoted(state.texts[Int(~key)])
    } else {
      output.append(state.types.records[key].mark, withComma: false)
      output.drop(1)
    }
    if layout.isPretty { output.append(" : ") } else { output.append(UInt8(ascii: ":")) }
    write(member, indent: indent + 1)
  }

  @inline(__always)
  private mutating func startItem(isFirst: Bool, indent: Int) {
    if !isFirst { output.append(UInt8(ascii: ",")) }
    if layout.isPretty { startLine(indent) }
  }

  @inline(__always)
  private mutating func finish(isEmpty: Bool, indent: Int) {
    guard layout.isPretty else { return }
    if isEmpty, layout.isFoundation { output.append(UInt8(ascii: "\n")) }
    if !isEmpty || layout.isFoundation { startLine(indent) }
  }

  private mutating func startLine(_ indent: Int) {
    output.append(UInt8(ascii: "\n"))
    output.append(repeating: UInt8(ascii: " "), count: 2 * indent)
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
