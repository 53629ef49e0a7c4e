import ConformanceKit
import DecoderLaw
import Foundation

/// A scalar type, and a value of it as the law names it.
protocol LawScalar: SendableMetatype {
  static var scalar: ScalarType { get }
  var observed: Observation { get }
}

/// One that the tables want, and what a property of it is at first.
protocol ScalarRead: LawScalar, Codable, Hashable, Sendable {
  static var given: Self { get }
}

/// The types that a scalar is wanted as.
enum ScalarTypes {
  static let all: [any ScalarRead.Type] = common + wide

  private static let common: [any ScalarRead.Type] = [
    Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
    UInt32.self, UInt64.self, Float16.self, Float.self, Double.self, CGFloat.self, Decimal.self,
    Bool.self, String.self, Date.self, Data.self, URL.self, UUID.self,
  ]

  private static var wide: [any ScalarRead.Type] {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return [] }
    return [Int128.self, UInt128.self]
  }
}

extension ScalarRead where Self: FixedWidthInteger {
  static var scalar: ScalarType { .integer(bits: bitWidth, signed: isSigned) }
  static var given: Self { 7 }
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
  static var given: Self { 0.25 }
  var observed: Observation { .number(isNaN ? "nan" : "\(self)") }
}

// Other tables and programs of user code read them too.
extension Int: ScalarRead, Shaped, DecodeScriptValue {}
extension Int8: ScalarRead, Shaped, DecodeScriptValue {}
extension Int16: ScalarRead, Shaped, DecodeScriptValue {}
extension Int32: ScalarRead, Shaped, DecodeScriptValue {}
extension Int64: ScalarRead, DecodeScriptValue {}
extension UInt: ScalarRead, Shaped, DecodeScriptValue {}
extension UInt8: ScalarRead, Shaped, DecodeScriptValue {}
extension UInt16: ScalarRead, DecodeScriptValue {}
extension UInt32: ScalarRead, DecodeScriptValue {}
extension UInt64: ScalarRead, Shaped, DecodeScriptValue {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: ScalarRead, DecodeScriptValue {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: ScalarRead, DecodeScriptValue {}

extension Float16: ScalarRead, DecodeScriptValue {}
extension Float: ScalarRead, DecodeScriptValue {}
extension Double: ScalarRead, DecodeScriptValue {}
extension CGFloat: ScalarRead {}

extension Bool: ScalarRead, DecodeScriptValue {
  static var scalar: ScalarType { .boolean }
  static var given: Bool { true }
  var observed: Observation { .boolean(self) }
}

extension String: ScalarRead {
  static var scalar: ScalarType { .string }
  static var given: String { "given" }
  var observed: Observation { .string(self) }
}

extension Decimal: ScalarRead, DecodeScriptValue {
  static var scalar: ScalarType { .decimal }
  static var given: Decimal { 7 }
  var observed: Observation { .number(ExactDecimal(description)?.plainText ?? "nan") }
}

extension Date: ScalarRead {
  static var scalar: ScalarType { .date }
  static var given: Date { Date(timeIntervalSince1970: 5) }
  var observed: Observation { .date("\(timeIntervalSinceReferenceDate)") }
}

extension Data: ScalarRead {
  static var scalar: ScalarType { .data }
  static var given: Data { Data([1, 2]) }
  var observed: Observation { .data(base64EncodedString()) }
}

extension URL: ScalarRead {
  static var scalar: ScalarType { .url }
  static var given: URL { URL(filePath: "/given") }
  var observed: Observation { .string(absoluteString) }
}

extension UUID: ScalarRead, DecodeScriptValue {
  static var scalar: ScalarType { .identifier }
  static var given: UUID { UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)) }
  var observed: Observation { .string(uuidString) }
}
