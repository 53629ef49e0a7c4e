/// Says what is wrong with a message of the protocol, and where in the message.
public struct WireError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the message, for example `$.decoded.v.age`.
  public let path: String
  /// What is wrong there.
  public let reason: String

  package init(_ reason: String, at path: String = "$") {
    self.path = path
    self.reason = reason
  }

  /// Place and reason on one line.
  public var description: String { "\(path): \(reason)" }
}
