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
          value = word.rawValue
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

extension PlainCallsLoops {
  static func verdict(_ drawing: inout DocumentDrawing) -> JudgeVerdict? {
    var (objects, told, repaired) = ([JSONValue](), [[String]](), [String]())
    // The documents have no integers there.
    let tail = JSONMember(key: "tail", value: .string("x"))
    for number in 0..<drawing.generator.below(3) {
      let path = "loops/\(number)/list"
      let words = drawing.words()
      let elements = words.map { word -> JSONValue in
        drawing.generator.oneIn(2) ? .number("\(drawing.generator.below(9))") : word
      }
      var lines: [String] = []
      for (index, element) in elements.enumerated() {
        let (value, isRepaired) = wanted(element, index % 3)
        lines.append("\(value) at \(path) \(index + 1)")
        if isRepaired { repaired.append("\(path)/\(index)") }
      }
      repaired.append("loops/\(number)/tail")
      told.append(lines + ["0", "loops/\(number)"])
      objects.append(.object([tail, JSONMember(key: "list", value: .array(elements))]))
    }
    repaired.append("tail")
    let document = JSONValue.object([tail, JSONMember(key: "loops", value: .array(objects))])
    guard let report = PlainCallsLog.decode(Self.self, document).report else {
      return PlainCallsLog.differs("loops", told, "refused", document)
    }
    let found = report.value.loops.map(\.told)
    if found != told { return PlainCallsLog.differs("loops", told, found, document) }
    // What an enumeration leaves behind is not said.
    let places = report.repairs
      .filter { repair in
        guard repair.path.count == 4, case .index(let index)? = repair.path.last else {
          return true
        }
        return index % 3 != 2
      }
      .map(\.steps)
    return places == repaired ? nil : PlainCallsLog.differs("loops", repaired, places, document)
  }

  /// What the code is told of an element, and whether that is a repair.
  private static func wanted(_ element: JSONValue, _ turn: Int) -> (String, isRepaired: Bool) {
    if turn == 2 {
      let text: String? =
        switch element {
        case .string(let text), .number(let text): text
        case .boolean(let flag): "\(flag)"
        default: nil
        }
      return (text.flatMap { PlainCallsWord(rawValue: $0) }?.rawValue ?? "none", false)
    }
    let nothing = turn == 1 ? "nil" : "0"
    switch element {
    case .number(let literal): return (literal, false)
    case .null: return (nothing, turn == 0)
    case .string(let text): return (Int(text).map { "\($0)" } ?? nothing, true)
    case .boolean(let flag): return (flag ? "1" : "0", true)
    default: return (nothing, true)
    }
  }
}
