/// A custom law: two inputs that must give the same result.
///
/// ```swift
/// struct ExtraMember: FuzzLaw {
///   let name = "extra-member"
///   let summary = "an unknown member changes nothing"
///   func variant(of document: JSONTree, using generator: inout SeededGenerator) -> [UInt8]? {
///     guard document.kind(of: document.root) == .object else { return nil }
///     var tree = document
///     tree.append(tree.addString("x"), to: tree.root, key: Array("unheard-of".utf8))
///     return tree.bytes
///   }
/// }
/// ```
///
/// A target claims it in ``FuzzTarget/ownLaws``; an oracle of the same name checks it.
public protocol FuzzLaw: Sendable {
  /// The name in reports, signatures and `--oracle`; laws with the same name are one law.
  var name: String { get }

  /// One line for `list`.
  var summary: String { get }

  /// Checks one in `share` iterations; 4 by default, and numbers below 1 count as 1.
  var share: Int { get }

  /// Returns the input that must give the same result as `document`; nil if the law does not apply to it.
  ///
  /// The result must depend only on the document and on what `generator` draws.
  func variant(of document: JSONTree, using generator: inout SeededGenerator) -> [UInt8]?

  /// Whether the result of the variant satisfies the law; by default if the values are equal, or if both
  /// inputs are refused, with whatever codes.
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
