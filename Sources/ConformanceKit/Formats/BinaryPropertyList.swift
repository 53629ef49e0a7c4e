/// Binary property lists, version `bplist00`: objects, a table of their offsets, a trailer.
///
/// It cannot represent null, repeated keys, integers that neither `Int64` nor `UInt64` holds, and numbers
/// with a point or an exponent that are not exactly a Float, as every real has 64 bits and Foundation
/// refuses to round one. Every value and every key is its own object: cases about shared objects contain
/// the bytes.
///
///     62 70 6C 69 73 74 30 30   bplist00
///     51 61                     object 0, the key "a"
///     10 07                     object 1, the integer 7
///     D1 00 01                  object 2, the dictionary of object 0 and object 1
///     08 0A 0C                  the offsets of the objects
///     00 00 00 00 00 00 01 01   six unused bytes; bytes per offset, bytes per reference
///     00 00 00 00 00 00 00 03   objects
///     00 00 00 00 00 00 00 02   the top object
///     00 00 00 00 00 00 00 0F   the offset of this table
public struct BinaryPropertyList: SuiteFormat {
  /// Creates the format.
  public init() {}

  /// `property-list-binary`.
  public var name: String { "property-list-binary" }

  /// True for bytes that begin like a property list in either format: decoders detect the format.
  public func recognizes(_ bytes: [UInt8]) -> Bool { bytes.beginsLikePropertyList }

  /// Writes each container after its contents, so that references only point backward.
  ///
  /// - Parameter tree: The contents of the document, at any depth.
  /// - Returns: The bytes of the document.
  /// - Throws: `Inexpressible` with the first part of the tree that the format cannot represent.
  public func encode(_ tree: JSONValue) throws(Inexpressible) -> [UInt8] {
    var table = BinaryObjectTable(objectCount: Self.objectCount(of: tree))
    var walk = TreeWalk(tree)
    while let event = walk.next() {
      switch event {
      case .key(let key): table.add(key)
      case .value(.null): throw Inexpressible("null", at: walk.path)
      case .value(.boolean(let flag)): table.add(flag)
      case .value(.string(let text)): table.add(text)
      case .value(.number(let literal)):
        switch try FormatNumber(literal, at: walk.path) {
        case .integer(let value): table.add(value)
        case .unsigned(let value): table.add(value)
        case .real(let value):
          // Foundation refuses to read a Float from an eight-byte real that is not exactly one, so no
          // document has the literal's value for every type.
          guard Double(Float(value)) == value else {
            throw Inexpressible("a number that is no Float", at: walk.path)
          }
          table.add(value)
        }
      case .value(.array): break
      case .value(.object(let members)): try members.checkKeys(at: walk.path)
      case .end(.object(let members)): table.addDictionary(count: members.count)
      case .end(.array(let elements)): table.addArray(count: elements.count)
      case .end: break
      }
    }
    return table.document()
  }

  /// The number of values and keys, which determines the width of references before there are any.
  private static func objectCount(of tree: JSONValue) -> Int {
    var walk = TreeWalk(tree)
    var count = 0
    while let event = walk.next() {
      if case .end = event { continue }
      count += 1
    }
    return count
  }
}
