import FuzzKit

extension FuzzTargets {
  #if HAS_MACROS
  /// Classes whose coding a macro writes, each beside its hand-written twin.
  static let macroMade = [inherited("inherited/macro", MacroMade.self, beside: Derived.self)]
  #else
  /// A build for libFuzzer has no macros.
  static let macroMade: [any FuzzTarget] = []
  #endif
}
