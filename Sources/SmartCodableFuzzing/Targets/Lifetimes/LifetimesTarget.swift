import FuzzKit
import SmartCodable

/// Calls one after the other and inside of each other, each judged by what it gives alone, and all of them by
/// what is left of the objects of user code: nothing (LIM-5, CTR-ENC-14).
///
/// Readers, encode states and containers are used again by later calls. The input only seeds the script.
struct LifetimesTarget: ListedTarget {
  let name = "lifetimes/calls"
  let weight = 6
  let seedInputs = ["[]", "{}", "0", #""a""#, "[1,2]", #"{"a":1}"#, "true", "null"]

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    // Only the document: the script is judged, and would take the same time once more.
    JSONTree(parsing: Array(input.prefix(64))).map { .decoded($0) } ?? .thrown("document")
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    context.unlimited {
      Self.verdict(on: Self.script(input, context.iteration))
    }
  }

  static func script(_ input: [UInt8], _ iteration: UInt64) -> [LifetimesStep] {
    var generator = SeededGenerator(seed: iteration, for: input.prefix(256))
    return LifetimesStep.script(&generator)
  }

  static func verdict(on steps: [LifetimesStep]) -> JudgeVerdict {
    let scene = LifetimesScene.run(steps)
    for result in scene.results where result.found != result.wanted {
      return .scalar(result.name, result.wanted, result.found, "a script")
    }
    let survivors = scene.survivors
    if survivors.isEmpty { return .agrees }
    let calls = steps.map(\.call.rawValue)
    return .scalar(survivors[0], "gone", "\(survivors.prefix(5))", "\(calls)")
  }
}
