import BenchmarkInputs
import BenchmarkKit
import Foundation
import SmartCodable

/// Decodes doubles in hard spellings and compares them with `strtod`.
struct DoublesCommand {
  let options: Options

  private let batchSize = 10_000

  func run() throws -> Int32 {
    var facts = DoubleFacts(machine: .current(), seed: options.seed)
    var texts = DoubleTexts(SeededGenerator(seed: options.seed))
    let decoder = SmartJSONDecoder()
    while facts.compared < options.count {
      let count = min(batchSize, options.count - facts.compared)
      let differences = try DoubleBatch(count: count, &texts)
        .differences { json in
          try decoder.decode([Double].self, from: Data(json))
        }
      facts.add(compared: count, differences: differences)
    }
    print("\(facts.compared) doubles compared with strtod, \(facts.differing) differ")
    for example in facts.examples { print("  \(example)") }
    if let output = options.output {
      try ReportFolder(path: output).write("doubles.json", ReportFile.data(facts))
    }
    return facts.differing == 0 ? 0 : 1
  }
}
