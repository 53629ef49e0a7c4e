import ConformanceKit
import DecoderLaw
import Foundation
import FuzzKit
import SmartCodable

/// Values in `SmartAny` as two encoders write them: SmartJSONEncoder and Foundation's, which takes another way
/// (ANY-9, ANY-10).
enum ScalarAnyWriting {
  static func verdict(
    on value: Any,
    _ meaning: ScalarMeaning,
    isNative: Bool
  ) -> JudgeVerdict? {
    let any = SmartAny(wrappedValue: value)
    let texts: [(name: String, text: Data?, start: Date)] = [
      ("smart", try? SmartJSONEncoder().encode(any), Date(timeIntervalSince1970: 0)),
      ("foundation", try? JSONEncoder().encode(any), Date(timeIntervalSinceReferenceDate: 0)),
    ]
    // Neither encoder writes a number that is not finite (ENC-10) or a value of unknown type.
    let isRefused = meaning.contains { $0.isStranger || $0.isNotFinite }
    for (name, text, start) in texts {
      let written = text.map { String(decoding: $0, as: UTF8.self) } ?? "a refusal"
      let tree = text.flatMap { JSONTree(parsing: Array($0)) }
      let reading = tree.map { Reading(tree: $0, start: start, isNative: isNative) }
      let isRight = reading.map { !isRefused && $0.matches($0.tree.root, meaning) }
      if isRight ?? (isRefused && text == nil) { continue }
      let wanted = isRefused ? "a refusal" : "\(meaning)"
      return .scalar(name, wanted, written, "\(value) (\(type(of: value)))")
    }
    return nil
  }

  /// More collections than may be nested, side by side.
  static var verdictOnCrowd: JudgeVerdict? {
    let crowd = (0..<260).map { $0 % 2 == 0 ? [[Any]()] : [["": $0] as [String: Any]] }
    let meaning = (0..<260)
      .map { number -> ScalarMeaning in
        let member = ScalarMeaning.number(ScalarNumber("\(number)", .integer))
        return .list([number % 2 == 0 ? .list([]) : .members(["": member])])
      }
    return verdict(on: crowd, .list(meaning), isNative: true)
  }

  /// A written text, compared with what the value meant.
  private struct Reading {
    let tree: JSONTree

    /// From when on dates are counted in seconds.
    let start: Date

    /// Whether the value was written as it was; a decoded one holds some numbers as doubles.
    let isNative: Bool

    func matches(_ node: JSONTree.Node, _ meaning: ScalarMeaning) -> Bool {
      let found = String(decoding: tree.text(of: node), as: UTF8.self)
      let children = tree.children(of: node)
      switch (meaning, tree.kind(of: node)) {
      case (.null, .null): return true
      case (.flag(let flag), .bool): return found == "\(flag)"
      case (.number(let number), .number): return isNumber(found, number)
      case (.date(let date), .number): return Double(found) == date.timeIntervalSince(start)
      case (.data(let data), .string): return isText(node, data.base64EncodedString())
      case (.text, .string), (.link, .string), (.identifier, .string):
        return isText(node, meaning.string ?? "")
      case (.list(let elements), .array):
        let elements = elements.filter(\.isHeld)
        return children.count == elements.count
          && zip(children, elements).allSatisfy { matches($0, $1) }
      case (.bag(let elements), .array):
        var rest = children
        for element in elements {
          guard let place = rest.firstIndex(where: { matches($0, element) }) else { return false }
          rest.remove(at: place)
        }
        return rest.isEmpty
      case (.members(let members), .object):
        let members = members.filter { $1.isHeld }
        return children.count == members.count
          && children.allSatisfy { child in
            members[tree.name(of: child)].map { matches(child, $0) } ?? false
          }
      default: return false
      }
    }

    private func isNumber(_ found: String, _ number: ScalarNumber) -> Bool {
      let isInteger = number.form == .integer && (number.exact?.magnitude ?? 0) <= 38
      if isInteger || isNative && (number.form == .integer || number.form == .decimal) {
        return ExactDecimal(found)?.plainText == number.exact?.plainText
      }
      // A native Float is only read again as what it was.
      if number.form == .float, isNative { return Float(found) == Float(number.text) }
      return Double(found) == number.double
    }

    private func isText(_ node: JSONTree.Node, _ wanted: String) -> Bool {
      JSONText.unescaped(tree.text(of: node)).elementsEqual(wanted.utf8)
    }
  }
}

/// Numbers of one value in several native types are equal in `SmartAny`, others are not; sets are compared with sets of
/// the same elements in another order, with others, and with arrays (ANY-11).
///
/// A number whose shortest text lacks digits of its value is left out: nobody specifies which of the two is meant. A set
/// of several elements equals no array: it would equal that of the other order too.
enum ScalarEquality {
  static func verdict(on drawing: inout ScalarDrawing) -> JudgeVerdict? {
    let text = drawing.signed(drawing.number())
    let other = drawing.generator.oneIn(2) ? text : drawing.signed(drawing.number())
    let (left, right) = (drawing.native(text), drawing.native(other))
    guard case .number(let one) = left.meaning, case .number(let two) = right.meaning,
      one.isComparable, two.isComparable
    else { return setVerdict(&drawing) }
    let isEqual = one.exact?.plainText == two.exact?.plainText
    return verdict(left.native, right.native, isEqual)
      ?? verdict([left.native], NSArray(array: [right.native]), isEqual) ?? setVerdict(&drawing)
  }

  private static func setVerdict(_ drawing: inout ScalarDrawing) -> JudgeVerdict? {
    let (isObject, isText) = (!drawing.generator.oneIn(3), drawing.generator.oneIn(2))
    // More elements than a table of one size has room for, at times.
    let numbers = Array(0..<(drawing.generator.pick([2, 2, 3, 5, 13, 40]) ?? 2))
    func set(_ numbers: some Sequence<Int>) -> Any {
      if isObject { return NSSet(array: isText ? numbers.map { "\($0)" } : Array(numbers)) }
      return isText ? Set(numbers.map { "\($0)" }) as Any : Set(numbers)
    }
    let (left, other, less) = (set(numbers), set(numbers.reversed()), set(numbers.dropLast()))
    let list: [Any] = isText ? numbers.map { "\($0)" } : numbers
    let pairs: [(left: Any, right: Any, isEqual: Bool)] = [
      (left, other, true), (left, less, false), ([left], [other], true), ([left], [less], false),
      // Foundation's collections make a set of its own of a Swift one.
      (
        ["a": left] as [String: Any],
        isObject ? NSDictionary(dictionary: ["a": other]) : ["a": other] as [String: Any], true
      ), (isObject ? NSArray(object: left) : [left], [other], true), (left, list, false),
      (left, NSArray(array: list.reversed()), false), ([left], [list], false),
      (left, NSNull(), false),
    ]
    return pairs.lazy.compactMap { verdict($0.left, $0.right, $0.isEqual) }.first
  }

  private static func verdict(_ left: Any, _ right: Any, _ isEqual: Bool) -> JudgeVerdict? {
    let (one, two) = (SmartAny<Any>(wrappedValue: left), SmartAny<Any>(wrappedValue: right))
    let isRight = (one == two) == isEqual && (two == one) == isEqual
    if isRight, !isEqual || one.hashValue == two.hashValue { return nil }
    return .scalar(
      "equality",
      isEqual ? "equal" : "different",
      isRight ? "different hashes" : "the contrary",
      "\(left) (\(type(of: left))) and \(right) (\(type(of: right)))"
    )
  }
}

extension ScalarNumber {
  /// Whether the text has all digits of the value.
  fileprivate var isComparable: Bool {
    switch form {
    case .integer, .decimal: true
    case .float: (exact?.isDouble ?? false) && abs(double) < 0x1p24
    case .double, .literal:
      (exact?.isDouble ?? false)
        && ExactDecimal(double.description)?.plainText == exact?.plainText
    }
  }
}
