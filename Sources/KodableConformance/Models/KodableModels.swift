public import ConformanceKit
public import Kodable

/// The schemas of the built-in suite as Kodable models, with the same initial values.
///
/// All are generated; those that Kodable cannot express are left out.
enum KodableModels {
  /// The enclosing model in which a variation nests an input.
  struct Box<Model: Kodable>: Kodable {
    @Coding(default: Model()) var item: Model
  }
}

extension Coding: ObservedWrapper {}
