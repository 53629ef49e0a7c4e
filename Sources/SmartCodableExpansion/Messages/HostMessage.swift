import Foundation

/// A request of the compiler.
///
/// Fields that later compilers add are ignored.
struct HostMessage: Decodable {
  var getCapability: GetCapability?
  var expandAttachedMacro: ExpandAttachedMacro?

  struct GetCapability: Decodable {
    var capability: PluginCapability?
  }

  struct ExpandAttachedMacro: Decodable {
    var macro: Macro?
    var macroRole: String?
    var declSyntax: Syntax
    var lexicalContext: [Syntax]?
  }

  struct Macro: Decodable {
    var moduleName: String?
    var typeName: String?
  }

  struct Syntax: Decodable {
    var source: String
    var location: Location?
  }

  /// The start of a syntax node, including the comments before it.
  struct Location: Decodable {
    var fileName: String
    var offset: Int
  }
}

/// The capabilities of one side of the protocol.
struct PluginCapability: Codable {
  var protocolVersion: Int
  var features: [String]?
}
