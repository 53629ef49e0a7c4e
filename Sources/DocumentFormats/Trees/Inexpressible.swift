/// Describes what a format cannot represent.
///
/// It excuses a subject from a case and is not a failure, so it only has a reason for the report and a path.
public struct Inexpressible: Error, Hashable, Sendable, CustomStringConvertible {
  /// What cannot be represented, as a noun phrase: `null`, `an integer beyond 64 bits`.
  public let what: String
  /// Where it is, written like `$.items[2].name`.
  public let path: String

  /// Creates a description of what a format cannot represent.
  ///
  /// - Parameters:
  ///   - what: What cannot be represented, as a noun phrase.
  ///   - path: Where it is in the tree, starting with `$`.
  public init(_ what: String, at path: String) {
    self.what = what
    self.path = path
  }

  /// Both on one line, for example `null at $.items[2].name`.
  public var description: String { "\(what) at \(path)" }
}

extension [JSONMember] {
  /// Rejects repeated keys, for formats whose keys are unique.
  ///
  /// Keys that are only canonically equivalent differ: whether they are the same is up to the decoder.
  func checkKeys(at path: @autoclosure () -> String) throws(Inexpressible) {
    var seen: Set<[UInt8]> = []
    for member in self where !seen.insert([UInt8](member.key.utf8)).inserted {
      throw Inexpressible("a repeated key", at: "\(path()).\(member.key)")
    }
  }
}
