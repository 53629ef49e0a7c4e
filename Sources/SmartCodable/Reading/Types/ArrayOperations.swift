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

  override func decode<T>(_ type: T.Type, at index: Int, in reader: Reader) throws(Miss) -> T {
    let array = reader.container(.array, at: index, readsText: readsText)
    guard array >= 0 else { throw reader.wrongKind(at: index, readsText: readsText) }
    if let exactElement,
      let elements = try? ArrayPlace.filled(
        as: type,
        by: { place throws(Miss) in try exactElement.putExact(array, of: reader.tape, at: place) }
      )
    {
      return elements
    }
    let elements = try ElementLoop.array(of: Element.self, element, over: array, in: reader)
    return handOver(elements: elements, as: type)
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
    super.init(name: "Set<\(element.name)>", isArray: true)
  }

  override func decode<T>(_ type: T.Type, at index: Int, in reader: Reader) throws(Miss) -> T {
    let array = reader.container(.array, at: index, readsText: readsText)
    guard array >= 0 else { throw reader.wrongKind(at: index, readsText: readsText) }
    if let looped {
      return try ArrayPlace.filled(
        as: type,
        by: { place throws(Miss) in try looped.putSet(array, in: reader, at: place) }
      )
    }
    var result: Set<Element> = []
    try ElementLoop.run(Element.self, element, over: array, in: reader) { result.insert($0) }
    return exactly(result, as: type)
  }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    (exactly(Set<Element>(), as: type), .typeDefault)
  }
}

/// The loop over the elements of an array that all collections share.
enum ElementLoop {
  static func run<Element>(
    _ type: Element.Type,
    _ operations: TypeOperations,
    over array: Int,
    in reader: Reader,
    _ body: (consuming Element) -> Void
  ) throws(Miss) {
    var index = array + 1
    for position in 0..<reader.tape.memberCount(array) {
      try reader.element(type, operations, at: index, step: .element(position), body)
      index = reader.tape.next(index)
    }
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
