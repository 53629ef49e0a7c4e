import FuzzKit
import SmartCodable

extension FuzzTargets {
  private static var numbers: [any FuzzTarget] {
    var targets: [any FuzzTarget] = [
      SmartDecoderTarget("scalars", Scalars.self), SmartDecoderTarget("numbers", Numbers.self),
    ]
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      targets += [
        SmartDecoderTarget("numbers/wide", WideNumbers.self),
        SmartDecoderTarget(
          "options/floats",
          WideNumbers.self,
          options: [.float(SmartOptions.names)],
          writingOptions: [.float(SmartOptions.writtenNames)],
          seedInputs: WideNumbers.seedInputs + [
            #"{"graphics":"inf","exact":"nan","signed":"-inf"}"#
          ]
        ),
      ]
    }
    return targets
  }

  /// Every family of models in the specification, decoded from data without options.
  static let models: [any FuzzTarget] =
    numbers + [
      SmartDecoderTarget("optionals", Optionals.self), SmartDecoderTarget("nested", Nested.self),
      SmartDecoderTarget("texts", Texts.self), SmartDecoderTarget("enums", Enums.self),
      SmartDecoderTarget("enums/associated", Associated.self),
      SmartDecoderTarget("mapped", Mapped.self), SmartDecoderTarget("flat", Flats.self),
      SmartDecoderTarget("inherited", Derived.self),
      SmartDecoderTarget("counted", Counted.self, steps: { CountedKey.calls }),
      SmartDecoderTarget("tree", Tree.self), SmartDecoderTarget("deep", Deep.self),
      SmartDecoderTarget("plain", PlainParent.self), SmartDecoderTarget("generic", Generic.self),
      SmartDecoderTarget("values", Values.self),
      SmartDecoderTarget("dictionaries", Dictionaries.self),
      SmartDecoderTarget("any", AnyValues.self), SmartDecoderTarget("compact", Compact.self),
      SmartDecoderTarget("wrapped", Wrapped.self), SmartDecoderTarget("published", Published.self),
      SmartDecoderTarget("transformed", LifetimesModel.self),
      SmartDecoderTarget("hand-written", HandWritten.self),
    ]
}
