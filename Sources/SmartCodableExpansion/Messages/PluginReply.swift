import Foundation

/// An answer of the plugin; exactly one of the fields is set.
struct PluginReply: Codable {
  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: MacroResult?
  var expandAttachedMacroResult: AttachedMacroResult?

  struct CapabilityResult: Codable {
    var capability: PluginCapability
  }

  struct MacroResult: Codable {
    var expandedSource: String?
    var diagnostics: [Diagnostic]
  }

  /// For compilers before version 5 of the protocol.
  struct AttachedMacroResult: Codable {
    var expandedSources: [String]?
    var diagnostics: [Diagnostic]
  }

  struct Diagnostic: Codable {
    var message: String
    var severity: Diagnosis.Severity
    var position: Position
    var highlights: [PositionRange]
    var notes: [Note]
    var fixIts: [FixIt]
  }

  /// A byte offset in a file.
  struct Position: Codable {
    var fileName: String
    var offset: Int
  }

  struct PositionRange: Codable {
    var fileName: String
    var startOffset: Int
    var endOffset: Int
  }

  struct Note: Codable {
    var position: Position
    var message: String
  }

  struct FixIt: Codable {
    var message: String
    var changes: [Change]

    struct Change: Codable {
      var range: PositionRange
      var newText: String
    }
  }
}
