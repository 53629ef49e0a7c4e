package import ConformanceKit
import PlatformSupport

import struct Foundation.Data
import struct Foundation.Date
import struct Foundation.Decimal

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

  static let law = ScalarLaw()

  private let state = Mutex(State())

  package init() {}

  /// The repairs, in decoding order.
  package var entries: [Entry] { state.withLock { $0.entries } }

  /// Whether something was asked for of which the law does not say what becomes of it.
  package var isOpen: Bool { state.withLock { $0.isOpen } }

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
  var kinds: Set<Repair.Kind>?
  let error: any Error

  init(_ error: any Error, _ kinds: Set<Repair.Kind>? = nil) {
    self.error = error
    self.kinds = kinds
  }
}

extension ReferenceDecoder {
  /// Decodes a value of a plain type from a document leniently, if it cannot be decoded strictly.
  ///
  /// - Throws: An error of the type's own code; otherwise any error.
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
      throw error
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

  /// What stands for the value of a property or element (DEF-12, DEF-14).
  func standIn<Value: Decodable>(
    for miss: LenientMiss,
    _ type: Value.Type,
    _ attempt: LenientAttempt
  ) throws -> Value {
    guard let form = type as? any LenientDefault.Type, let value = form.standIn as? Value else {
      throw miss.error
    }
    let isSilent = type is any ReferenceOptional.Type && miss.kinds == [.missing]
    if !isSilent { attempt.note(miss.kinds, at: path, .typeDefault) }
    return value
  }
}

// MARK: Types

/// A type that has a default (DEF-12).
protocol LenientDefault {
  static var standIn: Self { get }
}

/// A type that lenient decoding repairs by a rule instead of by its own code.
protocol LenientForm: LenientDefault {
  init(repairing decoder: ReferenceDecoder, _ attempt: LenientAttempt) throws(LenientMiss)
}

/// A scalar, which is converted (chapters 7 and 8).
protocol LenientScalar: LenientForm {
  static var scalar: ScalarType { get }
  init?(observed: Observation)
}

extension LenientScalar {
  init(repairing decoder: ReferenceDecoder, _ attempt: LenientAttempt) throws(LenientMiss) {
    if decoder.isAbsent { throw LenientMiss(decoder.wrongKind(Self.self), [.missing]) }
    switch LenientAttempt.law.ruling(Self.scalar, .json(decoder.value)) {
    case .value(let values, let isConverted):
      guard values.count == 1, let value = Self(observed: values[0]) else { break }
      if isConverted { attempt.note([.converted], at: decoder.path, .converted) }
      self = value
      return
    case .miss(let kinds): throw LenientMiss(decoder.wrongKind(Self.self), kinds)
    case .open: break
    }
    attempt.leaveOpen()
    throw LenientMiss(decoder.corrupted())
  }
}

extension Bool: LenientScalar {
  static var scalar: ScalarType { .boolean }
  static var standIn: Bool { false }

  init?(observed: Observation) {
    guard case .boolean(let flag) = observed else { return nil }
    self = flag
  }
}

extension String: LenientScalar {
  static var scalar: ScalarType { .string }
  static var standIn: String { "" }

  init?(observed: Observation) {
    guard case .string(let text) = observed else { return nil }
    self = text
  }
}

extension LenientScalar where Self: FixedWidthInteger {
  static var scalar: ScalarType { .integer(bits: bitWidth, signed: isSigned) }
  static var standIn: Self { 0 }

  init?(observed: Observation) {
    guard case .integer(let digits) = observed else { return nil }
    self.init(digits)
  }
}

extension Int: LenientScalar {}
extension Int8: LenientScalar {}
extension Int16: LenientScalar {}
extension Int32: LenientScalar {}
extension Int64: LenientScalar {}
extension UInt: LenientScalar {}
extension UInt8: LenientScalar {}
extension UInt16: LenientScalar {}
extension UInt32: LenientScalar {}
extension UInt64: LenientScalar {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: LenientScalar {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: LenientScalar {}

extension LenientScalar where Self: BinaryFloatingPoint & LosslessStringConvertible {
  static var standIn: Self { 0 }

  init?(observed: Observation) {
    guard case .number(let text) = observed else { return nil }
    self.init(text)
  }
}

extension Double: LenientScalar {
  static var scalar: ScalarType { .double }
}

extension Float: LenientScalar {
  static var scalar: ScalarType { .single }
}

#if !(os(macOS) && arch(x86_64))
extension Float16: LenientScalar {
  static var scalar: ScalarType { .half }
}
#endif

extension Date: LenientDefault {
  static var standIn: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension Data: LenientDefault {
  static var standIn: Data { Data() }
}

extension Decimal: LenientDefault {
  static var standIn: Decimal { 0 }
}

extension Optional: LenientDefault where Wrapped: Decodable {
  static var standIn: Self { nil }
}

// COL-4, DEC-4, DEF-15.
extension Optional: LenientForm where Wrapped: Decodable {
  init(repairing decoder: ReferenceDecoder, _ attempt: LenientAttempt) throws(LenientMiss) {
    self = nil
    if decoder.isAbsent || decoder.value == .null { return }
    do throws(LenientMiss) {
      // The outermost of several is nil.
      var inner = decoder
      inner.leavesMisses = Wrapped.self is any ReferenceOptional.Type
      self = try inner.lenient(Wrapped.self, attempt)
    } catch {
      if decoder.leavesMisses { throw error }
      attempt.note(error.kinds, at: decoder.path, .nilValue)
    }
  }
}

/// An array or set, which leaves out what it cannot use (COL-1 to COL-10).
protocol LenientList: LenientForm {
  associatedtype Element: Decodable
  static func list(of elements: [Element]) -> Self
}

extension LenientList {
  static var standIn: Self { list(of: []) }

  init(repairing decoder: ReferenceDecoder, _ attempt: LenientAttempt) throws(LenientMiss) {
    var elements: [Element] = []
    for (index, value) in try decoder.elements().enumerated() {
      let child = decoder.child(value, at: ReferenceKey(index: index), as: .element)
      do throws(LenientMiss) {
        elements.append(try child.lenient(Element.self, attempt))
      } catch {
        attempt.note(value == .null ? [.null] : error.kinds, at: child.path, .droppedElement)
      }
    }
    self = .list(of: elements)
  }
}

extension Array: LenientDefault where Element: Decodable {}
extension Array: LenientForm where Element: Decodable {}
extension Array: LenientList where Element: Decodable {
  static func list(of elements: [Element]) -> [Element] { elements }
}
extension Set: LenientDefault where Element: Decodable {}
extension Set: LenientForm where Element: Decodable {}
extension Set: LenientList where Element: Decodable {
  static func list(of elements: [Element]) -> Set<Element> { Set(elements) }
}

// COL-11; other keys have clauses of their own.
extension Dictionary: LenientDefault where Key: Decodable, Value: Decodable {
  static var standIn: Self { [:] }
}

extension Dictionary: LenientForm where Key == String, Value: Decodable {
  init(repairing decoder: ReferenceDecoder, _ attempt: LenientAttempt) throws(LenientMiss) {
    self = [:]
    for member in try decoder.members() where self[member.key] == nil {
      let child = decoder.child(member.value, at: ReferenceKey(member.key), as: .member)
      do throws(LenientMiss) {
        self[member.key] = try child.lenient(Value.self, attempt)
      } catch {
        attempt.note(error.kinds, at: child.path, .droppedElement)
      }
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

  fileprivate func members() throws(LenientMiss) -> [JSONMember] {
    do { if value != .null { return try object() } } catch {
      throw LenientMiss(error, containerKinds)
    }
    throw LenientMiss(wrongKind([String: Any].self), containerKinds)
  }

  fileprivate func elements() throws(LenientMiss) -> [JSONValue] {
    do { if value != .null { return try array() } } catch {
      throw LenientMiss(error, containerKinds)
    }
    throw LenientMiss(wrongKind([Any].self), containerKinds)
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
