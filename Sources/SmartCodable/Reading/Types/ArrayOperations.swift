/// An array: each element is decoded like a property; invalid ones are dropped (chapter 10).
///
/// An array of `Any` is never read from a string (STR-5).
final class ArrayOperations<Element>: TypeOperations {
  private let element: TypeOperations
  private let readsText: Bool
  private let exactElement: (any ExactElement.Type)?

  init(element: TypeOperations, readsText: Bool) {
    self.element = element
    self.readsText = readsText
    exactElement = Element.self as? any ExactElement.Type
    super
      .init(
        name: "[\(element.name)\(element.isOptional ? "?" : "")]",
        isArray: true,
        slot: .of([Element].self)
      )
  }

  override func decode<T>(
    _ type: T.Type,
    into place: ValuePlace,
    at index: Int,
    in reader: Reader
  ) throws(Miss) {
    let array = reader.container(.array, at: index, readsText: readsText)
    guard array >= 0 else { throw reader.wrongKind(at: index, readsText: readsText) }
    if let exactElement, exactElement.putExact(array, of: reader.tape, at: place) { return }
    place.put(
      elements: try ElementLoop.array(of: Element.self, element, over: array, in: reader)
    )
  }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    (exactly([Element](), as: type), .typeDefault)
  }
}

/// A set: like an array; equal elements merge (COL-10).
final class SetOperations<Element: Hashable>: TypeOperations {
  private let element: TypeOperations
  private let readsText: Bool
  private let looped = Element.self as? any LoopedScalar.Type

  init(element: TypeOperations, readsText: Bool) {
    self.element = element
    self.readsText = readsText
    super.init(name: "Set<\(element.name)>", isArray: true, slot: .of(Set<Element>.self))
  }

  override func decode<T>(
    _ type: T.Type,
    into place: ValuePlace,
    at index: Int,
    in reader: Reader
  ) throws(Miss) {
    let array = reader.container(.array, at: index, readsText: readsText)
    guard array >= 0 else { throw reader.wrongKind(at: index, readsText: readsText) }
    if let looped { return try looped.putSet(array, in: reader, at: place) }
    place.put(elements: try elements(of: array, in: reader))
  }

  /// A function, since the deinit of an element that is equal to another may decode a set.
  private func elements(of array: Int, in reader: Reader) throws(Miss) -> Set<Element> {
    Set(first: try ElementLoop.array(of: Element.self, element, over: array, in: reader))
  }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    (exactly(Set<Element>(), as: type), .typeDefault)
  }
}

extension Set {
  /// The elements of an array, of equal ones the first.
  @inline(__always)
  init(first elements: [Element]) {
    // Not with room for all of many, which may be equal.
    self.init(minimumCapacity: Swift.min(elements.count, 64))
    for element in elements { insert(element) }
  }
}

extension Reader {
  /// The miss of a collection whose value in the document is of another kind.
  func wrongKind(at index: Int, readsText: Bool = true) -> Miss {
    readsText && settings.mode.readsText && index >= 0 && tape.isString(index)
      ? .invalid : .mismatch
  }
}

extension Array: StandardShape {
  static func makeOperations(in types: TypeTable) -> TypeOperations? {
    if let looped = Element.self as? any LoopedScalar.Type { return looped.makeLoop() }
    let element = types.wrappedOperations(for: Element.self)
    return element.makeArrayOperations()
      ?? ArrayOperations<Element>(element: element, readsText: Element.self is any Decodable.Type)
  }
}

extension Set: StandardShape {
  static func makeOperations(in types: TypeTable) -> TypeOperations? {
    let element = types.wrappedOperations(for: Element.self)
    return SetOperations<Element>(element: element, readsText: Element.self is any Decodable.Type)
  }
}
