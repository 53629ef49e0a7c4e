import DocumentFormats
import Foundation
import FuzzKit

/// A format that is JSON with a mark before it; it has no null, and a wide spelling with a space.
struct PackedFormat: SuiteFormat {
  let name = "packed"
  let spellings = ["wide"]

  func encode(_ tree: JSONValue) throws(Inexpressible) -> [UInt8] { try packed(tree, "P") }

  func encode(
    _ tree: JSONValue,
    asked types: AskedTypes,
    spelling: String
  ) throws(Inexpressible) -> [UInt8] { try packed(tree, "P ") }

  private func packed(_ tree: JSONValue, _ mark: String) throws(Inexpressible) -> [UInt8] {
    let text = JSONWriter.line(of: tree)
    if String(decoding: text, as: UTF8.self).contains("null") {
      throw Inexpressible("null", at: "$")
    }
    return Array(mark.utf8) + text
  }
}

/// A decoder of that format.
struct PackedTarget: FuzzTarget {
  struct Box: Codable {
    var a: Int
    var b: String?
  }

  let name = "packed"
  var laws: TargetLaws = [
    .repeatable, .stateless, .keyOrder, .unknownKeys, .spelling, .agreement, .roundTrip,
  ]
  var format: FuzzFormat? = FuzzFormat(PackedFormat(), for: Box.self)
  var seeds: [FuzzSeed] = [#"{"a":1,"b":"x"}"#, FuzzSeed(Array(#"P{"a":2}"#.utf8))]
  /// Whether the spaces of the wide spelling are refused.
  var isNarrow = false

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    let isPacked = input.first == UInt8(ascii: "P")
    var text = format == nil ? input : Array(input.dropFirst())
    guard isPacked || format == nil else { return .thrown("no mark") }
    if text.first == 0x20 {
      if isNarrow { return .thrown("space") }
      text.removeFirst()
    }
    let box = try? JSONDecoder().decode(Box.self, from: Data(text))
    return box.map { .decoded(context.observe($0)) } ?? .thrown("refused")
  }

  func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
    context.foundation(Box.self, from: input)
  }

  func write(_ input: [UInt8], in context: RunContext) -> Writing? {
    Writing(text: input, again: input)
  }
}
