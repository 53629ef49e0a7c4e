/// An array or set: its elements in their order; a nil element is null (ENC-3, ENC-12).
final class ElementsEncodeOperations<Elements: Sequence>: EncodeOperations
where Elements.Element: Encodable {
  private let element: EncodeOperations

  init(element: EncodeOperations) { self.element = element }

  override func write<T>(_ value: T, at slot: Int32, in state: EncodeState) throws {
    try state.openWhole(.array, at: slot)
    for item in exactly(value, as: Elements.self) {
      try element.write(item, at: state.appendElement(to: slot), in: state)
    }
  }
}

extension Array: StandardEncodeShape {
  static func makeEncodeOperations(in types: EncodeTypeTable) -> EncodeOperations? {
    guard let element = Element.self as? any Encodable.Type else { return nil }
    return make(element, in: types)
  }

  private static func make<E: Encodable>(
    _ type: E.Type,
    in types: EncodeTypeTable
  ) -> EncodeOperations {
    ElementsEncodeOperations<[E]>(element: types.operations(for: type))
  }
}

extension Set: StandardEncodeShape {
  static func makeEncodeOperations(in types: EncodeTypeTable) -> EncodeOperations? {
    guard let element = Element.self as? any (Encodable & Hashable).Type else { return nil }
    return make(element, in: types)
  }

  private static func make<E: Encodable & Hashable>(
    _ type: E.Type,
    in types: EncodeTypeTable
  ) -> EncodeOperations {
    ElementsEncodeOperations<Set<E>>(element: types.operations(for: type))
  }
}
