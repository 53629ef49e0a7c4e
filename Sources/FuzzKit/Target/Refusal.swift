/// How and where a decoder refused an input, in words that all decoders share.
public struct Refusal: Hashable, Sendable {
  /// The case of the error.
  public let code: String
  /// Where it stands; a key that is a number too is a step with that number.
  public let path: TreePath
  /// The key that was not found; nil in other cases.
  public let key: TreePath.Step?

  /// A refusal of this kind at this place.
  public init(_ code: String, at path: TreePath = TreePath(), key: TreePath.Step? = nil) {
    self.code = code
    self.path = path
    self.key = key
  }

  /// The refusal in one line.
  public var summary: String {
    let name = key.map { " of \(TreePath([$0]))" } ?? ""
    return "\(code)\(name) at \(path)"
  }
}

/// What of a type makes the answer of a strict reference unsuitable for some documents.
public struct StrictTraits: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// A set of traits with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It holds decimals, whose digits the reference does not all read exactly.
  public static let decimals = StrictTraits(rawValue: 1 << 0)
  /// It goes through the keys of an object in an order that the reference draws by lot, so of several
  /// bad members any may be the one that is refused.
  public static let anyOrder = StrictTraits(rawValue: 1 << 1)
}
