/// What the floor subjects pass of the scored cases of one clause.
///
/// A clause that some floor passes completely promises nothing: a decoder that does not decode
/// would get it too.
public struct ClauseFloor: Hashable, Sendable {
  /// The id of the clause.
  public let clause: String
  /// How many scored cases check it.
  public let scored: Int
  /// How many of them each floor subject passes.
  public let passed: [FloorSubject: Int]

  /// The floor subjects that pass all of them, in the order of their names.
  public var passers: [FloorSubject] {
    passed.filter { $0.value == scored }.keys.sorted { $0.rawValue < $1.rawValue }
  }
}
