import ConformanceKit
import DecoderLaw
import Foundation
import FuzzKit

/// A value of a document: as JSON text, or native, and what it means.
struct ScalarLeaf {
  var json = ""
  var native: Any = NSNull()
  let meaning: ScalarMeaning

  /// Whether an encoder must write the native value itself; it need not write a Substring, or a dictionary by keys
  /// that are neither strings nor integers.
  var isWritable = true

  static func number(_ text: String) -> ScalarLeaf {
    ScalarLeaf(json: text, meaning: .number(ScalarNumber(literal: text)))
  }
}

/// A value of no type that the specification lists.
struct GraphStranger: Hashable, Sendable { var name = "nobody" }

extension ScalarMeaning {
  /// The meaning of a text; nil for an object with equal keys.
  init?(_ node: JSONTree.Node, of tree: JSONTree) {
    let text = String(decoding: tree.text(of: node), as: UTF8.self)
    switch tree.kind(of: node) {
    case .null: self = .null
    case .bool: self = .flag(text == "true")
    case .number: self = .number(ScalarNumber(literal: text))
    case .string:
      self = .text(String(decoding: JSONText.unescaped(tree.text(of: node)), as: UTF8.self))
    case .array, .set, .object:
      let children = tree.children(of: node)
      let meanings = children.compactMap { Self($0, of: tree) }
      guard meanings.count == children.count else { return nil }
      guard tree.kind(of: node) == .object else {
        self = .list(meanings)
        return
      }
      let keys = children.map { tree.name(of: $0) }
      guard Set(keys).count == keys.count else { return nil }
      self = .members(Dictionary(uniqueKeysWithValues: zip(keys, meanings)))
    }
  }
}
