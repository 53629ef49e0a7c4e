/// One value by itself.
///
/// A value that does not convert makes `decode` throw, since here the position is that of the
/// type that is being decoded: it falls back as a whole, to its own initial value.
struct SingleValueContainer: SingleValueDecodingContainer {
  let state: DecodeState
  let index: Int
  private let depth: Int

  init(_ state: DecodeState, _ index: Int) {
    self.state = state
    self.index = index
    depth = state.path.count
  }

  var codingPath: [any CodingKey] { state.codingPath(depth) }

  func decodeNil() -> Bool { index < 0 || state.tape.has(.null, at: index) }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let operations = state.types.operations(for: type)
    do throws(Miss) {
      if decodeNil(), !operations.isOptional { throw index < 0 ? .missing : .null }
      return try operations.decode(type, at: index, in: state)
    } catch {
      throw state.refuse(index, kind: error.kind, wanted: operations.name, depth: depth)
    }
  }

  @inline(__always)
  func scalar<Value: ScalarValue>(_ type: Value.Type) throws -> Value {
    do throws(Miss) {
      return try Value.read(at: index, in: state)
    } catch {
      throw state.refuse(index, kind: error.kind, wanted: TypeName.of(type), depth: depth)
    }
  }
}
