/// What a format tells apart, or cannot say, where JSON does not or can.
///
/// A ``SuiteFormat`` declares its traits, and each document is asked as the format would have
/// it: in its own form where there is one, and not at all where there is none, which reports say. What a
/// format cannot say as such, such as null, needs no trait: its `encode` throws ``Inexpressible``.
public enum FormatTrait: String, Hashable, Sendable, CaseIterable {
  /// An integer is no real number and a real number no integer, as in CBOR, MessagePack and TOML.
  ///
  /// A number that a type asks for as a real one is written with a point, whatever the case has: `3` becomes
  /// `3.0`. A number with a point or an exponent that is asked for as an integer excuses from the case.
  case typedNumbers = "typed-numbers"
  /// The top of a document is a table, as in TOML.
  ///
  /// A top that is no object is the value of the only key of a table, and the model is asked for through a
  /// holder, whose key is left out of paths.
  case tableOnTop = "table-on-top"
  /// A number, `true` or `false` is also the text that it is written as, as in YAML, XML and CSV.
  ///
  /// Where a type asks for a text and the case has a number or a Boolean, which JSON refuses, the format has
  /// nothing to refuse, and the case is excused.
  case plainScalars = "plain-scalars"
}
