/// Writes one property of one object, whatever its type.
///
/// The only place that combines transformers, nil and wrappers. A nil is left out of a model and
/// written as null elsewhere (ENC-3, ENF-1).
enum PropertyWriter {
  static func write<T: Encodable>(
    _ value: T,
    _ record: EncodeKeyRecord,
    _ object: Int32,
    _ state: EncodeState
  ) throws {
    try record.withOperations(for: T.self, in: state) { operations in
      if operations.isSpecial || record.hasTransformer {
        return try writeSpecial(value, operations, record, object, state)
      }
      // Not by a closure, since values recurse through here, and it takes stack in debug builds.
      let slot = try state.member(object, record)
      do {
        try operations.write(value, at: slot, in: state)
      } catch {
        state.drop(slot)
        throw error
      }
    }
  }

  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  private static func writeSpecial<T: Encodable>(
    _ value: T,
    _ operations: EncodeOperations,
    _ record: EncodeKeyRecord,
    _ object: Int32,
    _ state: EncodeState
  ) throws {
    let record = state.types.lasting(record)
    let position = EncodePosition(state: state, place: .member(object, record))
    if let transformer = record.transformer {
      // Neither nil nor a value that is not written is passed to the transformer (VAL-19, IGN-2).
      guard let input = AnyValue.unwrapped(operations.transformerInput(value)) else { return }
      if let json = transformer.written(input) { return try position.encodeAny(json) }
    }
    if !operations.isPosition, operations.isNil(value),
      !state.nodes[object].flags.contains(.leavesOutNil)
    {
      return try state.setNull(state.member(object, record))
    }
    try operations.write(value, to: position)
  }
}

extension ValueTransformable {
  /// The result of the transformer; nil if the value is to be encoded as usual (VAL-18).
  fileprivate func written(_ value: Any) -> Any? {
    guard let object = value as? Object, let json = transformToJSON(object) else { return nil }
    return AnyValue.unwrapped(json)
  }
}
