import Foundation
import FuzzKit

import struct ConformanceKit.ExactDecimal

/// Draws the native values of a document, each together with its meaning.
///
/// The document gives the shape and some of the leaves; the others come from ``GraphLeafTables``.
struct GraphDrawing {
  private let tree: JSONTree
  private var generator: SeededGenerator

  init(of tree: JSONTree, seed: UInt64) {
    self.tree = tree
    generator = SeededGenerator(seed: seed)
  }

  /// A number below a bound.
  mutating func draw(_ bound: Int) -> Int { generator.below(bound) }

  mutating func value(of node: JSONTree.Node) -> GraphLeaf {
    switch tree.kind(of: node) {
    case .array, .set: return list(tree.children(of: node).map { value(of: $0) })
    case .object:
      var members: [String: GraphLeaf] = [:]
      for child in tree.children(of: node) {
        let key = String(decoding: JSONText.unescaped(tree.key(of: child) ?? []), as: UTF8.self)
        // Strings that are equal to Swift are one key of a graph.
        if members[key] == nil { members[key] = value(of: child) }
      }
      return object(members)
    default:
      let leaf = generator.oneIn(2) ? own(node) ?? tabled() : tabled()
      return dressed(leaf)
    }
  }

  /// A leaf of any table.
  mutating func tabled() -> GraphLeaf {
    let table = generator.pick(GraphLeafTables.all.filter { !$0.isEmpty }) ?? []
    return generator.pick(table)?() ?? GraphLeaf(native: NSNull(), meaning: .null)
  }

  /// The document's own leaf, in a type that holds it; nil for a number that is left to the tables.
  private mutating func own(_ node: JSONTree.Node) -> GraphLeaf? {
    let text = String(decoding: tree.text(of: node), as: UTF8.self)
    switch tree.kind(of: node) {
    case .bool: return GraphLeaf(native: text == "true", meaning: .flag(text == "true"))
    case .number: return number(text)
    case .string:
      let text = String(decoding: JSONText.unescaped(tree.text(of: node)), as: UTF8.self)
      return string(text)
    default: return GraphLeaf(native: NSNull(), meaning: .null)
    }
  }

  private mutating func number(_ text: String) -> GraphLeaf? {
    if let integer = Int(text) {
      func exact<Number: FixedWidthInteger>(_ type: Number.Type) -> GraphLeaf? {
        Number(exactly: integer).map { GraphLeafTables.integer($0) }
      }
      let narrow: GraphLeaf? =
        switch generator.below(8) {
        case 0: exact(Int8.self)
        case 1: exact(UInt16.self)
        case 2: exact(Int32.self)
        case 3: exact(UInt64.self)
        case 4: Double(exactly: integer).map { GraphLeafTables.double($0, "\(integer)") }
        case 5: GraphLeafTables.decimal("\(integer)")
        default: nil
        }
      return narrow ?? GraphLeafTables.integer(integer)
    }
    guard let double = Double(text), abs(double) < 0x1p53, abs(double) > 1e-300 else { return nil }
    return switch generator.below(4) {
    case 0: GraphLeafTables.float(Float(double))
    case 1 where ExactDecimal(text)?.digits.utf8.count ?? 39 <= 28 && abs(double) > 1e-20:
      GraphLeafTables.decimal(text)
    default: GraphLeafTables.double(double)
    }
  }

  private mutating func string(_ text: String) -> GraphLeaf {
    let meaning = GraphMeaning.text(text)
    switch generator.below(8) {
    case 0: return GraphLeaf(native: NSString(string: text), meaning: meaning)
    case 1: return GraphLeaf(native: NSMutableString(string: text), meaning: meaning)
    case 2:
      let part = ("<" + text + ">").dropFirst().dropLast()
      // Joined characters would be another text.
      guard part.utf8.elementsEqual(text.utf8) else { break }
      return GraphLeaf(native: part, meaning: meaning, isWritable: false)
    case 3: return GraphLeaf(native: Data(text.utf8), meaning: .data(Data(text.utf8)))
    case 4:
      // Foundation's collections change other links.
      let isPlain = text.utf8.allSatisfy {
        (0x2D...0x3A).contains($0) || (0x61...0x7A).contains($0)
      }
      guard isPlain, !text.isEmpty, let url = URL(string: text) else { break }
      return GraphLeaf(native: url, meaning: .link(url))
    default: break
    }
    return GraphLeaf(native: text, meaning: meaning)
  }

  /// The leaf inside of Optionals now and then (ENT-16).
  private mutating func dressed(_ leaf: GraphLeaf) -> GraphLeaf {
    func wrapped<Value>(_ value: Value) -> Any { Value?.some(value) as Any }
    let native: Any =
      switch generator.below(8) {
      case 0: wrapped(leaf.native)
      case 1: Any??.some(leaf.native) as Any
      default: leaf.native
      }
    return GraphLeaf(native: native, meaning: leaf.meaning, isWritable: leaf.isWritable)
  }
}
