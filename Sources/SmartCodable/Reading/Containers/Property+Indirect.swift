// Reads properties with a value transformer (chapter 14), and those that an update patches (chapter
// 19).

extension Property {
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func decodeIndirectly<T: Decodable>(
    _ type: T.Type,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int
  ) throws -> T {
    let operations = record.operations(for: type, in: frame.reader).object
    do throws(Miss) {
      let value = try indirectValue(type, operations, record, frame, at: index)
      if record.isNoted { frame.note(record, at: index, .found) }
      return value
    } catch {
      if record.isNoted { frame.note(record, at: index, .lost, as: type) }
      return try standIn(type, operations, record, frame, at: index, after: error)
    }
  }

  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func decodeIndirectlyIfPresent<T: Decodable>(
    _ type: T.Type,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int
  ) throws -> T? {
    let operations = record.operations(for: type, in: frame.reader).object
    do throws(Miss) {
      let value = try indirectValue(type, operations, record, frame, at: index)
      if record.isNoted { frame.note(record, at: index, .found) }
      return value
    } catch {
      if record.isNoted { frame.note(record, at: index, .lost, as: type) }
      return try standInIfPresent(type, record, frame, at: index, after: error)
    }
  }

  // Inlined, since updates of nested models recurse through it.
  @inline(__always)
  private static func indirectValue<T: Decodable>(
    _ type: T.Type,
    _ operations: TypeOperations,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int
  ) throws(Miss) -> T {
    let saved = frame.enter(.record(record))
    defer { frame.leave(saved) }
    let position = Position(frame: frame, record: record, index: index)
    return try frame.reader.attempt(operations.name) { () throws(Miss) in
      if let transformer = record.transformer {
        let wrapper = type as? any PositionDecodable.Type
        let input = wrapper?.transformerInput ?? .ownValue
        if input != .none {
          return try transformed(type, as: wrapper, by: transformer, input, at: position)
        }
      }
      if operations.readsPosition { return try operations.decode(type, of: position) }
      if position.isAbsent, index < 0 || !operations.triesNull {
        throw position.absence(isSilent: false)
      }
      // In an update, the old value with the changes applied.
      if frame.isPatching, let old = initialValue(type, record, frame) {
        return try operations.update(old, at: index, in: frame.reader)
      }
      return try operations.decode(type, at: index, in: frame.reader)
    }
  }

  /// The result of the transformer; no other conversion is tried (VAL-5).
  ///
  /// Not inlined, to keep the stack frame of the recursion small.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  private static func transformed<T>(
    _ type: T.Type,
    as wrapper: (any PositionDecodable.Type)?,
    by transformer: any ValueTransformable,
    _ input: TransformerInput,
    at position: Position
  ) throws(Miss) -> T {
    let index = input == .object ? position.object : position.index
    guard index >= 0 else { throw .missing }
    let isNull = position.reader.tape.has(.null, at: index)
    let value: Any? =
      isNull ? nil : try position.reader.types.any.read(at: index, in: position.reader)
    guard let result = transformer.transformFromJSON(value) as Any? else {
      throw isNull ? .null : .invalid
    }
    let made =
      if let wrapper { wrapper.wrapping(result, at: position) as Any? } else { result as Any? }
    guard let made = made as? T else { throw isNull ? .null : .invalid }
    return made
  }
}
