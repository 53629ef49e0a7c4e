import ConformanceKit
import DecoderLaw

/// A kill matrix as JSON text, the same bytes for the same suite.
///
/// The text has sorted keys and contains neither times nor paths:
///
/// - `schemaVersion`, `suite`, and `counts` of cases, scored cases, faults and clauses;
/// - `faults`: by id what the faulty decoder does, the cases that catch it (`killers`) and those that exist
///   for it (`declared`);
/// - `floors`: by clause the number of scored cases, and how many each floor subject passes;
/// - `problems`: what is wrong; every list in it is empty for a sound suite.
package struct EncodedStrength {
  /// The version of the format; it grows with every change that a reader could notice.
  package static let schemaVersion: Int = 1

  private let matrix: KillMatrix

  /// Creates an encoder.
  package init(_ matrix: KillMatrix) {
    self.matrix = matrix
  }

  /// The JSON text, with a line feed at the end.
  package var text: String {
    JSONWriter.text(
      of: .members([
        "schemaVersion": .integer(Self.schemaVersion),
        "suite": .string(matrix.suiteVersion),
        "sound": .boolean(matrix.isSound),
        "counts": counts,
        "faults": .members(matrix.killers.reduce(into: [:]) { $0[$1.key] = fault($1.key) }),
        "floors": .members(matrix.floors.reduce(into: [:]) { $0[$1.clause] = encoded($1) }),
        "problems": problems,
      ])
    )
  }

  private var counts: JSONValue {
    .members([
      "cases": .integer(matrix.cases.count),
      "scored": .integer(matrix.scored.count),
      "faults": .integer(matrix.killers.count),
      "clauses": .integer(matrix.floors.count),
    ])
  }

  private func fault(_ id: String) -> JSONValue {
    .members([
      "summary": (Fault.named(id)?.summary).map { .string($0) } ?? .null,
      "killers": encoded(matrix.killers[id] ?? []),
      "declared": encoded(matrix.declared[id] ?? []),
    ])
  }

  private func encoded(_ floor: ClauseFloor) -> JSONValue {
    let passed = floor.passed.map { ($0.key.rawValue, JSONValue.integer($0.value)) }
    return .members([
      "scored": .integer(floor.scored),
      "passed": .members(Dictionary(passed, uniquingKeysWith: { first, _ in first })),
    ])
  }

  private var problems: JSONValue {
    .members([
      "referenceFailures": encoded(matrix.referenceFailures.map(\.id)),
      "survivors": .array(matrix.survivors.map { .string($0) }),
      "unnamed": .array(matrix.unnamed.map { .string($0) }),
      "falseClaims": .array(matrix.falseClaims.map { .string($0) }),
      "idle": encoded(matrix.idle),
      "floored": .array(matrix.floored.map { .string($0.clause) }),
      "unhelpful": .array(matrix.unhelpful.map { .string($0) }),
    ])
  }

  private func encoded(_ ids: [CaseID]) -> JSONValue {
    .array(ids.map { .string($0.rawValue) })
  }
}
