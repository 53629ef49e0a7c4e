/// Compares an answer with what a case expects.
struct Judge {
  let models: ModelCatalog

  /// Where the answer differs, or nil if it is right.
  ///
  /// Repairs are compared only if the case names them and the subject reports any; a subject that
  /// reports nothing fails a case that needs ``Capability/repairs``.
  func difference(
    _ response: SubjectResponse,
    from conformanceCase: ConformanceCase
  ) throws(ExpectationError) -> Difference? {
    var response = response
    if case .decoded(let value, nil) = response, conformanceCase.needs.contains(.repairs) {
      response = .decoded(value, repairs: [])
    }
    return try difference(response, from: conformanceCase.expectation, conformanceCase.model)
  }

  private func difference(
    _ response: SubjectResponse,
    from expectation: Expectation,
    _ model: ModelID
  ) throws(ExpectationError) -> Difference? {
    let reader = ObservationReader(catalog: models)
    switch expectation {
    case .value(let text, let repairs):
      let expected = try reader.read(text, as: .model(model))
      return difference(response, from: expected, repairs)
    case .defaults(let text, let repairs):
      let expected = try reader.defaults(of: model, except: text)
      return difference(response, from: expected, repairs)
    case .rejection(let kind, let path):
      return difference(response, from: Rejection(kind, at: path))
    case .oneOf(let arms, _):
      var first: Difference?
      for arm in arms {
        guard let found = try difference(response, from: arm, model) else { return nil }
        first = first ?? found
      }
      return first
    case .unspecified:
      return nil
    }
  }

  private func difference(
    _ response: SubjectResponse,
    from expected: Observation,
    _ repairs: [Repair]?
  ) -> Difference? {
    guard case .decoded(let actual, let reported) = response else {
      return Difference(path: "$", expected: expected.description, actual: text(of: response))
    }
    if let found = actual.firstDifference(from: expected) { return found }
    guard let repairs, let reported, repairs != reported else { return nil }
    let index = zip(repairs, reported).prefix { $0 == $1 }.count
    let place = repairs.dropFirst(index).first ?? reported.dropFirst(index).first
    return Difference(
      path: place?.path ?? "$",
      expected: text(of: repairs),
      actual: text(of: reported)
    )
  }

  private func difference(
    _ response: SubjectResponse,
    from expected: Rejection
  ) -> Difference? {
    guard case .rejected(let actual) = response else {
      return Difference(path: "$", expected: expected.description, actual: text(of: response))
    }
    let isSameKind = expected.kind == nil || expected.kind == actual.kind
    let isSamePlace = expected.path == nil || expected.path == actual.path
    if isSameKind && isSamePlace { return nil }
    return Difference(
      path: expected.path ?? actual.path ?? "$",
      expected: expected.description,
      actual: actual.description
    )
  }

  /// An answer on one line.
  func text(of response: SubjectResponse) -> String {
    switch response {
    case .decoded(let observation, _): observation.description
    case .rejected(let rejection): rejection.description
    case .unbound(let model): "no type for \(model)"
    case .unsupported(let setting): "the setting \(setting) is not known"
    case .broken(let reason): "broken: \(reason)"
    case .crashed(let how): "crashed: \(how)"
    case .timedOut: "timed out"
    }
  }

  private func text(of repairs: [Repair]) -> String {
    repairs.isEmpty ? "no repair" : "repairs \(repairs.map(\.description))"
  }
}
