/// The encodings that a target produced for the value it decoded from an input.
public struct Writing: Sendable {
  /// The result of encoding the value as dictionaries and arrays.
  public enum Graph: Sendable {
    /// The target refused to encode it.
    case refused
    /// It contains a value that JSON does not allow.
    case invalid
    /// It was valid; the execution is the result of decoding it again, and the text, if there is one, that of the
    /// object as another writer has it.
    case decoded(Execution, text: [UInt8]? = nil)
  }

  /// The text, or nil if the target refused to encode the value.
  public let text: [UInt8]?
  /// The text of encoding the value a second time.
  public let again: [UInt8]?
  /// The same text in other layouts, with more white space.
  public let layouts: [[UInt8]?]
  /// The same value with other keys, or with a date in another form.
  public let respelled: [[UInt8]?]
  /// The value as dictionaries and arrays.
  public let graph: Graph

  /// Creates a record of what was encoded; leave out what the target does not offer.
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
