import Foundation
import FuzzKit
import SmartCodable

/// `==` and hashes of `@SmartAny`, judged by what the documents mean (ANY-11).
///
/// The input and its outermost children are read as text and as graphs of drawn types; each of these values is
/// compared with each.
struct AnyEqualityTarget: FuzzTarget {
  let name = "any/equality"
  let weight = 5
  let laws: TargetLaws = [.judged, .repeatable, .stateless]
  let seedInputs = [
    #"[1,1.0,"1",true,null,[1],{"a":1},{"a":1.0}]"#, #"{"a":[],"b":{},"c":"","d":0,"e":false}"#,
    #"[18446744073709551615,1e14,0.25,-0.0,0,9007199254740993,9007199254740992,0.5,0.123456789]"#,
    #"[{"a":{"b":[1,null]},"c":"x"},{"c":"x","a":{"b":[1,null]}},{"c":"x","a":{"b":[1]}}]"#,
    #"[1700000000,1700000000.0,"1700000000","YWJj","https://x.y"]"#,
  ]

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  private struct Holder: SmartCodable {
    @SmartAny var value: Any?

    var wrapper: SmartAny<Any?> { _value }
  }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard let holder = Self.read(input) else { return .thrown("refused") }
    return .decoded(context.observe(holder))
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    guard aspect == .decoding else { return nil }
    return context.unlimited {
      let samples = samples(of: input, in: context)
      for (number, left) in samples.enumerated() {
        for right in samples[number...] {
          if let verdict = Self.verdict(on: left, right) { return verdict }
        }
      }
      return samples.isEmpty ? .silent : .agrees
    }
  }

  /// A value, and what it means.
  private struct Sample {
    let meaning: JSONMeaning
    let value: SmartAny<Any?>
  }

  /// Values of the document and of its children; none for a document whose meaning is not clear.
  private func samples(of input: [UInt8], in context: RunContext) -> [Sample] {
    guard input.count <= 2048, let tree = JSONTree(parsing: input), tree.depth <= 64,
      !JSONFacts(tree).hasDuplicateKeys
    else { return [] }
    var samples: [Sample] = []
    // Any few of the children, one after the other.
    let children = tree.children(of: tree.root)
    let first = children.isEmpty ? 0 : Int(context.iteration % UInt64(children.count))
    for (number, node) in ([tree.root] + children[first...].prefix(2)).enumerated() {
      guard let meaning = JSONMeaning(of: node, in: tree) else { return [] }
      let text = tree.bytes(of: node)
      let seed = context.iteration &* 8 &+ UInt64(number)
      if let holder = Self.read(text) {
        samples.append(Sample(meaning: meaning, value: holder.wrapper))
      }
      if let graph = NativeGraph.value(of: text, seed: seed) {
        samples.append(Sample(meaning: meaning, value: SmartAny(wrappedValue: graph)))
      }
      if let (meaning, leaf) = Self.leaf(meaning, seed: seed) {
        samples.append(Sample(meaning: meaning, value: SmartAny(wrappedValue: leaf)))
      }
    }
    return samples
  }

  /// A value that JSON lacks, made of a scalar.
  private static func leaf(_ meaning: JSONMeaning, seed: UInt64) -> (JSONMeaning, Any)? {
    switch meaning {
    case .number(let number):
      let date = Date(timeIntervalSince1970: NSDecimalNumber(decimal: number).doubleValue)
      return (.leaf("date \(date.timeIntervalSince1970)"), date)
    case .text(let text) where seed.isMultiple(of: 2):
      return (.leaf("data \(Array(text.utf8))"), Data(text.utf8))
    case .text(let text): return URL(string: text).map { (.leaf("link \($0.absoluteString)"), $0) }
    default: return nil
    }
  }

  private static func read(_ text: [UInt8]) -> Holder? {
    Holder.deserialize(from: Data(#"{"value":"#.utf8) + Data(text) + Data("}".utf8))
  }

  private static func verdict(on left: Sample, _ right: Sample) -> JudgeVerdict? {
    let isEqual = left.meaning == right.meaning
    let found: String
    if (left.value == right.value) != isEqual || (right.value == left.value) != isEqual {
      found = isEqual ? "different" : "equal"
    } else if isEqual, left.value.hashValue != right.value.hashValue {
      found = "different hashes"
    } else {
      return nil
    }
    let (one, other) = (left.value.wrappedValue, right.value.wrappedValue)
    return .differs(
      property: nil,
      wanted: isEqual ? "equal" : "different",
      found: found,
      detail:
        "\(left.meaning) as \(type(of: one as Any)) and \(right.meaning) as \(type(of: other as Any))"
    )
  }
}

/// What a document means, by Foundation's exact decimals and the standard library's strings.
enum JSONMeaning: Equatable {
  case null
  case flag(Bool)
  case number(Decimal)
  case text(String)
  case list([JSONMeaning])
  case members([String: JSONMeaning])
  /// A value that JSON lacks, by kind and content.
  case leaf(String)

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
