/// A violated law.
public struct Violation: Hashable, Sendable {
  /// The name of the oracle.
  public internal(set) var oracle: String
  /// The path in the decoded value, or nil if the violation concerns the whole call.
  public let path: TreePath?
  /// What the oracle expected: a JSON kind, or a short code.
  public let wanted: String
  /// What it found: a JSON kind, or a short code.
  public let found: String
  /// Both in full, for people.
  public let detail: String
  /// The derived input that shows the violation, if it is not the input of the iteration.
  public let variant: [UInt8]?

  init(
    _ oracle: String,
    at path: TreePath? = nil,
    wanted: String,
    found: String,
    detail: String,
    variant: [UInt8]? = nil
  ) {
    self.oracle = oracle
    self.path = path
    self.wanted = wanted
    self.found = found
    self.detail = detail
    self.variant = variant
  }
}
