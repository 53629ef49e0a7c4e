import ConformanceKit

/// How the code of a type with raw values reads its decoder.
protocol PlainCallsWay: SendableMetatype {
  static var notes: PlainCallsNotes { get }

  /// The text of the value; nil for none, which is a value as well.
  static func read(_ decoder: any Decoder) throws -> String?

  /// The same by what is expected; nil inside if it throws, `""` for no text.
  static func meaning(of part: JSONValue, at step: String, attempt: Int) -> String?
}

/// A type with text for raw values whose code is written by hand.
///
/// It is as small as an enumeration, so a decoder may take it for one that need not be asked twice.
struct PlainCallsRaw<Way: PlainCallsWay>: RawRepresentable<String>, PlainCallsMember {
  private let index: Int8

  init?(rawValue: String) {
    guard let index = PlainCallsTexts.good.firstIndex(of: rawValue) else { return nil }
    self.index = Int8(truncatingIfNeeded: index)
  }

  private init(index: Int8) { self.index = index }

  init(from decoder: any Decoder) throws {
    guard let text = try Way.read(decoder) else {
      self.init(index: -1)
      return
    }
    guard let value = Self(rawValue: text) else { throw PlainCallsLog.Refusal() }
    self = value
  }

  static var initial: Self { Self(index: -2) }

  static var notes: PlainCallsNotes { Way.notes }

  var rawValue: String { index < 0 ? "\(index)" : PlainCallsTexts.good[Int(index)] }

  var spoken: String { rawValue }

  static func meaning(of part: JSONValue, at step: String, attempt: Int) -> String? {
    guard let text = Way.meaning(of: part, at: step, attempt: attempt) else { return nil }
    if text.isEmpty, part == .null { return "-1" }
    return PlainCallsTexts.isGood(text) ? text : nil
  }
}
