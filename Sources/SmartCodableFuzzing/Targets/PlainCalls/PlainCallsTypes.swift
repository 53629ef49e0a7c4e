import ConformanceKit

/// An enumeration as the compiler codes it.
enum PlainCallsWord: String, PlainCallsMember {
  case initial
  case a, b, ab, abc, abcd, bbcd, abcdefg, abcdefgh, abcdefgi, bbcdefgh, abcdefghi, abcdefghj
  case abcdefghABCDEFG, abcdefghABCDEFGH, abcdefghABCDEFGI, bbcdefghABCDEFGH, abcdefghbBCDEFGH
  case abcdefghABCDEFGHI, abcdefghABCDEFGHJ, abcdefghABCDEFGHIJKLMNOP
  case seven = "7"
  case yes = "true"
  case accented = "é"

  static let notes = PlainCallsNotes.nothing

  var spoken: String { rawValue }

  static func meaning(of part: JSONValue, at step: String, attempt: Int) -> String? {
    text(part, attempt: attempt).flatMap { PlainCallsTexts.isGood($0) ? $0 : nil }
  }
}

/// As small as an enumeration and coded by the standard library, it notes the texts that it is asked about.
///
/// Each text is the raw value of what it makes, so the decoder may remember it (AGR-10).
struct PlainCallsAsked: RawRepresentable<String>, PlainCallsMember {
  /// The place of the text in the table; behind its end for the initial value.
  private let number: UInt8

  init?(rawValue: String) {
    PlainCallsLog.ask(rawValue)
    guard let number = PlainCallsTexts.good.firstIndex(of: rawValue) else { return nil }
    self.number = UInt8(number)
  }

  private init() { number = .max }

  static var initial: Self { Self() }

  static let notes = PlainCallsNotes.questions

  var rawValue: String { spoken }

  var spoken: String {
    number < PlainCallsTexts.good.count ? PlainCallsTexts.good[Int(number)] : "initial"
  }

  static func meaning(of part: JSONValue, at step: String, attempt: Int) -> String? {
    text(part, attempt: attempt).flatMap { PlainCallsTexts.isGood($0) ? $0 : nil }
  }
}

/// A value that shows all bytes of its text; any text makes one, except those with an exclamation mark.
struct PlainCallsPacked: RawRepresentable<String>, PlainCallsMember {
  private let digest: UInt64
  private let count: Int

  init?(rawValue: String) {
    if rawValue.contains("!") { return nil }
    (digest, count) = (Self.digest(rawValue), rawValue.utf8.count)
  }

  static var initial: Self { Self(rawValue: "initial") ?? Self() }

  private init() { (digest, count) = (0, 0) }

  static let notes = PlainCallsNotes.nothing

  var rawValue: String { spoken }

  var spoken: String { "\(count):\(digest)" }

  private static func digest(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  static func meaning(of part: JSONValue, at step: String, attempt: Int) -> String? {
    guard let text = text(part, attempt: attempt), !text.contains("!") else { return nil }
    return "\(text.utf8.count):\(digest(text))"
  }
}

/// A class that reads one text: each value is an instance of its own (CTR-GEN-2).
final class PlainCallsNote: PlainCallsMember {
  let spoken: String

  private init(_ text: String) { spoken = text }

  init(from decoder: any Decoder) throws {
    PlainCallsLog.note("")
    spoken = try decoder.singleValueContainer().decode(String.self)
  }

  static var initial: PlainCallsNote { PlainCallsNote("initial") }

  static let notes = PlainCallsNotes.calls

  static func meaning(of part: JSONValue, at step: String, attempt: Int) -> String? {
    text(part, attempt: attempt)
  }
}

/// A struct that reads one text by way of `String` itself.
struct PlainCallsSheet: PlainCallsMember {
  let spoken: String

  private init(_ text: String) { spoken = text }

  init(from decoder: any Decoder) throws {
    PlainCallsLog.note(PlainCallsLog.text(of: decoder.codingPath))
    spoken = try String(from: decoder)
  }

  static var initial: Self { Self("initial") }

  static let notes = PlainCallsNotes.places

  static func meaning(of part: JSONValue, at step: String, attempt: Int) -> String? {
    text(part, attempt: attempt)
  }
}
