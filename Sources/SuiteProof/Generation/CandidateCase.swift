package import ConformanceKit
import DecoderLaw
import PlatformSupport

/// A draft of a case for `Suite/cases`, made from an input.
///
/// The answer of the reference is proposed as the expectation. Id, title, clause and fault are placeholders,
/// which lint refuses, since only a person knows why the input matters; so is the reason if the reference
/// does not know the answer.
package struct CandidateCase: Sendable {
  private let bytes: [UInt8]
  private let model: ModelID
  private let settings: DecodingSettings
  private let origin: String
  private let models: ModelCatalog

  /// Creates a candidate; the origin says where the input comes from, for example `fuzz:` and a signature.
  package init(
    bytes: [UInt8],
    model: ModelID,
    settings: DecodingSettings = [:],
    origin: String,
    models: ModelCatalog = .standard
  ) {
    self.bytes = bytes
    self.model = model
    self.settings = settings
    self.origin = origin
    self.models = models
  }

  /// The case as JSON, with a line feed at the end, and why no answer is proposed; nil if one is.
  package func text() async -> (text: String, problem: String?) {
    let request = SubjectRequest(model: model, input: bytes, settings: settings)
    let answer = await ReferenceSubject(catalog: models).respond(to: request)
    let proposal = expectation(of: answer)
    let candidate = ConformanceCase(
      "CHAPTER/SUBJECT/DETAIL",
      "",
      clause: "CLAUSE",
      model: model,
      input: input,
      settings: settings,
      expect: proposal.expectation,
      kills: ["FAULT"],
      since: ConformanceSuite.builtInVersion,
      origin: origin
    )
    return (DataText.text(of: candidate.data), proposal.problem)
  }

  private var input: CaseInput {
    if let text = String(checking: bytes, as: UTF8.self) { return .text(text) }
    let pairs = bytes.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return .hex(pairs.joined())
  }

  private typealias Proposal = (expectation: Expectation, problem: String?)

  private func expectation(of answer: SubjectResponse) -> Proposal {
    switch answer {
    case .decoded(let observation, let repairs):
      let text = Self.expectedText(of: observation)
      let reader = ObservationReader(catalog: models)
      guard let back = try? reader.read(text, as: .model(model)), back == observation else {
        return unknown("the reference answers \(observation), which a case cannot say")
      }
      return (.value(text, repairs: repairs), nil)
    case .rejected(let rejection): return (.rejection(rejection.kind, at: rejection.path), nil)
    case .unbound: return unknown("the reference has no model \(model)")
    case .inexpressible(let what): return unknown("the format cannot express \(what)")
    case .unsupported(let setting): return unknown("the reference has no setting \(setting)")
    case .broken(let reason), .crashed(let reason): return unknown(reason)
    case .timedOut: return unknown("the reference gave no answer in time")
    }
  }

  /// The reason is left to the author of the case.
  private func unknown(_ problem: String) -> Proposal { (.unspecified(because: ""), problem) }

  /// The value in the form of an expectation: JSON text, whose tags the schema restores.
  static func expectedText(of observation: Observation) -> String {
    String(decoding: JSONWriter.line(of: observation.json), as: UTF8.self)
  }
}
