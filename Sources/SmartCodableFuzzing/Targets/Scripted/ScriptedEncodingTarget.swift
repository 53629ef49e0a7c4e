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
  let laws: TargetLaws = [.repeatable, .stateless]
  let judgedAspects: [JudgedAspect] = [.encoding]
  let seedInputs = [
    #"{"a":[1,2.5,-3],"b":{"c":"text/é","d":null,"e":[true,false]},"f":["x","y"],"1":[[],{}]}"#,
    #"[{"firstName":1,"lastURLName":"z"},{"k":[{"v":0.1},{"v":1e300}]},"\u0000\"\\",[null,[1]]]"#,
    #"[1,2,3]"#, #"["a","b"]"#, #"{"":{"":{"":{}}}}"#, "7", #""text""#, "null",
  ]
  let optionSpace = OptionSpace([
    OptionSpace.Axis("write-keys", [.init("default"), .init("snake"), .init("custom")]),
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
      case .texts(let texts)?:
        JSONTree(parsing: Array(texts[0])).map { .decoded($0) } ?? .thrown("text")
      case .refusal(let refusal)?: .thrown(refusal)
      }
    }
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    context.unlimited {
      // Half of the time with failing calls, which must have no effect.
      let fails = context.iteration.isMultiple(of: 2)
      // And half of the time in the order of the calls, in which JSONEncoder writes nothing.
      let sorts = context.iteration % 4 < 2
      let own = SmartJSONEncoder(style: .foundation)
      guard
        let found = written(input, by: own, hasFailures: fails, sortsKeys: sorts, in: context),
        let wanted = written(input, by: JSONEncoder(), in: context)
      else { return .silent }
      if found == wanted || !sorts && found.isEqualUnordered(to: wanted) { return .agrees }
      return .differs(
        property: nil,
        wanted: wanted.word,
        found: found.word,
        detail: "JSONEncoder gives \(wanted), SmartJSONEncoder \(found)"
      )
    }
  }

  private enum Outcome: Equatable, CustomStringConvertible {
    case texts([Data])
    case refusal(String)

    var word: String {
      switch self {
      case .texts: "text"
      case .refusal: "refused"
      }
    }

    var description: String {
      switch self {
      case .texts(let texts):
        texts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
      case .refusal(let why): why
      }
    }

    /// Whether both are the same texts but for the order of members.
    func isEqualUnordered(to other: Outcome) -> Bool {
      guard case .texts(let mine) = self, case .texts(let theirs) = other else { return false }
      return mine.count == theirs.count
        && zip(mine, theirs)
          .allSatisfy { left, right in
            guard let left = JSONTree(parsing: Array(left)),
              let right = JSONTree(parsing: Array(right))
            else { return false }
            return left.difference(from: right) == nil
          }
    }
  }

  private func written(
    _ input: [UInt8],
    by encoder: JSONEncoder,
    hasFailures: Bool = false,
    sortsKeys: Bool = true,
    in context: RunContext
  ) -> Outcome? {
    guard let tree = JSONTree(parsing: input), tree.depth <= Self.depth, Self.isFair(tree) else {
      return nil
    }
    configure(encoder, context.options, marker: context.iteration % 3)
    let keepsKeys = if case .useDefaultKeys = encoder.keyEncodingStrategy { true } else { false }
    let script = ScriptedValue.Script(tree, seed: context.iteration, keepsKeys: keepsKeys)
    let inner =
      (encoder as? SmartJSONEncoder).map { SmartJSONEncoder(style: $0.style) } ?? JSONEncoder()
    configure(inner, context.options, marker: context.iteration % 3)
    script.inner = inner
    let hasLayout = encoder.outputFormatting.contains(.prettyPrinted)
    if !sortsKeys && !hasLayout { encoder.outputFormatting.remove(.sortedKeys) }
    do {
      return .texts(try texts(of: script, by: encoder, hasFailures: hasFailures))
    } catch EncodingError.invalidValue(_, let context) {
      let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
      return .refusal("invalidValue at \(path)")
    } catch {
      return .refusal("\(type(of: error))")
    }
  }

  /// The texts of successive calls.
  private func texts(
    of script: ScriptedValue.Script,
    by encoder: JSONEncoder,
    hasFailures: Bool
  ) throws -> [Data] {
    let root = script.tree.root
    let keeper = script.choice(root, 21, of: 12) == 0 ? ScriptedKeeper() : nil
    let value = ScriptedValue(
      script: script,
      node: root,
      hasFailures: hasFailures,
      keeper: keeper
    )
    let isNothing = !script.tree.kind(of: root).isContainer && script.choice(root, 22, of: 8) == 0
    let first =
      switch (isNothing, script.choice(root, 23, of: 4) == 0) {
      case (false, false): try encoder.encode(value)
      case (false, true): try encoder.encode(Optional(value))
      case (true, false): try encoder.encode(ScriptedNothing())
      case (true, true): try encoder.encode(Optional(ScriptedNothing()))
      }
    guard let keeper else { return [first] }
    return [first, try encoder.encode(ScriptedFollower(keeper: keeper))]
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

  private func configure(_ encoder: JSONEncoder, _ word: UInt64, marker: UInt64) {
    let choices = word == 0 ? [0, 0, 0, 0, 0] : optionSpace.choices(in: word)
    encoder.outputFormatting = [.sortedKeys]
    if choices[0] == 1 { encoder.keyEncodingStrategy = .convertToSnakeCase }
    if choices[0] == 2 {
      // Depends on where the key is, and on the call.
      encoder.keyEncodingStrategy = .custom { path in
        let (key, parent) = (path[path.count - 1], path.dropLast().last)
        let place = "\(parent?.stringValue ?? "")@\(path.count)#\(marker)"
        return ScriptedValue.ScriptedKey(
          "\(key.stringValue)\(key.intValue == nil ? "" : "n")/\(place)"
        )
      }
    }
    encoder.dateEncodingStrategy =
      [.deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601][choices[1]]
    if choices[2] == 1 { encoder.dataEncodingStrategy = .deferredToData }
    if choices[3] == 1 { encoder.outputFormatting.insert(.withoutEscapingSlashes) }
    if choices[4] == 1 { encoder.outputFormatting.insert(.prettyPrinted) }
  }
}
