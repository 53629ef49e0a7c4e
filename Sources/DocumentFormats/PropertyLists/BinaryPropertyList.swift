/// Binary property lists, version `bplist00`: objects, a table of their offsets, a trailer.
///
/// It cannot represent null, repeated keys, and integers that neither `Int64` nor `UInt64` holds. A real has
/// four bytes where a `Float` is asked for, else eight. Every value and every key is its own object: cases
/// about shared objects contain the bytes.
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
    try encode(tree) { _ in [] }
  }

  /// The same with reals of four bytes where a `Float` is asked for.
  public func encode(
    _ tree: JSONValue,
    asked types: AskedTypes
  ) throws(Inexpressible) -> [UInt8] { try encode(tree) { types[$0] } }

  /// `wide`: integers and references of eight bytes, texts of two for each character.
  public var spellings: [String] { ["wide"] }

  /// The same in the spelling.
  public func encode(
    _ tree: JSONValue,
    asked types: AskedTypes,
    spelling: String
  ) throws(Inexpressible) -> [UInt8] {
    try encode(tree, isWide: spelling == "wide") { types[$0] }
  }

  private func encode(
    _ tree: JSONValue,
    isWide: Bool = false,
    asked: ([String]) -> Set<AskedTypes.Kind>
  ) throws(Inexpressible) -> [UInt8] {
    var table = BinaryObjectTable(objectCount: Self.objectCount(of: tree), isWide: isWide)
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
          // A Float is rounded once, from the literal.
          let kinds = asked(walk.keys)
          if kinds.contains(.float), !kinds.contains(.double), let single = Float(literal),
            single.isFinite
          {
            table.add(single)
          } else {
            table.add(value)
          }
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
