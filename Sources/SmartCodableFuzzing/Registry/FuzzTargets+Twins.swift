import FuzzKit
import SmartCodable

extension FuzzTargets {
  /// A class that must decode like its `twin`, which declares the same properties differently.
  static func inherited<Model: SmartCodable, Twin: SmartCodable & SendableMetatype>(
    _ name: String,
    _ model: Model.Type,
    beside twin: Twin.Type
  ) -> any FuzzTarget {
    let other = SmartDecoderTarget("inherited/twin", twin, seedInputs: Derived.seedInputs)
    return SmartDecoderTarget(
      name,
      model,
      laws: .ordinary.union(.twin),
      twin: { input, context in other.run(input, in: context) },
      seedInputs: Derived.seedInputs
    )
  }
}
