import Foundation
import FuzzKit
import SmartCodable

/// SmartJSONEncoder in both styles, with JSONEncoder as its judge (ENF-1, ENF-2).
///
/// The document determines the calls on the encoder. Keys are sorted, since JSONEncoder has no order
/// otherwise.
struct ScriptedEncodingTarget: ListedTarget {
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
    .init("write-keys", of: ["default", "snake", "custom", "lower"]),
    .init("write-date", of: ["deferred", "seconds", "milliseconds", "iso8601"]),
    .init("write-data", of: ["base64", "deferred"]),
    .init("write-slashes", of: ["escaped", "plain"]),
    .init("write-layout", of: ["compact", "pretty"]),
    .init("write-floats", of: ["throw", "names"]),
  ])

  /// Who writes a script, and how.
  private enum Writer {
    /// In Foundation's style, the very bytes of JSONEncoder; the order of the calls if it is not sorted.
    case sorted, foundation
    /// In the library's own style, the members of JSONEncoder in another order.
    case own
    /// JSONEncoder, for values whose `encode(to:)` is the library's (ANY-10).
    case standard
    /// JSONEncoder with values in place of the library's.
    case judge
  }

  /// Deeper documents are skipped: both encoders recurse.
  private static let depth = 48

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    context.unlimited {
      switch written(input, by: .sorted, in: context) {
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
      let writer: Writer
      switch context.iteration % 16 {
      case 13: writer = keepsKeys(context) ? .own : .foundation
      case 14: writer = .standard
      case 15: return clash(input, in: context)
      case let way:
        writer = keepsKeys(context) && way == 12 ? .own : way % 4 < 2 ? .sorted : .foundation
      }
      guard
        let found = written(input, by: writer, hasFailures: fails, in: context),
        let wanted = written(input, by: .judge, isOwnStyle: writer == .own, in: context)
      else { return .silent }
      let isSame =
        switch (writer, found, wanted) {
        // Paths are JSONEncoder's in its style only; a wrapper has one of its own.
        case (.own, .refusal, .refusal), (.standard, .refusal, .refusal): true
        case (.foundation, _, _), (.own, _, _):
          found == wanted || found.isEqualUnordered(to: wanted, byValue: writer == .own)
        default: found == wanted
        }
      if isSame { return .agrees }
      return .scalar("\(writer)", "JSONEncoder's \(wanted)", "\(found)", "a script")
    }
  }

  /// Several values in one place, of which only JSON or a refusal is asked for; and dictionaries, whose keys ascend.
  private func clash(_ input: [UInt8], in context: RunContext) -> JudgeVerdict {
    let writer: Writer = (context.iteration / 16).isMultiple(of: 2) ? .own : .foundation
    let found = written(input, by: writer, isClashing: true, in: context)
    var problem: String?
    if case .texts(let texts)? = found, JSONTree(parsing: Array(texts[0])) == nil {
      problem = "no JSON: \(found.map { "\($0)" } ?? "")"
    }
    var generator = SeededGenerator(seed: context.iteration)
    for _ in 0..<8 { problem = problem ?? ScriptedOrder.problem(&generator) }
    return problem.map { .scalar("clash", "JSON", $0, "a script") } ?? .agrees
  }

  private enum Outcome: Equatable, CustomStringConvertible {
    case texts([Data])
    case refusal(String)

    var description: String {
      switch self {
      case .texts(let texts):
        texts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
      case .refusal(let why): why
      }
    }

    /// Whether both are the same texts but for the order of members, and perhaps the spelling of numbers.
    func isEqualUnordered(to other: Outcome, byValue: Bool) -> Bool {
      guard case .texts(let mine) = self, case .texts(let theirs) = other else { return false }
      return mine.count == theirs.count
        && zip(mine, theirs)
          .allSatisfy { left, right in
            guard let left = JSONTree(parsing: Array(left)),
              let right = JSONTree(parsing: Array(right))
            else { return false }
            return !JSONFacts(left).hasDuplicateKeys
              && left.difference(from: right, byValue: byValue) == nil
          }
    }
  }

  private func written(
    _ input: [UInt8],
    by writer: Writer,
    hasFailures: Bool = false,
    isOwnStyle: Bool? = nil,
    isClashing: Bool = false,
    in context: RunContext
  ) -> Outcome? {
    guard let tree = JSONTree(parsing: input), tree.depth <= Self.depth, Self.isFair(tree) else {
      return nil
    }
    let isOwnStyle = isOwnStyle ?? (writer == .own)
    let script = ScriptedValue.Script(
      tree,
      seed: context.iteration,
      keepsKeys: keepsKeys(context)
    )
    script.isOwnStyle = isOwnStyle
    script.namesFloats = choices(context)[5] == 1
    script.usesTwins = writer == .judge
    script.isClashing = isClashing
    // The text of a call inside is compared letter by letter, so that its keys are sorted.
    let inner = writer == .foundation ? .sorted : writer
    if !isOwnStyle { script.inner = encoder(for: inner, isOwnStyle, context) }
    let encoder = encoder(for: writer, isOwnStyle, context)
    return ScriptedPlace.$showsPaths.withValue(!isOwnStyle) {
      do {
        let fails = hasFailures && writer != .standard
        return .texts(try texts(of: script, by: encoder, hasFailures: fails))
      } catch EncodingError.invalidValue(_, let context) {
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
        return .refusal("invalidValue at \(path)")
      } catch {
        return .refusal("\(type(of: error))")
      }
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
    let value = ScriptedValue(script: script, node: root, hasFailures: hasFailures, keeper: keeper)
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

  private func choices(_ context: RunContext) -> [Int] {
    context.options == 0
      ? optionSpace.axes.map { _ in 0 } : optionSpace.choices(in: context.options)
  }

  private func keepsKeys(_ context: RunContext) -> Bool { choices(context)[0] == 0 }

  private func encoder(
    for writer: Writer,
    _ isOwnStyle: Bool,
    _ context: RunContext
  ) -> JSONEncoder {
    let encoder =
      switch writer {
      case .sorted, .foundation: SmartJSONEncoder(style: .foundation)
      case .own: SmartJSONEncoder()
      case .standard, .judge: JSONEncoder()
      }
    let (choices, marker) = (choices(context), context.iteration % 3)
    let isPretty = choices[4] == 1
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    if writer != .own, writer != .foundation || isPretty {
      encoder.outputFormatting.insert(.sortedKeys)
    }
    if choices[3] == 1 || isOwnStyle {
      encoder.outputFormatting.insert(.withoutEscapingSlashes)
    }
    switch choices[0] {
    case 1: encoder.keyEncodingStrategy = .convertToSnakeCase
    case 2:
      // Depends on where the key is, and on the call.
      encoder.keyEncodingStrategy = .custom { path in
        let (key, parent) = (path[path.count - 1], path.dropLast().last)
        let place = "\(parent?.stringValue ?? "")@\(path.count)#\(marker)"
        return ScriptedValue.ScriptedKey(
          "\(key.stringValue)\(key.intValue == nil ? "" : "n")/\(place)"
        )
      }
    case 3:
      // Two texts become one.
      encoder.keyEncodingStrategy = .custom { path in
        ScriptedValue.ScriptedKey(path[path.count - 1].stringValue.lowercased())
      }
    default: break
    }
    // In its own style an encoder has seconds in place of Foundation's default (ENC-11).
    encoder.dateEncodingStrategy =
      [
        isOwnStyle ? .secondsSince1970 : .deferredToDate, .secondsSince1970,
        .millisecondsSince1970, .iso8601,
      ][choices[1]]
    if choices[2] == 1 { encoder.dataEncodingStrategy = .deferredToData }
    if choices[5] == 1 {
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "+∞",
        negativeInfinity: "-\"∞\"",
        nan: "no/number"
      )
    }
    return encoder
  }
}
