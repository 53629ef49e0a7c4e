import FuzzKit

/// One call, with the numbers that its input is made from, and the calls that user code makes inside of it.
struct LifetimesStep {
  let call: LifetimesCall
  let numbers: [Int]
  /// How often user code lets a chance for a nested call pass.
  var skipped = 0
  var nested: [LifetimesStep] = []

  /// One of the numbers; any place will do.
  func number(_ place: Int, below bound: Int) -> Int {
    numbers.isEmpty ? 0 : numbers[place % numbers.count] / (1 + place / numbers.count) % bound
  }

  /// A script of one to six calls.
  static func script(_ generator: inout SeededGenerator) -> [LifetimesStep] {
    let count = 1 + generator.below(6)
    return (0..<count).map { _ in step(&generator, depth: 0) }
  }

  private static func step(_ generator: inout SeededGenerator, depth: Int) -> LifetimesStep {
    let call = generator.pick(LifetimesCall.allCases) ?? .decode
    let numbers = (0..<10).map { _ in generator.below(1 << 20) }
    var nested: [LifetimesStep] = []
    if depth < 4, generator.oneIn(3) {
      for _ in 0...generator.below(2) { nested.append(step(&generator, depth: depth + 1)) }
    }
    let skipped = generator.below(4)
    return LifetimesStep(call: call, numbers: numbers, skipped: skipped, nested: nested)
  }
}

/// The kinds of calls.
enum LifetimesCall: String, CaseIterable {
  case decode, decodeFailing, decodeModel, update
  case encode, encodeFailing, encodeModel
  case drain

  func answer(_ step: LifetimesStep, in scene: LifetimesScene) -> LifetimesAnswer {
    switch self {
    case .decode: LifetimesDecoding(step: step, scene: scene).decode()
    case .decodeFailing: LifetimesDecoding(step: step, scene: scene).fail()
    case .decodeModel: LifetimesModelling(step: step, scene: scene).decode()
    case .update: LifetimesModelling(step: step, scene: scene).update()
    case .encode: LifetimesEncoding(step: step, scene: scene).encode()
    case .encodeFailing: LifetimesEncoding(step: step, scene: scene).fail()
    case .encodeModel: LifetimesModelling(step: step, scene: scene).encode()
    case .drain: LifetimesWell.drain(step, in: scene)
    }
  }
}
