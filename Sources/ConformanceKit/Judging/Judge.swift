/// Compares an answer with what a case expects.
package struct Judge {
  package let models: ModelCatalog
  /// Whether the subject claims to report its repairs.
  private let claimsRepairs: Bool

  package init(models: ModelCatalog, claimsRepairs: Bool = true) {
    self.models = models
    self.claimsRepairs = claimsRepairs
  }

  /// Where the answer differs, or nil if it is right.
  ///
  /// Repairs are compared only if the case names them and the subject claims to report any. A subject
  /// that reports nothing fails a case that needs them.
  package func difference(
    _ response: SubjectResponse,
    from conformanceCase: ConformanceCase
  ) throws(ExpectationError) -> Difference? {
    try judgement(on: response, of: conformanceCase).difference
  }

  /// Where the answer differs from what a case expects, and which of several right answers it matches.
  package func judgement(
    on response: SubjectResponse,
    of conformanceCase: ConformanceCase
  ) throws(ExpectationError) -> Judgement {
    var response = response
    if case .decoded(let value, nil) = response, conformanceCase.needs.contains(.repairs) {
      response = .decoded(value, repairs: [])
    }
    return try judgement(on: response, by: conformanceCase.expectation, conformanceCase)
  }

  /// Whether the kind of a refusal is compared if it is reported; a missing kind matches any.
  ///
  /// In the contract and for the documents of a format refusing is enough: decoders that read lazily report
  /// a broken one differently from those that parse it first.
  private func comparesKind(in profile: Profile) -> Bool {
    ![.contract, .json, .propertyList].contains(profile)
  }

  private func judgement(
    on response: SubjectResponse,
    by expectation: Expectation,
    _ conformanceCase: ConformanceCase
  ) throws(ExpectationError) -> Judgement {
    let reader = ObservationReader(catalog: models)
    let model = conformanceCase.model
    switch expectation {
    case .value(let text, let repairs):
      let form = conformanceCase.settings[.written]
      let expected = try reader.read(text, as: form ?? "again" == "again" ? .model(model) : .string)
      return Judgement(difference: difference(response, from: expected, repairs))
    case .defaults(let text, let repairs):
      let expected = try reader.defaults(of: model, except: text)
      return Judgement(difference: difference(response, from: expected, repairs))
    case .rejection(let kind, let path):
      let expected = Rejection(kind, at: path)
      return Judgement(difference: difference(response, from: expected, conformanceCase.profile))
    case .oneOf(let arms, _):
      var first: Difference?
      for (index, arm) in arms.enumerated() {
        guard let found = try judgement(on: response, by: arm, conformanceCase).difference else {
          return Judgement(arm: index)
        }
        first = first ?? found
      }
      return Judgement(difference: first)
    case .unspecified:
      return Judgement()
    }
  }

  /// Where one answer differs from another that should be the same.
  ///
  /// Repairs are compared regardless of their order, which follows that of the input. Of rejections only the
  /// kinds are compared, and not even these where refusing is enough: which of two errors is reported first
  /// may also depend on that order.
  package func difference(
    _ response: SubjectResponse,
    from first: SubjectResponse,
    on conformanceCase: ConformanceCase
  ) -> Difference? {
    switch (first, response) {
    case (.decoded(let expected, let before), .decoded(let actual, let after)):
      let order = { (left: Repair, right: Repair) in left.description < right.description }
      let sorted = SubjectResponse.decoded(actual, repairs: after?.sorted(by: order))
      return difference(sorted, from: expected, before?.sorted(by: order))
    case (.rejected(let expected), .rejected(let actual))
    where expected.kind == actual.kind || !comparesKind(in: conformanceCase.profile):
      return nil
    default:
      return Difference(path: "$", expected: text(of: first), actual: text(of: response))
    }
  }

  private func difference(
    _ response: SubjectResponse,
    from expected: Observation,
    _ repairs: [Repair]?
  ) -> Difference? {
    guard case .decoded(let actual, let reported) = response else {
      let answer = text(of: response)
      return Difference(
        path: "$",
        expected: expected.description,
        actual: answer,
        kind: "a value became \(answer)"
      )
    }
    if let found = actual.firstDifference(from: expected) { return found }
    guard claimsRepairs, let repairs, let reported, repairs != reported else { return nil }
    let index = zip(repairs, reported).prefix { $0 == $1 }.count
    let place = repairs.dropFirst(index).first ?? reported.dropFirst(index).first
    return Difference(
      path: place?.path ?? "$",
      expected: text(of: repairs),
      actual: text(of: reported),
      kind: "repair \(text(repairs, index)) became \(text(reported, index))",
      concernsRepairs: true
    )
  }

  private func difference(
    _ response: SubjectResponse,
    from expected: Rejection,
    _ profile: Profile
  ) -> Difference? {
    guard case .rejected(let actual) = response else {
      return Difference(
        path: "$",
        expected: expected.description,
        actual: text(of: response),
        kind: "\(expected) became a value"
      )
    }
    if !comparesKind(in: profile) { return nil }
    // What is not reported cannot be wrong, except in a dialect, which specifies what is reported.
    func fits<Value: Equatable>(_ wanted: Value?, _ told: Value?) -> Bool {
      wanted == nil || (told == nil && !profile.isDialect) || wanted == told
    }
    // Foundation has one error for both. From a decoder that checks ranges while it parses, the adapter
    // cannot tell them apart, since nothing else can be decoded from such an input either.
    if !profile.isDialect, expected.kind == .dataCorrupted, actual.kind == .malformedInput,
      fits(expected.path, actual.path)
    {
      return nil
    }
    if fits(expected.kind, actual.kind) && fits(expected.path, actual.path) { return nil }
    return Difference(
      path: expected.path ?? actual.path ?? "$",
      expected: expected.description,
      actual: actual.description
    )
  }

  /// An answer on one line.
  package func text(of response: SubjectResponse) -> String {
    switch response {
    case .decoded(let observation, _): observation.description
    case .rejected(let rejection): rejection.description
    case .unbound(let model): "no type for \(model)"
    case .inexpressible(let what): "the format cannot express \(what)"
    case .unsupported(let setting): "the setting \(setting) is not known"
    case .broken(let reason): "broken: \(reason)"
    case .crashed(let how): "crashed: \(how)"
    case .timedOut: "timed out"
    }
  }

  private func text(_ repairs: [Repair], _ index: Int) -> String {
    repairs.dropFirst(index).first?.description ?? "none"
  }

  private func text(of repairs: [Repair]) -> String {
    repairs.isEmpty ? "no repair" : "repairs \(repairs.map(\.description))"
  }
}

/// How an answer compares with what a case expects.
package struct Judgement {
  /// The first place where they differ; nil if the answer is right.
  package var difference: Difference?
  /// Which of several right answers it matches; nil if there is only one or none matches.
  package var arm: Int?
}
