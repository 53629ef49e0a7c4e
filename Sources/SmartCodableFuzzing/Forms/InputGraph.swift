import Foundation
import FuzzKit

/// JSON text as dictionaries and arrays, made by FuzzKit's tree and not by a decoder.
///
/// Numbers get the Swift type that holds them exactly: Int, UInt64, Double for short fractions, Decimal for
/// the rest.
enum InputGraph {
  /// Deeper property lists are skipped: Foundation reads them recursively.
  private static let propertyListDepth = 32

  /// The value that `input` spells; nil if it is not JSON or a number has no such type.
  static func value(of input: [UInt8]) -> Any? {
    guard let tree = JSONTree(parsing: input), tree.depth <= 512 else { return nil }
    return value(of: tree.root, in: tree)
  }

  /// The same value for a property list; nil if it has nulls or numbers that property lists do not preserve.
  static func propertyList(of input: [UInt8]) -> Any? {
    guard let tree = JSONTree(parsing: input), tree.depth <= propertyListDepth else { return nil }
    for node in tree.nodes() {
      switch tree.kind(of: node) {
      case .null: return nil
      case .number:
        let number = number(text(of: node, in: tree))
        guard number is Int || number is Double, number as? Double != 0 else { return nil }
      case .string:
        // XML has no control characters, and line ends would be normalized; `$null` is null (ENT-23).
        let text = tree.string(of: node)
        if text == "$null" || text.unicodeScalars.contains(where: { !isPlain($0) }) { return nil }
      default: break
      }
    }
    return value(of: tree.root, in: tree)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    (0x20...0xD7FF).contains(scalar.value) && scalar.value != 0x7F
  }

  private static func value(of node: JSONTree.Node, in tree: JSONTree) -> Any? {
    switch tree.kind(of: node) {
    case .null: return NSNull()
    case .bool: return tree.text(of: node).first == UInt8(ascii: "t")
    case .number: return number(text(of: node, in: tree))
    case .string: return tree.string(of: node)
    case .array, .set:
      var elements: [Any] = []
      for child in tree.children(of: node) {
        guard let element = value(of: child, in: tree) else { return nil }
        elements.append(element)
      }
      return elements
    case .object:
      var members: [String: Any] = [:]
      for child in tree.children(of: node) {
        guard let member = value(of: child, in: tree) else { return nil }
        members[tree.name(of: child)] = member
      }
      return members
    }
  }

  private static func number(_ text: String) -> Any? {
    if let integer = Int(text), text != "-0" { return integer }
    if !text.hasPrefix("-"), let integer = UInt64(text) { return integer }
    let significand = text.prefix { $0 != "e" && $0 != "E" }
    if significand.utf8.count <= 16, let double = Double(text), abs(double) < 1e15,
      double == 0 || abs(double) > 1e-15
    {
      return double
    }
    guard significand.utf8.count <= 38 else { return nil }
    return Decimal(string: text)
  }

  private static func text(of node: JSONTree.Node, in tree: JSONTree) -> String {
    String(decoding: tree.text(of: node), as: UTF8.self)
  }
}
