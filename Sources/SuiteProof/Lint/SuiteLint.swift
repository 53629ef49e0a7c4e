package import ConformanceKit

/// Checks the suite itself: a case that cannot be found, read or trusted is worthless.
///
/// ``findings()`` is quick; ``minimalityFindings()`` runs shortened inputs against all faults.
package struct SuiteLint {
  let suite: ConformanceSuite
  let specification: String
  let catalog: CaseCatalog?
  let twins: TwinCatalog
  let exemptions: [Exemption]
  let clauses: Set<String>
  /// The clauses of the specification of all decoders, by id.
  let contract: [String: ContractClause]
  /// How many clauses are untestable; nil if that is not checked.
  let untestableCount: Int?

  /// Creates a lint.
  ///
  /// The lines `- ID …` of the specification are the clauses, of one or several specifications; those of the
  /// specification of all decoders have their ids in bold. By default the exemptions are those of the built-in
  /// suite that this suite has, no id is retired, and any number of clauses may have no case.
  package init(
    suite: ConformanceSuite,
    specification: String,
    catalog: CaseCatalog? = nil,
    twins: TwinCatalog = .standard,
    exemptions: [Exemption]? = nil,
    untestableCount: Int? = nil
  ) {
    self.untestableCount = untestableCount
    self.suite = suite
    self.specification = specification
    self.catalog = catalog
    self.twins = twins
    self.exemptions = exemptions ?? Exemption.builtIn.filter { suite[$0.id] != nil }
    let ids = specification.split(separator: "\n").filter { $0.hasPrefix("- ") }
      .compactMap { $0.dropFirst(2).split(separator: " ").first }
    clauses = Set(ids.map { $0.filter { $0 != "*" } })
    contract = Dictionary(
      ContractClause.lines(of: specification).map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Checks everything except whether inputs are minimal, in the order of models, cases and exemptions.
  package func findings() -> [Finding] {
    exempting(
      schemaFindings() + idFindings() + uniquenessFindings() + clauseFindings()
        + suite.cases.flatMap { findings(for: $0) + reasonFindings(for: $0) },
      for: Set(Rule.allCases).subtracting([.inputMinimal])
    )
  }

  /// Removes each member of each input in turn and checks whether any result changes.
  ///
  /// A member is superfluous if the reference still passes without it and the same faults fail in the same
  /// way. It takes a few seconds for the built-in suite. Only JSON texts are checked. The findings are in the
  /// order of cases, with the exemptions from this rule that are not needed.
  package func minimalityFindings() async -> [Finding] {
    var findings: [Finding] = []
    let bench = ProofBench(suite)
    for conformanceCase in suite.cases {
      findings += await superfluousMembers(of: conformanceCase, bench)
    }
    return exempting(findings, for: [.inputMinimal])
  }

  /// The findings that are not exempt, and the exemptions that are not needed or give no reason.
  private func exempting(_ findings: [Finding], for rules: Set<Rule>) -> [Finding] {
    func isAbout(_ exemption: Exemption, _ finding: Finding) -> Bool {
      exemption.rule == finding.rule && exemption.id.rawValue == finding.subject
    }
    let stale = exemptions.filter { exemption in
      rules.contains(exemption.rule)
        && (exemption.reason.isEmpty || !findings.contains { isAbout(exemption, $0) })
    }
    return findings.filter { finding in !exemptions.contains { isAbout($0, finding) } }
      + stale.map { exemption in
        Finding(
          .exemptionNeeded,
          exemption.id.rawValue,
          exemption.reason.isEmpty
            ? "the exemption from \(exemption.rule.rawValue) gives no reason"
            : "nothing to exempt from \(exemption.rule.rawValue); remove the exemption"
        )
      }
  }
}
