/// A single-value container.
///
/// A value that does not convert makes `decode` throw, since the position is that of the type being
/// decoded, which gets a stand-in as a whole.
///
/// Three words in size, so that it fits an existential without a heap box.
struct SingleValueContainer: SingleValueDecodingContainer {
  private let activation: Activation

  /// The tape index (-1 for a missing value) and the length of the path, in one word.
  private let place: Int

  /// The path of the value if the reader's own path differs (``SuperDecoder``).
  private let path: ContiguousArray<PathStep>?

  @inline(__always)
  init(_ activation: Activation, _ index: Int, path: ContiguousArray<PathStep>? = nil) {
    self.activation = activation
    self.path = path
    place = (index + 1) << 16 | activation.reader.scopes.path.count & 0xFFFF
  }

  @inline(__always)
  private var index: Int { (place >> 16) - 1 }

  private var depth: Int { place & 0xFFFF }

  private var reader: Reader { activation.reader }

  private var fullPath: ContiguousArray<PathStep> {
    path ?? reader.scopes.path.prefix(depth)
  }

  var codingPath: [any CodingKey] {
    reader.scopes.trace.paths += 1
    return path.map(reader.codingKeys) ?? reader.codingPath(depth)
  }

  func decodeNil() -> Bool {
    reader.scopes.trace.others += 1
    return isNull
  }

  /// Whether the value in the document is a string.
  var isText: Bool { index >= 0 && reader.tape.isString(index) }

  private var isNull: Bool { index < 0 || reader.tape.has(.null, at: index) }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    reader.scopes.trace.others += 1
    return try atPath { () throws in try value(type) }
  }

  /// Reads with the path of the value as that of the reader, which repairs and the decoders inside take.
  @inline(__always)
  private func atPath<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard let path else { return try body() }
    let saved = reader.scopes.path.elements
    reader.scopes.path.replace(with: path)
    defer { reader.scopes.path.replace(with: saved) }
    return try body()
  }

  @inline(__always)
  private func value<T: Decodable>(_ type: T.Type) throws -> T {
    let mark = reader.repairs.count
    return try reader.types.borrowedOperations(for: type)
      .with { operations throws in
        do throws(Miss) {
          if isNull, !operations.takesNull || index < 0 && !reader.isStrict, !operations.isOptional
          {
            throw index < 0 && !reader.isStrict ? .missing : .null
          }
          if activation.isPatching { return try patched(operations) }
          if operations.isModel, path == nil, reader.isStrict {
            return try bound(type, operations)
          }
          return try operations.value(type, at: index, in: reader)
        } catch {
          // Code that catches the error goes on without the value, so nothing in it was repaired (REP-10).
          reader.repairs.truncate(to: mark)
          // The container is at the value itself.
          var miss = error
          miss.facts.remove(.isAtDecoder)
          throw reader.refuse(index, miss, wanted: type, path: fullPath)
        }
      }
  }

  /// A model at the position of a plain type, which may be one of several alternatives (AGR-2).
  @inline(never)
  private func bound<T: Decodable>(
    _ type: T.Type,
    _ operations: TypeOperations
  ) throws(Miss) -> T {
    let mode = reader.settings.mode
    reader.settings.mode.bindsModels = !reader.settings.options.isStrict
    defer { reader.settings.mode = mode }
    return try operations.decode(type, at: index, in: reader)
  }

  /// The value; if only one property of the updated instance has its type, it is what the value changes
  /// (UPD-5, UPD-6).
  @inline(never)
  private func patched<T: Decodable>(_ operations: TypeOperations) throws(Miss) -> T {
    guard !isNull, let old = activation.onlyValue(as: T.self) else {
      activation.noteWhole()
      return try operations.decode(T.self, at: index, in: reader)
    }
    // As if it had a key, so that it is known which property the value belongs to.
    activation.noteOnly(T.self)
    return try operations.update(old, at: index, in: reader)
  }

  @inline(__always)
  func scalar<Value: ScalarValue>(_ type: Value.Type) throws -> Value {
    if type == String.self {
      reader.scopes.trace.texts += 1
    } else {
      reader.scopes.trace.others += 1
    }
    if index >= 0 {
      if let value = Value.exact(reader.tape, index) { return value }
      if path == nil, reader.isStrict,
        Value.neverReads(reader.tape.tag(index), in: reader.settings.source)
      {
        throw reader.probeFailure(type, at: index, depth: depth)
      }
    }
    return Value.isUsual ? try repaired(type) : try otherRepaired(type)
  }

  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  private func otherRepaired<Value: ScalarValue>(_ type: Value.Type) throws -> Value {
    try repaired(type)
  }

  @inline(never)
  private func repaired<Value: ScalarValue>(_ type: Value.Type) throws -> Value {
    do throws(Miss) {
      if index < 0, reader.isStrict { throw .null }
      // Versions 1 and 2 convert what a property asks for, not what its type asks for (LEG-4).
      if reader.settings.mode.fallback == .typeDefault {
        return try Value.strictRead(at: index, in: reader.settings.source)
      }
      return try atPath { () throws(Miss) in try Value.read(at: index, in: reader) }
    } catch {
      throw reader.refuse(index, error, wanted: type, path: fullPath)
    }
  }
}
