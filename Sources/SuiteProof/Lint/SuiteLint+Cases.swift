import ConformanceKit
import DecoderLaw

extension SuiteLint {
  /// The profiles that bind decoders of every kind.
  private static let common: Set<Profile> = [
    .contract, .strict, .json, .json5, .topLevelDictionary, .propertyList, .foundation, .encoding,
  ]

  /// The profiles that no reference answers, so that no fault can be planted for their cases.
  static let unproven: Set<Profile> = [
    .propertyList, .json5, .topLevelDictionary, .smartCodableLibrary,
  ]

  /// What is wrong with a case, apart from others.
  func findings(for conformanceCase: ConformanceCase) -> [Finding] {
    var findings = CaseFindings(conformanceCase.id)
    checkWords(conformanceCase, &findings)
    checkReferences(conformanceCase, &findings)
    checkVersions(conformanceCase, &findings)
    if let problem = negativeProblem(of: conformanceCase) {
      findings.check(false, .oneFault, problem)
    }
    return findings.all + capabilityFindings(for: conformanceCase)
      + bindingFindings(for: conformanceCase)
  }

  private func checkWords(_ conformanceCase: ConformanceCase, _ findings: inout CaseFindings) {
    findings.check(
      conformanceCase.id.isWellFormed,
      .idShape,
      "an id is chapter/subject/detail in lower-case kebab"
    )
    let title = conformanceCase.title
    findings.check((1...70).contains(title.count), .titleLength, "a title has 1 to 70 characters")
    let words = title.lowercased()
    findings.check(
      !words.contains("should") && !words.contains("test that"),
      .titleWords,
      "a title states what is, without \"should\" and \"test that\""
    )
    let clause = conformanceCase.clause
    for id in [clause.id] + conformanceCase.also {
      findings.check(clauses.contains(id), .clauseExists, "no clause \(id)")
    }
    let isCommon = Self.common.contains(conformanceCase.profile)
    findings.check(
      !isCommon || contract.isEmpty || contract[clause.id] != nil
        || conformanceCase.requirement == .may,
      .lawOfProfile,
      "a case of \(conformanceCase.profile) cites a clause of the contract"
    )
    if let quote = clause.quote {
      findings.check(
        specification.contains(quote),
        .quoteExists,
        "the specification does not say this"
      )
    }
  }

  private func checkReferences(_ conformanceCase: ConformanceCase, _ findings: inout CaseFindings) {
    // The dialect of another decoder declares itself, and nobody has faults for it.
    let isOthers =
      conformanceCase.profile.isDialect
      && conformanceCase.profile.claim.map(Capability.all.contains) == false
    let undeclared = conformanceCase.needs.subtracting(Capability.all)
      .filter { !isOthers || $0 != conformanceCase.profile.claim }.sorted()
    findings.check(undeclared.isEmpty, .capabilityDeclared, "undeclared capabilities \(undeclared)")
    let isReadable = conformanceCase.input.bytes != nil
    findings.check(isReadable, .inputReadable, "no pairs of hexadecimal digits")
    if case .nested(_, _, let close, _, _) = conformanceCase.input, close.isEmpty {
      let isRefused = if case .rejection = conformanceCase.expectation { true } else { false }
      findings.check(isRefused, .inputClosed, "what the input opens is never closed")
    }
    findings.check(
      !conformanceCase.isScored || !conformanceCase.kills.isEmpty || isOthers
        || Self.unproven.contains(conformanceCase.profile) || conformanceCase.input.isHuge,
      .killsNamed,
      "a scored case names a fault that it exists to catch"
    )
    for fault in conformanceCase.kills where Fault.named(fault) == nil {
      findings.check(false, .killsKnown, "no fault \(fault)")
    }
    let model = conformanceCase.model
    guard suite.models[model] != nil else {
      findings.check(false, .modelKnown, "no model \(model)")
      return
    }
    findings.check(
      !Self.common.contains(conformanceCase.profile) || twins.models.contains(model),
      .twinExists,
      "a case of \(conformanceCase.profile), but \(model) has no plain twin"
    )
    do {
      _ = try Judge(models: suite.models).difference(.decoded(.null), from: conformanceCase)
    } catch {
      findings.check(false, .expectationReadable, "\(error)")
    }
  }

  private func checkVersions(_ conformanceCase: ConformanceCase, _ findings: inout CaseFindings) {
    let texts = [conformanceCase.since, conformanceCase.revised, suite.version].compactMap(\.self)
    let versions = texts.compactMap(SuiteVersion.init)
    findings.check(
      versions.count == texts.count && versions == versions.sorted(),
      .versionKnown,
      "\(texts.dropLast().joined(separator: ", ")) must be versions up to \(suite.version)"
    )
  }
}

/// Collects the findings for one case.
private struct CaseFindings {
  private let subject: String
  private(set) var all: [SuiteLint.Finding] = []

  init(_ id: CaseID) {
    subject = id.rawValue
  }

  mutating func check(
    _ holds: Bool,
    _ rule: SuiteLint.Rule,
    _ message: @autoclosure () -> String
  ) {
    if holds { return }
    all.append(SuiteLint.Finding(rule, subject, message()))
  }
}
