import Foundation
import FuzzKit
import SmartCodable

/// The text of an object, how it is to be read, and what it has.
struct JSON5Object: CustomStringConvertible {
  var text: [UInt8] = []
  let isJSON5: Bool

  /// Whether the decoder takes the text for an object that may lack its braces.
  let assumesObject: Bool
  private(set) var isDamaged = false

  /// The keys, each with the number that is its value.
  private(set) var members: [(key: String, number: JSON5Number)] = []

  private var generator: SeededGenerator

  /// An object of drawn members; the last one may be a document.
  init(_ document: JSONTree?, seed: UInt64) {
    generator = SeededGenerator(seed: seed, corpusDigest: 55, iteration: 0)
    isJSON5 = !generator.oneIn(4)
    assumesObject = generator.oneIn(2)
    // Without the option only braces make an object.
    let hasBraces = generator.oneIn(assumesObject ? 3 : 12) || !assumesObject
    isDamaged = generator.oneIn(3)
    blank()
    if hasBraces { text.append(UInt8(ascii: "{")) }
    writeMembers(isDamaged ? document : nil)
    if hasBraces {
      text.append(UInt8(ascii: "}"))
      blank()
    }
    if isDamaged { damage() }
  }

  var description: String {
    "\(isJSON5 ? "JSON5" : "JSON")\(assumesObject ? ", braces optional" : "")"
      + ": \(String(decoding: text.prefix(600), as: UTF8.self))"
  }

  func decoder(isStrict: Bool) -> SmartJSONDecoder {
    let decoder = SmartJSONDecoder()
    if isStrict { decoder.leniency = .none }
    decoder.allowsJSON5 = isJSON5
    decoder.assumesTopLevelDictionary = assumesObject
    return decoder
  }

  // MARK: Text

  private mutating func blank() {
    guard generator.oneIn(2) else { return }
    let blank = isJSON5 ? JSON5Piece.blanks + JSON5Piece.comments : [" ", "\t", "\r\n", "\n"]
    text += (generator.pick(blank) ?? "").utf8
  }

  private mutating func writeMembers(_ document: JSONTree?) {
    var keys: Set<String> = []
    let count = generator.pick([0, 1, 1, 2, 3, 4]) ?? 0
    for number in 0..<count {
      var name = JSON5Name(&generator, isJSON5: isJSON5)
      // One of the numbers is read by a model.
      if number == 0 { name = JSON5Name("value", &generator, isJSON5: isJSON5) }
      guard keys.insert(name.text).inserted else { continue }
      let value = JSON5Number(&generator, isJSON5: isJSON5)
      members.append((name.text, value))
      separate(first: members.count == 1)
      write(name.spelling, value.spelling)
    }
    if let document {
      separate(first: members.isEmpty)
      let content = String(decoding: document.bytes(of: document.root), as: UTF8.self)
      write("\"document\"", content)
    }
    blank()
    // A comma behind the last member is right in JSON5, but not without one.
    if isJSON5, !keys.isEmpty, generator.oneIn(3) {
      text.append(UInt8(ascii: ","))
      blank()
    }
  }

  private mutating func separate(first isFirst: Bool) {
    blank()
    guard !isFirst else { return }
    text.append(UInt8(ascii: ","))
    blank()
  }

  private mutating func write(_ name: String, _ value: String) {
    text += name.utf8
    blank()
    text.append(UInt8(ascii: ":"))
    blank()
    text += value.utf8
  }

  // MARK: Damage

  private static let tokens = [
    "{", "}", "{}", "[", "]", "[]", ",", ",,", ":", "\"", "'", "/", "//", "//x", "/*", "*/", "/**/",
    "\n", " ", "\u{A0}", "\u{FEFF}", "0", "a", "a:", "\"a\":", "null", "{a:1}", "{\"a\":1}", "}{",
    "\\", "é", "0x", "+", ".", "\u{0}",
  ]

  /// Puts a token in at either end or in between, or takes away a part of the text.
  private mutating func damage() {
    for _ in 0...generator.below(2) {
      let count = text.count
      let place = generator.pick([0, 0, count, count, generator.below(count + 1)]) ?? 0
      switch generator.below(4) {
      case 0: text.removeFirst(min(count, generator.pick([1, 1, 2, place]) ?? 1))
      case 1: text.removeLast(min(count, generator.pick([1, 1, 2, count - place]) ?? 1))
      default:
        let token = generator.pick(Self.tokens) ?? ""
        text.insert(contentsOf: token.utf8, at: place)
      }
    }
  }
}
