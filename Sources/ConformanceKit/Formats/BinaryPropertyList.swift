/// Binary property lists, version `bplist00`: objects, a table of their offsets, a trailer.
///
/// It cannot say null, repeated keys, integers that neither `Int64` nor `UInt64` holds, and numbers
/// with a point or an exponent that no Float has exactly. Every real has 64 bits, so that a
/// model with a `Float` sees another number than in XML. Every value and every key is an object of
/// its own: cases about shared objects write their bytes themselves.
///
///     62 70 6C 69 73 74 30 30   bplist00
///     51 61                     object 0, the key "a"
///     10 07                     object 1, the integer 7
///     D1 00 01                  object 2, the dictionary of object 0 and object 1
///     08 0A 0C                  where the objects begin
///     00 00 00 00 00 00 01 01   six bytes of nothing; bytes of an offset, bytes of a reference
///     00 00 00 00 00 00 00 03   objects
///     00 00 00 00 00 00 00 02   the top object
///     00 00 00 00 00 00 00 0F   where the table of offsets begins
public struct BinaryPropertyList: SuiteFormat {
  /// Creates the format.
  public init() {}

  /// `property-list-binary`.
  public var name: String { "property-list-binary" }

  /// True for what begins like a property list, in either format: decoders look for themselves.
  public func recognizes(_ bytes: [UInt8]) -> Bool { bytes.beginsLikePropertyList }

  /// Writes each container behind what it holds, so that references only point back.
  ///
  /// - Parameter tree: What the document shall say, as deep as it likes.
  /// - Returns: The bytes of the document.
  /// - Throws: `Inexpressible` with the first part of the tree that the format has no way to say.
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
        case .real(let value):
          // Foundation reads no Float from a real of eight bytes that is not exactly one, so that no
          // document says what the literal says to every type.
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

  /// How many values and keys there are: it decides how wide a reference is, before there is one.
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
