/// Cases, the models they decode into, and the capabilities they may need.
public struct ConformanceSuite: Sendable {
  /// The version: major for a changed expectation, minor for new cases.
  public let version: String
  /// The models.
  public let models: ModelCatalog
  /// The capabilities that cases may need.
  public let capabilities: Set<Capability>
  /// The cases, ordered by id.
  public let cases: [ConformanceCase]
  /// The clauses of the specification that no case can check.
  public let untestable: [Untestable]

  /// Creates a suite.
  ///
  /// - Parameters:
  ///   - version: Major and minor number.
  ///   - models: The models; by default the built-in ones.
  ///   - capabilities: What cases may need; by default all built-in ones.
  ///   - cases: The cases in any order.
  ///   - untestable: The clauses that no case can check; by default none.
  public init(
    version: String,
    models: ModelCatalog = .standard,
    capabilities: Set<Capability> = Capability.all,
    cases: [ConformanceCase],
    untestable: [Untestable] = []
  ) {
    self.version = version
    self.models = models
    self.capabilities = capabilities
    self.cases = cases.sorted { $0.id < $1.id }
    self.untestable = untestable
  }

  /// The built-in suite.
  public static let current = ConformanceSuite(
    version: "1.0",
    cases: allCases,
    untestable: untestableClauses
  )

  private static let allCases: [ConformanceCase] = [
    nullCases, keyCases, enumCases, stringifiedCases, inheritanceCases, flatCases,
    conversionCases, numberCases, collectionCases, mappingCases, nestingCases, syntaxCases,
    pathCases, keyStrategyCases, numberStrategyCases, elementStrategyCases, repairCases,
    recursionCases, typeDefaultCases, rootCases, plainEnumCases, unmakeableFlatCases,
    declaredMappingCases, genericCases, placeCases, wholeCallCases,
    dateCases, dataCases, decimalCases, setCases, anyCases, compactCases,
  ]
  .flatMap(\.self)

  /// The case with this id, or nil.
  ///
  /// - Parameter id: The id of the case.
  public subscript(id: CaseID) -> ConformanceCase? {
    cases.first { $0.id == id }
  }

  /// The chapters in alphabetical order; reports call them areas.
  public var chapters: [String] {
    Set(cases.map(\.id.chapter)).sorted()
  }
}
