import ConformanceKit

extension SuiteLint {
  /// Where a case requires more than its clause in the specification of all decoders, or applies to decoders
  /// that the clause does not bind.
  func bindingFindings(for conformanceCase: ConformanceCase) -> [Finding] {
    guard let clause = contract[conformanceCase.clause.id] else { return [] }
    let id = conformanceCase.id.rawValue
    let others = clause.capabilities.subtracting(conformanceCase.needs).sorted()
      .map { capability in
        Finding(
          rule: .clauseBinds,
          subject: id,
          message: "\(conformanceCase.clause) binds who claims \(capability); add it to needs"
        )
      }
    let weight: (ConformanceCase.Requirement) -> Int = { [.may: 0, .should: 1, .must: 2][$0] ?? 0 }
    if weight(conformanceCase.requirement) <= weight(clause.requirement) { return others }
    return others + [
      Finding(
        rule: .clauseBinds,
        subject: id,
        message: "\(conformanceCase.clause) is no \(conformanceCase.requirement.rawValue)"
      )
    ]
  }
}
