import ConformanceKit
import Foundation
import FuzzKit

/// A JSON value of a document, with the literals of its numbers.
indirect enum Version2Value: Equatable, Sendable {
  struct Member: Equatable, Sendable {
    var key: String
    var value: Version2Value
  }

  case null
  case flag(Bool)
  /// The literal of a number.
  case number(String)
  case text(String)
  case list([Version2Value])
  case object([Member])

  /// The value of a node; of equal keys the first counts (PARSE-11).
  init(_ node: JSONTree.Node, of tree: JSONTree) {
    let text = String(decoding: tree.text(of: node), as: UTF8.self)
    switch tree.kind(of: node) {
    case .null: self = .null
    case .bool: self = .flag(text == "true")
    case .number: self = .number(text)
    case .string: self = .text(Self.unescaped(tree.text(of: node)))
    case .array, .set: self = .list(tree.children(of: node).map { Version2Value($0, of: tree) })
    case .object:
      var keys: Set<String> = []
      self = .object(
        tree.children(of: node)
          .compactMap { child in
            let key = Self.unescaped(tree.key(of: child) ?? [])
            // Strings that are equal to Swift are one key of a dictionary.
            guard keys.insert(key).inserted else { return nil }
            return Member(key: key, value: Version2Value(child, of: tree))
          }
      )
    }
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: JSONText.unescaped(bytes), as: UTF8.self)
  }

  /// The value that a JSON text spells, for tables.
  init(spelled text: String) {
    guard let tree = JSONTree(parsing: Array(text.utf8)) else {
      self = .text(text)
      return
    }
    self.init(tree.root, of: tree)
  }

  /// The JSON text.
  var json: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let literal): literal
    case .text(let text): Self.quoted(text)
    case .list(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.key) + ":" + $0.value.json }.joined(separator: ",") + "}"
    }
  }

  static func quoted(_ text: String) -> String {
    "\"" + String(decoding: JSONText.escaped(text.utf8), as: UTF8.self) + "\""
  }

  /// The value as dictionary input has it; nil if a number has no native form with its value.
  var native: Any? {
    switch self {
    case .null: return NSNull()
    case .flag(let flag): return flag
    case .number(let literal):
      if let integer = Int(literal) { return integer }
      if let natural = UInt64(literal) { return natural }
      // A larger double has more digits than its text.
      guard let double = Double(literal), abs(double) < 1e15,
        ExactDecimal("\(double)")?.plainText == ExactDecimal(literal)?.plainText
      else { return nil }
      return double
    case .text(let text): return text
    case .list(let elements):
      let natives = elements.compactMap(\.native)
      return natives.count == elements.count ? natives : nil
    case .object(let members):
      var natives: [String: Any] = [:]
      for member in members {
        guard let native = member.value.native else { return nil }
        natives[member.key] = native
      }
      return natives
    }
  }

  /// The value with the keys in the order in which dictionary input is walked (ENT-20).
  var sorted: Version2Value {
    switch self {
    case .list(let elements): .list(elements.map(\.sorted))
    case .object(let members):
      .object(
        members.map { Member(key: $0.key, value: $0.value.sorted) }
          .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      )
    default: self
    }
  }
}
