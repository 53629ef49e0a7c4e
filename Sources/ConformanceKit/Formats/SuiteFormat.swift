/// Turns the trees that contract cases are made of into the bytes of one format.
///
/// What a decoder owes its user does not depend on how the bytes look, so a case holds a tree, and
/// each format that a subject reads says it in its own way. An adapter may bring a format of its own;
/// what that cannot say excuses the subject from the cases that need it.
///
/// The literals of numbers are those of RFC 8259: a format decides by them what is an integer.
public protocol SuiteFormat: Sendable {
  /// The name by which subjects claim the format and reports tell it, for example `json`.
  var name: String { get }

  /// Writes a tree as one document.
  ///
  /// Equal trees give equal bytes, and nothing is left out, rounded or replaced: a decoder would be
  /// judged by a value that it never saw.
  ///
  /// - Parameter tree: What the document shall say.
  /// - Returns: The bytes of the document.
  /// - Throws: `Inexpressible` with the first part of the tree that the format has no way to say.
  func encode(_ tree: JSONValue) throws(Inexpressible) -> [UInt8]

  /// Whether bytes are meant as a document of the format, whole or broken, so that they need no
  /// encoding; false by default, for formats of which the suite has no documents.
  func recognizes(_ bytes: [UInt8]) -> Bool
}

extension SuiteFormat {
  /// False: the suite has no documents of the format.
  public func recognizes(_ bytes: [UInt8]) -> Bool { false }
}

/// Says what a format has no way to say.
///
/// It excuses a subject from a case and is no failure of anybody, so it tells a reason for the report
/// and a place, and no more.
public struct Inexpressible: Error, Hashable, Sendable, CustomStringConvertible {
  /// What cannot be said, as a noun phrase: `null`, `an integer beyond 64 bits`.
  public let what: String
  /// Where it stands, written like `$.items[2].name`.
  public let path: String

  /// Creates the excuse of a format.
  ///
  /// - Parameters:
  ///   - what: What cannot be said, as a noun phrase.
  ///   - path: Where it stands in the tree, from `$` on.
  public init(_ what: String, at path: String) {
    self.what = what
    self.path = path
  }

  /// Both on one line, for example `null at $.items[2].name`.
  public var description: String { "\(what) at \(path)" }
}

extension [JSONMember] {
  /// Refuses keys that a format with unique keys cannot repeat.
  ///
  /// Keys that are only canonically equivalent differ: it is for the decoder to take them for one.
  func checkKeys(at path: @autoclosure () -> String) throws(Inexpressible) {
    var seen: Set<[UInt8]> = []
    for member in self where !seen.insert([UInt8](member.key.utf8)).inserted {
      throw Inexpressible("a repeated key", at: "\(path()).\(member.key)")
    }
  }
}
