/// An array: each element is decoded like a property; invalid ones are dropped (chapter 10).
///
/// An array of `Any` is never read from a string (STR-5).
final class ArrayOperations<Element>: TypeOperations {
  private let element: TypeOperations
  private let readsText: Bool

  init(element: TypeOperations, readsText: Bool = true) {
    self.element = element
    self.readsText = readsText
    super
      .init(
        name: "[\(element.name)\(element.isOptional ? "?" : "")]",
        isArray: true,
        slot: .of([Element].self)
      )
  }

  override func decode<T>(_ type: T.Type, at index: Int, in state: DecodeState) throws(Miss) -> T {
    let array = state.container(.array, at: index, readsText: readsText)
    guard array >= 0 else { throw state.wrongKind(at: index, readsText: readsText) }
    var result: [Element] = []
    result.reserveCapacity(state.tape.memberCount(array))
    try ElementLoop.run(Element.self, element, over: array, in: state) { result.append($0) }
    return handOver(result, as: type)
  }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    (exactly([Element](), as: type), .typeDefault)
  }
}

/// A set: like an array; equal elements merge (COL-10).
final class SetOperations<Element: Decodable & Hashable>: TypeOperations {
  private let element: TypeOperations

  init(element: TypeOperations) {
    self.element = element
    super.init(name: "Set<\(element.name)>", isArray: true)
  }

  override func decode<T>(_ type: T.Type, at index: Int, in state: DecodeState) throws(Miss) -> T {
    let array = state.container(.array, at: index)
    guard array >= 0 else { throw state.wrongKind(at: index) }
    var result: Set<Element> = []
    try ElementLoop.run(Element.self, element, over: array, in: state) { result.insert($0) }
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
    in state: DecodeState,
    _ body: (Element) -> Void
  ) throws(Miss) {
    var index = array + 1
    for position in 0..<state.tape.memberCount(array) {
      state.path.append(.element(position))
      let mark = state.collector.count
      do throws(Miss) {
        if !operations.takesNull, state.tape.has(.null, at: index) { throw .null }
        body(try operations.decode(type, at: index, in: state))
        state.collector.nameContainer(operations.name, at: state.path.count, since: mark)
      } catch {
        try state.dropOrReplace(error, operations, type, at: index, mark: mark, body)
      }
      state.path.removeLast()
      index = state.tape.next(index)
    }
  }
}

extension DecodeState {
  /// Deals with an invalid element: nil for an Optional one, else it is dropped or fails the whole.
  @inline(never)
  func dropOrReplace<Element>(
    _ miss: Miss,
    _ operations: TypeOperations,
    _ type: Element.Type,
    at index: Int,
    mark: Int,
    _ body: (Element) -> Void
  ) throws(Miss) {
    collector.truncate(to: mark)
    if miss.isSilent { return }
    if mode.elements == .failWhole {
      let failure = isStrict ? pass(miss, type, at: index) : .invalid
      path.removeLast()
      throw failure
    }
    strictError = nil
    if operations.isOptional, let replacement = operations.typeDefault(type) {
      report(miss.kind, wanted: operations.name, at: index, action: .nilValue)
      body(replacement.value)
    } else {
      report(miss.kind, wanted: operations.name, at: index, action: .droppedElement)
    }
  }

  /// The miss of a collection whose value is of another kind.
  func wrongKind(at index: Int, readsText: Bool = true) -> Miss {
    readsText && !isStrict && index >= 0 && tape.isString(index) ? .invalid : .mismatch
  }
}

extension Array: StandardShape {
  static func makeOperations(in types: TypeTable) -> TypeOperations? {
    guard let element = Element.self as? any Decodable.Type else { return nil }
    return make(element, in: types)
  }

  private static func make<E: Decodable>(_ type: E.Type, in types: TypeTable) -> TypeOperations {
    if let looped = type as? any LoopedScalar.Type {
      return looped.makeLoop()
    }
    let element = types.operations(for: type)
    return element.makeArrayOperations() ?? ArrayOperations<E>(element: element)
  }

  static func makeDynamicOperations(in types: TypeTable) -> TypeOperations? {
    ArrayOperations<Element>(element: types.wrappedOperations(for: Element.self), readsText: false)
  }
}

extension Set: StandardShape {
  static func makeOperations(in types: TypeTable) -> TypeOperations? {
    guard let element = Element.self as? any (Decodable & Hashable).Type else { return nil }
    return make(element, in: types)
  }

  private static func make<E: Decodable & Hashable>(
    _ type: E.Type,
    in types: TypeTable
  ) -> TypeOperations {
    SetOperations<E>(element: types.operations(for: type))
  }

  static func makeDynamicOperations(in types: TypeTable) -> TypeOperations? { nil }
}
