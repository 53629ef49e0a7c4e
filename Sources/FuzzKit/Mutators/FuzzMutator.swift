/// A custom mutator: a way to make an input from another one.
///
/// ```swift
/// struct EmptyName: FuzzMutator {
///   let name = "empty-name"
///   let summary = "gives a member named name an empty string"
///   func mutate(_ document: inout JSONTree, using generator: inout SeededGenerator) -> Bool {
///     guard let node = document.member(Array("name".utf8)[...]) else { return false }
///     document.replace(node, with: document.addString(""))
///     return true
///   }
/// }
/// ```
///
/// Pass it to ``Campaign/main(_:oracles:mutators:configuration:name:summary:corpus:reports:sensor:)``. It is
/// drawn together with the mutators of the kit, and the digest of a campaign includes its name and weight.
public protocol FuzzMutator: Sendable {
  /// The name in reports; it must be unique.
  var name: String { get }

  /// One line for `list`.
  var summary: String { get }

  /// How often it is drawn relative to the others of its kind; 4 by default, and numbers below 1 count
  /// as 1.
  var weight: Int { get }

  /// Whether it works on bytes, and so may break the syntax; false by default.
  var changesBytes: Bool { get }

  /// Changes a document, which must stay valid JSON; returns false, the default, if there is nothing to
  /// change.
  ///
  /// The result must depend only on the document and on what `generator` draws.
  func mutate(_ document: inout JSONTree, using generator: inout SeededGenerator) -> Bool

  /// Changes bytes; returns false, the default, if there is nothing to change. Used only if ``changesBytes``
  /// is true.
  func mutate(_ bytes: inout [UInt8], using generator: inout SeededGenerator) -> Bool
}

extension FuzzMutator {
  /// 4, like most mutators.
  public var weight: Int { 4 }

  /// False: it works on documents.
  public var changesBytes: Bool { false }

  /// False: there is nothing to change.
  public func mutate(_ document: inout JSONTree, using generator: inout SeededGenerator) -> Bool {
    false
  }

  /// False: there is nothing to change.
  public func mutate(_ bytes: inout [UInt8], using generator: inout SeededGenerator) -> Bool {
    false
  }
}

extension Mutator {
  /// Creates a mutator that calls `other`.
  init(_ other: any FuzzMutator) {
    let work: Work =
      other.changesBytes
      ? .bytes { other.mutate(&$0, using: &$1) }
      : .tree { tree, generator, _ in other.mutate(&tree, using: &generator) }
    self.init(name: other.name, weight: other.weight, summary: other.summary, work: work)
  }
}
