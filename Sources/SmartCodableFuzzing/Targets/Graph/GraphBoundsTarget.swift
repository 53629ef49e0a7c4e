import Foundation
import FuzzKit
import SmartCodable

/// Native graphs at the bounds of what dictionary input takes: nested around the limit of depth, and with keys of
/// several types.
struct GraphBoundsTarget: DrawnTarget {
  let name = "graph/bounds"
  let seedInputs = ["0", "[]", #"{"a":1}"#]

  func sample(_ input: [UInt8], in context: RunContext) -> (any GraphSample)? {
    var generator = SeededGenerator(seed: context.iteration, for: input)
    // Deep graphs are rare, since they take long.
    return generator.oneIn(64) ? GraphNesting(&generator) : GraphKeys(&generator)
  }

  func found(_ sample: any GraphSample, in context: RunContext) -> (any Encodable)? {
    context.unlimited { sample.found }
  }

  func verdict(on sample: any GraphSample, in context: RunContext) -> JudgeVerdict {
    sample.verdict ?? .agrees
  }
}

/// A graph, what is read of it, and what is wrong with that.
protocol GraphSample {
  associatedtype Found: Encodable
  var found: Found { get }
  var verdict: JudgeVerdict? { get }
}

/// Native containers and Optionals inside each other, around the number that may be open at once (ENT-21).
///
/// Only the leaf in the innermost one is read, by a path through all of them, so that a refusal is about depth.
struct GraphNesting: GraphSample {
  /// The containers that may be open at once, and the Optionals around one value (LIM-2).
  static let limit = 512

  struct Blind: SmartCodable {
    var other = 0
  }

  private let depth: Int
  private let optionals: Int
  private let object: [String: Any]
  private let list: [Any]
  private let path: String

  /// The number that only the innermost container has.
  private let mark: Int

  init(_ generator: inout SeededGenerator) {
    self.init(
      depth: generator.pick([511, 512, 513, 510, 512, 513, 514, 520, 3, 700]) ?? 512,
      optionals: generator.pick([0, 0, 1, 300, 511, 512, 514, 600]) ?? 0,
      &generator
    )
  }

  init(depth: Int, optionals: Int, _ generator: inout SeededGenerator) {
    self.depth = depth
    // Whether Optionals count together with the containers around them is left open.
    self.optionals = depth < 8 || optionals < 2 ? optionals : 0
    mark = 1 + generator.below(1000)
    let style = generator.below(6)
    var value: Any = ["other": mark]
    var steps: [String] = []
    for level in 2..<depth {
      let kind = style < 5 ? style : generator.below(5)
      switch kind {
      case 0: value = [value]
      case 1: value = ["a": value]
      case 2: value = NSArray(object: value)
      case 3: value = NSDictionary(dictionary: ["a": value])
      default: value = [AnyHashable(7): value]
      }
      steps.append(["0", "a", "0", "a", "7"][kind])
      if level == 2 { for _ in 0..<self.optionals { value = Any?.some(value) as Any } }
    }
    (object, list) = (["a": value], [value])
    path = steps.reversed().joined(separator: ".")
  }

  /// Whether neither containers nor Optionals are nested too deep.
  private var isHeld: Bool { depth <= Self.limit && optionals <= Self.limit }

  /// What the innermost container has by each entry point; nil for a refusal.
  var found: [Int?] {
    [
      Blind.deserialize(from: object, designatedPath: "a." + path)?.other,
      [Blind].deserialize(from: list, designatedPath: "0." + path)?.first?.other,
      // Nothing inside is looked at.
      Blind.deserialize(from: object).map { $0.other + mark },
      (try? SmartJSONDecoder().smartDecode(Blind.self, from: object)).map { $0.other + mark },
    ]
  }

  var verdict: JudgeVerdict? {
    // A path to an object leads to no list of models.
    let wanted = isHeld ? [mark, nil, mark, mark] : [nil, nil, nil, nil]
    let summary = "\(depth) containers, \(optionals) Optionals, path \(path.prefix(20))"
    let answers = found
    if answers != wanted { return .scalar("depth", "\(wanted)", "\(answers)", summary) }
    if isHeld { return nil }
    do {
      _ = try Blind.decode(from: object)
    } catch .dataCorrupted(let context) where context.codingPath.isEmpty {
      // The place that an error must name (REP-2) is the beginning: a graph has no other.
      if context.debugDescription.contains("line 1, column 1:") { return nil }
      return .scalar("error", "line 1, column 1", context.debugDescription, summary)
    } catch {
      return .scalar("error", "dataCorrupted", "\(error)", summary)
    }
    return .scalar("error", "a refusal", "a value", summary)
  }
}
