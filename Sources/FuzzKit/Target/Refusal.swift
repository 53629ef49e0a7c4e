/// How and where a decoder refused an input, in terms that all decoders share.
public struct Refusal: Hashable, Sendable {
  /// The name of the error case.
  public let code: String
  /// The path of the error; a key that is also a number is a step with that number.
  public let path: TreePath
  /// The key that was not found; nil for other errors.
  public let key: TreePath.Step?

  /// Creates a refusal of this kind at this path.
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

extension Refusal {
  /// The refusal that an error tells: the case, path and key of a `DecodingError`, or the type of another error.
  public init(_ error: any Error) {
    guard let error = error as? DecodingError else {
      self.init("other \(type(of: error))")
      return
    }
    switch error {
    case .typeMismatch(_, let context): self.init("typeMismatch", context)
    case .valueNotFound(_, let context): self.init("valueNotFound", context)
    case .keyNotFound(let key, let context): self.init("keyNotFound", context, key)
    case .dataCorrupted(let context): self.init("dataCorrupted", context)
    @unknown default: self.init("other")
    }
  }

  private init(_ code: String, _ context: DecodingError.Context, _ key: (any CodingKey)? = nil) {
    self.init(code, at: TreePath(context.codingPath.map(Self.step)), key: key.map(Self.step))
  }

  private static func step(_ key: any CodingKey) -> TreePath.Step {
    key.intValue.map { .index($0) } ?? .key(key.stringValue)
  }
}

/// The traits of a type that make a strict reference's answer unsuitable for some documents.
public struct StrictTraits: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set of traits with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The type holds decimals, some of whose digits the reference does not read exactly.
  public static let decimals = StrictTraits(rawValue: 1 << 0)
  /// The type visits the keys of an object in an order that the reference randomizes, so of several
  /// invalid members any one may be the one that is refused.
  public static let anyOrder = StrictTraits(rawValue: 1 << 1)
  /// The target decodes leniently and yet must agree on refusals; it reads integers exactly, which the
  /// reference converts through a Double.
  public static let exactIntegers = StrictTraits(rawValue: 1 << 2)
}
