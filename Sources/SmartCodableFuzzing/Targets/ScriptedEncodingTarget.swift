import Foundation
import FuzzKit
import SmartCodable

/// SmartJSONEncoder in Foundation's style, with JSONEncoder as its judge (ENF-2).
///
/// The document determines the calls on the encoder. Keys are sorted, since JSONEncoder has no order
/// otherwise.
struct ScriptedEncodingTarget: FuzzTarget {
  let name = "encode/script"
  let weight = 20
  let laws: TargetLaws = [.judgedEncoding, .repeatable, .stateless]
  let seedInputs = [
    #"{"a":[1,2.5,-3],"b":{"c":"text/é","d":null,"e":[true,false]},"f":["x","y"],"1":[[],{}]}"#,
    #"[{"firstName":1,"lastURLName":"z"},{"k":[{"v":0.1},{"v":1e300}]},"\u0000\"\\",[null,[1]]]"#,
    #"[1,2,3]"#, #"["a","b"]"#, #"{"":{"":{"":{}}}}"#, "7", #""text""#, "null",
  ]
  let optionSpace = OptionSpace([
    OptionSpace.Axis("write-keys", [.init("default"), .init("snake")]),
    OptionSpace.Axis(
      "write-date",
      [
        .init("deferred"), .init("seconds"), .init("milliseconds"), .init("iso8601"),
      ]
    ),
    OptionSpace.Axis("write-data", [.init("base64"), .init("deferred")]),
    OptionSpace.Axis("write-slashes", [.init("escaped"), .init("plain")]),
    OptionSpace.Axis("write-layout", [.init("compact"), .init("pretty")]),
  ])

  /// Deeper documents are skipped: both encoders recurse.
  private static let depth = 48

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    context.unlimited {
      switch written(input, by: SmartJSONEncoder(style: .foundation), in: context) {
      case nil: .thrown("document")
      case .text(let text)?: JSONTree(parsing: Array(text)).map { .decoded($0) } ?? .thrown("text")
      case .refusal(let refusal)?: .thrown(refusal)
      }
    }
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    guard aspect == .encoding else { return nil }
    return context.unlimited {
      // Half of the time with failing calls, which must have no effect.
      let fails = context.iteration.isMultiple(of: 2)
      let own = SmartJSONEncoder(style: .foundation)
      guard let found = written(input, by: own, hasFailures: fails, in: context),
        let wanted = written(input, by: JSONEncoder(), in: context)
      else { return .silent }
      if found == wanted { return .agrees }
      return .differs(
        property: nil,
        wanted: wanted.word,
        found: found.word,
        detail: "JSONEncoder gives \(wanted), SmartJSONEncoder \(found)"
      )
    }
  }

  private enum Outcome: Equatable, CustomStringConvertible {
    case text(Data)
    case refusal(String)

    var word: String {
      switch self {
      case .text: "text"
      case .refusal: "refused"
      }
    }

    var description: String {
      switch self {
      case .text(let data): String(decoding: data, as: UTF8.self)
      case .refusal(let why): why
      }
    }
  }

  private func written(
    _ input: [UInt8],
    by encoder: JSONEncoder,
    hasFailures: Bool = false,
    in context: RunContext
  ) -> Outcome? {
    guard let tree = JSONTree(parsing: input), tree.depth <= Self.depth, Self.isFair(tree) else {
      return nil
    }
    configure(encoder, context.options)
    let script = ScriptedValue.Script(tree, seed: context.iteration)
    let value = ScriptedValue(script: script, node: tree.root, hasFailures: hasFailures)
    do {
      return .text(try encoder.encode(value))
    } catch EncodingError.invalidValue(_, let context) {
      let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
      return .refusal("invalidValue at \(path)")
    } catch {
      return .refusal("\(type(of: error))")
    }
  }

  /// Whether all keys of an object differ in more than their normalization, and stay different whatever the
  /// strategy: JSONEncoder traps if a container follows a value for the same key, compares its keys as a
  /// dictionary does, and of equal keys keeps the one whose encoder of `superEncoder(forKey:)` ends last.
  private static func isFair(_ tree: JSONTree) -> Bool {
    !JSONFacts(tree).hasNonASCIIKeys && hasDistinctKeys(tree.root, of: tree)
  }

  /// Whether the keys of each object differ without their case and underscores.
  private static func hasDistinctKeys(_ node: JSONTree.Node, of tree: JSONTree) -> Bool {
    var seen: Set<[UInt8]> = []
    return tree.children(of: node)
      .allSatisfy { child in
        if let key = tree.key(of: child) {
          let letters = JSONText.unescaped(key).filter { $0 != UInt8(ascii: "_") }
          guard seen.insert(letters.map { $0 | 0x20 }).inserted else { return false }
        }
        return hasDistinctKeys(child, of: tree)
      }
  }

  private func configure(_ encoder: JSONEncoder, _ word: UInt64) {
    let choices = word == 0 ? [0, 0, 0, 0, 0] : optionSpace.choices(in: word)
    encoder.outputFormatting = [.sortedKeys]
    if choices[0] == 1 { encoder.keyEncodingStrategy = .convertToSnakeCase }
    encoder.dateEncodingStrategy =
      [.deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601][choices[1]]
    if choices[2] == 1 { encoder.dataEncodingStrategy = .deferredToData }
    if choices[3] == 1 { encoder.outputFormatting.insert(.withoutEscapingSlashes) }
    if choices[4] == 1 { encoder.outputFormatting.insert(.prettyPrinted) }
  }
}
