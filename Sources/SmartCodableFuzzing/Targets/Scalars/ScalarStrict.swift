import ConformanceKit
import DecoderLaw
import Foundation
import FuzzKit
import SmartCodable

/// A property of a type and nothing else.
struct ScalarAlone<Value: ScalarRead>: SmartCodable {
  var value: Value?
}

/// Scalars read strictly and written as Foundation does: JSONDecoder and JSONEncoder are the standard of texts, the
/// strict law that of graphs (AGR-7, AGR-8, ENF-2).
struct ScalarStrict<Value: ScalarRead> {
  let token: ScalarLeaf
  let settings: ScalarSettings

  private var namesFloats: Bool { settings.namesFloats }

  // MARK: Graphs

  /// The token as a property of a graph.
  var nativeVerdict: JudgeVerdict? {
    // What these count as where nothing converts is not said, nor how dates are read without Foundation's default; a
    // property of their own type they fill under any option (ENT-14, ENT-15).
    switch (token.meaning, Value.scalar) {
    case (.date, .date), (.data, .data): break
    case (.date, _), (.data, _), (_, .date): return nil
    default: break
    }
    // Nor what becomes of numbers for which JSONDecoder takes a detour, since it reads no graphs.
    if case .number(let number) = token.meaning, number.takesDetour(to: Value.scalar) { return nil }
    let names = namesFloats ? ScalarSettings.names : [:]
    let wanted = ScalarLaw(.strict, nonFinite: names).ruling(Value.scalar, token.meaning.input)
    // Options are equal by their kind.
    let options = [.leniency(.none)] + settings.decoder.options.filter { $0 != .number(.strict) }
    let alone = ScalarAlone<Value>.deserialize(from: ["value": token.native], options: options)
    let found = alone?.value?.observed
    if wanted == .open || wanted.admits(found),
      wanted == .open || (alone != nil) == (token.meaning.isNull || found != nil)
    {
      return nil
    }
    return differs("\(wanted)", alone == nil ? "a refusal" : "\(String(describing: found))", token)
  }

  // MARK: Texts

  /// The token alone, in an array or in a dictionary.
  func verdict(place: UInt64) -> JudgeVerdict? {
    // Foundation does not know names of numbers that are written with escapes.
    if namesFloats, token.meaning.text != nil, token.json.contains("\\") { return nil }
    if endsFoundation { return nil }
    return switch place % 3 {
    case 0: differing(Value.self, token.json) { $0 }
    case 1: differing([Value].self, "[\(token.json)]") { $0.first }
    default: differing([String: Value].self, #"{"k":\#(token.json)}"#) { $0["k"] }
    }
  }

  private func differing<Whole: Codable>(
    _ type: Whole.Type,
    _ text: String,
    _ part: (Whole) -> Value?
  ) -> JudgeVerdict? {
    let data = Data(text.utf8)
    let wanted = Result { try decoder(JSONDecoder()).decode(type, from: data) }
    let strict = decoder(SmartJSONDecoder())
    strict.leniency = .none
    let found = Result { try strict.decode(type, from: data) }
    switch (wanted, found) {
    case (.success(let wanted), .success(let found)):
      guard let wanted = part(wanted), let found = part(found), isRight(found, wanted) else {
        return differs("\(wanted)", "\(found)", text)
      }
      return written(wanted)
    case (.failure(let wanted), .failure(let found)):
      return Self.difference(of: found, from: wanted).map { differs($0.wanted, $0.found, text) }
    case (.success(let wanted), .failure(let found)): return differs("\(wanted)", "\(found)", text)
    case (.failure(let wanted), .success(let found)):
      return isZeroWithExponent ? nil : differs("\(wanted)", "\(found)", text)
    }
  }

  /// Whether this is a zero with an exponent, which Foundation refuses as a floating-point number if the text has
  /// some lengths, such as that of `0e1`.
  var isZeroWithExponent: Bool {
    guard Value.self is any BinaryFloatingPoint.Type || Value.self == Date.self else {
      return false
    }
    let digits = token.json.prefix { $0 != "e" && $0 != "E" }
    return digits.utf8.count < token.json.utf8.count
      && digits.allSatisfy { $0 == "-" || $0 == "." || $0 == "0" }
  }

  /// Whether JSONDecoder ends the process: it reads integers of 128 bits as Decimal, whose exponent overflows with
  /// more than 127 digits behind the point.
  private var endsFoundation: Bool {
    guard MemoryLayout<Value>.size == 16, Value.self is any FixedWidthInteger.Type else {
      return false
    }
    let fraction = token.json.drop { $0 != "." }.dropFirst().prefix { $0 != "e" && $0 != "E" }
    return fraction.utf8.count > 127
  }

  private func decoder<Decoder: JSONDecoder>(_ decoder: Decoder) -> Decoder {
    if namesFloats { decoder.nonConformingFloatDecodingStrategy = SmartOptions.names }
    return decoder
  }

  /// Whether both are one value; the digits of a Decimal are exact, other than Foundation's.
  private func isRight(_ found: Value, _ wanted: Value) -> Bool {
    if found.observed == wanted.observed { return true }
    guard Value.scalar == .decimal, case .number = token.meaning else { return false }
    return ScalarLaw().ruling(.decimal, token.meaning.input).admits(found.observed)
  }

  /// Foundation does not always say where a number that cannot be represented is, or lets an error of its own
  /// through.
  private static func difference(
    of found: any Error,
    from wanted: any Error
  ) -> (wanted: String, found: String)? {
    guard let found = found as? DecodingError else { return ("DecodingError", "\(found)") }
    let refusal = Refusal(found)
    guard let wanted = (wanted as? DecodingError).map({ Refusal($0) }) else {
      return refusal.code == "dataCorrupted" ? nil : ("dataCorrupted", refusal.summary)
    }
    let isAlike = wanted == refusal || wanted.code == refusal.code && wanted.path == TreePath()
    return isAlike ? nil : (wanted.summary, refusal.summary)
  }

  private func written(_ value: Value) -> JudgeVerdict? {
    let wanted = try? JSONEncoder().encode([value])
    let found = try? SmartJSONEncoder(style: .foundation).encode([value])
    if wanted == found { return nil }
    let texts = [wanted, found].map { $0.map { String(decoding: $0, as: UTF8.self) } ?? "none" }
    return differs(texts[0], texts[1], token.json)
  }

  private func differs(_ wanted: String, _ found: String, _ detail: Any) -> JudgeVerdict {
    .scalar("strict", wanted + " as \(Value.self)", found, detail)
  }
}

extension ScalarNumber {
  /// Whether an integer is made of a floating-point number that has more than 64 bits, or half precision of a
  /// decimal that no double holds.
  fileprivate func takesDetour(to type: ScalarType) -> Bool {
    switch type {
    case .integer: (form == .float || form == .double) && double.magnitude >= 0x1p63
    case .half: form == .decimal && exact?.digits.utf8.count ?? 0 > 15
    default: false
    }
  }
}
