import Foundation
import FuzzKit
import SmartCodable

import enum ConformanceKit.Observation

/// Native graphs at the bounds of what dictionary input takes: nested around the limit of depth, with keys of
/// several types, with sets that are compared, with leaves that are reported, and with leaves that transformers get.
///
/// Each input is one of these scenes, drawn from tables together with what the specification says of it.
struct GraphBoundsTarget: FuzzTarget {
  let name = "graph/bounds"
  let laws: TargetLaws = [.judged, .repeatable, .stateless]
  let seedInputs = ["0", "[]", #"{"a":1}"#]

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  /// A native input, and what it must give.
  enum Scene {
    case nesting(GraphNesting)
    case keys(GraphKeys)
    case report(GraphReport)
    case transformed(GraphLeaf)
    case sets(GraphSets)

    /// Draws a scene; deep ones are rare, since they take long.
    static func draw(seed: UInt64) -> Scene {
      var generator = SeededGenerator(seed: seed)
      switch generator.below(64) {
      case 0: return .nesting(GraphNesting(&generator))
      case 1...4: return .sets(GraphSets(&generator))
      case 5...28: return .keys(GraphKeys(&generator))
      case 29...44: return .report(GraphReport(&generator))
      default: return .transformed(GraphTransformed.leaf(&generator))
      }
    }

    /// What the decoder makes of it, as texts that do not depend on the order of a dictionary or set.
    var found: [String] {
      switch self {
      case .nesting(let nesting): nesting.answers.map { $0?.description ?? "nil" }
      case .keys(let keys): keys.found
      case .report(let report): [report.repair.map { "\($0.foundText ?? "nil")" } ?? "clean"]
      case .sets(let sets): sets.found
      case .transformed(let leaf): GraphTransformed.found(leaf).map { $0?.description ?? "nil" }
      }
    }

    var verdict: JudgeVerdict? {
      switch self {
      case .nesting(let nesting): nesting.verdict
      case .keys(let keys): keys.verdict
      case .report(let report): report.verdict
      case .sets(let sets): sets.verdict
      case .transformed(let leaf): GraphTransformed.verdict(on: leaf)
      }
    }
  }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    context.unlimited {
      .decoded(context.observe(Self.scene(input, in: context).found))
    }
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    context.unlimited { Self.scene(input, in: context).verdict ?? .agrees }
  }

  /// The scene of an iteration; inputs of other lengths have others.
  private static func scene(_ input: [UInt8], in context: RunContext) -> Scene {
    .draw(seed: SeededGenerator.mix(UInt64(input.count)) ^ context.iteration)
  }
}
