import ConformanceKit
import Foundation
import FuzzKit
import SmartCodable

/// Models whose code goes through an array by hand (NEST-12 to NEST-14), between ordinary properties.
struct PlainCallsLoops: SmartDecodable {
  var loops: [PlainCallsLoop] = []
  var tail = 1
}

/// Reads elements by turns as an integer, as an integer if it is there, and as an enumeration, which has no
/// default; what is none is passed over.
struct PlainCallsLoop: SmartDecodable {
  private(set) var told: [String] = []

  private enum CodingKeys: CodingKey { case list, tail }

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var list = try container.nestedUnkeyedContainer(forKey: .list)
    while !list.isAtEnd {
      let index = list.currentIndex
      var value = "none"
      switch index % 3 {
      case 0: value = "\(try list.decode(Int.self))"
      case 1: value = try list.decodeIfPresent(Int.self).map { "\($0)" } ?? "nil"
      default:
        if let word = try? list.decode(PlainCallsWord.self) {
          value = word.spoken
        } else {
          _ = try list.decode(Zoo.Anything.self)
        }
      }
      told.append("\(value) at \(PlainCallsLog.text(of: list.codingPath)) \(list.currentIndex)")
    }
    told.append("\(try container.decode(Int.self, forKey: .tail))")
    told.append(PlainCallsLog.text(of: decoder.codingPath))
  }
}

/// What such models must have been told, and where they must have been repaired.
struct PlainCallsLoopReference {
  private(set) var told: [[String]] = []
  private(set) var repaired: [String] = []

  init(_ loops: [[JSONValue]]) {
    for (number, elements) in loops.enumerated() {
      let path = "loops/\(number)/list"
      var lines: [String] = []
      for (index, part) in elements.enumerated() {
        lines.append("\(value(of: part, path, index)) at \(path) \(index + 1)")
      }
      // The document has no integer there.
      repaired.append("loops/\(number)/tail")
      told.append(lines + ["0", "loops/\(number)"])
    }
    repaired.append("tail")
  }

  private mutating func value(of part: JSONValue, _ path: String, _ index: Int) -> String {
    if index % 3 == 2 {
      let first = PlainCallsWord.meaning(of: part, at: "\(index)", attempt: 1)
      return first ?? PlainCallsWord.meaning(of: part, at: "\(index)", attempt: 2) ?? "none"
    }
    let isOptional = index % 3 == 1
    if case .number(let literal) = part { return literal }
    if part == .null, isOptional { return "nil" }
    repaired.append("\(path)/\(index)")
    switch part {
    case .string(let text): return Int(text).map { "\($0)" } ?? (isOptional ? "nil" : "0")
    case .boolean(let flag): return flag ? "1" : "0"
    default: return isOptional ? "nil" : "0"
    }
  }

  static func json(_ loops: [[JSONValue]]) -> String {
    let objects = loops.map { elements in
      JSONValue.object([
        .init(key: "tail", value: .string("x")), .init(key: "list", value: .array(elements)),
      ])
    }
    return String(
      decoding: JSONWriter.line(
        of: .object([
          .init(key: "tail", value: .string("x")), .init(key: "loops", value: .array(objects)),
        ])
      ),
      as: UTF8.self
    )
  }

  /// What differs, apart from what an enumeration leaves behind, which is not said; nil if nothing does.
  static func difference(_ loops: [[JSONValue]]) -> (wanted: String, found: String)? {
    let judge = Self(loops)
    guard let report = try? PlainCallsLoops.decode(from: Data(json(loops).utf8)) else {
      return ("\(judge.told)", "refused")
    }
    let told = report.value.loops.map(\.told)
    if told != judge.told { return ("\(judge.told)", "\(told)") }
    let repaired = report.repairs.filter { !isWord($0.path) }
      .map { PlainCallsAnswer.place(of: $0.path) }
    return repaired == judge.repaired ? nil : ("\(judge.repaired)", "\(repaired)")
  }

  private static func isWord(_ path: [SmartRepair.PathComponent]) -> Bool {
    guard path.count == 4, case .index(let index)? = path.last else { return false }
    return index % 3 == 2
  }
}
