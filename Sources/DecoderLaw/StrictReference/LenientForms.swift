import ConformanceKit

import struct Foundation.Data
import struct Foundation.Date
import struct Foundation.Decimal

/// A type that has a default (DEF-12).
protocol LenientDefault {
  static var standIn: Self { get }
}

/// A type that lenient decoding repairs by a rule instead of by its own code.
protocol LenientForm {
  init(repairing decoder: ReferenceDecoder, _ attempt: LenientAttempt) throws(LenientMiss)
}

private enum LenientLaw {
  static let scalars = ScalarLaw()
}

/// A scalar, which is converted (chapters 7 and 8).
protocol LenientScalar: LenientForm, LenientDefault {
  static var scalar: ScalarType { get }
  init?(observed: Observation)
}

extension LenientScalar {
  init(repairing decoder: ReferenceDecoder, _ attempt: LenientAttempt) throws(LenientMiss) {
    if decoder.isAbsent { throw LenientMiss(decoder.wrongKind(Self.self), [.missing]) }
    switch LenientLaw.scalars.ruling(Self.scalar, .json(decoder.value)) {
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

extension Int: ReferenceForm, LenientScalar {}
extension Int8: ReferenceForm, LenientScalar {}
extension Int16: ReferenceForm, LenientScalar {}
extension Int32: ReferenceForm, LenientScalar {}
extension Int64: ReferenceForm, LenientScalar {}
extension UInt: ReferenceForm, LenientScalar {}
extension UInt8: ReferenceForm, LenientScalar {}
extension UInt16: ReferenceForm, LenientScalar {}
extension UInt32: ReferenceForm, LenientScalar {}
extension UInt64: ReferenceForm, LenientScalar {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: ReferenceForm, LenientScalar {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: ReferenceForm, LenientScalar {}

extension LenientScalar where Self: BinaryFloatingPoint & LosslessStringConvertible {
  static var standIn: Self { 0 }

  init?(observed: Observation) {
    guard case .number(let text) = observed else { return nil }
    self.init(text)
  }
}

extension Double: ReferenceForm, LenientScalar {
  static var scalar: ScalarType { .double }
}

extension Float: ReferenceForm, LenientScalar {
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
protocol LenientList: LenientForm, LenientDefault {
  associatedtype Element: Decodable
  static func list(of elements: [Element]) -> Self
}

extension LenientList {
  static var standIn: Self { list(of: []) }

  init(repairing decoder: ReferenceDecoder, _ attempt: LenientAttempt) throws(LenientMiss) {
    var elements: [Element] = []
    for (index, value) in try decoder.elements().enumerated() {
      let child = decoder.child(value, at: ReferenceKey(index: index), as: .element)
      let element = child.optional(Element.self, attempt, otherwise: .droppedElement)
      if let element { elements.append(element) }
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
      let entry = child.optional(Value.self, attempt, otherwise: .droppedElement)
      if let entry { self[member.key] = entry }
    }
  }
}
