import ConformanceProof
import Foundation
import FuzzKit
import SmartCodable

import enum ConformanceKit.JSONValue

/// The keys and numbers of an object that is whole, as models, dictionaries and containers see them.
enum JSON5ObjectContent {
  /// Members by the names that are drawn most often.
  struct Named: SmartCodable {
    @SmartAny var a: Any?
    @SmartAny var accented: Any?
    @SmartAny var japanese: Any?
    @SmartAny var mixed: Any?
    @SmartAny var french: Any?
    @SmartAny var behindEight: Any?
    @SmartAny var eight: Any?
    @SmartAny var nine: Any?
    @SmartAny var sixteen: Any?
    @SmartAny var outer: Any?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case a = "a"
      case accented = "é"
      case japanese = "日本語の長い名前です"
      case mixed = "aé"
      case french = "élan_vital_et_plus"
      case behindEight = "abcdefghé"
      case eight = "abcdefgh"
      case nine = "abcdefghi"
      case sixteen = "ABCDEFGHIJKLMNOP"
      case outer = "𝒜𝒜𝒜𝒜"
    }

    /// The names that have a value.
    var found: Set<String> {
      let values = [
        a, accented, japanese, mixed, french, behindEight, eight, nine, sixteen, outer,
      ]
      return Set(
        zip(CodingKeys.allCases, values).filter { $1 != nil }.map(\.0.rawValue)
      )
    }
  }

  /// All keys of an object.
  struct Keys: Decodable {
    struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    let keys: [String]

    init(from decoder: any Decoder) throws {
      keys = try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue)
    }
  }

  static func verdict(on object: JSON5Object) -> JudgeVerdict? {
    let data = Data(object.text)
    let decoder = object.decoder(isStrict: false)
    func differs(_ name: String, _ wanted: String, _ found: String) -> JudgeVerdict {
      JSON5ObjectTarget.differs(
        "other \(name)",
        "found",
        "wanted \(wanted), found \(found)",
        object
      )
    }
    let names = object.members.map(\.key)
    guard let keys = try? decoder.decode(Keys.self, from: data).keys else {
      return differs("keys", "\(names)", "a refusal")
    }
    guard areSame(keys, names) else { return differs("keys", "\(names)", "\(keys)") }

    // Numbers as texts, which every integer becomes with all its digits (CONV-6).
    let table = (try? decoder.decode([String: String].self, from: data)) ?? ["": "a refusal"]
    for (key, number) in object.members where number.text.utf8.count <= 309 {
      guard table[key] == number.integer else {
        return differs("numbers", "\(key): \(number.text)", "\(table)")
      }
    }
    guard areSame(Array(table.keys), names) else {
      return differs("names", "\(names)", "\(table.keys)")
    }

    // A number that neither Decimal nor Double holds is none in Any (ANY-8).
    let known = object.members.filter { Double($0.number.text)?.isFinite ?? false }
    let wanted = Set(known.map(\.key)).intersection(JSON5Name.known)
    let named = try? decoder.decode(Named.self, from: data)
    guard named?.found == wanted else {
      return differs("members", "\(wanted)", "\(named?.found ?? [])")
    }
    return object.members.first.flatMap { verdict(on: $0.number, decoder, data) }
  }

  /// The number of the first member, read as every scalar type and without a type.
  private static func verdict(
    on number: JSON5Number,
    _ decoder: SmartJSONDecoder,
    _ data: Data
  ) -> JudgeVerdict? {
    func verdict<Value: ScalarRead>(as type: Value.Type) -> JudgeVerdict? {
      // How an integer beyond every number is spelled as text is not said.
      if Value.self == String.self, Double(number.text)?.isFinite != true { return nil }
      let alone = try? decoder.decode(ScalarAlone<Value>.self, from: data)
      let wanted = ScalarLaw().ruling(Value.scalar, .json(.number(number.text)))
      let found = alone?.value?.observed
      return alone != nil && wanted.admits(found)
        ? nil : .scalar("model", "\(wanted)", "\(String(describing: found))", number)
    }
    let any = (try? decoder.decode(AnyAlone.self, from: data))?.value
    let meaning = ScalarNumber(number.text, .integer)
    guard meaning.double.isFinite ? any.map(meaning.casts) ?? false : any == nil else {
      return .scalar("any", number.text, "\(any ?? "nil")", number)
    }
    return ScalarTypes.all.lazy.compactMap { verdict(as: $0) }.first
  }

  private struct AnyAlone: SmartCodable {
    @SmartAny var value: Any?
  }

  /// Whether texts are the same in any order, scalar by scalar and character by character.
  private static func areSame(_ left: [String], _ right: [String]) -> Bool {
    func ordered(_ texts: [String]) -> [String] {
      texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    return left.count == right.count
      && zip(ordered(left), ordered(right))
        .allSatisfy {
          $0.unicodeScalars.elementsEqual($1.unicodeScalars) && $0.count == $1.count
            && $0.utf16.elementsEqual($1.utf16)
        }
  }
}
