import Foundation
package import FuzzKit

/// A small lenient decoder, correct unless a bug is switched on, together with one model.
///
/// It measures how strong the fuzzer is (`smartfuzz selftest --planted`), and is a separate module so that
/// its edges can be counted.
package struct PlantedDecoderTarget: FuzzTarget {
  /// The bug that is switched on, or nil for the correct decoder.
  package let bug: PlantedBug?
  /// The model that is decoded.
  package let model: PlantedModelName
  /// Whether the model is probed.
  package let isProbed: Bool

  /// Creates a target; without the probe, mutation knows only the seed inputs.
  package init(bug: PlantedBug?, model: PlantedModelName, isProbed: Bool) {
    self.bug = bug
    self.model = model
    self.isProbed = isProbed
  }

  /// `planted/<bug>/<model>`, followed by `/probe` if the probe is on.
  package var name: String {
    "planted/\(bug?.rawValue ?? "none")/\(model.rawValue)\(isProbed ? "/probe" : "")"
  }

  /// The laws that the correct decoder keeps.
  package var laws: TargetLaws {
    [
      .total, .strictSyntax, .agreement, .reportsRepairs, .keyOrder, .nullIsMissing, .locality,
      .repeatable, .hashSeed, .unknownKeys, .spelling, .numberIsString, .writes, .roundTrip,
      .keepsUnmentioned,
    ]
  }

  /// True: it has bugs on purpose.
  package var isOptIn: Bool { true }

  /// Plain documents; no bug shows on them.
  package var seedInputs: [String] { model.type.seedInputs }

  /// The schema of the model; empty if the probe is off.
  package var schema: ProbedSchema {
    isProbed ? model.type.schema : .none
  }

  /// Decodes with the planted decoder.
  package func run(_ input: [UInt8], in context: RunContext) -> Execution {
    model.type.run(input, bug, context)
  }

  /// Decodes with the strict decoder of Foundation.
  package func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
    model.type.reference(input, context)
  }

  /// Decodes, and writes the observation as JSON.
  package func write(_ input: [UInt8], in context: RunContext) -> Writing? {
    guard let tree = run(input, in: context).tree else { return nil }
    return Writing(text: tree.bytes, again: tree.bytes)
  }

  /// The initial values of the model.
  package func untouched(in context: RunContext) -> Execution? {
    model.type.untouched(context)
  }
}

extension PlantedModel {
  fileprivate static var schema: ProbedSchema {
    SchemaProbe.schema(
      of: Self.self,
      sample: seedInputs.first,
      hints: ProbeHints(
        keys: { _, _ in nil },
        fallback: { type in (type as? any PlantedModel.Type)?.init() }
      )
    )
  }

  fileprivate static func run(
    _ input: [UInt8],
    _ bug: PlantedBug?,
    _ context: RunContext
  ) -> Execution {
    let reader = PlantedReader(bug: bug)
    switch reader.decode(Self.self, from: input) {
    case .success(let model):
      return .decoded(context.observe(model), diagnostics: reader.repairs)
    case .failure(let error): return .thrown(error.rawValue)
    }
  }

  fileprivate static func reference(_ input: [UInt8], _ context: RunContext) -> Execution {
    do {
      return .decoded(context.observe(try JSONDecoder().decode(Self.self, from: Data(input))))
    } catch {
      return .thrown("strict")
    }
  }

  fileprivate static func untouched(_ context: RunContext) -> Execution {
    .decoded(context.observe(Self()))
  }
}
