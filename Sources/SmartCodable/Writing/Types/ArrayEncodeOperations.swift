/// A set: its elements in iteration order; a nil element is null (ENC-3, ENC-12).
final class ElementsEncodeOperations<Elements: Sequence>: EncodeOperations
where Elements.Element: Encodable {
  private let element: EncodeOperations

  init(element: EncodeOperations) { self.element = element }

  override func write<T: Encodable>(_ value: T, at slot: Int32, in state: EncodeState) throws {
    try state.openWhole(.array, at: slot)
    for item in exactly(value, as: Elements.self) {
      try element.write(item, at: state.appendElement(to: slot), in: state)
    }
  }
}

/// An array: like a set, but its elements are written in place, without copies.
final class ArrayEncodeOperations<Element: Encodable>: EncodeOperations {
  private let element: EncodeOperations

  init(element: EncodeOperations) { self.element = element }

  override func write<T: Encodable>(_ value: T, at slot: Int32, in state: EncodeState) throws {
    try state.openWhole(.array, at: slot)
    try unsafe exactly(value, as: [Element].self)
      .withUnsafeBufferPointer { items in
        for index in items.indices {
          try element.write(unsafe items[index], at: state.appendElement(to: slot), in: state)
        }
      }
  }
}

/// An array of scalars, or an array of such arrays: written as one piece of text if the text is in
/// order.
final class TextArrayEncodeOperations<Element: TextElement>: EncodeOperations {
  private let element: EncodeOperations

  init(element: EncodeOperations) { self.element = element }

  override func write<T: Encodable>(_ value: T, at slot: Int32, in state: EncodeState) throws {
    let array = exactly(value, as: [Element].self)
    try state.openWhole(.array, at: slot)
    if state.canFillTextArray(slot, levels: Element.levels),
      state.fillTextArray(slot, { Element.append(array, to: &$0) })
    {
      return
    }
    for item in array {
      try element.write(item, at: state.appendElement(to: slot), in: state)
    }
  }
}

extension Array: StandardEncodeShape where Element: Encodable {
  static func makeEncodeOperations(in types: EncodeTypeTable) -> EncodeOperations? {
    let element = types.operations(for: Element.self)
    if let text = Element.self as? any TextElement.Type { return text.makeArrayOperations(element) }
    return ArrayEncodeOperations<Element>(element: element)
  }
}

extension Set: StandardEncodeShape where Element: Encodable {
  static func makeEncodeOperations(in types: EncodeTypeTable) -> EncodeOperations? {
    ElementsEncodeOperations<Set<Element>>(element: types.operations(for: Element.self))
  }
}
