import FuzzKit
import SmartCodable

extension FuzzTargets {
  /// A class that must decode like its `twin`, which declares the same properties differently.
  static func inherited<Model: SmartCodable, Twin: SmartCodable & SendableMetatype>(
    _ name: String,
    _ model: Model.Type,
    beside twin: Twin.Type
  ) -> any FuzzTarget {
    twinned(name, model, laws: .ordinary, beside: twin, seedInputs: Derived.seedInputs)
  }

  /// A model that must decode like its `twin`, another declaration of the same properties.
  static func twinned<Model: SmartCodable, Twin: SmartCodable & SendableMetatype>(
    _ name: String,
    _ model: Model.Type,
    laws: TargetLaws,
    beside twin: Twin.Type,
    seedInputs: [String]
  ) -> any FuzzTarget {
    let other = SmartDecoderTarget("\(name)/twin", twin, seedInputs: seedInputs)
    return SmartDecoderTarget(
      name,
      model,
      laws: laws.union(.twin),
      twin: { input, context in other.run(input, in: context) },
      seedInputs: seedInputs
    )
  }
}
