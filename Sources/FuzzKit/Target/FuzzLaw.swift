/// A law of one's own: two inputs that have to give the same.
///
/// ```swift
/// struct ExtraMember: FuzzLaw {
///   let name = "extra-member"
///   let summary = "a member that nobody asks for changes nothing"
///   func variant(of document: JSONTree, using generator: inout SeededGenerator) -> [UInt8]? {
///     guard document.kind(of: document.root) == .object else { return nil }
///     var tree = document
///     tree.append(tree.addString("x"), to: tree.root, key: Array("unheard-of".utf8))
///     return tree.bytes
///   }
/// }
/// ```
///
/// A target claims it in ``FuzzTarget/ownLaws``, and is judged by an oracle of its name.
public protocol FuzzLaw: Sendable {
  /// The name in reports, signatures and `--oracle`; laws of one name are one law.
  var name: String { get }

  /// One line for `list`.
  var summary: String { get }

  /// One iteration in so many is judged; 4 by default, and numbers below 1 count as 1.
  var share: Int { get }

  /// The input that has to give the same as `document`; nil if the law does not speak about it.
  ///
  /// It has to be a function of the document and of what `generator` draws.
  func variant(of document: JSONTree, using generator: inout SeededGenerator) -> [UInt8]?

  /// Whether what the variant gave is what the law wants; by default equal values, or two refusals,
  /// whatever their codes.
  func holds(for execution: Execution, variant: Execution) -> Bool
}

extension FuzzLaw {
  /// One in four.
  public var share: Int { 4 }

  /// Equal values, or two refusals.
  public func holds(for execution: Execution, variant: Execution) -> Bool {
    switch (execution.tree, variant.tree) {
    case (nil, nil): true
    case (let left?, let right?): right.difference(from: left) == nil
    default: false
    }
  }
}
