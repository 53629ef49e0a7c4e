// What becomes of a property without a value in strict decoding (AGR-7).

extension Property {
  /// What strict decoding puts in the place of a value: nil for null, and in an update the old one.
  @inline(never)
  static func strictStandIn<T: Decodable>(
    _ type: T.Type,
    _ operations: TypeOperations,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int,
    after miss: Miss
  ) throws -> T {
    if keepsOld(miss, record, frame), let value = initialValue(type, record, frame) { return value }
    if miss.kind == .null, operations.isOptional, !operations.readsPosition,
      let (value, _) = operations.typeDefault(type)
    {
      return value
    }
    let saved = frame.enter(.record(record))
    defer { frame.leave(saved) }
    throw frame.state.failure(miss, type, at: index)
  }

  /// Whether the miss of a position is that an update does not mention it.
  static func keepsOld(_ miss: Miss, _ record: KeyRecord, _ frame: Frame) -> Bool {
    miss.kind == .missing && frame.state.isUpdating && isOfModel(frame)
  }

  /// Whether the initial value stands in where there is no value, or null: not in strict decoding,
  /// where it is nil, but in an update.
  static func standsInForNothing(_ frame: Frame) -> Bool {
    !frame.state.isStrict || frame.state.isUpdating && isOfModel(frame)
  }

  private static func isOfModel(_ frame: Frame) -> Bool {
    frame.activation?.with { $0.info.mapping != nil } ?? false
  }
}
