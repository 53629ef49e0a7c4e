import ConformanceKit

/// How many scored cases the floor subjects pass of one clause, or of one profile that binds every decoder.
///
/// If a floor passes all of them, the clause proves nothing: a decoder that does not decode would also pass.
package struct ClauseFloor: Hashable, Sendable {
  /// The id of the clause, or the name of the profile.
  package let clause: String
  /// How many scored cases check it.
  package let scored: Int
  /// How many of them each floor subject passes.
  package let passed: [FloorSubject: Int]

  /// The floor subjects that pass all of them, in the order of their names.
  package var passers: [FloorSubject] {
    passed.filter { $0.value == scored }.keys.sorted { $0.rawValue < $1.rawValue }
  }
}
