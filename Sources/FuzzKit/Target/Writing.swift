/// What a target wrote after it had decoded an input.
public struct Writing: Sendable {
  /// What became of the value as dictionaries and arrays.
  public enum Graph: Sendable {
    /// It could not be written so.
    case refused
    /// It holds something that has no place in JSON.
    case invalid
    /// It was valid, and this came out when it was decoded again.
    case decoded(Execution)
  }

  /// The text, or nil if the target refused to write the value.
  public let text: [UInt8]?
  /// The text of a second attempt.
  public let again: [UInt8]?
  /// Other layouts of the same text, with more white space.
  public let layouts: [[UInt8]?]
  /// The same value with other keys.
  public let respelled: [[UInt8]?]
  /// The value as dictionaries and arrays.
  public let graph: Graph

  /// A record of what was written; what a target does not offer is left out.
  public init(
    text: [UInt8]?,
    again: [UInt8]?,
    layouts: [[UInt8]?] = [],
    respelled: [[UInt8]?] = [],
    graph: Graph? = nil
  ) {
    self.text = text
    self.again = again
    self.layouts = layouts
    self.respelled = respelled
    self.graph = graph ?? .refused
    offersGraph = graph != nil
  }

  let offersGraph: Bool
}
