import Foundation
import FuzzKit
import SmartCodable

/// Property lists whose objects are shared, wide, deep, equal in parts, at odd places or damaged.
///
/// The input and the iteration draw a graph and its spelling. A reader of its own (``ListShapesReference``) says what
/// a binary list means and whether it must be refused; what other forms mean follows from the graph.
struct ListShapesTarget: FuzzTarget {
  let name = "lists/shapes"
  let weight = 5
  let laws: TargetLaws = [.judged, .repeatable, .stateless]
  let seedInputs = ["[0]", "[1]", #"{"a":1}"#, #"{"a":[],"b":{}}"#]

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  /// A list, and what must come of it.
  struct Sample {
    let list: Data
    let answer: ListShapesReference.Answer
    /// Whether only the keys of the top are read, since the list stands for much.
    let isGlance: Bool
    /// The way to a value inside, if not the whole is read.
    let path: String?
  }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    let sample = context.unlimited { Self.sample(input, in: context) }
    guard let found = Self.read(sample) else { return .thrown("refused") }
    return context.unlimited { .decoded(context.observe(found.text)) }
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    let sample = context.unlimited { Self.sample(input, in: context) }
    let found = Self.read(sample)
    return context.unlimited { Self.verdict(on: found, of: sample) }
  }

  // MARK: Samples

  static func sample(_ input: [UInt8], in context: RunContext) -> Sample {
    let digest = input.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    return sample(seed: SeededGenerator.mix(digest ^ SeededGenerator.mix(context.iteration)))
  }

  static func sample(seed: UInt64) -> Sample {
    var generator = SeededGenerator(seed: seed ^ 0x5A)
    var damage = ListShapesDamage(seed: seed)
    if generator.oneIn(24) { return sample(binary: damage.crowded(), &generator) }
    let graph = ListShapesDrawing.graph(seed: seed)
    let forms: [ListShapesGraph.Form] = [.binary, .binary, .binary, .xml, .openStep]
    let form = generator.pick(forms) ?? .binary
    let meaning = graph.meaning(in: form)
    let extent = meaning.extent
    if form == .binary || extent.most > 4000 || extent.height > 32 {
      let list = ListShapesBinary.bytes(of: graph, seed: seed)
      return sample(binary: generator.oneIn(3) ? damage.damaged(list) : list, &generator)
    }
    return sample(
      ListShapesText.bytes(of: graph, in: form, seed: seed),
      .read(meaning),
      &generator
    )
  }

  private static func sample(binary list: [UInt8], _ generator: inout SeededGenerator) -> Sample {
    sample(list, ListShapesReference.answer(to: list), &generator)
  }

  private static func sample(
    _ list: [UInt8],
    _ answer: ListShapesReference.Answer,
    _ generator: inout SeededGenerator
  ) -> Sample {
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
    let isText = sample.list.allSatisfy { $0 < 0x80 }
    let list =
      isText
      ? String(decoding: sample.list.prefix(600), as: UTF8.self)
      : sample.list.prefix(600).map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }
        .joined()
    return .differs(
      property: nil,
      wanted: "other",
      found: "found",
      detail: "wanted \(wanted), found \(found) at \(sample.path ?? "the top") of \(list)"
    )
  }
}
