/// The frozen documents that mutation starts from, with a digest that names them.
public struct Corpus: Sendable {
  /// One document.
  public struct Entry: Sendable, Hashable {
    /// Its origin: a path below the corpus folder, or a target's name and a number.
    public let name: String
    /// Its bytes.
    public let bytes: [UInt8]

    /// An entry with this name and these bytes.
    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The entries, sorted by name.
  public let entries: [Entry]

  /// The digest over all names and bytes.
  public let digest: UInt64

  /// A corpus of these entries.
  public init(_ entries: [Entry]) {
    self.entries = entries.sorted { $0.name < $1.name }
    var digest = Digest()
    for entry in self.entries {
      digest.add(entry.name.utf8)
      digest.add(entry.bytes)
    }
    self.digest = digest.value
  }
}
