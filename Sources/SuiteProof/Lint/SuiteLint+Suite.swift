import ConformanceKit

extension SuiteLint {
  /// Ids that are not unique, begin with another id or were retired.
  func idFindings() -> [Finding] {
    // In byte order an id that begins with another one follows directly after it.
    let ids = suite.cases.map(\.id.rawValue)
    let neighbors: [Finding] = zip(ids, ids.dropFirst())
      .compactMap { first, second in
        if first == second {
          return Finding(.idUnique, second, "two cases have this id")
        }
        if second.hasPrefix(first) {
          return Finding(.idPrefix, second, "starts with the id \(first)")
        }
        return nil
      }
    let retired = catalog?.retired ?? [:]
    return neighbors
      + suite.cases.compactMap { conformanceCase in
        retired[conformanceCase.id]
          .map { version in
            Finding(.idRetired, conformanceCase.id.rawValue, "this id was retired in \(version)")
          }
      }
  }

  /// Cases with the title or with the content of an earlier one.
  func uniquenessFindings() -> [Finding] {
    var titles: [String: CaseID] = [:]
    var contents: [String: CaseID] = [:]
    var findings: [Finding] = []
    func note(_ key: String, _ known: inout [String: CaseID], _ id: CaseID) -> CaseID? {
      // Cases with the same id are reported as such.
      defer { known[key] = known[key] ?? id }
      return known[key].flatMap { $0 == id ? nil : $0 }
    }
    for conformanceCase in suite.cases {
      let id = conformanceCase.id
      if let first = note(CanonicalSuite.digest(of: conformanceCase), &contents, id) {
        findings.append(Finding(.contentUnique, id.rawValue, "repeats \(first)"))
      }
      if let first = note(conformanceCase.title, &titles, id) {
        findings.append(Finding(.titleUnique, id.rawValue, "has the title of \(first)"))
      }
    }
    return findings
  }

  /// Schemas that share an id or cannot be read.
  func schemaFindings() -> [Finding] {
    var findings: [Finding] = []
    var seen: Set<ModelID> = []
    let reader = ObservationReader(catalog: suite.models)
    for schema in suite.models.schemas {
      let name = "model \(schema.id)"
      if !seen.insert(schema.id).inserted {
        findings.append(Finding(.schemaUnique, name, "two models have this id"))
      }
      // A plain type need not have initial values.
      let isPlain = schema.form == .plainStructure
      for field in suite.models.fields(of: schema.id)
      where field.initialValue != nil || !isPlain {
        do {
          _ = try reader.initialValue(of: field)
        } catch {
          findings.append(
            Finding(.initialValueReadable, "\(name), field \(field.name)", "\(error)")
          )
        }
      }
    }
    return findings
  }
}
