/// What another API of this package adds to the engine: stand-ins of its own types, and its log.
///
/// A type and not a value, so that the settings of a call hold no closure.
package protocol DecodingDialect {
  /// The default case of an enum that this API knows, or nil.
  static func defaultCase(of type: Any.Type) -> Any?

  /// Whether a call that starts now logs its problems.
  static var isLogging: Bool { get }

  /// Logs a problem; called on the thread of the decode call, while no lock is held.
  static func log(_ problem: DecodingProblem)
}

/// One problem of a decode call, for a log that has a block for each (LEG-12).
package struct DecodingProblem {
  package enum Kind: Sendable {
    /// No accepted key is present; `key` is the description of the coding key.
    case missingKey(key: String)

    /// The value is null.
    case null

    /// The value is of another kind, whether it was converted or not.
    case mismatch

    /// The kind fits and the value does not, or the input is not readable.
    case corrupted
  }

  package let kind: Kind

  /// The type that the call decodes.
  package let model: Any.Type

  /// The path of the value.
  package let path: [SmartRepair.PathComponent]

  /// The type that was wanted, without Optional.
  package let wanted: String

  /// What the input has.
  package let found: SmartRepair.Found

  /// The reason for the failure of a whole call; nil for a problem of one value.
  package let reason: String?
}
