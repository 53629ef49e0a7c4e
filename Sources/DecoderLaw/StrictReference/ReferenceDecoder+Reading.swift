import ConformanceKit

// How a value of a type is read, and which errors are thrown.
extension ReferenceDecoder {
  /// Whether the value is null, for callers that check before they read.
  var isNull: Bool {
    switch current {
    case .null: true
    case .string(let text):
      (policy.emptyIsNull && text.isEmpty) || (policy.textNullIsNull && text == "null")
    case .array(let elements): policy.emptyIsNull && elements.isEmpty
    case .object(let members): policy.emptyIsNull && members.isEmpty
    case .boolean, .number: false
    }
  }

  /// A value of a type: by the decoder for scalars and Foundation types, else by its own `init(from:)`.
  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let attempt {
      do throws(LenientMiss) { return try lenient(type, attempt) } catch { throw error.error }
    }
    if policy.innerCallEndsOuter, session.hasLeftInnerCall { throw corrupted() }
    if policy.nullSkipsInit, current == .null, !(type is any ReferenceOptional.Type) {
      throw wrongKind(type)
    }
    if policy.nullOptionalRefused, current == .null, type is any ReferenceOptional.Type {
      throw wrongKind(type)
    }
    if policy.nullIsEmpty, current == .null, let empty = ReferenceEmpty.value(of: type) {
      return empty
    }
    do {
      return try make(type)
    } catch {
      session.failedPath = path.suffix(1)
      session.failedValue = current
      if policy.mismatchIsEmpty, error.isMismatch(at: path),
        let empty = ReferenceEmpty.value(of: type)
      {
        return empty
      }
      throw policy.userErrorIsWrapped && !(error is DecodingError)
        ? corrupted(underlying: error) : error
    }
  }

  private func make<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let form = type as? any ReferenceForm.Type,
      let value = try form.init(reading: self) as? Value
    {
      return value
    }
    var decoder = self
    decoder.dictionaryKey = (type as? any ReferenceDictionary.Type)?.key
    if policy.dictionaryKeysConverted { decoder.dictionaryKey = nil }
    return try policy.staticTypeIsBuilt ? Value(from: decoder) : type.init(from: decoder)
  }
}

// MARK: Errors

extension ReferenceDecoder {
  /// The error for a value of another kind than the type needs.
  func wrongKind(_ type: Any.Type) -> any Error {
    let type: Any.Type = policy.errorNamesNoType ? Any.self : type
    if current == .null {
      if policy.nullIsMismatch { return DecodingError.typeMismatch(type, context("null")) }
      if policy.nullIsCorrupted { return DecodingError.dataCorrupted(context("null")) }
      return DecodingError.valueNotFound(type, context("null instead of \(type)"))
    }
    if policy.mismatchIsForeign { return ReferenceForeignError() }
    if policy.mismatchIsCorrupted { return corrupted() }
    return DecodingError.typeMismatch(type, context("no \(type)"))
  }

  /// The error for a value that is of the right kind, but invalid for the type.
  func corrupted(underlying: (any Error)? = nil) -> any Error {
    if policy.corruptedIsForeign { return ReferenceForeignError() }
    var context = context("not representable", underlying: underlying)
    if policy.corruptedHasNoPath { context = .init(codingPath: [], debugDescription: "") }
    return DecodingError.dataCorrupted(context)
  }

  /// The error for a key that is absent.
  func absent(_ key: any CodingKey) -> any Error {
    var context = context("no key \(key.stringValue)")
    if policy.absentKeyEndsPath {
      context = .init(codingPath: codingPath + [key], debugDescription: context.debugDescription)
    }
    return DecodingError.keyNotFound(key, context)
  }

  private func context(
    _ text: String,
    underlying: (any Error)? = nil
  ) -> DecodingError.Context {
    .init(
      codingPath: codingPath.dropLast(policy.errorPathLosesLast ? 1 : 0),
      debugDescription: text,
      underlyingError: underlying
    )
  }
}

/// Thrown by a faulty decoder instead of a `DecodingError`.
struct ReferenceForeignError: Error {}

extension Error {
  /// Whether this is a type mismatch of the value at a path, and not of one inside it.
  fileprivate func isMismatch(at path: [any CodingKey]) -> Bool {
    guard case .typeMismatch(_, let context)? = self as? DecodingError else { return false }
    return context.codingPath.count == path.count
  }
}

extension JSONValue {
  /// The value at a path; nil if there is none.
  func value(at path: [any CodingKey]) -> JSONValue? {
    path.reduce(self) { value, key in
      switch value {
      case .array(let elements)?:
        key.intValue.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
      case .object(let members)?: members.first { $0.key == key.stringValue }?.value
      default: nil
      }
    }
  }

  /// Whether this is neither an array nor an object.
  var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}
