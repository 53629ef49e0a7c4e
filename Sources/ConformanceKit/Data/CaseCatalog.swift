/// The golden list of all cases that a suite has or ever had; only an explicit command writes it.
///
/// It is a table of tab-separated values, one line for each id in the order of the ids' bytes:
///
/// ```
/// nulls/field/explicit ⇥ DEF-2 ⇥ must ⇥ 1.0 ⇥ 64 hexadecimal digits
/// nulls/field/gone ⇥ retired ⇥ 1.4
/// ```
///
/// The digest is the SHA-256 hash of everything in a case that can change a verdict, except its id. Lines
/// that start with `#` and empty lines are ignored.
public struct CaseCatalog: Hashable, Sendable {
  /// A case as the catalog knows it.
  public struct Entry: Hashable, Sendable {
    /// The id of the case.
    public let id: CaseID
    /// The id of its clause.
    public let clause: String
    /// How binding it is: `must`, `should` or `may`.
    public let requirement: String
    /// The version of the suite that introduced it.
    public let since: String
    /// The hash of what can change a verdict, as 64 hexadecimal digits.
    public let digest: String
  }

  /// The cases, ordered by id.
  public let entries: [Entry]
  /// The ids that must not be used again, with the version of the suite that retired them.
  public let retired: [CaseID: String]

  private init(entries: [Entry], retired: [CaseID: String]) {
    self.entries = entries.sorted { $0.id < $1.id }
    self.retired = retired
  }

  /// Lists the cases of a suite.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - retired: The ids that it once had, with the version that retired each; by default none.
  public init(_ suite: ConformanceSuite, retired: [CaseID: String] = [:]) {
    self.init(
      entries: suite.cases.map { conformanceCase in
        Entry(
          id: conformanceCase.id,
          clause: conformanceCase.clause.id,
          requirement: conformanceCase.requirement.rawValue,
          since: conformanceCase.since,
          digest: CanonicalSuite.digest(of: conformanceCase)
        )
      },
      retired: retired
    )
  }

  /// Reads a catalog.
  ///
  /// - Parameter text: The table.
  /// - Throws: ``CaseCatalogError`` with the first line that is neither a case nor a retired id, repeats an
  ///   id or is out of order.
  public init(parsing text: String) throws(CaseCatalogError) {
    var entries: [Entry] = []
    var retired: [CaseID: String] = [:]
    var last: CaseID?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let id = CaseID(rawValue: cells[0])
      guard id.isWellFormed else {
        throw CaseCatalogError(line: index + 1, "'\(id)' is no id of a case")
      }
      if let last, !(last < id) {
        throw CaseCatalogError(line: index + 1, "'\(id)' must stand once, and before '\(last)'")
      }
      last = id
      if cells.count == 3, cells[1] == "retired", SuiteVersion(cells[2]) != nil {
        retired[id] = cells[2]
      } else if let entry = Entry(id: id, cells: cells.dropFirst()) {
        entries.append(entry)
      } else {
        throw CaseCatalogError(
          line: index + 1,
          "write id, clause, requirement, version and digest, or id, 'retired' and version"
        )
      }
    }
    self.init(entries: entries, retired: retired)
  }

  /// The table, with a line feed at the end; the same bytes for the same catalog.
  public var text: String {
    let header = """
      # The cases of the suite: id, clause, requirement, since, digest; or id, "retired", version.
      # Written by `smartcertify generate` and never by hand.

      """
    let lines =
      entries.map { entry in
        (
          entry.id,
          [entry.id.rawValue, entry.clause, entry.requirement, entry.since, entry.digest]
        )
      } + retired.map { ($0.key, [$0.key.rawValue, "retired", $0.value]) }
    return header
      + lines.sorted { $0.0 < $1.0 }.map { $0.1.joined(separator: "\t") + "\n" }.joined()
  }

  /// The catalog after a change of the suite: ids that are gone are retired in the suite's version.
  ///
  /// - Parameter suite: The suite as it is now.
  /// - Returns: The catalog to write.
  /// - Throws: ``CaseCatalogError`` if the suite uses a retired id.
  public func updated(to suite: ConformanceSuite) throws(CaseCatalogError) -> CaseCatalog {
    let present = Set(suite.cases.map(\.id))
    if let reused = present.intersection(retired.keys).min() {
      throw CaseCatalogError(
        line: nil,
        "'\(reused)' was retired in \(retired[reused] ?? ""); give the case another id"
      )
    }
    var retired = retired
    for entry in entries where !present.contains(entry.id) { retired[entry.id] = suite.version }
    return CaseCatalog(suite, retired: retired)
  }
}

extension CaseCatalog.Entry {
  /// Reads the cells after the id; nil if they do not describe a case.
  fileprivate init?(id: CaseID, cells: ArraySlice<String>) {
    let cells = Array(cells)
    guard cells.count == 4, !cells[0].isEmpty,
      ConformanceCase.Requirement(rawValue: cells[1]) != nil, SuiteVersion(cells[2]) != nil,
      cells[3].utf8.count == 64, cells[3].allSatisfy({ $0.isHexDigit && !$0.isUppercase })
    else { return nil }
    self.init(id: id, clause: cells[0], requirement: cells[1], since: cells[2], digest: cells[3])
  }
}

/// Says why a catalog cannot be read or updated, and what to do.
public struct CaseCatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1; nil if the error concerns no line.
  public let line: Int?
  /// What is wrong, or what to do.
  public let reason: String

  init(line: Int?, _ reason: String) {
    self.line = line
    self.reason = reason
  }

  /// Place and reason on one line.
  public var description: String {
    (line.map { "line \($0): " } ?? "") + reason
  }
}
