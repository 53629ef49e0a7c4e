import Foundation
import FuzzKit
import SmartCodable

/// Binary property lists whose objects are shared, wide, deep, equal in parts, at odd places or damaged.
///
/// The input and the iteration draw a graph and its spelling. A reader of its own (``ListShapesReference``) says what
/// a list means and whether it must be refused.
struct ListShapesTarget: DrawnTarget {
  let name = "lists/shapes"
  let weight = 5
  var seeds: [FuzzSeed] { .scripts(seedInputs) }
  let seedInputs = ["[0]", "[1]", #"{"a":1}"#, #"{"a":[],"b":{}}"#]

  /// A list, and what must come of it.
  struct Sample {
    let list: Data
    let answer: ListShapesReference.Answer
    /// Whether only the keys of the top are read, since the list stands for much.
    let isGlance: Bool
    /// The way to a value inside, if not the whole is read.
    let path: String?
  }

  func found(_ sample: Sample, in context: RunContext) -> (any Encodable)? {
    Self.read(sample)?.text
  }

  func verdict(on sample: Sample, in context: RunContext) -> JudgeVerdict {
    Self.verdict(on: Self.read(sample), of: sample)
  }

  // MARK: Samples

  func sample(_ input: [UInt8], in context: RunContext) -> Sample? {
    var generator = SeededGenerator(seed: context.iteration, for: input)
    return Self.sample(seed: generator.next())
  }

  static func sample(seed: UInt64) -> Sample {
    var generator = SeededGenerator(seed: seed ^ 0x5A)
    var damage = ListShapesDamage(seed: seed)
    if generator.oneIn(24) { return sample(binary: damage.crowded(), &generator) }
    let graph = ListShapesDrawing.graph(seed: seed)
    let list = ListGraphWriter.bytes(of: graph, seed: seed)
    return sample(binary: generator.oneIn(3) ? damage.damaged(list) : list, &generator)
  }

  private static func sample(binary list: [UInt8], _ generator: inout SeededGenerator) -> Sample {
    let answer = ListShapesReference.answer(to: list)
    guard case .read(let meaning) = answer else {
      return Sample(list: Data(list), answer: answer, isGlance: true, path: nil)
    }
    let extent = meaning.extent
    if extent.height > 32 || extent.most > 10_000 {
      return Sample(list: Data(list), answer: answer, isGlance: true, path: nil)
    }
    guard generator.oneIn(4), let (path, inner) = way(into: meaning, &generator) else {
      return Sample(list: Data(list), answer: answer, isGlance: false, path: nil)
    }
    return Sample(list: Data(list), answer: .read(inner), isGlance: false, path: path)
  }

  /// A path that leads to some dictionary inside, and what is there; nil if there is none (PATH-9).
  private static func way(
    into meaning: ListShapesMeaning,
    _ generator: inout SeededGenerator
  ) -> (String, ListShapesMeaning)? {
    var (inner, steps, best) = (meaning, [] as [String], nil as (String, ListShapesMeaning)?)
    while true {
      let next: (step: String, value: Int)?
      switch inner.values[inner.top] {
      case .members(let members):
        if !steps.isEmpty { best = (steps.joined(separator: "."), inner) }
        next = generator.pick(members).map { ($0.key, $0.value) }
      case .list(let elements):
        let number = generator.below(elements.count)
        next = elements.isEmpty ? nil : ("\(number)", elements[number])
      default: return best
      }
      // Other steps are skipped or not found, which is tested elsewhere.
      guard let next, !next.step.isEmpty, next.step.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
      else { return best }
      steps.append(next.step)
      inner.top = next.value
    }
  }

  // MARK: Reading

  static func read(_ sample: Sample) -> ListShapesRecord? {
    if sample.isGlance {
      return ListShapesGlance.deserializePlist(from: sample.list)
        .map { .list($0.keys.map { .scalar($0) }) }
    }
    return ListShapesModel.deserializePlist(from: sample.list, designatedPath: sample.path)?.record
  }

  static func verdict(on found: ListShapesRecord?, of sample: Sample) -> JudgeVerdict {
    switch (sample.answer, found) {
    case (.open, _), (.refused, nil): return .agrees
    case (.refused, .some): return differs("a refusal", "a value", sample)
    case (.read(let meaning), .scalar), (.read(let meaning), .number):
      // At the top, scalars are converted to what is asked for first (DEC-4).
      return meaning.isContainer ? differs("a container", "a scalar", sample) : .agrees
    case (.read(let meaning), let found?):
      let difference =
        sample.isGlance ? meaning.difference(ofKeys: found) : meaning.difference(of: found)
      return difference.map { differs("its meaning", $0, sample) } ?? .agrees
    case (.read(let meaning), nil):
      // A model need not take what is no dictionary (ENT-4).
      guard case .members = meaning.values[meaning.top] else { return .agrees }
      return differs("a value", "a refusal", sample)
    }
  }

  private static func differs(_ wanted: String, _ found: String, _ sample: Sample) -> JudgeVerdict {
    let list = sample.list.prefix(600)
      .map { (byte: UInt8) in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    return .scalar(
      "list",
      wanted,
      found,
      "\(sample.path ?? "the top") of \(list.joined())"
    )
  }
}
