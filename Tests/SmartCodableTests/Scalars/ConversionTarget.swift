import Foundation
import SmartCodable
import Testing

/// A column of the matrix: reads its cells and compares without losing a bit.
protocol ConversionTarget: Codable, Sendable {
  /// An initial value that no cell of the column holds, where the type has one.
  static var sentinel: Self { get }
  /// The value that a cell of the table stands for; throws if the cell is not of this type.
  static func value(ofCell cell: String) throws -> Self
  func isSame(as other: Self) -> Bool
}

struct UnreadableCell: Error {
  let cell: String
}

/// The text between a head and a tail that a cell has to have.
private func body(_ cell: String, _ head: String, _ tail: String) throws -> String {
  guard cell.hasPrefix(head), cell.hasSuffix(tail), cell.count >= head.count + tail.count else {
    throw UnreadableCell(cell: cell)
  }
  return String(cell.dropFirst(head.count).dropLast(tail.count))
}

extension ConversionTarget where Self: Equatable {
  func isSame(as other: Self) -> Bool { self == other }
}

extension ConversionTarget where Self: FixedWidthInteger {
  static var sentinel: Self { 99 }
  static func value(ofCell cell: String) throws -> Self {
    try #require(Self(cell), "\(cell)")
  }
}

extension Int: ConversionTarget {}
extension Int8: ConversionTarget {}
extension UInt8: ConversionTarget {}
extension Int64: ConversionTarget {}
extension UInt64: ConversionTarget {}

extension ConversionTarget where Self: BinaryFloatingPoint & LosslessStringConvertible {
  static var sentinel: Self { -12345.5 }
  static func value(ofCell cell: String) throws -> Self {
    try #require(Self(cell), "\(cell)")
  }
  func isSame(as other: Self) -> Bool { self == other && sign == other.sign }
}

extension Float: ConversionTarget {}
extension Double: ConversionTarget {}

extension CGFloat: ConversionTarget {
  static var sentinel: CGFloat { -12345.5 }
  static func value(ofCell cell: String) throws -> CGFloat {
    CGFloat(try Double.value(ofCell: cell))
  }
  func isSame(as other: CGFloat) -> Bool { self == other && sign == other.sign }
}

extension Bool: ConversionTarget {
  static var sentinel: Bool { true }
  static func value(ofCell cell: String) throws -> Bool {
    guard cell == "true" || cell == "false" else { throw UnreadableCell(cell: cell) }
    return cell == "true"
  }
}

extension String: ConversionTarget {
  static var sentinel: String { "sentinel" }
  static func value(ofCell cell: String) throws -> String {
    try body(cell, "\"", "\"").replacing("\\\"", with: "\"")
  }
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension Decimal: ConversionTarget {
  static var sentinel: Decimal { -98765 }
  static func value(ofCell cell: String) throws -> Decimal {
    try #require(Decimal(string: cell), "\(cell)")
  }
}

extension Date: ConversionTarget {
  static var sentinel: Date { Date(timeIntervalSince1970: -98765) }
  static func value(ofCell cell: String) throws -> Date {
    let seconds = try body(cell, "Date(", ")")
    return Date(timeIntervalSince1970: try Double.value(ofCell: seconds))
  }
  func isSame(as other: Date) -> Bool {
    self == other || timeIntervalSince1970 == other.timeIntervalSince1970
  }
}

extension Data: ConversionTarget {
  static var sentinel: Data { Data([0xFE]) }
  static func value(ofCell cell: String) throws -> Data {
    let digits = Array(try body(cell, "Data(", ")"))
    guard digits.count.isMultiple(of: 2) else { throw UnreadableCell(cell: cell) }
    let bytes = try stride(from: 0, to: digits.count, by: 2)
      .map {
        try #require(UInt8(String(digits[$0...($0 + 1)]), radix: 16), "\(cell)")
      }
    return Data(bytes)
  }
}

extension URL: ConversionTarget {
  static var sentinel: URL { URL(fileURLWithPath: "/sentinel") }
  static func value(ofCell cell: String) throws -> URL {
    try #require(URL(string: try body(cell, "URL(", ")")), "\(cell)")
  }
  func isSame(as other: URL) -> Bool { absoluteString == other.absoluteString }
}

/// `EnumS` of CONV-1.
enum Spelled: String, SmartCaseDefaultable, ConversionTarget {
  case one = "1"
  case half = "1.5"
  case yes = "true"
  case abc
  case sentinelCase = "sentinel"

  static var sentinel: Spelled { .sentinelCase }
  static func value(ofCell cell: String) throws -> Spelled {
    let cases: [String: Spelled] = [".one": .one, ".half": .half, ".yes": .yes, ".abc": .abc]
    return try #require(cases[cell], "\(cell)")
  }
}

/// `EnumI` of CONV-1.
enum Counted: Int, SmartCaseDefaultable, ConversionTarget {
  case zero
  case one
  case two
  case minusOne = -1
  case big = 300
  case sentinelCase = -99

  static var sentinel: Counted { .sentinelCase }
  static func value(ofCell cell: String) throws -> Counted {
    let cases: [String: Counted] = [
      ".zero": .zero, ".one": .one, ".two": .two, ".minusOne": .minusOne, ".big": .big,
    ]
    return try #require(cases[cell], "\(cell)")
  }
}

extension [Int]: ConversionTarget {
  static var sentinel: [Int] { [99, 98] }
  static func value(ofCell cell: String) throws -> [Int] {
    let list = try body(cell, "[", "]")
    return try list.isEmpty
      ? [] : list.split(separator: ", ").map { try Int.value(ofCell: String($0)) }
  }
}

extension [String: Int]: ConversionTarget {
  static var sentinel: [String: Int] { ["sentinel": 99] }
  static func value(ofCell cell: String) throws -> [String: Int] {
    let list = try body(cell, "[", "]")
    guard list != ":" else { return [:] }
    var entries: [String: Int] = [:]
    for entry in list.split(separator: ", ") {
      let parts = entry.split(separator: ": ")
      guard parts.count == 2 else { throw UnreadableCell(cell: cell) }
      entries[try body(String(parts[0]), "\"", "\"")] = try Int.value(ofCell: String(parts[1]))
    }
    return entries
  }
}

/// `Model` of CONV-1.
struct SevenModel: SmartCodable, Equatable, ConversionTarget {
  var a = 7

  static var sentinel: SevenModel { SevenModel(a: -99) }
  static func value(ofCell cell: String) throws -> SevenModel {
    SevenModel(a: try Int.value(ofCell: try body(cell, "Model(a: ", ")")))
  }
}
