import Foundation

extension ScalarValue {
  /// Whether the code for values in another form than the type's own is specialized for the type.
  ///
  /// That of all others is compiled once: as specialized code it would be a twentieth of the module.
  @inline(__always)
  static var isUsual: Bool {
    Self.self == String.self || Self.self == Int.self || Self.self == Double.self
      || Self.self == Bool.self || Self.self == Int64.self
  }
}

extension ScalarValue {
  @inline(__always)
  static func read(at index: Int, in reader: Reader) throws(Miss) -> Self {
    if index >= 0, let value = exact(reader.tape, index) { return value }
    return try slowRead(at: index, in: reader)
  }

  @inline(never)
  private static func slowRead(at index: Int, in reader: Reader) throws(Miss) -> Self {
    let conversion = try reader.conversion(
      isInteger: isInteger,
      isDate: Self.self == Date.self,
      at: index
    )
    switch delegation(at: index, in: reader.settings.source) {
    case nil: break
    case .custom(let read)?: return try reader.custom(read, at: index)
    case .bytes(let make)?:
      let operations = reader.types.operations(for: [UInt8].self)
      return make(try operations.decode([UInt8].self, at: index, in: reader))
    }
    let source = reader.settings.source
    if conversion == .none { return try strict(at: index, in: source) }
    if conversion == .afterStrict, let value = try? strict(at: index, in: source) { return value }
    switch conversion == .legacy
      ? try legacyCoerced(at: index, in: source) : try coerced(at: index, in: source)
    {
    case .same(let value): return value
    case .converted(let value):
      reader.noteConversion(to: Self.self, at: index)
      return value
    }
  }
}

/// How a value in another form than its type's own is read.
private enum Conversion {
  case none, lenient, legacy

  /// As Foundation reads it, and leniently only if it does not (AGR-1).
  case afterStrict
}

extension Reader {
  /// How the value is read by the conversions of the policy.
  ///
  /// What strict decoding makes of a number counts also where lenient decoding judges otherwise (AGR-1): for an integer,
  /// of no model's property, which is none by its exact digits (NUM-1), and outside of models for a date that cannot be
  /// written (DATE-10), also one that is spelled by a name of infinity.
  fileprivate func conversion(
    isInteger: Bool,
    isDate: Bool,
    at index: Int
  ) throws(Miss) -> Conversion {
    guard index >= 0 else { throw .missing }
    if tape.has(.null, at: index) { throw .null }
    switch settings.mode.fallback {
    case .none: return .none
    case .typeDefault: return isAtProperty ? .legacy : .none
    case .initialValue: break
    }
    if isDate {
      let isNamed = settings.options.namesNonFinite && tape.isString(index)
      return (tape.isNumber(index) || isNamed) && !isInModel ? .afterStrict : .lenient
    }
    return isInteger && tape.isNumber(index) && !isOfModel ? .afterStrict : .lenient
  }
}

extension Reader {
  /// Whether the current position is a property of a model, a flat without a step in the path, or below one.
  fileprivate var isInModel: Bool {
    !scopes.openFlats.isEmpty
      || (0..<scopes.path.count).contains { isOfModel(scopes.path[$0]) == true }
  }

  /// Whether the current position is a property of a model, or in a collection that is one.
  fileprivate var isOfModel: Bool {
    (0..<scopes.path.count).reversed().lazy.compactMap { self.isOfModel(self.scopes.path[$0]) }
      .first
      ?? !scopes.openFlats.isEmpty
  }

  /// Whether a step is a property of a model; nil for an element or entry.
  func isOfModel(_ step: PathStep) -> Bool? {
    guard case .record(let id) = step.key, id >= 0 else { return nil }
    return types.records[id].isForModel
  }

  /// Whether the current position is a property, and no element or entry of a collection.
  var isAtProperty: Bool {
    if case .record? = scopes.path.last?.key { true } else { false }
  }

  /// Records that the value at `index` was converted (REP-5).
  func noteConversion(to type: Any.Type, at index: Int) {
    guard repairs.isCollecting else { return }
    report(.converted, wanted: TypeName.of(type), at: index, action: .converted)
  }

  /// Reads the value with a closure of the user: strictly first, as the code of a plain type (AGR-6).
  ///
  /// What a closure converts is not a repair (REP-5).
  func custom<Value>(
    _ read: (any Decoder) throws -> Value,
    at index: Int
  ) throws(Miss) -> Value {
    let refusal = Misses.Refusal(index: index, operations: ObjectIdentifier(Value.self))
    let mode = settings.mode
    if !mode.isStrict, !misses.wasRefused(refusal, keeping: mode.isTentative) {
      let count = repairs.count
      settings.mode = .strict
      defer { settings.mode = mode }
      do {
        return try call(read, at: index)
      } catch {
        noteAttempt(error, at: index, repairs: count)
        if mode.isTentative { misses.noteRefusal(refusal, error) }
      }
    }
    let first = mode.isStrict ? nil : misses.traces.thrown?.error
    do {
      return try call(read, at: index)
    } catch {
      if mode.isStrict, !settings.options.isStrict { misses.noteRefusal(refusal, error) }
      throw missedTwice(miss(for: error, at: index), first: first, at: index)
    }
  }

  private func call<Value>(
    _ read: (any Decoder) throws -> Value,
    at index: Int
  ) throws -> Value {
    let scope = mark()
    let count = repairs.count
    defer {
      release(to: scope)
      repairs.truncate(to: count)
    }
    return try read(decoder(at: index))
  }
}
