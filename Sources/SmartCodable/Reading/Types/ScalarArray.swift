/// Arrays of scalars, and arrays of such arrays: elements in their own form are read in a tight loop.
enum ScalarArray {
  @inline(__always)
  static func read<Value: ScalarValue>(
    _ type: Value.Type,
    at index: Int,
    in reader: Reader
  ) throws(Miss) -> [Value] {
    let array = reader.container(.array, at: index)
    guard array >= 0 else { throw reader.wrongKind(at: index) }
    return try read(type, from: array, in: reader)
  }

  /// Reads the elements of an array of the document.
  @inline(__always)
  static func read<Value: ScalarValue>(
    _ type: Value.Type,
    from array: Int,
    in reader: Reader
  ) throws(Miss) -> [Value] {
    let tape = reader.tape
    let count = tape.memberCount(array)
    var result: [Value] = []
    result.reserveCapacity(count)
    var element = array + 1
    for position in 0..<count {
      if let value = Value.exact(tape, element) {
        result.append(value)
      } else if let value = try repaired(type, at: element, position: position, in: reader) {
        result.append(value)
      }
      element = tape.next(element)
    }
    return result
  }

  /// Reads an array of arrays.
  @inline(__always)
  static func readArrays<Value: ScalarValue>(
    _ type: Value.Type,
    _ operations: TypeOperations,
    at index: Int,
    in reader: Reader
  ) throws(Miss) -> [[Value]] {
    let array = reader.container(.array, at: index)
    guard array >= 0 else { throw reader.wrongKind(at: index) }
    let tape = reader.tape
    let count = tape.memberCount(array)
    var result: [[Value]] = []
    result.reserveCapacity(count)
    var element = array + 1
    for position in 0..<count {
      reader.scopes.path.push(.element(position))
      defer { reader.scopes.path.pop() }
      do throws(Miss) {
        result.append(
          try reader.attempt(operations.name) { () throws(Miss) in
            if tape.has(.null, at: element) { throw .null }
            return try read(type, at: element, in: reader)
          }
        )
      } catch {
        try reader.standIn(forElement: [Value].self, operations, at: element, after: error) {
          result.append($0)
        }
      }
      element = tape.next(element)
    }
    return result
  }

  /// Reads an element that is not in its own form: converts it, or returns nil if it is dropped.
  @inline(never)
  private static func repaired<Value: ScalarValue>(
    _ type: Value.Type,
    at index: Int,
    position: Int,
    in reader: Reader
  ) throws(Miss) -> Value? {
    reader.scopes.path.push(.element(position))
    defer { reader.scopes.path.pop() }
    do throws(Miss) {
      return try reader.attempt(TypeName.of(type)) { () throws(Miss) in
        try type.read(at: index, in: reader)
      }
    } catch {
      let operations = reader.types.operations(for: type)
      try reader.standIn(forElement: type, operations, at: index, after: error) { _ in }
      return nil
    }
  }
}

/// An array of a scalar whose loops are specialized for its type.
final class ScalarArrayOperations<Value: LoopedScalar>: TypeOperations {
  init() {
    super.init(name: "[\(TypeName.of(Value.self))]", isArray: true, slot: .of([Value].self))
  }

  override func decode<T>(
    _ type: T.Type,
    into place: ValuePlace,
    at index: Int,
    in reader: Reader
  ) throws(Miss) {
    try Value.putArray(from: index, in: reader, at: place)
  }

  override func makeArrayOperations() -> TypeOperations? {
    NestedArrayOperations<Value>(element: self)
  }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    (exactly([Value](), as: type), .typeDefault)
  }
}

/// An array of arrays of a scalar.
final class NestedArrayOperations<Value: LoopedScalar>: TypeOperations {
  private let element: TypeOperations

  init(element: TypeOperations) {
    self.element = element
    super.init(name: "[\(element.name)]", isArray: true, slot: .of([[Value]].self))
  }

  override func decode<T>(
    _ type: T.Type,
    into place: ValuePlace,
    at index: Int,
    in reader: Reader
  ) throws(Miss) {
    try Value.putArrays(element, from: index, in: reader, at: place)
  }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    (exactly([[Value]](), as: type), .typeDefault)
  }
}
