import DecoderLaw
import Foundation
import FuzzKit
import SmartCodable

/// `==` and hashes of `@SmartAny`, judged by what the documents mean (ANY-11).
///
/// The input and its outermost children are read as text, alone and as a property, and as graphs of drawn types;
/// each of these values is compared with each. Different values must have different hashes, as far as they are
/// hashed: that is what keeps a set of them fast (LIM-1).
struct AnyEqualityTarget: DrawnTarget {
  let name = "any/equality"
  let weight = 2
  let seedInputs = [
    #"[1,1.0,"1",true,null,[1],{"a":1},{"a":1.0}]"#, #"{"a":[],"b":{},"c":"","d":0,"e":false}"#,
    #"[18446744073709551615,1e14,0.25,-0.0,0,9007199254740993,9007199254740992,0.5,0.123456789]"#,
    #"[{"a":{"b":[1,null]},"c":"x"},{"c":"x","a":{"b":[1,null]}},{"c":"x","a":{"b":[1]}}]"#,
    #"[1700000000,1700000000.0,"1700000000","YWJj","https://x.y"]"#,
  ]

  private struct Holder: SmartCodable {
    @SmartAny var value: Any?

    var wrapper: SmartAny<Any?> { _value }
  }

  func sample(_ input: [UInt8], in context: RunContext) -> [UInt8]? { input }

  func found(_ input: [UInt8], in context: RunContext) -> (any Encodable)? { Self.read(input) }

  func verdict(on input: [UInt8], in context: RunContext) -> JudgeVerdict {
    let samples = samples(of: input, in: context)
    for (number, left) in samples.enumerated() {
      for right in samples[number...] {
        if let verdict = Self.verdict(on: left, right) { return verdict }
      }
    }
    return samples.isEmpty ? .silent : .agrees
  }

  /// A value, and what it means.
  private struct Value {
    let meaning: ScalarMeaning
    let value: SmartAny<Any?>
  }

  /// Values of the document and of its children; none for a document whose meaning is not clear.
  private func samples(of input: [UInt8], in context: RunContext) -> [Value] {
    guard input.count <= 2048, let tree = JSONTree(parsing: input), tree.depth <= 64,
      !JSONFacts(tree).hasDuplicateKeys
    else { return [] }
    var samples: [Value] = []
    // Any few of the children, one after the other.
    let children = tree.children(of: tree.root)
    let first = children.isEmpty ? 0 : Int(context.iteration % UInt64(children.count))
    for (number, node) in ([tree.root] + children[first...].prefix(2)).enumerated() {
      guard let meaning = ScalarMeaning(node, of: tree), meaning.isClear else { return [] }
      let text = tree.bytes(of: node)
      let seed = context.iteration &* 8 &+ UInt64(number)
      if let holder = Self.read(text) {
        samples.append(Value(meaning: meaning, value: holder.wrapper))
      }
      // The wrapper is the type of the whole document here; for null it has no initial value to fall back to.
      if !meaning.isNull {
        let whole = try? SmartJSONDecoder().decode(SmartAny<Any?>.self, from: Data(text))
        samples.append(Value(meaning: meaning, value: whole ?? SmartAny(wrappedValue: nil)))
      }
      if let graph = NativeGraph.value(of: text, seed: seed) {
        samples.append(Value(meaning: meaning, value: SmartAny(wrappedValue: graph)))
      }
      if let (meaning, leaf) = Self.leaf(meaning, seed: seed) {
        samples.append(Value(meaning: meaning, value: SmartAny(wrappedValue: leaf)))
      }
    }
    return samples
  }

  /// A value that JSON lacks, made of a scalar.
  private static func leaf(_ meaning: ScalarMeaning, seed: UInt64) -> (ScalarMeaning, Any)? {
    switch meaning {
    case .number(let number):
      let date = Date(timeIntervalSince1970: number.double)
      return (.date(date), date)
    case .text(let text) where seed.isMultiple(of: 2):
      return (.data(Data(text.utf8)), Data(text.utf8))
    case .text(let text): return URL(string: text).map { (.link($0), $0) }
    default: return nil
    }
  }

  private static func read(_ text: [UInt8]) -> Holder? {
    Holder.deserialize(from: Data(#"{"value":"#.utf8) + Data(text) + Data("}".utf8))
  }

  /// Whether two values in wrappers of their own type are compared and hashed like the values alone.
  static func isRight<Value: Hashable>(_ one: Value, _ other: Value) -> Bool {
    let (left, right) = (SmartAny(wrappedValue: one), SmartAny(wrappedValue: other))
    let isEqual = one == other
    return (left == right) == isEqual && (left.hashValue == right.hashValue) == isEqual
  }

  private static func verdict(on left: Value, _ right: Value) -> JudgeVerdict? {
    let isEqual = left.meaning.equals(right.meaning)
    let found: String
    if (left.value == right.value) != isEqual || (right.value == left.value) != isEqual {
      found = isEqual ? "different" : "equal"
    } else if isEqual, left.value.hashValue != right.value.hashValue {
      found = "different hashes"
    } else if !isEqual, left.value.hashValue == right.value.hashValue, left.meaning.isHashed(),
      right.meaning.isHashed()
    {
      found = "equal hashes"
    } else if case (.text(let one), .text(let other)) = (left.meaning, right.meaning),
      !isRight(one, other)
    {
      found = "wrong as texts"
    } else {
      return nil
    }
    let (one, other) = (left.value.wrappedValue, right.value.wrappedValue)
    return .differs(
      wanted: isEqual ? "equal" : "different",
      found: found,
      detail:
        "\(left.meaning) as \(type(of: one as Any)) and \(right.meaning) as \(type(of: other as Any))"
    )
  }
}
