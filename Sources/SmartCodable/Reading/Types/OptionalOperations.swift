/// An Optional: null is nil; other values are decoded as the wrapped type.
final class OptionalOperations<Wrapped>: TypeOperations {
  private let wrapped: TypeOperations

  init(wrapped: TypeOperations) {
    self.wrapped = wrapped
    super.init(name: wrapped.name, isArray: wrapped.isArray)
  }

  override var isOptional: Bool { true }

  override var isModel: Bool { wrapped.isModel }

  override func decode<T>(_ type: T.Type, at index: Int, in reader: Reader) throws(Miss) -> T {
    if index < 0 || reader.tape.has(.null, at: index) {
      return exactly(Wrapped?.none, as: type)
    }
    do throws(Miss) {
      let value: Wrapped = try wrapped.value(Wrapped.self, at: index, in: reader)
      return exactly(Wrapped?.some(value), as: type)
    } catch {
      // An Optional asks a container at the value itself.
      var miss = error
      miss.facts.remove(.isAtDecoder)
      throw miss
    }
  }

  override func decodeFlat<T>(
    _ type: T.Type,
    from index: Int,
    in reader: Reader
  ) throws(Miss) -> T {
    let value: Wrapped = try wrapped.decodeFlat(Wrapped.self, from: index, in: reader)
    return exactly(Wrapped?.some(value), as: type)
  }

  override func update<T>(_ old: T, at index: Int, in reader: Reader) throws(Miss) -> T {
    guard let old: Wrapped = exactly(old, as: Wrapped?.self), index >= 0,
      !reader.tape.has(.null, at: index)
    else { return try decode(T.self, at: index, in: reader) }
    let value: Wrapped = try wrapped.update(old, at: index, in: reader)
    return exactly(Wrapped?.some(value), as: T.self)
  }

  override func updateFlat<T>(_ old: T, from index: Int, in reader: Reader) throws(Miss) -> T {
    guard let old: Wrapped = exactly(old, as: Wrapped?.self) else {
      return exactly(
        try wrapped.decodeMentionedFlat(Wrapped.self, from: index, in: reader),
        as: T.self
      )
    }
    let value: Wrapped = try wrapped.updateFlat(old, from: index, in: reader)
    return exactly(Wrapped?.some(value), as: T.self)
  }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    (exactly(Wrapped?.none, as: type), .nilValue)
  }
}

/// The standard library's own containers, which this package decodes with its own loops.
protocol StandardShape {
  /// The operations for this type, which may contain `Any`, or nil if its elements cannot be decoded this way.
  static func makeOperations(in types: TypeTable) -> TypeOperations?
}

extension Optional: StandardShape {
  static func makeOperations(in types: TypeTable) -> TypeOperations? {
    if Wrapped.self == Any.self { return OptionalAnyOperations() }
    return OptionalOperations<Wrapped>(wrapped: types.wrappedOperations(for: Wrapped.self))
  }
}
