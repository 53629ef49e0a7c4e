/// Cases, the models they decode into, and the capabilities they may need.
public struct ConformanceSuite: Sendable {
  /// The version: major for a changed expectation, minor for new cases.
  public let version: String
  /// The models.
  public let models: ModelCatalog
  /// The capabilities that cases may need: those of the built-in suite, and those that the cases name.
  public var capabilities: Set<Capability> {
    cases.reduce(into: Capability.all) { $0.formUnion($1.needs) }
  }
  /// The cases, ordered by id.
  public let cases: [ConformanceCase]
  /// The ids of former cases; they are never used again.
  public let retired: Set<CaseID>
  /// The pattern that selected the cases; nil for all cases.
  ///
  /// Selected cases earn no certificate.
  public private(set) var filter: Glob?
  /// The clauses of the specification that no case can check.
  public let untestable: [Untestable]
  /// Patterns of the clauses from which a subject that runs no Swift is excused.
  public let swiftOnly: [String]

  /// Creates a suite.
  ///
  /// - Parameters:
  ///   - version: Major and minor number.
  ///   - models: The models; by default the built-in ones.
  ///   - cases: The cases in any order.
  ///   - retired: The ids of former cases; by default none.
  ///   - untestable: The clauses that no case can check; by default none.
  ///   - swiftOnly: Patterns of the clauses from which a subject that runs no Swift is excused, for example
  ///     `CTR-KEYED-*`; by default none.
  public init(
    version: String,
    models: ModelCatalog = .standard,
    cases: [ConformanceCase],
    retired: Set<CaseID> = [],
    untestable: [Untestable] = [],
    swiftOnly: [String] = []
  ) {
    self.version = version
    self.models = models
    self.cases = cases.sorted { $0.id < $1.id }
    self.retired = retired
    self.untestable = untestable
    self.swiftOnly = swiftOnly
  }

  /// The version of the built-in suite.
  package static let builtInVersion = "2.0"

  /// The built-in suite, read from the text embedded in the kit.
  ///
  /// A suite without cases would mean that the embedded text is damaged; a test reads it.
  public static let current: ConformanceSuite =
    (try? SuiteFolder.embedded
      .suite(version: builtInVersion, beside: nil, models: .standard))
    ?? ConformanceSuite(version: builtInVersion, models: ModelCatalog([]), cases: [])

  /// The case with this id, or nil.
  ///
  /// - Parameter id: The id of the case.
  public subscript(id: CaseID) -> ConformanceCase? {
    // A report looks up each failure several times, and the cases are in order.
    let place = cases.boundary { $0.id >= id }
    return place < cases.count && cases[place].id == id ? cases[place] : nil
  }

  /// The dialects that have cases.
  var dialects: Set<Profile> { Set(cases.map(\.profile)).filter(\.isDialect) }

  /// The suite with cases of your own beside its own ones.
  ///
  /// They stand in `cases/dialect/NAME` and count for the profile of that name, which a subject claims as the
  /// capability `dialect/NAME`; so they change no other profile of a certificate. Their models are those of the suite
  /// and of the folder.
  ///
  /// ```swift
  /// let suite = try ConformanceSuite.current.adding(SuiteFolder(contentsOf: "Tests/Cases"))
  /// ```
  ///
  /// - Parameter folder: The files with the cases and their models.
  /// - Returns: The suite with both.
  /// - Throws: `SuiteDataError` with the place of the first invalid member, of a profile of the suite, of an id of a
  ///   case or model that is malformed or not unique, and of a model that is not there.
  public func adding(_ folder: SuiteFolder) throws(SuiteDataError) -> ConformanceSuite {
    let own = try folder.suite(version: version, beside: self)
    return ConformanceSuite(
      version: version,
      models: ModelCatalog(models.schemas + own.models.schemas),
      cases: cases + own.cases,
      retired: retired,
      untestable: untestable,
      swiftOnly: swiftOnly
    )
  }

  /// The suite with only the cases that match.
  ///
  /// - Parameter pattern: The pattern for ids, for example `numbers/*`.
  /// - Returns: A suite that remembers the pattern; without cases if none match.
  public func selecting(_ pattern: Glob) -> ConformanceSuite {
    var selection = ConformanceSuite(
      version: version,
      models: models,
      cases: cases.filter { pattern.matches($0.id.rawValue) },
      retired: retired,
      untestable: untestable,
      swiftOnly: swiftOnly
    )
    selection.filter = pattern
    return selection
  }

  /// Whether a subject that runs no Swift is excused from a case: its model is a type that uses
  /// containers itself, or its clause is about one.
  func isSwiftOnly(_ conformanceCase: ConformanceCase) -> Bool {
    models[conformanceCase.model]?.isContainer == true
      || swiftOnly.contains { Glob($0).matches(conformanceCase.clause.id) }
  }

  /// The chapters in alphabetical order; reports call them areas.
  public var chapters: [String] {
    Set(cases.map(\.id.chapter)).sorted()
  }
}

extension ModelCatalog {
  /// The models of the built-in suite.
  public static let standard: ModelCatalog =
    (try? SuiteFolder.embedded.models()) ?? ModelCatalog([])
}
