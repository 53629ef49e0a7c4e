import Foundation
import FuzzKit
import SmartCodable

/// Compares the cost of making an input with that of decoding it, for documents of one length.
public struct GenerationBench: Sendable {
  /// The model, by the name of its target.
  public let name: String
  /// Nanoseconds to make one input.
  public let generation: Double
  /// Nanoseconds to decode the document that inputs are made from.
  public let decode: Double

  /// The cost of an input in decodes.
  public var ratio: Double { generation / decode }

  /// The length of the documents, in bytes.
  public static let length = 255

  /// Measures a few models; each figure is the fastest of `rounds` rounds of `count` each.
  public static func run(rounds: Int = 5, count: UInt64 = 20_000) -> [GenerationBench] {
    [
      measure("scalars", Scalars.self, Scalars.seedInputs, rounds, count),
      measure("numbers", Numbers.self, Numbers.seedInputs, rounds, count),
      measure("enums", Enums.self, Enums.seedInputs, rounds, count),
      measure("nested", Nested.self, Nested.seedInputs, rounds, count),
      measure("optionals", Optionals.self, Optionals.seedInputs, rounds, count),
    ]
  }

  /// The rows of ``run(rounds:count:)``, followed by one for all of these documents together.
  public static func runAll() -> [GenerationBench] {
    let rows = run()
    let sum = GenerationBench(
      name: "all",
      generation: rows.reduce(0) { $0 + $1.generation } / Double(max(1, rows.count)),
      decode: rows.reduce(0) { $0 + $1.decode } / Double(max(1, rows.count))
    )
    return rows + [sum]
  }

  private static func measure<Model: SmartCodable>(
    _ name: String,
    _ model: Model.Type,
    _ seedInputs: [String],
    _ rounds: Int,
    _ count: UInt64
  ) -> GenerationBench {
    let documents = seedInputs.compactMap(padded)
    let target = SmartDecoderTarget(name, model, seedInputs: documents)
    let source = InputSource(
      seed: 1,
      corpus: Corpus([]),
      targets: [target],
      maximumLength: FuzzConfiguration().maximumLength
    )
    let inputs = documents.map { Data($0.utf8) }
    var bytes = 0
    let generation = fastest(rounds) {
      for iteration in 0..<count { bytes += source.input(at: iteration).bytes.count }
    }
    let decode = fastest(rounds) {
      for iteration in 0..<Int(count) where !inputs.isEmpty {
        let report = try? Model.decode(from: inputs[iteration % inputs.count])
        bytes += report == nil ? 0 : 1
      }
    }
    return GenerationBench(
      name: name,
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
