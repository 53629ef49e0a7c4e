import SmartCodable

/// Members by names of every spelling and length, without a type, some of them at the bounds of a word of eight bytes.
struct OddNames: SmartCodable {
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
  @SmartAny var one: Any?
  @SmartAny var negative: Any?
  @SmartAny var empty: Any?
  @SmartAny var greatest: Any?

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
    case one = "1"
    case negative = "-1"
    case empty = ""
    case greatest = "18446744073709551615"
  }

  static let names = CodingKeys.allCases.map(\.rawValue)

  /// In the order of their names.
  var values: [Any?] {
    [
      a, accented, japanese, mixed, french, behindEight, eight, nine, sixteen, outer, one, negative,
      empty, greatest,
    ]
  }
}
