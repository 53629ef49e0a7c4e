import Foundation
import FuzzKit
import SmartCodableFuzzing

/// Compares the cost of making an input with that of decoding it, for documents of one length.
struct GenerationBench: Sendable {
  /// The model, by the name of its target.
  let name: String
  /// Nanoseconds to make one input.
  let generation: Double
  /// Nanoseconds to decode the document that inputs are made from.
  let decode: Double

  /// The cost of an input in decodes.
  var ratio: Double { generation / decode }

  /// The length of the documents, in bytes.
  static let length = 255

  /// Measures a few models, and all of them together; each figure is the fastest of `rounds` rounds of `count` each.
  static func run(rounds: Int = 5, count: UInt64 = 20_000) -> [GenerationBench] {
    let rows = MeasuredModel.all.map { measure($0, rounds, count) }
    func mean(_ figure: (GenerationBench) -> Double) -> Double {
      rows.reduce(0) { $0 + figure($1) } / Double(rows.count)
    }
    return rows + [
      GenerationBench(name: "all", generation: mean(\.generation), decode: mean(\.decode))
    ]
  }

  private static func measure(
    _ model: MeasuredModel,
    _ rounds: Int,
    _ count: UInt64
  ) -> GenerationBench {
    let documents = model.seedInputs.compactMap(padded)
    let source = InputSource(
      seed: 1,
      corpus: Corpus([]),
      targets: [model.target(documents)],
      maximumLength: FuzzConfiguration().maximumLength
    )
    let inputs = documents.map { Data($0.utf8) }
    var bytes = 0
    let generation = fastest(rounds) {
      for iteration in 0..<count { bytes += source.input(at: iteration).bytes.count }
    }
    let decode = fastest(rounds) {
      for iteration in 0..<Int(count) where !inputs.isEmpty {
        bytes += model.isDecoded(inputs[iteration % inputs.count]) ? 1 : 0
      }
    }
    return GenerationBench(
      name: model.name,
      generation: generation / Double(count),
      decode: decode / Double(count)
    )
  }

  /// The document padded to ``length`` with a member that is not read; nil if it is longer.
  private static func padded(_ text: String) -> String? {
    let missing = length - text.utf8.count - #","pad":"""#.utf8.count
    guard missing >= 0, text.hasSuffix("}") else { return nil }
    return text.dropLast() + #","pad":""# + String(repeating: "x", count: missing) + #""}"#
  }

  private static func fastest(_ rounds: Int, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<max(1, rounds)).map { _ in clock.measure(body) / .nanoseconds(1) }
    return times.min() ?? 0
  }
}
