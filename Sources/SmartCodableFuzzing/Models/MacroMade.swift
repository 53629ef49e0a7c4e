#if HAS_MACROS
import SmartCodableInherit

/// The properties of ``Derived``, with the coding that the macro writes.
@SmartSubclass
final class MacroMade: Base {
  var level = 7
  var list: [Int] = [8]
  var note: String?
}
#endif
