import ConformanceKit
import DecoderLaw
import Foundation
import FuzzKit
import SmartCodable

/// Values without a type: what they can be cast to, and how they are written (ANY-1 to ANY-11, ENT-13 to ENT-16).
struct ScalarAny {
  let row: ScalarRow
  let settings: ScalarSettings

  var verdict: JudgeVerdict? {
    guard
      let model = try? settings.decoder.smartDecode([ScalarAnyPlaces].self, from: row.input).first
    else { return row.differs("model", "a model", "none") }
    let plain = row["plain"]
    var values: [(name: String, found: Any?, meaning: ScalarMeaning, isWanted: Bool)] = [
      ("plain", model.plain, plain, plain.isNull ? settings.keepsNull : plain.isHeld),
      ("array", model.array, plain, plain.elements != nil),
      ("object", model.object, plain, plain.isObject),
      ("list", model.list, row["list"], row["list"].elements != nil),
      ("table", model.table, row["table"], row["table"].isObject),
    ]
    if plain.isNull {
      let given = model.given == AnyHashable("given") ? nil : model.given.base
      values += [
        ("hashed", model.hashed?.base, plain, settings.keepsNull),
        ("given", given, plain, settings.keepsNull),
      ]
    }
    for (name, found, meaning, isWanted) in values {
      // What `Any` gets for a value of no listed type is left open (ENT-17, ENT-18), and whether a text may hold one.
      if meaning.contains({ $0.isStranger || $0.isUnordered }) { continue }
      if name != "plain", meaning.string?.contains(where: { "[{".contains($0) }) ?? false {
        continue
      }
      if settings.failsWhole, meaning.contains({ !$0.isHeld }) { continue }
      switch (found, isWanted) {
      case (nil, false): continue
      case (let found?, true):
        if let difference = Self.difference(of: found, from: meaning) {
          return row.differs("any", "its meaning", difference)
        }
        if let verdict = ScalarAnyWriting.verdict(on: found, meaning, isNative: false) {
          return verdict
        }
      default: return row.differs("any", "\(meaning)", "\(found ?? "nil")")
      }
    }
    return row.isText ? nil : nativeVerdict
  }

  private var nativeVerdict: JudgeVerdict? {
    row.places.filter { $0.name != "fast" && $0.leaf.isWritable }.map(\.leaf).lazy
      .compactMap { ScalarAnyWriting.verdict(on: $0.native, $0.meaning, isNative: true) }.first
  }

  /// Why a value in `Any` is not the wanted one; nil if it is.
  static func difference(of found: Any, from meaning: ScalarMeaning) -> String? {
    var isRight = false
    switch meaning {
    case .null: isRight = type(of: found) == NSNull.self
    case .flag(let flag): isRight = type(of: found) == Bool.self && found as? Bool == flag
    case .number(let number): isRight = number.casts(found)
    case .notFinite(let value): isRight = binary(found).map { "\($0)" } == "\(value)"
    case .text(let text): isRight = (found as? String)?.utf8.elementsEqual(text.utf8) ?? false
    case .date(let date): isRight = found as? Date == date
    case .data(let data): isRight = found as? Data == data
    case .link(let url): isRight = found as? URL == url
    case .identifier(let identifier): isRight = found as? UUID == identifier
    case .stranger: isRight = true
    case .list(let elements), .bag(let elements):
      let elements = elements.filter(\.isHeld)
      guard let list = found as? [Any], list.count == elements.count else { break }
      return zip(list, elements).lazy.compactMap { difference(of: $0, from: $1) }.first
    case .members(let members):
      let members = members.filter { $1.isHeld }
      guard let object = found as? [String: Any], object.count == members.count else { break }
      for key in members.keys.sorted() {
        guard let member = members[key] else { continue }
        guard let found = object[key] else { return "nothing for \(key)" }
        if let difference = difference(of: found, from: member) { return difference }
      }
      return nil
    }
    return isRight ? nil : "\(found) (\(type(of: found))) for \(meaning)"
  }

  private static func binary(_ found: Any) -> Double? {
    if let number = found as? NSNumber { return number.doubleValue }
    return (found as? any BinaryFloatingPoint).map { Double($0) }
  }
}

extension ScalarMeaning {
  var isObject: Bool { if case .members = self { true } else { false } }
}

extension ScalarNumber {
  /// Whether a number casts as ANY-2 says; Foundation rounds a Decimal once for each power of ten.
  func casts(_ found: Any) -> Bool {
    if type(of: found) == Bool.self { return false }
    guard let cast = found as? Double else { return castsAlone(found) }
    let isRounded = form == .integer || form == .decimal
    let roundings = isRounded ? max(4, exact?.exponent ?? 0) : 0
    guard abs(cast - double) <= Double(roundings) * double.ulp else { return false }
    return form != .integer || castsToInteger(found)
  }

  private func castsToInteger(_ found: Any) -> Bool {
    let digits = exact.flatMap { $0.isWrittenAsInteger ? $0.integerText() : nil } ?? text
    if let integer = Int(digits) { return found as? Int == integer }
    if let integer = UInt64(digits) { return found as? UInt64 == integer }
    guard text.drop(while: { $0 == "-" }).utf8.count <= 38 else { return true }
    return (found as? Decimal).flatMap { ExactDecimal("\($0)")?.plainText } == exact?.plainText
  }

  /// Whether an integer that is a multiple of ten casts to its integer type alone, and no number of Foundation casts to
  /// both.
  private func castsAlone(_ found: Any) -> Bool {
    guard form == .integer || form == .decimal, let exact, exact.exponent > 0,
      let digits = exact.integerText()
    else { return false }
    let decimal = NSDecimalNumber(string: digits)
    guard let integer = Int(digits) else {
      guard let integer = UInt64(digits) else { return false }
      return found as? UInt64 == integer
        && !(decimal as? UInt64 == integer && decimal as? Double != nil)
    }
    return found as? Int == integer && !(decimal as? Int == integer && decimal as? Double != nil)
  }
}
