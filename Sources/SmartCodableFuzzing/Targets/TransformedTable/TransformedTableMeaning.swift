import ConformanceKit
import ConformanceProof
import Foundation
import FuzzKit

/// The value of a row as the document has it; made from the text, never by a decoder under test.
enum TransformedMeaning: Equatable {
  case null
  case flag(Bool)
  /// The literal of a number.
  case number(String)
  case text(String)
  /// An array and the count of its elements; nil if equal or extreme elements leave it open.
  case list(Int?)
  /// An object and the count of its keys.
  case object(Int?)

  init(_ node: JSONTree.Node, of tree: JSONTree) {
    let text = String(decoding: tree.text(of: node), as: UTF8.self)
    switch tree.kind(of: node) {
    case .null: self = .null
    case .bool: self = .flag(text == "true")
    case .number: self = .number(text)
    case .string:
      self = .text(String(decoding: JSONText.unescaped(tree.text(of: node)), as: UTF8.self))
    case .array, .set: self = .list(Self.count(node, of: tree))
    case .object: self = .object(Self.count(node, of: tree))
    }
  }

  private static func count(_ node: JSONTree.Node, of tree: JSONTree) -> Int? {
    let hasExtremes = tree.nodes(from: node)
      .contains {
        guard tree.kind(of: $0) == .number else { return false }
        return Double(String(decoding: tree.text(of: $0), as: UTF8.self))?.isFinite != true
      }
    let children = tree.children(of: node)
    let keys = children.compactMap { tree.key(of: $0) }
      .map { String(decoding: JSONText.unescaped($0), as: UTF8.self) }
    return hasExtremes || Set(keys).count < keys.count ? nil : children.count
  }

  /// The number of a number, or of a text that spells one (CONV-3).
  var number: Double? {
    switch self {
    case .number(let text): Double(text) ?? .infinity
    case .text(let text): ExactDecimal(text).flatMap { _ in Double(text) }
    default: nil
    }
  }

  /// What the law is asked; the content of a container is not its matter.
  var json: JSONValue {
    switch self {
    case .null: .null
    case .flag(let flag): .boolean(flag)
    case .number(let literal): .number(literal)
    case .text(let text): .string(text)
    case .list: .array([])
    case .object: .object([])
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
}

/// What a property must be.
enum TransformedJudged<Value> {
  case value(Value)
  /// The initial value, or nil.
  case fallback
  /// The specification does not say.
  case open

  init(_ value: Value?) { if let value { self = .value(value) } else { self = .fallback } }
}

extension TransformedJudged<TransformedMoment> {
  init(_ ruling: ScalarDateRuling) {
    switch ruling {
    case .value(let moment): self = .value(moment)
    case .miss: self = .fallback
    case .open: self = .open
    }
  }
}

extension TransformedJudged<String> {
  init(_ ruling: ScalarRuling) {
    switch ruling {
    case .value(let values, _):
      switch values.first {
      case .string(let text), .data(let text): self = .value(text)
      default: self = .open
      }
    case .miss: self = .fallback
    case .open: self = .open
    }
  }
}
