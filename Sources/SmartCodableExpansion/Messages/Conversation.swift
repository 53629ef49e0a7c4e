package import Foundation

/// Answers the compiler's messages, one by one.
///
/// The compiler waits for an answer to every message, so a message that is not understood becomes an
/// error at the user's macro.
package struct Conversation {
  package init() {}

  /// The version of the protocol that the answers follow.
  static let protocolVersion = 7

  /// From this protocol version on, compilers expect one text instead of several.
  private static let firstWithOneSource = 5

  private var hostVersion = 1

  /// The answer to a message; nil for an empty one, which expects no answer.
  package mutating func reply(to message: Data) throws -> Data? {
    if message.isEmpty { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(answer(to: message))
  }

  private mutating func answer(to message: Data) -> PluginReply {
    guard let message = try? JSONDecoder().decode(HostMessage.self, from: message) else {
      return failure("the message of the compiler cannot be read")
    }
    if let question = message.getCapability {
      hostVersion = question.capability?.protocolVersion ?? hostVersion
      let own = PluginCapability(protocolVersion: Self.protocolVersion, features: [])
      return PluginReply(getCapabilityResult: PluginReply.CapabilityResult(capability: own))
    }
    guard let request = message.expandAttachedMacro else {
      return failure("the compiler asks for what this plugin does not know")
    }
    return answer(to: request)
  }

  private func answer(to request: HostMessage.ExpandAttachedMacro) -> PluginReply {
    guard request.macro?.typeName ?? "SmartSubclassMacro" == "SmartSubclassMacro",
      request.macroRole ?? "member" == "member"
    else {
      return failure("this plugin only knows @SmartSubclass", at: request.declSyntax.location)
    }
    let surroundings = request.lexicalContext ?? []
    let expansion = Expansion(of: request.declSyntax.source, in: surroundings.map(\.source))
    let location = request.declSyntax.location
    return result(expansion.source, expansion.diagnoses.map { diagnostic($0, at: location) })
  }

  // MARK: Results

  private func result(_ source: String?, _ diagnostics: [PluginReply.Diagnostic]) -> PluginReply {
    if hostVersion >= Self.firstWithOneSource {
      return PluginReply(
        expandMacroResult: PluginReply.MacroResult(
          expandedSource: source,
          diagnostics: diagnostics
        )
      )
    }
    return PluginReply(
      expandAttachedMacroResult: PluginReply.AttachedMacroResult(
        expandedSources: source.map { [$0] },
        diagnostics: diagnostics
      )
    )
  }

  private func failure(_ reason: String, at location: HostMessage.Location? = nil) -> PluginReply {
    let message = "\(reason): unsupported compiler plugin protocol version"
    return result(nil, [diagnostic(.error(message, at: 0..<0), at: location)])
  }

  private func diagnostic(
    _ diagnosis: Diagnosis,
    at location: HostMessage.Location?
  ) -> PluginReply.Diagnostic {
    let file = location?.fileName ?? ""
    let base = location?.offset ?? 0
    var fixIts: [PluginReply.FixIt] = []
    if let insertion = diagnosis.insertion {
      let place = base + insertion.offset
      let range = PluginReply.PositionRange(fileName: file, startOffset: place, endOffset: place)
      let change = PluginReply.FixIt.Change(range: range, newText: insertion.text)
      fixIts = [PluginReply.FixIt(message: insertion.message, changes: [change])]
    }
    let highlight = PluginReply.PositionRange(
      fileName: file,
      startOffset: base + diagnosis.range.lowerBound,
      endOffset: base + diagnosis.range.upperBound
    )
    return PluginReply.Diagnostic(
      message: diagnosis.message,
      severity: diagnosis.severity,
      position: PluginReply.Position(fileName: file, offset: highlight.startOffset),
      highlights: diagnosis.range.isEmpty ? [] : [highlight],
      notes: [],
      fixIts: fixIts
    )
  }
}
