import ConformanceKit

extension ConformanceCase {
  /// A case that is in order, with parts replaced.
  static func fixture(
    _ id: CaseID = "nulls/field/explicit",
    title: String = "null takes the initial value",
    clause: Clause = "DEF-2",
    also: [String] = [],
    requirement: Requirement = .must,
    profile: Profile? = nil,
    needs: Set<Capability> = [],
    model: ModelID = "leaf",
    input: CaseInput = #"{"n":null,"v":2}"#,
    settings: DecodingSettings = [:],
    expect: ConformanceKit.Expectation = .value(#"{"n":"own","v":2}"#),
    kills: [String] = ["null-is-rejected"],
    excluding excluded: Set<Variation> = [],
    since: String = "1.0",
    revised: String? = nil,
    origin: String? = nil,
    repaired: CaseInput? = nil
  ) -> ConformanceCase {
    ConformanceCase(
      id,
      title,
      clause: clause,
      also: also,
      requirement,
      profile: profile,
      needs: needs,
      model: model,
      input: input,
      settings: settings,
      expect: expect,
      kills: kills,
      excluding: excluded,
      since: since,
      revised: revised,
      origin: origin,
      repaired: repaired
    )
  }
}

extension ConformanceSuite {
  static func fixture(_ cases: ConformanceCase...) -> ConformanceSuite {
    ConformanceSuite(version: "0.1", cases: cases)
  }
}

/// Gives every request the same answer, and has no types for the holders of models.
struct FixedSubject: ConformanceSubject {
  var manifest = SubjectManifest(name: "fixed", version: "1")
  let response: SubjectResponse

  func respond(to request: SubjectRequest) async -> SubjectResponse {
    let name = request.model.rawValue
    return name.hasSuffix("-list") || name.hasSuffix("-box") ? .unbound(request.model) : response
  }
}

extension Observation {
  /// A leaf with these values.
  static func leaf(_ n: String, _ v: Int) -> Observation {
    .object(["n": .string(n), "v": .integer(String(v))])
  }
}

extension ConformanceSuite {
  /// All cases but those of megabytes, which take a debug build a minute to send to a process.
  static let quick = ConformanceSuite(
    version: current.version,
    cases: current.cases.filter { $0.id.chapter != "totality" }
  )
}
