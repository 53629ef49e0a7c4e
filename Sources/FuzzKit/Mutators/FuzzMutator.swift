/// A mutator of one's own: a way to make an input out of another one.
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
/// Hand it to ``Campaign/main(_:oracles:mutators:configuration:name:summary:corpus:reports:sensor:)``. It
/// is drawn together with the mutators of the kit, and the digest of a campaign knows its name and weight.
public protocol FuzzMutator: Sendable {
  /// The name in reports; one that no other mutator has.
  var name: String { get }

  /// One line for `list`.
  var summary: String { get }

  /// How often it is drawn relative to the others of its kind; 4 by default, and numbers below 1 count
  /// as 1.
  var weight: Int { get }

  /// Whether it works on bytes, and so may spoil the syntax; false by default.
  var changesBytes: Bool { get }

  /// Changes a document, which has to stay valid JSON; false, the default, if it has nothing to change.
  ///
  /// It has to be a function of the document and of what `generator` draws.
  func mutate(_ document: inout JSONTree, using generator: inout SeededGenerator) -> Bool

  /// Changes bytes; false, the default, if it has nothing to change. Asked only if ``changesBytes``.
  func mutate(_ bytes: inout [UInt8], using generator: inout SeededGenerator) -> Bool
}

extension FuzzMutator {
  /// As often as most.
  public var weight: Int { 4 }

  /// It works on documents.
  public var changesBytes: Bool { false }

  /// Nothing to change.
  public func mutate(_ document: inout JSONTree, using generator: inout SeededGenerator) -> Bool {
    false
  }

  /// Nothing to change.
  public func mutate(_ bytes: inout [UInt8], using generator: inout SeededGenerator) -> Bool {
    false
  }
}

extension Mutator {
  /// The mutator that asks `other`.
  init(_ other: any FuzzMutator) {
    let work: Work =
      other.changesBytes
      ? .bytes { other.mutate(&$0, using: &$1) }
      : .tree { tree, generator, _ in other.mutate(&tree, using: &generator) }
    self.init(name: other.name, weight: other.weight, summary: other.summary, work: work)
  }
}
