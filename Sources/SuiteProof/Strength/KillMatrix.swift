package import ConformanceKit

/// Which case catches which fault: the measure of a suite's strength.
package struct KillMatrix: Sendable {
  /// The version of the suite.
  package let suiteVersion: String
  /// The cases that were run, ordered by id.
  package let cases: [CaseID]
  /// The cases that count and were judged, ordered by id: no `may`, no ``Expectation/unspecified(because:)``.
  package let scored: [CaseID]
  /// The cases that no reference is run on, ordered by id: property list documents, which only have external
  /// judges, and inputs so large that only survival is checked.
  package let unjudged: [CaseID]
  /// The cases that catch each fault, ordered by id, by the fault's id.
  package let killers: [String: [CaseID]]
  /// The cases that name each fault, by the fault's id.
  package let declared: [String: [CaseID]]
  /// The cases that the reference itself does not pass; any of them voids the matrix.
  package let referenceFailures: [Verdict]
  /// The results of the floor subjects for each clause with a scored case, ordered by the clause's id.
  package let floors: [ClauseFloor]
  /// The failing verdicts on faults whose explanation lacks the path, the expected or the actual value, as
  /// `case: fault`, ordered.
  package let unhelpful: [String]

  /// The faults that no case catches, by id.
  package var survivors: [String] {
    killers.filter(\.value.isEmpty).keys.sorted()
  }

  /// The faults that no case names, by id.
  package var unnamed: [String] {
    declared.filter(\.value.isEmpty).keys.sorted()
  }

  /// The faults that cases name but do not catch, as `case: fault`, ordered.
  package var falseClaims: [String] {
    declared.flatMap { fault, cases in
      let measured = Set(killers[fault] ?? [])
      return cases.filter { !measured.contains($0) }.map { "\($0): \(fault)" }
    }
    .sorted()
  }

  /// The scored cases that no fault makes fail, ordered by id.
  package var idle: [CaseID] {
    let busy = Set(killers.values.joined())
    return scored.filter { !busy.contains($0) }
  }

  /// The clauses whose scored cases are all passed by one floor subject, ordered by id.
  package var floored: [ClauseFloor] {
    floors.filter { !$0.passers.isEmpty }
  }

  /// Whether the reference passes, no fault survives, every claim is true, no case is idle, no clause
  /// is passed by a floor and every failure is explained.
  package var isSound: Bool {
    referenceFailures.isEmpty && survivors.isEmpty && unnamed.isEmpty && falseClaims.isEmpty
      && idle.isEmpty && floored.isEmpty && unhelpful.isEmpty
  }
}
