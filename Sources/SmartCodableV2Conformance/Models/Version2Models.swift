import ConformanceKit
import SmartCodableV2

/// The schemas of the built-in suite as models of version 2, with the same initial values.
///
/// All are generated; those that version 2 cannot express are left out.
enum Version2Models {
  /// The enclosing model in which a variation nests an input.
  struct Box<Model: SmartCodable>: SmartCodable {
    var item = Model()
  }
}
