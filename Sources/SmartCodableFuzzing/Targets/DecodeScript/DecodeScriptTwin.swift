import Foundation
import FuzzKit

/// What the clauses make of a model: its value, and the places and actions of its repairs.
///
/// It is decoded by Foundation, but takes its values from the document.
struct DecodeScriptTwin: DecodeScriptValue {
  private enum CodingKeys: CodingKey { case part }

  let spoken: String

  init(from decoder: any Decoder) throws {
    guard let script = DecodeScript.current else { throw DecodeScript.OwnError(number: 0) }
    // What is no object is no model; where plain code asks for one, that is an error.
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let path = decoder.codingPath.map { key in
      let text = key.stringValue
      return text.hasPrefix("Index ") ? String(text.dropFirst(6)) : text
    }
    guard let node = script.source.node(at: decoder.codingPath) else {
      throw DecodeScript.OwnError(number: 1)
    }
    let members = Members(script, node, path)
    let texts = [
      members.integer("i", "5", "initialValue"), members.text("s", "d"),
      members.optionalInteger("o"), members.list("list", "[9]"), members.child("child"),
    ]
    let part = try container.decodeIfPresent(DecodeScriptCalmPart.self, forKey: .part)
    spoken = texts.joined(separator: " ") + " " + (part?.spoken ?? "nil")
  }

  /// The members of an object of a model, each with what its property is.
  struct Members {
    let script: DecodeScript
    let node: JSONTree.Node
    let path: [String]

    init(_ script: DecodeScript, _ node: JSONTree.Node, _ path: [String]) {
      self.script = script
      self.node = node
      self.path = path
    }

    private func member(_ name: String) -> JSONTree.Node? {
      script.source.children(of: node).first { script.source.name(of: $0) == name }
    }

    private func repair(_ name: String, _ action: String) {
      script.repairs.append((path + [name]).joined(separator: "/") + " " + action)
    }

    /// DEF-1, DEF-2.
    func integer(_ name: String, _ initial: String, _ action: String) -> String {
      guard let value = member(name).map({ number(at: $0) }) else {
        repair(name, action)
        return initial
      }
      if value.isConverted { repair(name, "converted") }
      if value.integer == nil { repair(name, action) }
      return value.integer.map { "\($0)" } ?? initial
    }

    /// DEF-3, REP-6.
    func optionalInteger(_ name: String) -> String {
      guard let found = member(name), script.source.kind(of: found) != .null else { return "nil" }
      let text = integer(name, "nil", "nilValue")
      return text == "nil" ? text : "some \(text)"
    }

    /// CONV-6, CONV-7.
    func text(_ name: String, _ initial: String) -> String {
      guard let found = member(name) else {
        repair(name, "initialValue")
        return initial
      }
      let literal = script.source.text(of: found)
      switch script.source.kind(of: found) {
      case .string: return literal
      case .bool: break
      case .number:
        // How other numbers are spelled is judged elsewhere.
        if Int64(literal).map({ "\($0)" }) != literal { script.isUnsure = true }
      default:
        repair(name, "initialValue")
        return initial
      }
      repair(name, "converted")
      return literal
    }

    /// COL-1 to COL-6.
    func list(_ name: String, _ initial: String) -> String {
      guard let found = member(name), script.source.kind(of: found) == .array else {
        repair(name, "initialValue")
        return initial
      }
      var values: [Int] = []
      for (index, element) in script.source.children(of: found).enumerated() {
        let value = number(at: element)
        if value.isConverted { repair("\(name)/\(index)", "converted") }
        if let integer = value.integer {
          values.append(integer)
        } else {
          repair("\(name)/\(index)", "droppedElement")
        }
      }
      return "\(values)"
    }

    /// NEST-1, NEST-2, REP-6.
    func child(_ name: String) -> String {
      guard let found = member(name), script.source.kind(of: found) != .null else { return "nil" }
      guard script.source.kind(of: found) == .object else {
        repair(name, "nilValue")
        return "nil"
      }
      let inner = Members(script, found, path + [name])
      return "(\(inner.integer("i", "6", "initialValue")) \(inner.list("list", "[]")))"
    }

    /// A value as an integer: itself, or by CONV-1 to CONV-5; nil if it is none.
    private func number(at node: JSONTree.Node) -> (integer: Int?, isConverted: Bool) {
      let literal = script.source.text(of: node)
      switch script.source.kind(of: node) {
      case .bool: return (literal == "true" ? 1 : 0, true)
      case .number:
        guard let decimal = Decimal(string: literal) else { return (nil, false) }
        return (Int("\(decimal)"), false)
      case .string:
        if let integer = Int(literal), "\(integer)" == literal { return (integer, true) }
        if literal.utf8.contains(where: { (0x30...0x39).contains($0) })
          || ["t", "f", "y", "n", "o"].contains(literal.prefix(1).lowercased())
        {
          script.isUnsure = true
        }
        return (nil, false)
      default: return (nil, false)
      }
    }
  }
}
