import Foundation

/// What the compiler asks.
///
/// Fields that later compilers add are not looked at.
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

  /// Where a syntax begins, with the comments before it.
  struct Location: Decodable {
    var fileName: String
    var offset: Int
  }
}

/// What one side of the protocol can do.
struct PluginCapability: Codable {
  var protocolVersion: Int
  var features: [String]?
}
