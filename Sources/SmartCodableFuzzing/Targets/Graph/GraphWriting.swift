import ConformanceKit
import Foundation
import FuzzKit
import SmartCodable

/// Native values as two encoders write them: SmartJSONEncoder and Foundation's, which takes another way through
/// `SmartAny` (ANY-9, ANY-10).
enum GraphWriting {
  /// What is wrong with how a leaf is written, before and after decoding.
  static func verdict(on leaf: GraphLeaf, decoded: Any?) -> JudgeVerdict? {
    if leaf.isWritable, let verdict = verdict(on: leaf.native, leaf.meaning, isNative: true) {
      return verdict
    }
    guard let decoded, !leaf.meaning.contains(\.isStranger) else { return nil }
    return verdict(on: decoded, leaf.meaning, isNative: false)
  }

  /// More collections than may be nested, side by side; once in a while, since it takes long.
  static func verdictOnCrowd(in context: RunContext) -> JudgeVerdict? {
    guard context.iteration % 64 == 0 else { return nil }
    let crowd = (0..<260).map { $0 % 2 == 0 ? [[Any]()] : [["": $0] as [String: Any]] }
    let meaning = (0..<260)
      .map { number -> GraphMeaning in
        let member = GraphMeaning.number(GraphNumber("\(number)", .integer))
        return .list([number % 2 == 0 ? .list([]) : .members(["": member])])
      }
    return verdict(on: crowd, .list(meaning), isNative: true)
  }

  private static func verdict(
    on value: Any,
    _ meaning: GraphMeaning,
    isNative: Bool
  ) -> JudgeVerdict? {
    let any = SmartAny(wrappedValue: value)
    let texts: [(name: String, text: Data?, start: Date)] = [
      ("smart", try? SmartJSONEncoder().encode(any), Date(timeIntervalSince1970: 0)),
      ("foundation", try? JSONEncoder().encode(any), Date(timeIntervalSinceReferenceDate: 0)),
    ]
    // Neither encoder writes a number that is not finite (ENC-10) or a value of unknown type.
    let isRefused = meaning.contains { $0.isStranger || $0.isNotFinite }
    for (name, text, start) in texts {
      guard let text else {
        if isRefused { continue }
        return GraphLeavesTarget.differs(
          name,
          "a text",
          "a refusal",
          "\(value) (\(type(of: value)))"
        )
      }
      let written = String(decoding: text, as: UTF8.self)
      if isRefused {
        return GraphLeavesTarget.differs(
          name,
          "a refusal",
          written,
          "\(value) (\(type(of: value)))"
        )
      }
      guard let tree = JSONTree(parsing: Array(text)) else {
        return GraphLeavesTarget.differs(name, "JSON", written, value)
      }
      let reading = Reading(tree: tree, start: start, isNative: isNative)
      if !reading.matches(tree.root, meaning) {
        return GraphLeavesTarget.differs(name, "\(meaning)", written, "\(type(of: value))")
      }
    }
    return nil
  }

  /// A written text, compared with what the value meant.
  private struct Reading {
    let tree: JSONTree

    /// From when on dates are counted in seconds.
    let start: Date

    /// Whether the value was written as it was; a decoded one holds some numbers as doubles.
    let isNative: Bool

    func matches(_ node: JSONTree.Node, _ meaning: GraphMeaning) -> Bool {
      let kind = tree.kind(of: node)
      switch meaning {
      case .null: return kind == .null
      case .flag(let flag): return kind == .bool && text(of: node) == "\(flag)"
      case .number(let number):
        guard kind == .number else { return false }
        if number.form == .integer || number.form == .decimal && isNative {
          return ExactDecimal(text(of: node))?.plainText == number.exact?.plainText
        }
        // A native Float is only read again as what it was.
        if number.form == .float, isNative { return Float(text(of: node)) == Float(number.text) }
        return Double(text(of: node)) == number.double
      case .date(let date):
        return kind == .number && Double(text(of: node)) == date.timeIntervalSince(start)
      case .data(let data): return isText(node, data.base64EncodedString())
      case .text, .link, .identifier:
        return isText(node, meaning.string ?? "")
      case .list(let elements):
        let children = tree.children(of: node)
        return kind == .array && children.count == elements.count
          && zip(children, elements).allSatisfy { matches($0, $1) }
      case .bag(let elements):
        var children = tree.children(of: node)
        for element in elements {
          guard let place = children.firstIndex(where: { matches($0, element) }) else {
            return false
          }
          children.remove(at: place)
        }
        return kind == .array && children.isEmpty
      case .members(let members):
        let children = tree.children(of: node)
        return kind == .object && children.count == members.count
          && children.allSatisfy { child in
            let key = String(decoding: JSONText.unescaped(tree.key(of: child) ?? []), as: UTF8.self)
            return members[key].map { matches(child, $0) } ?? false
          }
      case .notFinite, .stranger: return false
      }
    }

    private func text(of node: JSONTree.Node) -> String {
      String(decoding: tree.text(of: node), as: UTF8.self)
    }

    private func isText(_ node: JSONTree.Node, _ wanted: String) -> Bool {
      tree.kind(of: node) == .string
        && JSONText.unescaped(tree.text(of: node)).elementsEqual(wanted.utf8)
    }
  }
}
