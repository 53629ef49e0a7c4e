import ConformanceKit
import DecoderLaw
import SmartCodableV2

/// A block that the log must have (LEG-12).
///
/// The reason is not judged beyond its presence (UNS-9), except that it may name no other key than the block.
struct Version2Block {
  static let missing = "找不到键的错误"
  static let mismatch = "值类型不匹配的错误"
  static let null = "找不到值的错误"
  static let corrupted = "数据损坏的错误"

  /// The names of the error that are right.
  var errors: Set<String>
  var node = ""
  /// The types that are right; none for a missing key.
  var types: Set<String>
  var name = ""
  /// Whether the log may be without it.
  var mayLack = false

  init(errors: Set<String>, types: Set<String>) {
    self.errors = errors
    self.types = types
  }

  init(_ problem: Version2Answer.Problem) {
    errors =
      switch problem.kind {
      case .missing: [Self.missing]
      case .null: [Self.null]
      case .mismatch, .converted: [Self.mismatch]
      case .invalid: [Self.corrupted]
      // Which error an unusable value makes is not said.
      case .inexact, .overflow: [Self.mismatch, Self.corrupted]
      }
    let steps = problem.path.replacing("[", with: ".Index ").replacing("]", with: "")
      .split(separator: ".", omittingEmptySubsequences: false)
    let isMissing = problem.kind == .missing
    node = steps.dropFirst().dropLast(isMissing ? 1 : 0).joined(separator: " → ")
    name = String(steps.last ?? "")
    types = isMissing ? [] : Self.names(of: problem.wanted)
    mayLack = problem.mayLack
  }

  /// The names that the log may use for a type; it is nowhere said how collections are spelled.
  private static func names(of shape: Shape) -> Set<String> {
    switch shape {
    case .integer(bits: 64, signed: false): ["UInt", "UInt64"]
    case .number: ["Double", "CGFloat"]
    case .decimal: ["Decimal", "NSDecimal"]
    case .any: ["SmartAny"]
    case .model(let id): [id.rawValue, id.rawValue == "Single" ? "Int" : id.rawValue]
    case .array(let element): names("[*]", "Array<*>", element)
    case .set(let element): names("Set<*>", "Set<*>", element)
    case .dictionary(let value): names("[String: *]", "Dictionary<String, *>", value)
    case .map(_, let value): names("[Int: *]", "Dictionary<Int, *>", value)
    case .optional(let wrapped): names(of: wrapped).union(names("*?", "Optional<*>", wrapped))
    case .enumeration(let id): [id.rawValue]
    default: [SwiftType.name(of: shape)]
    }
  }

  private static func names(_ short: String, _ long: String, _ inner: Shape) -> Set<String> {
    Set(
      names(of: inner).flatMap { [short.replacing("*", with: $0), long.replacing("*", with: $0)] }
    )
  }

  // MARK: Comparison

  /// The blocks in a text, each without its first line, and the other lines.
  static func blocks(in text: String) -> (blocks: [[String]], rest: String) {
    let parts = text.split(separator: "================ [SmartLog Error] ================\n")
    let starts = text.hasPrefix("================ [SmartLog Error]")
    var blocks: [[String]] = []
    var rest: [String] = []
    for (index, part) in parts.enumerated() {
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let count = index == 0 && !starts ? 0 : 6
      if count > 0 { blocks.append(Array(lines.prefix(count))) }
      rest += lines.dropFirst(count).filter { !$0.isEmpty }
    }
    return (blocks, rest.joined(separator: "\n"))
  }

  /// The field of the top level that a block is about; empty if it is missing.
  static func field(of block: [String]) -> String {
    let node = block.count > 2 ? block[2].dropFirst("数据节点：".count) : ""
    return node.split(separator: " → ").first.map(String.init) ?? ""
  }

  /// What is wrong with the blocks of a call; blocks of other calls, which only tests have, are left out.
  static func difference(_ blocks: [[String]], from wanted: [Version2Block], of model: String)
    -> (wanted: String, found: String)?
  {
    var left = blocks.filter { $0.count < 6 || $0[1] == "模型名称：\(model) " }[...]
    for wanted in wanted {
      if let first = left.first, wanted.fits(first) {
        left.removeFirst()
      } else if !wanted.mayLack {
        return ("\(wanted)", "\(left.first ?? [])")
      }
    }
    return left.first.map { ("nothing more", "\($0)") }
  }

  private func fits(_ block: [String]) -> Bool {
    guard block.count == 6 else { return false }
    let properties = types.isEmpty ? [""] : types.map { "（类型）\($0) " }
    let reason = block[4].dropFirst("错误原因: ".count)
    let key = "stringValue: \""
    let isOfKey =
      types.isEmpty ? !reason.contains(key) || reason.contains("\(key)\(name)\", intValue: ") : true
    return errors.contains { block[0].hasSameScalars(as: "错误类型: '\($0)' ") }
      && block[2].hasSameScalars(as: "数据节点：\(node)")
      && properties.contains { block[3].hasSameScalars(as: "属性信息：\($0)（名称）\(name)") }
      && block[4].hasPrefix("错误原因: ") && !reason.isEmpty && isOfKey
      && block[5] == String(repeating: "=", count: 50)
  }
}

/// The blocks that version 2 prints; there is no handler to receive them.
///
/// Other targets, which rely on a silent log, run before and after.
enum Version2Output {
  /// Turns the log off, once: it is on by default, and a campaign has no use for it.
  static let silence: Void = { SmartConfig.debugMode = .none }()

  /// Runs a call at a level of the log, and returns its blocks; nil if the output cannot be redirected.
  static func logged<Result>(
    at mode: SmartConfig.DebugMode,
    _ call: () -> Result
  ) -> (Result, blocks: [[String]])? {
    silence
    let captured = StandardOutput.captured {
      let usual = SmartConfig.debugMode
      SmartConfig.debugMode = mode
      defer { SmartConfig.debugMode = usual }
      return call()
    }
    guard let (result, text) = captured else { return nil }
    let (blocks, rest) = Version2Block.blocks(in: text)
    if !rest.isEmpty { print(rest) }
    return (result, blocks)
  }
}
