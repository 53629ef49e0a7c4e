import FuzzKit
import SmartCodable

extension FuzzTargets {
  /// A class that has to decode as its `twin` does, which declares the same properties otherwise.
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
