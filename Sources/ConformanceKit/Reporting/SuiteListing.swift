/// The cases of a suite as JSON text, for tools that list them.
public struct SuiteListing {
  /// The version of the format.
  public static let schemaVersion: Int = 1

  private let suite: ConformanceSuite

  /// Creates a listing.
  public init(_ suite: ConformanceSuite = .current) {
    self.suite = suite
  }

  /// The JSON text with sorted keys and a line feed at the end.
  public var text: String {
    JSONWriter.text(
      of: .members([
        "schemaVersion": .integer(Self.schemaVersion),
        "suite": .string(suite.version),
        "cases": .array(suite.cases.map(encoded)),
      ])
    )
  }

  private func encoded(_ conformanceCase: ConformanceCase) -> JSONValue {
    .members([
      "id": .string(conformanceCase.id.rawValue),
      "title": .string(conformanceCase.title),
      "clause": .string(conformanceCase.clause.id),
      "requirement": .string(conformanceCase.requirement.rawValue),
      "profile": .string(conformanceCase.profile.rawValue),
      "needs": .array(conformanceCase.needs.sorted().map { .string($0.rawValue) }),
      "model": .string(conformanceCase.model.rawValue),
      "kills": .array(conformanceCase.kills.sorted().map { .string($0) }),
      "since": .string(conformanceCase.since),
    ])
  }
}
