/// Arrays of scalars, and arrays of such arrays: elements in their own form are read in a tight loop.
enum ScalarArray {
  @inline(__always)
  static func read<Value: ScalarValue>(
    _ type: Value.Type,
    at index: Int,
    in state: DecodeState
  ) throws(Miss) -> [Value] {
    let array = state.container(.array, at: index)
    guard array >= 0 else { throw state.wrongKind(at: index) }
    let tape = state.tape
    let count = tape.memberCount(array)
    var result: [Value] = []
    result.reserveCapacity(count)
    var element = array + 1
    for position in 0..<count {
      if let value = Value.exact(tape, element) {
        result.append(value)
      } else if let value = try repaired(type, at: element, position: position, in: state) {
        result.append(value)
      }
      element = tape.next(element)
    }
    return result
  }

  /// An array of arrays.
  @inline(__always)
  static func readArrays<Value: ScalarValue>(
    _ type: Value.Type,
    _ operations: TypeOperations,
    at index: Int,
    in state: DecodeState
  ) throws(Miss) -> [[Value]] {
    let array = state.container(.array, at: index)
    guard array >= 0 else { throw state.wrongKind(at: index) }
    let tape = state.tape
    let count = tape.memberCount(array)
    var result: [[Value]] = []
    result.reserveCapacity(count)
    var element = array + 1
    for position in 0..<count {
      state.path.append(.element(position))
      let mark = state.collector.count
      do throws(Miss) {
        if tape.has(.null, at: element) { throw .null }
        result.append(try read(type, at: element, in: state))
        state.collector.nameContainer(operations.name, at: state.path.count, since: mark)
      } catch {
        try state.dropOrReplace(error, operations, [Value].self, at: element, mark: mark) {
          result.append($0)
        }
      }
      state.path.removeLast()
      element = tape.next(element)
    }
    return result
  }

  /// An element that is not in its own form: converted, or nil if it was dropped.
  @inline(never)
  private static func repaired<Value: ScalarValue>(
    _ type: Value.Type,
    at index: Int,
    position: Int,
    in state: DecodeState
  ) throws(Miss) -> Value? {
    state.path.append(.element(position))
    let mark = state.collector.count
    var result: Value?
    do throws(Miss) {
      result = try type.read(at: index, in: state)
    } catch {
      state.collector.truncate(to: mark)
      guard state.mode.elements == .dropInvalid else {
        let miss = state.isStrict ? state.pass(error, type, at: index) : .invalid
        state.path.removeLast()
        throw miss
      }
      state.report(error.kind, wanted: TypeName.of(type), at: index, action: .droppedElement)
    }
    state.path.removeLast()
    return result
  }
}

/// An array of a scalar whose loops the compiler has seen with its element type.
final class ScalarArrayOperations<Value: ScalarValue>: TypeOperations {
  typealias Read = (Int, DecodeState, ArrayPlace) throws(Miss) -> Void
  typealias ReadArrays = (TypeOperations, Int, DecodeState, ArrayPlace) throws(Miss) -> Void

  private let read: Read
  private let readArrays: ReadArrays

  init(read: @escaping Read, readArrays: @escaping ReadArrays) {
    self.read = read
    self.readArrays = readArrays
    super.init(name: "[\(TypeName.of(Value.self))]", isArray: true)
  }

  override func decode<T>(_ type: T.Type, at index: Int, in state: DecodeState) throws(Miss) -> T {
    try ArrayPlace.filled(as: type) { place throws(Miss) in try read(index, state, place) }
  }

  override func makeArrayOperations() -> TypeOperations? {
    NestedArrayOperations<Value>(element: self, read: readArrays)
  }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    (exactly([Value](), as: type), .typeDefault)
  }
}

/// An array of arrays of a scalar.
final class NestedArrayOperations<Value: ScalarValue>: TypeOperations {
  private let element: TypeOperations
  private let read: ScalarArrayOperations<Value>.ReadArrays

  init(element: TypeOperations, read: @escaping ScalarArrayOperations<Value>.ReadArrays) {
    self.element = element
    self.read = read
    super.init(name: "[\(element.name)]", isArray: true)
  }

  override func decode<T>(_ type: T.Type, at index: Int, in state: DecodeState) throws(Miss) -> T {
    try ArrayPlace.filled(as: type) { place throws(Miss) in try read(element, index, state, place) }
  }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    (exactly([[Value]](), as: type), .typeDefault)
  }
}
