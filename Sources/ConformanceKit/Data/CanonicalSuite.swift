/// The cases and schemas of a suite as canonical JSON: only what can change a verdict.
///
/// For a case that is its id, requirement, profile, needs, model, input, settings, expectation and excluded
/// variations. The title, the clause, `kills`, versions, origin and the reasons inside expectations are left
/// out: changing one of these invalidates no certificate. Expected values are hashed as JSON values, not as
/// text; inputs byte by byte.
package struct CanonicalSuite {
  private let suite: ConformanceSuite

  package init(_ suite: ConformanceSuite) {
    self.suite = suite
  }

  /// The hash of all cases, ordered by id, and of all schemas, ordered by id.
  package var digest: String {
    CanonicalJSON.digest(
      of: .members([
        "cases": .array(
          suite.cases.map { conformanceCase in
            .members([
              "id": .string(conformanceCase.id.rawValue),
              "case": Self.encoded(conformanceCase),
            ])
          }
        ),
        "models": .array(
          suite.models.schemas.sorted { $0.id < $1.id }.map(CanonicalSchema.encoded)
        ),
        "swiftOnly": .array(suite.swiftOnly.sorted().map { .string($0) }),
      ])
    )
  }

  /// The hash of a case without its id, which identifies a case that was only renamed.
  package static func digest(of conformanceCase: ConformanceCase) -> String {
    CanonicalJSON.digest(of: encoded(conformanceCase))
  }

  private static func encoded(_ conformanceCase: ConformanceCase) -> JSONValue {
    let settings = conformanceCase.settings.map { ($0.key.rawValue, JSONValue.string($0.value)) }
    return .members([
      "requirement": .string(conformanceCase.requirement.rawValue),
      "profile": .string(conformanceCase.profile.rawValue),
      "needs": .array(conformanceCase.needs.sorted().map { .string($0.rawValue) }),
      "model": .string(conformanceCase.model.rawValue),
      "input": encoded(conformanceCase.input),
      "settings": .members(Dictionary(settings, uniquingKeysWith: { first, _ in first })),
      "expect": encoded(conformanceCase.expectation),
      "excluded": .array(conformanceCase.excluded.sorted().map { .string($0.rawValue) }),
    ])
  }

  /// Large inputs are represented by how they are made, not by their bytes.
  private static func encoded(_ input: CaseInput) -> JSONValue {
    switch input {
    case .text(let text): .members(["text": .string(text)])
    case .hex(let digits):
      .members(["hex": .string(digits.filter { $0 != " " }.lowercased())])
    case .nested(let open, let core, let close, let depth, let end):
      .members([
        "open": .string(open), "core": .string(core), "close": .string(close),
        "depth": .integer(depth), "end": .string(end),
      ])
    }
  }

  private static func encoded(_ expectation: Expectation) -> JSONValue {
    switch expectation {
    case .value(let text, let repairs):
      .members(["value": parsed(text), "repairs": encoded(repairs)])
    case .defaults(let text, let repairs):
      .members(["defaultsExcept": parsed(text), "repairs": encoded(repairs)])
    case .rejection(let kind, let path):
      .members([
        "rejection": .members([
          "kind": kind.map { .string($0.rawValue) } ?? .null,
          "path": path.map { .string($0) } ?? .null,
        ])
      ])
    case .oneOf(let arms, _): .members(["oneOf": .array(arms.map(encoded))])
    case .unspecified: .members(["unspecified": .boolean(true)])
    }
  }

  private static func encoded(_ repairs: [Repair]?) -> JSONValue {
    guard let repairs else { return .null }
    return .array(
      repairs.map { .members(["kind": .string($0.kind.rawValue), "path": .string($0.path)]) }
    )
  }

  /// Expected text as the value it denotes, or as text if it is not JSON, which lint reports.
  package static func parsed(_ text: String) -> JSONValue {
    (try? JSONReader.read(text)) ?? .members(["unreadable": .string(text)])
  }
}

extension ConformanceSuite {
  /// The SHA-256 hash, as 64 hexadecimal digits, of everything in the suite that can change a verdict.
  ///
  /// It covers the canonical JSON of all cases (id, requirement, profile, needs, model, input, settings,
  /// expectation, excluded variations) and of all schemas, and what is required of Swift alone. It covers
  /// neither the version of the suite nor titles, clauses, `kills`, `since`, `revised`, `origin` and reasons,
  /// and the order in which cases and models are declared does not matter: two suites with the same digest
  /// give every subject the same verdicts. Each call computes it anew.
  public var digest: String { CanonicalSuite(self).digest }
}
