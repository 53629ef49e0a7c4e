public import FuzzKit

/// The registry of targets that the tool offers.
public enum FuzzTargets {
  /// All targets; the order is part of what a seed number leads to.
  public static let all: [any FuzzTarget] = [
    SmartDecoderTarget("scalars", Scalars.self, seedInputs: Scalars.seedInputs),
    SmartDecoderTarget(
      "scalars/string",
      Scalars.self,
      form: .string,
      seedInputs: Scalars.seedInputs
    ),
    SmartDecoderTarget("numbers", Numbers.self, laws: Numbers.laws, seedInputs: Numbers.seedInputs),
    SmartDecoderTarget("optionals", Optionals.self, seedInputs: Optionals.seedInputs),
    SmartDecoderTarget("nested", Nested.self, seedInputs: Nested.seedInputs),
    SmartDecoderTarget("nested/string", Nested.self, form: .string, seedInputs: Nested.seedInputs),
    SmartDecoderTarget("enums", Enums.self, seedInputs: Enums.seedInputs),
    SmartDecoderTarget("mapped", Mapped.self, laws: Mapped.laws, seedInputs: Mapped.seedInputs),
    SmartDecoderTarget("flat", Flat.self, laws: Flat.laws, seedInputs: Flat.seedInputs),
    SmartDecoderTarget("inherited", Derived.self, seedInputs: Derived.seedInputs),
    SmartDecoderTarget("tree", Tree.self, seedInputs: Tree.seedInputs),
    SmartDecoderTarget("plain", PlainParent.self, seedInputs: PlainParent.seedInputs),
    SmartDecoderTarget("values", Values.self, laws: Values.laws, seedInputs: Values.seedInputs),
    SmartDecoderTarget(
      "dictionaries",
      Dictionaries.self,
      laws: Dictionaries.laws,
      seedInputs: Dictionaries.seedInputs
    ),
    SmartDecoderTarget("page", Page.self, seedInputs: Page.seedInputs),
    FoundationTarget("foundation/scalars", Scalars.self, seedInputs: Scalars.seedInputs),
    FoundationTarget("foundation/nested", Nested.self, seedInputs: Nested.seedInputs),
    FoundationTarget("foundation/tree", Tree.self, seedInputs: Tree.seedInputs),
    PlantedTarget(),
  ]
}
