/// Arrays of scalars: elements in their own form are read in a tight loop.
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
      guard state.settings.elements == .dropInvalid else {
        state.path.removeLast()
        throw .invalid
      }
      state.report(error.kind, wanted: TypeName.of(type), at: index, action: .droppedElement)
    }
    state.path.removeLast()
    return result
  }
}

/// An array of a scalar whose loop the compiler has seen with its element type.
final class ScalarArrayOperations<Value: ScalarValue>: TypeOperations {
  typealias Read = (Int, DecodeState) throws(Miss) -> [Value]

  private let read: Read

  init(read: @escaping Read) {
    self.read = read
    super.init(name: "[\(TypeName.of(Value.self))]", isArray: true)
  }

  override func decode<T>(_ type: T.Type, at index: Int, in state: DecodeState) throws(Miss) -> T {
    exactly(try read(index, state), as: type)
  }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    (exactly([Value](), as: type), .typeDefault)
  }
}
