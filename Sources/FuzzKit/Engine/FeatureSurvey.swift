/// What documents show to targets, each in a worker: their shapes, the answers, and the edges if they are counted.
struct FeatureSurvey {
  /// Stands for an oracle in the case of a document.
  static let name = "features"

  /// A document by which a worker died.
  struct Death: Hashable {
    /// The name of the document.
    let document: String
    /// The name of the target.
    let target: String
    /// How it died.
    let message: String
  }

  /// The documents that no worker died of, in their order, with what they show.
  private(set) var shown: [(entry: Corpus.Entry, features: Set<String>)] = []
  /// The others, each with the first death.
  private(set) var deaths: [Death] = []
  /// The failure of the fuzzer itself, after which the rest did not run; nil if there is none.
  private(set) var failure: String?

  /// All features.
  var features: Set<String> { shown.reduce(into: []) { $0.formUnion($1.features) } }

  /// Shows the documents of `corpus` to the targets of `plan`, all of them or those that `targets` gives for one.
  init(
    _ corpus: Corpus,
    in plan: CampaignPlan,
    targets: (Corpus.Entry) -> [Int]? = { _ in nil },
    run: ([Case]) -> [CaseOutcome]
  ) {
    for entry in corpus.entries {
      let numbers = targets(entry) ?? Array(plan.targets.indices)
      var features = InputFeatures.shape(of: entry.bytes)
      var death: Death?
      let cases = numbers.map {
        Case(judging: entry.bytes, oracle: Self.name, target: $0, options: 0, iteration: 0)
      }
      for (number, outcome) in zip(numbers, run(cases)) {
        switch outcome {
        case .survived(let lines):
          for line in lines {
            features.formUnion((line.detail ?? "").split(separator: "\n").map(String.init))
          }
        case .died(let how):
          let target = plan.targets[number].name
          death = death ?? Death(document: entry.name, target: target, message: how.message)
        case .failed(let message):
          failure = message
          return
        }
      }
      if let death { deaths.append(death) } else { shown.append((entry, features)) }
    }
  }

  /// What one document shows to one target; runs in a worker.
  static func violation(
    of target: any FuzzTarget,
    on input: [UInt8],
    in context: RunContext
  ) -> Violation {
    context.sensor.clear()
    let execution = target.run(input, in: context)
    var features = InputFeatures.answer(execution, of: target.name)
    for number in execution.features { features.insert("\(target.name) feature \(number)") }
    context.sensor.forEachHit { features.insert("edge \(Feature.counter($0, $1))") }
    return Violation(name, wanted: "", found: "", detail: features.sorted().joined(separator: "\n"))
  }
}
