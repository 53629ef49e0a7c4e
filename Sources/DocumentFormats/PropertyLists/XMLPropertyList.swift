/// Property lists as XML 1.0 in UTF-8, with Apple's document type `PropertyList-1.0.dtd`.
///
/// It cannot represent null, repeated keys, integers that neither `Int64` nor `UInt64` holds, and characters
/// that XML 1.0 does not allow. Reals keep their digits, so a decoder rounds once.
public struct XMLPropertyList: SuiteFormat {
  private static let opening = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  /// Creates the format.
  public init() {}

  /// `property-list-xml`.
  public var name: String { "property-list-xml" }

  /// True for bytes that begin like a property list in either format: decoders detect the format.
  public func recognizes(_ bytes: [UInt8]) -> Bool { bytes.beginsLikePropertyList }

  /// Writes a value on one line, with no white space that is not part of a string.
  ///
  /// - Parameter tree: The contents of the document, at any depth.
  /// - Returns: The document in UTF-8.
  /// - Throws: `Inexpressible` with the first part of the tree that XML cannot represent.
  public func encode(_ tree: JSONValue) throws(Inexpressible) -> [UInt8] {
    var walk = TreeWalk(tree)
    var output = Array(Self.opening.utf8)
    while let event = walk.next() {
      switch event {
      case .key(let key): try Self.append("key", key, at: walk.path, to: &output)
      case .value(let value): try Self.append(value, in: walk, to: &output)
      case .end(.array): output += "</array>".utf8
      case .end: output += "</dict>".utf8
      }
    }
    output += "\n</plist>\n".utf8
    return output
  }

  private static func append(
    _ value: JSONValue,
    in walk: TreeWalk,
    to output: inout [UInt8]
  ) throws(Inexpressible) {
    switch value {
    case .null: throw Inexpressible("null", at: walk.path)
    case .boolean(let flag): output += (flag ? "<true/>" : "<false/>").utf8
    case .string(let text): try append("string", text, at: walk.path, to: &output)
    case .array: output += "<array>".utf8
    case .object(let members):
      try members.checkKeys(at: walk.path)
      output += "<dict>".utf8
    case .number(let literal):
      let isInteger = try FormatNumber.isInteger(literal, at: walk.path)
      output += (isInteger ? "<integer>\(literal)</integer>" : "<real>\(real(literal))</real>").utf8
    }
  }

  /// The literal with its exponent as the document type spells it: an `E`, a sign and digits.
  private static func real(_ literal: String) -> String {
    let parts = literal.split { $0 == "e" || $0 == "E" }
    guard parts.count == 2 else { return literal }
    let hasSign = parts[1].hasPrefix("-") || parts[1].hasPrefix("+")
    return "\(parts[0])E\(hasSign ? "" : "+")\(parts[1])"
  }

  // MARK: Texts

  private static func append(
    _ element: String,
    _ text: String,
    at path: @autoclosure () -> String,
    to output: inout [UInt8]
  ) throws(Inexpressible) {
    output += "<\(element)>".utf8
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;".utf8
      case "<": output += "&lt;".utf8
      case ">": output += "&gt;".utf8  // "]]>" must not occur
      case _ where isExpressible(scalar): output += String(scalar).utf8
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let padding = String(repeating: "0", count: max(0, 4 - digits.count))
        throw Inexpressible("U+\(padding)\(digits) in a text", at: path())
      }
    }
    output += "</\(element)>".utf8
  }

  /// Whether XML 1.0 allows the character (section 2.2) and keeps it: a return becomes a line feed (2.11).
  private static func isExpressible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n": true
    case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": false
    default: true
    }
  }
}
