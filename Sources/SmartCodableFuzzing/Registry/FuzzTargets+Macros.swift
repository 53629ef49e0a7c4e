import FuzzKit

extension FuzzTargets {
  #if HAS_MACROS
  /// Classes whose coding a macro writes, each beside its hand-written twin.
  static let macroMade: [any FuzzTarget] = [
    SmartDecoderTarget(
      "inherited/macro",
      MacroMade.self,
      laws: .ordinary.union(.twin),
      twin: { input, context in
        SmartDecoderTarget("inherited/hand", Derived.self, seedInputs: Derived.seedInputs)
          .run(input, in: context)
      },
      seedInputs: Derived.seedInputs
    )
  ]
  #else
  /// A build for libFuzzer has no macros.
  static let macroMade: [any FuzzTarget] = []
  #endif
}
