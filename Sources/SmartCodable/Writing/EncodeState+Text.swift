// Writes the text along with the tree.
//
// Values nearly always arrive in the order of the text: then each key and value is also appended to
// `output` immediately, and at the end of the call the text is complete without walking the tree. The
// first write out of order (to a container that was left, a dropped value, a merged flat, a slot left
// empty) ends this for the call, and ``JSONWriter`` writes the text from the tree, which is always
// complete.

/// The end of the text: the place in the tree where the next value would be in order.
struct TextEnd: ~Copyable {
  /// No slot: different from every slot and from ``EncodeNode/none``.
  private static let nowhere: Int32 = -2

  /// The innermost container that is open in the text; `nowhere` before and after the top-level value.
  private(set) var container = nowhere

  /// The slot whose value comes next; none if a member or element comes next.
  private(set) var slot = nowhere

  /// Whether the text is that of the whole tree so far.
  private(set) var isInOrder = false

  init() {}

  init(isInOrder: Bool) {
    guard isInOrder else { return }
    self.isInOrder = true
    container = EncodeNode.none
    slot = EncodeNode.none
  }

  /// Notes that the value of the slot comes next, after its comma and key.
  @inline(__always)
  mutating func await(_ slot: Int32) {
    if isInOrder { self.slot = slot }
  }

  /// Notes that the awaited value has been written.
  @inline(__always)
  mutating func arrive() { slot = EncodeNode.none }

  /// Notes that a container was opened, or left for the enclosing one.
  @inline(__always)
  mutating func move(to container: Int32) { self.container = container }

  mutating func leaveOrder() { self = TextEnd() }
}

extension EncodeState {
  /// Whether a new member or element of the container continues the text; closes inner containers as
  /// needed.
  @inline(__always)
  func isTextIn(_ container: Int32) -> Bool {
    if textEnd.container == container, textEnd.slot == EncodeNode.none { return true }
    return textEnd.isInOrder && bringText(to: container)
  }

  /// Closes the containers inside the container, unless the container itself is closed.
  @inline(never)
  private func bringText(to container: Int32) -> Bool {
    if textEnd.slot == EncodeNode.none {
      closeText(downTo: nodes[container].depth)
      if textEnd.container == container { return true }
    }
    textEnd.leaveOrder()
    return false
  }

  /// Closes containers that are nested deeper.
  private func closeText(downTo depth: UInt16) {
    var open = textEnd.container
    while open >= 0, nodes[open].depth > depth {
      output.append(nodes[open].kind == .array ? UInt8(ascii: "]") : UInt8(ascii: "}"))
      open = nodes[open].parent
    }
    textEnd.move(to: open)
  }

  /// Appends the opening bracket of a container to the text; returns false if that is out of order.
  @inline(__always)
  func openText(_ kind: EncodeNode.Kind, at slot: Int32) -> Bool {
    guard takesText(slot) else { return false }
    output.append(kind == .array ? UInt8(ascii: "[") : UInt8(ascii: "{"))
    textEnd.move(to: slot)
    return true
  }

  /// Whether the value of the slot continues the text.
  @inline(__always)
  func takesText(_ slot: Int32) -> Bool {
    if textEnd.slot == slot {
      textEnd.arrive()
      return true
    }
    textEnd.leaveOrder()
    return false
  }

  /// Closes all containers; returns false if the text does not match the tree.
  func finishText() -> Bool {
    guard textEnd.isInOrder, textEnd.slot == EncodeNode.none else { return false }
    closeText(downTo: 0)
    return true
  }

  // MARK: Scalars

  /// Makes the slot a scalar of a kind that has a payload or nothing, but no text.
  @inline(__always)
  private func place(_ kind: EncodeNode.Kind, _ payload: UInt64, at slot: Int32) -> Bool {
    if nodes[slot].refusesScalars {
      refuseScalar(slot)
      return false
    }
    nodes[slot].kind = kind
    nodes[slot].payload = payload
    return takesText(slot)
  }

  func setNull(_ slot: Int32) {
    if place(.null, 0, at: slot) { output.append("null") }
  }

  @inline(__always)
  func set(_ slot: Int32, _ flag: Bool) {
    if place(flag ? .yes : .no, 0, at: slot) {
      if flag { output.append("true") } else { output.append("false") }
    }
  }

  @inline(__always)
  func set(_ slot: Int32, _ number: Int64) {
    if place(.integer, UInt64(bitPattern: number), at: slot) { output.append(number) }
  }

  @inline(__always)
  func set(_ slot: Int32, _ number: UInt64) {
    if place(.unsigned, number, at: slot) { output.append(number, isNegative: false) }
  }

  /// Makes the slot a finite double.
  @inline(__always)
  func set(_ slot: Int32, _ number: Double) {
    if place(.double, number.bitPattern, at: slot) { output.append(number) }
  }

  /// Makes the slot a finite float.
  @inline(__always)
  func set(_ slot: Int32, _ number: Float) {
    if place(.float, UInt64(number.bitPattern), at: slot) { output.append(number) }
  }

  /// Makes the slot a number with these digits.
  func set(_ slot: Int32, digits: String) {
    if place(.number, UInt64(UInt32(bitPattern: addText(digits))), at: slot) {
      output.append(plain: digits)
    }
  }

  /// Makes the slot a string.
  func set(_ slot: Int32, text: String) {
    guard makesText else {
      _ = place(.string, UInt64(UInt32(bitPattern: addText(text))), at: slot)
      return
    }
    setText(slot) { $0.appendQuoted(text) }
  }

  /// Makes the slot a scalar with the JSON text that `append` writes.
  @inline(__always)
  func setText(_ slot: Int32, _ append: (inout ByteOutput) -> Void) {
    guard !nodes[slot].refusesScalars else { return refuseScalar(slot) }
    _ = takesText(slot)
    // Even out of order the text is stored here, until it is copied to its place.
    let start = output.count
    append(&output)
    nodes[slot].kind = .text
    nodes[slot].span = (start, output.count - start)
  }

  // MARK: Arrays of scalars

  /// Whether an array that was just opened may be filled with text that has this many levels of
  /// nesting.
  @inline(__always)
  func canFillTextArray(_ array: Int32, levels: UInt16) -> Bool {
    textEnd.container == array && nodes[array].depth <= depthLimit - levels
  }

  /// Makes the open, empty array at the end of the text a `textArray` with the text that `body`
  /// appends.
  ///
  /// Returns false and changes nothing if `body` returns false.
  @inline(__always)
  func fillTextArray(_ array: Int32, _ body: (inout ByteOutput) -> Bool) -> Bool {
    let start = output.count - 1
    guard body(&output) else {
      output.drop(output.count - start - 1)
      return false
    }
    output.append(UInt8(ascii: "]"))
    textEnd.move(to: nodes[array].parent)
    nodes[array].kind = .textArray
    nodes[array].span = (start, output.count - start)
    return true
  }

  /// Gives a `textArray` nodes for its elements, because more will follow.
  @inline(never)
  func splitTextArray(_ array: Int32) {
    textEnd.leaveOrder()
    let span = nodes[array].span
    nodes[array].kind = .array
    nodes[array].payload = 0
    nodes[array].first = EncodeNode.none
    nodes[array].last = EncodeNode.none
    guard span.count > 2 else { return }
    var start = span.start + 1
    var isInString = false
    var level = 0
    var position = start
    while position < span.start + span.count {
      switch output[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "[") where !isInString: level += 1
      case UInt8(ascii: "]") where !isInString && level > 0: level -= 1
      case UInt8(ascii: ",") where !isInString && level == 0,
        UInt8(ascii: "]") where !isInString:
        addTextElement(to: array, start, position - start)
        start = position + 1
      default: break
      }
      position += 1
    }
  }

  private func addTextElement(to array: Int32, _ start: Int, _ count: Int) {
    let slot = newElement(of: array)
    let isArray = output[start] == UInt8(ascii: "[")
    nodes[slot].kind = isArray ? .textArray : .text
    if isArray { nodes[slot].depth += 1 }
    nodes[slot].span = (start, count)
  }
}
