import ConformanceKit
import Foundation
import FuzzKit
import PlatformSupport
import SmartCodable

/// JSON5 texts, right and nearly right, judged by a reader that follows the grammar.
///
/// The input describes the text: it is spelled with the freedom of JSON5, some tokens are replaced by others at
/// the bounds of the grammar, and then a few bytes are damaged. Both readers must give the same value, or both
/// must refuse (J5-1, J5-2, J5-4), at a place in the text (J5-3). Some texts are nested
/// around the limit of depth instead (PARSE-9), and some are objects that may lack their braces (DEC-7).
struct JSON5Target: DrawnTarget {
  let name = "json5/damaged"
  let weight = 8
  var seeds: [FuzzSeed] { .scripts(seedInputs) }
  let seedInputs = [
    #"{"a":[1,2.5,-0.5,1e3,255],"b":{"cd":"text/é😀","$e_1":null},"f":[true,false]}"#,
    #"["\u0000\b\f\n\r\t\"\\\/","it's","\"","\u2028\u2029",{"":{}},[],""]"#,
    #"{"n":-1,"u":18446744073709551615,"x":4294967296,"s":"//","t":"/*"}"#, "0", #""a""#, "null",
  ]

  /// Deeper documents are skipped: the judge recurses.
  private static let depth = 48

  func found(_ text: JSON5Text, in context: RunContext) -> (any Encodable)? {
    context.unlimited {
      (try? Self.found(in: text, in: context)).map { String(decoding: $0.bytes, as: UTF8.self) }
    }
  }

  /// What is read strictly.
  private static func found(in text: JSON5Text, in context: RunContext) throws -> JSONTree {
    let decoder = text.decoder(isStrict: true)
    if text.nesting != nil {
      return context.observe(try decoder.decode(Nested.self, from: text.data))
    }
    return Zoo.tree(of: try decoder.decode(Zoo.JSONValue.self, from: text.data))
  }

  func verdict(on text: JSON5Text, in context: RunContext) -> JudgeVerdict {
    // Elsewhere zero bytes tell UTF-16 and UTF-32 (PARSE-14).
    if text.data.prefix(4).contains(0) { return .silent }
    let answer = Result { try Self.found(in: text, in: context) }
    let found = try? answer.get()
    let value: JSONValue?
    do {
      value = try Self.wanted(of: text)
    } catch Failure.undecided {
      return .silent
    } catch {
      value = nil
    }
    let shown = "\(String(decoding: text.data.prefix(400), as: UTF8.self)), \(text.isJSON5)"
    let wanted = value.map { value in
      text.nesting == nil
        ? Zoo.tree(of: Zoo.JSONValue(value)) : context.observe(Nested())
    }
    let difference = found.flatMap { found in
      wanted.flatMap { found.difference(from: $0, byValue: true) }
    }
    guard (wanted == nil) == (found == nil), difference == nil else {
      let answers = [wanted, found].map { $0 == nil ? "a refusal" : "a value" }
      return .scalar(
        "grammar",
        answers[0],
        "\(answers[1]) \(difference.map { "\($0)" } ?? "")",
        shown
      )
    }
    if let value, text.nesting == nil,
      let (wanted, found) = JSON5Content.difference(text, value, ScalarTarget.types(of: context))
    {
      return .scalar("content", wanted, found, shown)
    }
    guard case .failure(let error) = answer else { return .agrees }
    guard case DecodingError.dataCorrupted(let place) = error else {
      return .scalar("error", "dataCorrupted", "\(error)", shown)
    }
    guard place.codingPath.isEmpty, place.debugDescription.contains("line"),
      PlacedText(Array(text.data)).offset(namedBy: place.debugDescription) == nil
    else { return .agrees }
    return .scalar("place", "in the text", "\(error)", shown)
  }

  // MARK: By the grammar

  /// What the grammar makes of a text; throws a `JSON5Reference.Failure`.
  private static func wanted(of text: JSON5Text) throws -> JSONValue {
    if !text.isJSON5 { return try wantedOfJSON(text) }
    guard let content = String(bytes: text.nesting?.content ?? text.data, encoding: .utf8) else {
      throw Failure.refused
    }
    if let nesting = text.nesting {
      // A number that no double holds is refused where it is read, and here nothing is.
      guard (try? JSON5Reference.value(of: content)) != nil else { throw Failure.undecided }
      guard nesting.depth <= JSON5Text.limit else { throw Failure.refused }
      return .null
    }
    guard text.assumesObject else { return try JSON5Reference.value(of: content) }
    // Only an object may have its braces; a line end ends a comment.
    do {
      if case .object(let members) = try JSON5Reference.value(of: content) {
        return .object(members)
      }
    } catch Failure.undecided {
      throw Failure.undecided
    } catch {}
    return try JSON5Reference.value(of: "{" + content + "\n}")
  }

  /// By Foundation's reader and by the one of the tool, where these agree: the former lets some texts pass that
  /// are no JSON (AGR-8).
  private static func wantedOfJSON(_ text: JSON5Text) throws -> JSONValue {
    let decoder = JSONDecoder()
    decoder.assumesTopLevelDictionary = text.assumesObject
    // Without a brace JSONDecoder traps on a number at the very end.
    let line = text.data + [UInt8(ascii: "\n")]
    let isRead = (try? decoder.decode(Zoo.JSONValue.self, from: line)) != nil
    var tree = JSONTree(parsing: Array(text.data))
    if text.assumesObject, tree.map({ $0.kind(of: $0.root) != .object }) ?? true {
      tree = JSONTree(parsing: [UInt8(ascii: "{")] + text.data + [UInt8(ascii: "}")])
    }
    guard let tree else { throw isRead ? Failure.undecided : Failure.refused }
    guard isRead, !JSONFacts(tree).hasDuplicateKeys else { throw Failure.undecided }
    return JSONValue(tree)
  }

  // MARK: Texts

  /// The text that the input describes; nil if the input is no JSON, or if it is too long or too deep.
  func sample(_ input: [UInt8], in context: RunContext) -> JSON5Text? {
    guard input.count <= 4096, let tree = JSONTree(parsing: input), tree.depth <= Self.depth,
      !JSONFacts(tree).hasDuplicateKeys
    else { return nil }
    var generator = SeededGenerator(seed: context.iteration, for: input)
    let own = SeededGenerator(seed: generator.next())
    var text = LaidOutText(JSONValue(tree), isJSON5: true, hasPieces: true, own).bytes
    if generator.oneIn(40) {
      return JSON5Text.nested(around: text, of: tree.depth, &generator)
    }
    if generator.oneIn(6) { return JSON5Text.object(tree, &generator) }
    for _ in 0..<(generator.pick([0, 0, 0, 1, 2]) ?? 0) { JSON5Text.damage(&text, &generator) }
    return JSON5Text(data: Data(text))
  }

  /// A value that takes no part of the text: accepted or not.
  private struct Nested: Codable {
    init() {}
    init(from decoder: any Decoder) throws {}
  }

  private typealias Failure = JSON5Reference.Failure
}
