package import ConformanceKit
import PlatformSupport

/// What lenient decoding of a plain type has repaired so far (AGR-1, REP-3, REP-10).
///
/// A ``ReferenceDecoder`` that has one is lenient: it is the decoder of the attempt that follows a strict one.
package final class LenientAttempt: Sendable {
  /// A repair; where the law leaves the kind to the decoder, any is admitted.
  package struct Entry: Sendable {
    package let path: [String]
    package let kinds: Set<Repair.Kind>?
    package let action: RepairDetail.Action
  }

  private struct State: Sendable {
    var entries: [Entry] = []
    var isOpen = false
  }

  private let state = Mutex(State())

  /// Creates an attempt in which nothing was repaired yet.
  package init() {}

  /// The repairs, in decoding order.
  package var entries: [Entry] { state.withLock { $0.entries } }

  /// Whether something was asked for of which the law does not say what becomes of it.
  package var isOpen: Bool { state.withLock { $0.isOpen } }

  /// Notes that the law does not say what becomes of something.
  package func leaveOpen() { state.withLock { $0.isOpen = true } }

  var count: Int { state.withLock { $0.entries.count } }

  /// Forgets what was repaired inside a value that misses as a whole.
  func truncate(to count: Int) {
    state.withLock { $0.entries.removeLast($0.entries.count - count) }
  }

  func note(
    _ kinds: Set<Repair.Kind>?,
    at path: [any CodingKey],
    _ action: RepairDetail.Action
  ) {
    let names = path.map { key in
      let index = (key as? ReferenceKey)?.intValue
      return index.map(String.init) ?? key.stringValue
    }
    state.withLock { $0.entries.append(Entry(path: names, kinds: kinds, action: action)) }
  }
}

/// A value that lenient decoding cannot use, either.
struct LenientMiss: Error {
  /// The kinds of which a repair of it is one; nil if the law does not say.
  let kinds: Set<Repair.Kind>?
  let error: any Error

  init(_ error: any Error, _ kinds: Set<Repair.Kind>? = nil) {
    self.error = error
    self.kinds = kinds
  }
}

extension ReferenceDecoder {
  /// Decodes a value of a plain type from a document leniently, if it cannot be decoded strictly; throws what the
  /// type's own code throws, and otherwise any error.
  package static func decode<Value: Decodable>(
    _ type: Value.Type,
    from document: JSONValue,
    userInfo: [CodingUserInfoKey: any Sendable],
    noting attempt: LenientAttempt
  ) throws -> Value {
    var top = ReferenceDecoder(document, userInfo: userInfo)
    top.attempt = attempt
    return try top.read(type)
  }

  /// The value as it is, or repaired.
  func lenient<Value: Decodable>(
    _ type: Value.Type,
    _ attempt: LenientAttempt
  ) throws(LenientMiss) -> Value {
    var strict = self
    strict.attempt = nil
    let refusal: any Error
    do {
      if isAbsent { throw wrongKind(type) }
      return try strict.read(type)
    } catch {
      refusal = error
    }
    let mark = attempt.count
    do throws(LenientMiss) {
      if let form = type as? any LenientForm.Type {
        guard let value = try form.init(repairing: self, attempt) as? Value else {
          throw LenientMiss(refusal)
        }
        return value
      }
      if isAbsent { throw LenientMiss(refusal, [.missing]) }
      return try repaired(type, after: refusal, attempt)
    } catch {
      attempt.truncate(to: mark)
      throw value == .null && !isAbsent ? LenientMiss(error.error, [.null]) : error
    }
  }

  /// A value of a type by its own code (DEF-14, DEC-3).
  private func repaired<Value: Decodable>(
    _ type: Value.Type,
    after refusal: any Error,
    _ attempt: LenientAttempt
  ) throws(LenientMiss) -> Value {
    // Foundation's types, and dictionaries by other keys, have clauses of their own.
    if type is any ReferenceForm.Type || type is any ReferenceDictionary.Type {
      attempt.leaveOpen()
      throw LenientMiss(refusal)
    }
    do {
      return try type.init(from: self)
    } catch {
      throw LenientMiss(refusal is DecodingError ? error : refusal)
    }
  }

  /// The value of a property or element, or what stands in for it (DEF-12, DEF-14).
  func required<Value: Decodable>(_ type: Value.Type, _ attempt: LenientAttempt) throws -> Value {
    do throws(LenientMiss) {
      return try lenient(type, attempt)
    } catch {
      guard let form = type as? any LenientDefault.Type, let value = form.standIn as? Value else {
        throw error.error
      }
      attempt.note(error.kinds, at: path, .typeDefault)
      return value
    }
  }

  /// The value, or nil, and that it was done without it.
  func optional<Value: Decodable>(
    _ type: Value.Type,
    _ attempt: LenientAttempt,
    otherwise action: RepairDetail.Action
  ) -> Value? {
    do throws(LenientMiss) {
      return try lenient(type, attempt)
    } catch {
      attempt.note(error.kinds, at: path, action)
      return nil
    }
  }
}

// MARK: Containers

extension ReferenceDecoder {
  /// A container inside, which lenient decoding never refuses (NEST-12).
  func nestedObject<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    if attempt != nil, (try? object()) == nil {
      return try empty(.object([])).container(keyedBy: type)
    }
    return try container(keyedBy: type)
  }

  func nestedArray() throws -> any UnkeyedDecodingContainer {
    if attempt != nil, (try? array()) == nil { return try empty(.array([])).unkeyedContainer() }
    return try unkeyedContainer()
  }

  private func empty(_ value: JSONValue) -> ReferenceDecoder {
    var decoder = ReferenceDecoder(value, userInfo: tags)
    (decoder.path, decoder.attempt) = (path, attempt)
    return decoder
  }

  func members() throws(LenientMiss) -> [JSONMember] {
    try contents([String: Any].self) { try object() }
  }

  func elements() throws(LenientMiss) -> [JSONValue] { try contents([Any].self) { try array() } }

  /// What is in a container that a type needs, which null never stands for.
  private func contents<Contents>(
    _ type: Any.Type,
    _ open: () throws -> Contents
  ) throws(LenientMiss) -> Contents {
    do {
      if value == .null { throw wrongKind(type) }
      return try open()
    } catch {
      throw LenientMiss(error, containerKinds)
    }
  }

  /// A text may hold a container (STR-6), and what is no text is of another kind.
  private var containerKinds: Set<Repair.Kind> {
    switch value {
    case .null: isAbsent ? [.missing] : [.null]
    case .string: [.invalid]
    default: [.mismatch]
    }
  }
}
