import Foundation

@testable import SmartCodable

/// What a property list says, as text: by our reading, and by what Foundation makes of it.
///
/// Both go by way of a tape, so that the order of members counts (ENT-20) and leaves are what they
/// are to a decode. Of equal keys the first is told.
enum ListOutline {
  static func ours(_ data: Data) -> String? {
    let tape = Tape()
    guard let root = try? PropertyListInput.write(data, to: tape) else { return nil }
    return outline(tape, root)
  }

  static func foundations(_ data: Data) -> String? {
    guard let value = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)
    else { return nil }
    return of(value)
  }

  static func of(_ value: Any) -> String? {
    let tape = Tape()
    guard let root = try? ObjectGraph.write(value, to: tape) else { return nil }
    return outline(tape, root)
  }

  private static func outline(_ tape: Tape, _ index: Int) -> String {
    let index = tape.resolved(index)
    switch tape.tag(index) {
    case .null: return "null"
    case .yes: return "yes"
    case .no: return "no"
    case .integer, .unsigned, .double, .bigNumber:
      return "\(tape.tag(index)) \(tape.numberText(index))"
    case .plainString, .unicodeString, .escapedString: return tape.string(index).debugDescription
    case .foreign: return foreign(tape.foreignValues[Int(tape.payload(index))])
    case .array:
      var parts: [String] = []
      var element = index + 1
      while element < tape.next(index) {
        parts.append(outline(tape, element))
        element = tape.next(element)
      }
      return "[\(parts.joined(separator: ", "))]"
    case .object: return object(tape, index)
    case .shared: return "shared twice"
    }
  }

  private static func object(_ tape: Tape, _ index: Int) -> String {
    var parts: [String] = []
    var last: String?
    var key = index + 1
    while key < tape.next(index) {
      let name = outline(tape, key)
      if name != last { parts.append("\(name): \(outline(tape, key + 1))") }
      last = name
      key = tape.next(key + 1)
    }
    return "{\(parts.joined(separator: ", "))}"
  }

  private static func foreign(_ value: Any) -> String {
    switch value {
    case let date as Date: "date \(date.timeIntervalSinceReferenceDate)"
    case let data as Data: "data \(data.base64EncodedString())"
    case let number as Double: number.isNaN ? "nan" : "double \(number)"
    default: "opaque"
    }
  }
}
