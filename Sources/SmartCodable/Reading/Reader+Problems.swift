import ModelSupport

// The log of versions 1 and 2, which has a block for each problem (LEG-12).

extension Reader {
  /// The default case of an enum that the API of the call knows, as `T`, which may be an Optional of it.
  @inline(never)
  func defaultCase<T>(as type: T.Type) -> T? {
    guard let dialect = settings.options.dialect else { return nil }
    let wanted = (type as? any OptionalProbe.Type)?.wrapped ?? type
    return dialect.defaultCase(of: wanted) as? T
  }

  /// Logs the repairs collected so far.
  @inline(never)
  func logProblems() {
    guard let dialect = settings.options.dialect else { return }
    for entry in repairs.takeEntries() {
      dialect.log(
        DecodingProblem(
          kind: problemKind(entry),
          model: settings.decodedType,
          path: repairs.paths.components(of: entry.path),
          wanted: entry.wanted,
          found: entry.found,
          reason: nil
        )
      )
    }
  }

  private func problemKind(_ entry: RepairCollector.Entry) -> DecodingProblem.Kind {
    switch entry.kind {
    case .missing: .missingKey(key: keyDescription(entry.step))
    case .null: .null
    case .mismatch, .converted: .mismatch
    case .invalid, .overflow, .inexact: .corrupted
    }
  }

  /// A coding key as the standard library describes it.
  private func keyDescription(_ step: PathStep?) -> String {
    guard case .record(let id)? = step?.key else { return "" }
    let key = types.key(id)
    let integer = key.number.map(String.init) ?? "nil"
    return "\(key.type)(stringValue: \"\(key.text)\", intValue: \(integer))"
  }

  /// Logs the failure of a whole call, unless its problem has been logged where it arose.
  func logFailure(_ error: any Error) {
    guard let dialect = settings.options.dialect, repairs.isCollecting, !error.endsCall else {
      return
    }
    logProblems()
    let kind: DecodingProblem.Kind =
      switch error as? DecodingError {
      case .typeMismatch?: .mismatch
      case .valueNotFound?, .keyNotFound?: .null
      default: .corrupted
      }
    dialect.log(
      DecodingProblem(
        kind: kind,
        model: settings.decodedType,
        path: [],
        wanted: TypeName.of(settings.decodedType),
        found: document.root < 0 ? .nothing : found(at: document.root),
        reason: (error as? DecodingError)?.reason ?? "\(error)"
      )
    )
  }
}
