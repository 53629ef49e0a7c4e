import ConformanceKit

extension SuiteLint {
  /// Where a case requires more than its clause in the specification of all decoders, or applies to decoders
  /// that the clause does not bind.
  func bindingFindings(for conformanceCase: ConformanceCase) -> [Finding] {
    guard let clause = contract[conformanceCase.clause.id] else { return [] }
    let id = conformanceCase.id.rawValue
    let others = clause.capabilities.subtracting(conformanceCase.needs).sorted()
      .map { "\(conformanceCase.clause) binds who claims \($0); add it to needs" }
      .map { Finding(.clauseBinds, id, $0) }
    let weight: (ConformanceCase.Requirement) -> Int = { [.may: 0, .should: 1, .must: 2][$0] ?? 0 }
    if weight(conformanceCase.requirement) <= weight(clause.requirement) { return others }
    let message = "\(conformanceCase.clause) is no \(conformanceCase.requirement.rawValue)"
    return others + [Finding(.clauseBinds, id, message)]
  }
}
