import FuzzKit

extension FuzzTargets {
  private static var numbers: [any FuzzTarget] {
    var targets: [any FuzzTarget] = [
      SmartDecoderTarget("scalars", Scalars.self, seedInputs: Scalars.seedInputs),
      SmartDecoderTarget(
        "numbers",
        Numbers.self,
        laws: Numbers.laws,
        seedInputs: Numbers.seedInputs
      ),
    ]
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      targets.append(
        SmartDecoderTarget(
          "numbers/wide",
          WideNumbers.self,
          laws: WideNumbers.laws,
          seedInputs: WideNumbers.seedInputs
        )
      )
    }
    return targets
  }

  /// Every family of models in the specification, decoded from data without options.
  static let models: [any FuzzTarget] =
    numbers + [
      SmartDecoderTarget("optionals", Optionals.self, seedInputs: Optionals.seedInputs),
      SmartDecoderTarget("nested", Nested.self, seedInputs: Nested.seedInputs),
      SmartDecoderTarget("texts", Texts.self, seedInputs: Texts.seedInputs),
      SmartDecoderTarget("enums", Enums.self, seedInputs: Enums.seedInputs),
      SmartDecoderTarget(
        "enums/associated",
        Associated.self,
        laws: Associated.laws,
        seedInputs: Associated.seedInputs
      ),
      SmartDecoderTarget("mapped", Mapped.self, laws: Mapped.laws, seedInputs: Mapped.seedInputs),
      SmartDecoderTarget("flat", Flat.self, laws: Flat.laws, seedInputs: Flat.seedInputs),
      SmartDecoderTarget(
        "flat/several",
        Flats.self,
        laws: Flats.laws,
        seedInputs: Flats.seedInputs
      ),
      SmartDecoderTarget(
        "flat/maps",
        FlatMaps.self,
        laws: FlatMaps.laws,
        seedInputs: FlatMaps.seedInputs
      ),
      inherited("inherited", Derived.self, beside: InheritedTwin.self),
      SmartDecoderTarget(
        "counted",
        Counted.self,
        laws: Counted.laws,
        steps: { Counted.calls },
        seedInputs: Counted.seedInputs
      ),
      SmartDecoderTarget("tree", Tree.self, seedInputs: Tree.seedInputs),
      SmartDecoderTarget("deep", Deep.self, laws: Deep.laws, seedInputs: Deep.seedInputs),
      SmartDecoderTarget("plain", PlainParent.self, seedInputs: PlainParent.seedInputs),
      SmartDecoderTarget("generic", Generic.self, seedInputs: Generic.seedInputs),
      SmartDecoderTarget("values", Values.self, laws: Values.laws, seedInputs: Values.seedInputs),
      SmartDecoderTarget(
        "dictionaries",
        Dictionaries.self,
        laws: Dictionaries.laws,
        seedInputs: Dictionaries.seedInputs
      ),
      SmartDecoderTarget("page", Page.self, seedInputs: Page.seedInputs),
      SmartDecoderTarget(
        "any",
        AnyValues.self,
        laws: AnyValues.laws,
        seedInputs: AnyValues.seedInputs
      ),
      SmartDecoderTarget(
        "compact",
        Compact.self,
        laws: Compact.laws,
        seedInputs: Compact.seedInputs
      ),
      SmartDecoderTarget(
        "wrapped",
        Wrapped.self,
        laws: Wrapped.laws,
        seedInputs: Wrapped.seedInputs
      ),
      SmartDecoderTarget(
        "published",
        Published.self,
        laws: Published.laws,
        seedInputs: Published.seedInputs
      ),
      twinned(
        "transformed",
        Transformed.self,
        laws: Transformed.laws,
        beside: TransformedTwin.self,
        seedInputs: Transformed.seedInputs
      ),
      SmartDecoderTarget(
        "hand-written",
        HandWritten.self,
        laws: HandWritten.laws,
        seedInputs: HandWritten.seedInputs
      ),
      SmartDecoderTarget("hooked", Hooked.self, laws: Hooked.laws, seedInputs: Hooked.seedInputs),
    ]
}
