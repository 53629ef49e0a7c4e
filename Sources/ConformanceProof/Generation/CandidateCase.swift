package import ConformanceKit

/// An input that somebody found, as the Swift source of a case that a person completes.
///
/// The answer of the reference is proposed as what is expected. Id, title, clause and fault stay
/// marked with `TODO`, since only a person knows why the input matters.
package struct CandidateCase: Sendable {
  private let bytes: [UInt8]
  private let model: ModelID
  private let settings: DecodingSettings
  private let origin: String
  private let models: ModelCatalog

  /// Creates a candidate.
  ///
  /// - Parameters:
  ///   - bytes: The input.
  ///   - model: The model to decode into.
  ///   - settings: The switches to turn; by default none.
  ///   - origin: Where the input comes from, for example `fuzz:` and a signature.
  ///   - models: The models; by default those of the built-in suite.
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

  /// The source of one `ConformanceCase`, with a line feed at the end.
  package func source() async -> String {
    let request = SubjectRequest(model: model, input: bytes, settings: settings)
    let answer = await ReferenceSubject(catalog: models).respond(to: request)
    let switches = settings.sorted { $0.key < $1.key }
      .map { "\(Self.literal($0.key.rawValue)): \(Self.literal($0.value))" }
    let lines =
      [
        "\"TODO/chapter-subject/detail\",",
        "\"TODO: one statement of at most 70 characters\",",
        "clause: \"TODO\",",
        "model: \(Self.literal(model.rawValue)),",
        "input: \(input),",
      ] + (switches.isEmpty ? [] : ["settings: [\(switches.joined(separator: ", "))],"])
      + expectation(of: answer)
      + [
        "kills: [\"TODO\"],",
        "origin: \(Self.literal(origin))",
      ]
    return "ConformanceCase(\n" + lines.map { "  \($0)\n" }.joined() + "),\n"
  }

  private var input: String {
    guard let text = String(validating: bytes, as: UTF8.self),
      text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }),
      !bytes.starts(with: [0xEF, 0xBB, 0xBF])
    else {
      let pairs = bytes.map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
      return ".hex(\"\(pairs.joined())\")"
    }
    return Self.literal(text)
  }

  private func expectation(of answer: SubjectResponse) -> [String] {
    switch answer {
    case .decoded(let observation, let repairs):
      let text = Self.expectedText(of: observation)
      let reader = ObservationReader(catalog: models)
      guard let back = try? reader.read(text, as: .model(model)), back == observation else {
        return [
          "// TODO: the reference answers \(observation), which expected text cannot say.",
          "expect: .unspecified(because: \"TODO\"),",
        ]
      }
      let steps = (repairs ?? [])
        .map { "Repair(.\($0.kind.rawValue), at: \(Self.literal($0.path)))" }
      let list = steps.isEmpty ? "" : ", repairs: [\(steps.joined(separator: ", "))]"
      return ["expect: .value(\(Self.literal(text))\(list)),  // TODO: check"]
    case .rejected(let rejection):
      let kind = rejection.kind.map { ".\($0.rawValue)" }
      let path = rejection.path.map { "at: \(Self.literal($0))" }
      let arguments = [kind, path].compactMap(\.self).joined(separator: ", ")
      return ["expect: .rejection(\(arguments)),  // TODO: check"]
    case .unbound: return unknown("the reference has no model \(model)")
    case .unsupported(let setting): return unknown("the reference has no setting \(setting)")
    case .broken(let reason), .crashed(let reason): return unknown(reason)
    case .timedOut: return unknown("the reference gave no answer in time")
    }
  }

  private func unknown(_ reason: String) -> [String] {
    ["// TODO: \(reason).", "expect: .unspecified(because: \"TODO\"),"]
  }

  /// The value as a case writes what it expects: JSON text whose tags the schema gives back.
  static func expectedText(of observation: Observation) -> String {
    switch observation {
    case .null: return "null"
    case .boolean(let flag): return flag ? "true" : "false"
    case .integer(let text): return text
    case .number(let text):
      return Double(text)?.isFinite == true ? text : JSONWriter.literal(text)
    case .string(let text), .data(let text), .date(let text), .enumeration(let text):
      return JSONWriter.literal(text)
    case .array(let elements):
      return "[" + elements.map(expectedText).joined(separator: ",") + "]"
    case .object(let fields): return expectedText(of: fields, class: nil)
    case .instance(let name, let fields): return expectedText(of: fields, class: name)
    }
  }

  private static func expectedText(of fields: [String: Observation], class name: String?) -> String
  {
    let tag = name.map { ["\"@\":" + JSONWriter.literal($0)] } ?? []
    let members = fields.sorted { $0.key < $1.key }
      .map { JSONWriter.literal($0.key) + ":" + expectedText(of: $0.value) }
    return "{" + (tag + members).joined(separator: ",") + "}"
  }

  /// The text as a Swift literal: raw wherever that spares escapes, on one line.
  private static func literal(_ text: String) -> String {
    if !text.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline }) { return "\"\(text)\"" }
    if text.contains(where: \.isNewline) { return text.debugDescription }
    var marks = "#"
    while text.contains("\"" + marks) || text.contains("\\" + marks) { marks += "#" }
    return "\(marks)\"\(text)\"\(marks)"
  }
}
