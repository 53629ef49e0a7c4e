/// Encodes the trees that contract cases consist of in one format.
///
/// What a decoder must do does not depend on the encoding, so a case holds a tree, which each format that a
/// subject reads encodes in its own way. An adapter can add its own format; what that cannot represent
/// excuses the subject from the cases that need it. The fuzzer draws its documents as trees, too.
///
/// Number literals are those of RFC 8259; a format recognizes integers by their spelling.
public protocol SuiteFormat: Sendable {
  /// The name of the format in claims and reports, for example `json`.
  var name: String { get }

  /// Encodes a tree as one document.
  ///
  /// Equal trees give equal bytes, and nothing is left out, rounded or replaced: otherwise a decoder would be
  /// judged by a value that it never saw.
  ///
  /// - Parameter tree: The contents of the document.
  /// - Returns: The bytes of the document.
  /// - Throws: `Inexpressible` with the first part of the tree that the format cannot represent.
  func encode(_ tree: JSONValue) throws(Inexpressible) -> [UInt8]

  /// Encodes a tree of which is known for which types its values are asked.
  ///
  /// For formats that write a value by its type, such as a `Float` in four bytes, or that need a schema. By
  /// default it is ``encode(_:)``.
  ///
  /// - Parameters:
  ///   - tree: The contents of the document.
  ///   - types: The types for which the model asks.
  /// - Returns: The bytes of the document.
  /// - Throws: `Inexpressible` with the first part of the tree that the format cannot represent.
  func encode(_ tree: JSONValue, asked types: AskedTypes) throws(Inexpressible) -> [UInt8]

  /// The names of other ways to write the same values, such as `indefinite` or `flow`; none by default.
  ///
  /// A decoder must give the same answer to a document however it is written, which both kits check for each
  /// of them.
  var spellings: [String] { get }

  /// Encodes a tree in another way; by default as ``encode(_:asked:)``.
  ///
  /// - Parameters:
  ///   - tree: The contents of the document.
  ///   - types: The types for which the model asks.
  ///   - spelling: One of ``spellings``.
  /// - Returns: The bytes of the document. If they are those of the usual spelling, the decoder is not asked
  ///   again.
  /// - Throws: `Inexpressible` with the first part of the tree that cannot be written so.
  func encode(
    _ tree: JSONValue,
    asked types: AskedTypes,
    spelling: String
  ) throws(Inexpressible) -> [UInt8]

  /// What the format tells apart or cannot say; nothing by default, as in JSON.
  var traits: Set<FormatTrait> { get }

  /// Whether bytes are intended as a document of the format, valid or not, and need no encoding; false by
  /// default, for formats of which the suite has no documents.
  func recognizes(_ bytes: [UInt8]) -> Bool
}

extension SuiteFormat {
  /// Encodes the tree without regard to types.
  public func encode(
    _ tree: JSONValue,
    asked types: AskedTypes
  ) throws(Inexpressible) -> [UInt8] { try encode(tree) }

  /// None: each value is written in one way.
  public var spellings: [String] { [] }

  /// Encodes the tree in its usual spelling.
  public func encode(
    _ tree: JSONValue,
    asked types: AskedTypes,
    spelling: String
  ) throws(Inexpressible) -> [UInt8] { try encode(tree, asked: types) }

  /// None: a format that is like JSON.
  public var traits: Set<FormatTrait> { [] }

  /// False: the suite has no documents of the format.
  public func recognizes(_ bytes: [UInt8]) -> Bool { false }
}

extension SuiteFormat {
  /// The tree as a format with these traits writes it.
  ///
  /// - Throws: `Inexpressible` for a scalar that is of another type than the one that is asked for.
  package func adapted(
    _ tree: JSONValue,
    to types: AskedTypes
  ) throws(Inexpressible) -> JSONValue {
    if traits.contains(.plainScalars) { try types.refusePlainTexts(in: tree) }
    return traits.contains(.typedNumbers) ? try types.spelled(tree) : tree
  }
}
