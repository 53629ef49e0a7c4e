/// One value by itself.
///
/// A value that does not convert makes `decode` throw, since here the position is that of the
/// type that is being decoded: it falls back as a whole, to its own initial value.
struct SingleValueContainer: SingleValueDecodingContainer {
  private let activation: Activation
  private let index: Int
  private let depth: Int

  init(_ activation: Activation, _ index: Int) {
    self.activation = activation
    self.index = index
    depth = activation.state.path.count
  }

  private var state: DecodeState { activation.state }

  var codingPath: [any CodingKey] {
    state.trace.paths += 1
    return state.codingPath(depth)
  }

  func decodeNil() -> Bool {
    state.trace.uses += 1
    return isNull
  }

  private var isNull: Bool { index < 0 || state.tape.has(.null, at: index) }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    state.trace.uses += 1
    let operations = state.types.operations(for: type)
    do throws(Miss) {
      if isNull, !operations.isOptional { throw index < 0 ? .missing : .null }
      return try operations.decode(type, at: index, in: state)
    } catch {
      throw state.refuse(index, kind: error.kind, wanted: operations.name, depth: depth)
    }
  }

  @inline(__always)
  func scalar<Value: ScalarValue>(_ type: Value.Type) throws -> Value {
    if type == String.self { state.trace.texts += 1 } else { state.trace.uses += 1 }
    do throws(Miss) {
      return try Value.read(at: index, in: state)
    } catch {
      throw state.refuse(index, kind: error.kind, wanted: TypeName.of(type), depth: depth)
    }
  }
}
