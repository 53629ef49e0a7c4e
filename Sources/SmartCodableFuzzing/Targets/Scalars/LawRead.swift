import ConformanceKit
import ConformanceProof
import Foundation

/// What the law is asked for a type.
indirect enum LawKind: Sendable {
  case scalar(ScalarType)
  case list(LawKind)
  case set(LawKind)
  /// A dictionary by strings.
  case table(LawKind)
  case optional(LawKind)
}

/// A type that the law knows, and a value of it as the law names it.
protocol LawRead: SendableMetatype {
  static var kind: LawKind { get }
  var observed: Observation { get }
}

/// A scalar type.
protocol ScalarRead: LawRead {
  static var scalar: ScalarType { get }
}

extension ScalarRead { static var kind: LawKind { .scalar(scalar) } }

// MARK: Scalars

extension ScalarRead where Self: FixedWidthInteger {
  static var scalar: ScalarType { .integer(bits: bitWidth, signed: isSigned) }
  var observed: Observation { .integer("\(self)") }
}

extension ScalarRead where Self: BinaryFloatingPoint {
  static var scalar: ScalarType {
    switch significandBitCount {
    case 10: .half
    case 23: .single
    default: .double
    }
  }
  var observed: Observation { .number(isNaN ? "nan" : "\(self)") }
}

extension Int: NumberTabled {}
extension Int8: NumberTabled {}
extension Int16: NumberTabled {}
extension Int32: NumberTabled {}
extension Int64: NumberTabled {}
extension UInt: NumberTabled {}
extension UInt8: NumberTabled {}
extension UInt16: NumberTabled {}
extension UInt32: NumberTabled {}
extension UInt64: NumberTabled {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: NumberTabled {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: NumberTabled {}

extension Float16: NumberTabled {}
extension Float: NumberTabled {}
extension Double: NumberTabled {}
extension CGFloat: NumberTabled {}

extension Bool: ScalarRead {
  static var scalar: ScalarType { .boolean }
  var observed: Observation { .boolean(self) }
}

extension String: ScalarRead {
  static var scalar: ScalarType { .string }
  var observed: Observation { .string(self) }
}

extension Decimal: ScalarRead {
  static var scalar: ScalarType { .decimal }
  var observed: Observation { .number(ExactDecimal(description)?.plainText ?? "nan") }
}

extension Date: ScalarRead {
  static var scalar: ScalarType { .date }
  var observed: Observation { .date("\(timeIntervalSinceReferenceDate)") }
}

extension Data: ScalarRead {
  static var scalar: ScalarType { .data }
  var observed: Observation { .data(base64EncodedString()) }
}

extension URL: ScalarRead {
  static var scalar: ScalarType { .url }
  var observed: Observation { .string(absoluteString) }
}

extension UUID: ScalarRead {
  static var scalar: ScalarType { .identifier }
  var observed: Observation { .string(uuidString) }
}

// MARK: Collections

extension Optional: LawRead where Wrapped: LawRead {
  static var kind: LawKind { .optional(Wrapped.kind) }
  var observed: Observation { map(\.observed) ?? .null }
}

extension Array: LawRead where Element: LawRead {
  static var kind: LawKind { .list(Element.kind) }
  var observed: Observation { .array(map(\.observed)) }
}

extension Set: LawRead where Element: LawRead {
  static var kind: LawKind { .set(Element.kind) }
  var observed: Observation { .set(map(\.observed)) }
}

extension Dictionary: LawRead where Key == String, Value: LawRead {
  static var kind: LawKind { .table(Value.kind) }
  var observed: Observation { .object(mapValues(\.observed)) }
}

extension Observation {
  /// Elements in an order of their own, each once.
  static func set(_ elements: [Observation]) -> Observation {
    var seen: Set<String> = []
    let sorted = elements.map { ($0.description, $0) }.sorted { $0.0 < $1.0 }
    return .array(sorted.filter { seen.insert($0.0).inserted }.map(\.1))
  }
}
