import Foundation
import FuzzKit
import PlatformSupport
import SmartCodable

/// JSON5 texts, right and nearly right, judged by a reader that follows the grammar.
///
/// The input describes the text: it is spelled with the freedom of JSON5, some tokens are replaced by others at
/// the bounds of the grammar, and then a few bytes are damaged. Both readers must give the same value, or both
/// must refuse (J5-1, J5-2, J5-4), at a place in the text (J5-3). Some texts are nested
/// around the limit of depth instead (PARSE-9).
struct JSON5Target: FuzzTarget {
  let name = "json5/damaged"
  let weight = 14
  let laws: TargetLaws = [.judged, .repeatable, .stateless]
  let seedInputs = [
    #"{"a":[1,2.5,-0.5,1e3,255],"b":{"cd":"text/é😀","$e_1":null},"f":[true,false]}"#,
    #"["\u0000\b\f\n\r\t\"\\\/","it's","\"","\u2028\u2029",{"":{}},[],""]"#,
    #"{"n":-1,"u":18446744073709551615,"x":4294967296,"s":"//","t":"/*"}"#, "0", #""a""#, "null",
  ]

  /// Deeper documents are skipped: the judge recurses.
  private static let depth = 48

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    context.unlimited {
      guard let text = text(input, in: context) else { return .thrown("no text") }
      let tree = try? Self.found(in: text, in: context)
      return tree.map { .decoded($0) } ?? .thrown("refused")
    }
  }

  /// What is read strictly.
  private static func found(in text: JSON5Nesting.Text, in context: RunContext) throws -> JSONTree {
    let decoder = SmartJSONDecoder()
    decoder.leniency = .none
    decoder.allowsJSON5 = true
    if text.nesting != nil {
      return context.observe(try decoder.decode(Nested.self, from: text.data))
    }
    return context.observe(ZooObservation(try decoder.decode(Zoo.JSONValue.self, from: text.data)))
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    guard let text = context.unlimited({ text(input, in: context) }),
      // Elsewhere zero bytes tell UTF-16 and UTF-32 (PARSE-14).
      !text.data.prefix(4).contains(0)
    else { return .silent }
    return context.unlimited {
      let answer = Result { try Self.found(in: text, in: context) }
      let found = try? answer.get()
      let wanted: JSONTree?
      do {
        wanted = try Self.wanted(of: text, in: context)
      } catch Failure.undecided {
        return .silent
      } catch {
        wanted = nil
      }
      let shown = String(decoding: text.data.prefix(200), as: UTF8.self)
      let difference = found.flatMap { found in
        wanted.flatMap { found.difference(from: $0, byValue: true) }
      }
      guard (wanted == nil) == (found == nil), difference == nil else {
        return .differs(
          property: nil,
          wanted: wanted == nil ? "a refusal" : "a value",
          found: found == nil ? "a refusal" : "a value",
          detail: "by the grammar another answer for \(shown)"
            + (difference.map { ": \($0)" } ?? "")
        )
      }
      guard case .failure(let error) = answer,
        case DecodingError.dataCorrupted(let context) = error, context.codingPath.isEmpty,
        context.debugDescription.contains("line"),
        PlacedText(Array(text.data)).offset(namedBy: context.debugDescription) == nil
      else { return .agrees }
      return .differs(
        property: "place",
        wanted: "in the text",
        found: "other",
        detail: "\(error) for \(shown)"
      )
    }
  }

  /// What the grammar makes of a text; throws a `JSON5Reference.Failure`.
  private static func wanted(of text: JSON5Nesting.Text, in context: RunContext) throws -> JSONTree
  {
    guard let content = String(bytes: text.nesting?.content ?? text.data, encoding: .utf8) else {
      throw Failure.refused
    }
    guard let nesting = text.nesting else {
      return context.observe(ZooObservation(try JSON5Reference.value(of: content)))
    }
    // A number that no double holds is refused where it is read, and here nothing is.
    guard (try? JSON5Reference.value(of: content)) != nil else { throw Failure.undecided }
    guard nesting.depth <= JSON5Nesting.limit else { throw Failure.refused }
    return context.observe(Nested())
  }

  /// The text that the input describes; nil if the input is no JSON, or if it is too long or too deep.
  private func text(_ input: [UInt8], in context: RunContext) -> JSON5Nesting.Text? {
    guard input.count <= 4096, let tree = JSONTree(parsing: input), tree.depth <= Self.depth,
      !JSONFacts(tree).hasDuplicateKeys
    else { return nil }
    var text = JSON5Spelling.text(of: tree, seed: context.iteration, hasPieces: true)
    var generator = SeededGenerator(
      seed: context.iteration,
      corpusDigest: 5,
      iteration: UInt64(text.count)
    )
    if generator.oneIn(40) {
      return JSON5Nesting.text(around: text, of: tree.depth, &generator)
    }
    for _ in 0..<(generator.pick([0, 0, 0, 1, 2]) ?? 0) { damage(&text, &generator) }
    return JSON5Nesting.Text(data: Data(text))
  }

  /// A value that takes no part of the text: accepted or not.
  private struct Nested: Codable {
    init() {}
    init(from decoder: any Decoder) throws {}
  }

  private typealias Failure = JSON5Reference.Failure

  private static let tokens = [
    "'", "\"", "\\", "\\x4", "\\u", "\\uD83D", "\\uDE00", "\\uDBFF\\uDFFF", "\\uD800\\uDC00",
    "123456789abcdef01", "\\v", "\\0", "\\1", "\\r", "\\a",
    "\\\u{2028}", "\\\r", "/", "//", "/*", "*/", ",", ":", "+", "-", ".", "0x", "0X", "x", "e",
    "E+", "0", "9", "F", "g", "Infinity", "-Infinity", "+Infinity", "NaN", "-NaN", "nan", "true",
    "nul", "null", "[", "]", "{", "}", " ", "\n", "\u{B}", "\u{0}", "\u{1F}", "\u{85}", "\u{A0}",
    "\u{1680}", "\u{2028}", "\u{202F}", "\u{205F}", "\u{3000}", "\u{FEFF}", "$", "_", "a", "é",
  ]

  /// Puts a token in, instead of a few bytes; or takes these out; or changes one bit of a literal or of anything.
  private func damage(_ text: inout [UInt8], _ generator: inout SeededGenerator) {
    let place = generator.below(text.count + 1)
    if generator.oneIn(4) {
      let word = generator.pick(["null", "true", "false"]) ?? ""
      let literal = generator.oneIn(2) ? text[place...].firstRange(of: word.utf8) : nil
      let bit = UInt8(1) << UInt8(generator.below(7))
      if let literal {
        text[literal.lowerBound + generator.below(word.utf8.count)] ^= bit
      } else if place < text.count {
        text[place] ^= bit
      }
      return
    }
    let end = min(text.count, place + generator.below(3))
    let token = generator.oneIn(4) ? "" : generator.pick(Self.tokens) ?? ""
    text.replaceSubrange(place..<end, with: token.utf8)
  }
}
