import Foundation
import FuzzKit

/// What a document means, by Foundation's exact decimals and the standard library's strings.
enum JSONMeaning: Equatable {
  case null
  case flag(Bool)
  case number(Decimal)
  case text(String)
  case list([JSONMeaning])
  case members([String: JSONMeaning])
  /// A value that JSON lacks, by kind and content.
  case leaf(String, isHashed: Bool = true)

  /// The meaning of a node; nil if not every type that might hold its content holds it exactly.
  init?(of node: JSONTree.Node, in tree: JSONTree) {
    switch tree.kind(of: node) {
    case .null: self = .null
    case .bool: self = .flag(tree.text(of: node).first == UInt8(ascii: "t"))
    case .number:
      guard let number = Self.exactNumber(String(decoding: tree.text(of: node), as: UTF8.self))
      else {
        return nil
      }
      self = .number(number)
    case .string: self = .text(Self.string(tree.text(of: node)))
    case .array, .set:
      var elements: [JSONMeaning] = []
      for child in tree.children(of: node) {
        guard let element = JSONMeaning(of: child, in: tree) else { return nil }
        elements.append(element)
      }
      // A graph may hold it as a set, of which the specification says nothing.
      if case .text? = elements.first, elements.count == 1 { return nil }
      self = .list(elements)
    case .object:
      var members: [String: JSONMeaning] = [:]
      for child in tree.children(of: node) {
        guard let member = JSONMeaning(of: child, in: tree) else { return nil }
        members[Self.string(tree.key(of: child) ?? [])] = member
      }
      self = .members(members)
    }
  }

  /// Whether the whole value counts for its hash, in a form of its own: content in depth does not, nor the end of
  /// long data; empty collections and digits beyond 64 bits may be hashed like other values.
  var isHashed: Bool { isHashed(below: 6) }

  private func isHashed(below depth: Int) -> Bool {
    switch self {
    case .null: false
    case .leaf(_, let isHashed): isHashed
    case .flag, .text: true
    case .number(let number): number.magnitude < 9_000_000_000_000_000_000
    case .list(let elements):
      depth > 0 && !elements.isEmpty && elements.allSatisfy { $0.isHashed(below: depth - 1) }
    case .members(let members):
      depth > 0 && !members.isEmpty && members.values.allSatisfy { $0.isHashed(below: depth - 1) }
    }
  }

  private static func string(_ escaped: ArraySlice<UInt8>) -> String {
    String(decoding: JSONText.unescaped(escaped), as: UTF8.self)
  }

  /// An integer of up to 38 digits, or a fraction that Float, Double and Decimal do not take for another.
  private static func exactNumber(_ text: String) -> Decimal? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    if digits.allSatisfy({ ("0"..."9").contains($0) }) {
      return digits.count <= 38 ? Decimal(string: text) : nil
    }
    let significand = digits.prefix { $0 != "e" && $0 != "E" }
    guard significand.utf8.count <= 15, let double = Double(text), abs(double) < 1e15,
      double == 0
        ? !significand.contains(where: { ("1"..."9").contains($0) }) : abs(double) > 1e-15,
      // A Float may have the digits of another number's text.
      Double(Float(double)) == double || "\(Float(double))" != "\(double)"
    else { return nil }
    return Decimal(string: text)
  }
}
