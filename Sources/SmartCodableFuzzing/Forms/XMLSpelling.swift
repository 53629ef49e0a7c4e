import FuzzKit

/// A property list in XML, spelled in the ways that the format allows.
struct XMLSpelling {
  private let tree: JSONTree
  /// Whether some scalars are replaced by leaves that JSON does not have.
  private let hasLeaves: Bool
  private var generator: SeededGenerator
  private var text = ""

  /// A spelling of `tree`, which has no nulls, drawn by `seed`; with property list leaves in place of some
  /// scalars if `hasLeaves`.
  static func text(of tree: JSONTree, seed: UInt64, hasLeaves: Bool = false) -> [UInt8] {
    var spelling = XMLSpelling(
      tree: tree,
      hasLeaves: hasLeaves,
      generator: SeededGenerator(seed: seed)
    )
    if hasLeaves, spelling.generator.oneIn(3) {
      let encoding = XMLEncoding.draw(&spelling.generator)
      spelling.text = encoding.declaration
      spelling.write(isDeclared: true)
      return encoding.bytes(of: spelling.text)
    }
    spelling.write(isDeclared: false)
    return Array(spelling.text.utf8)
  }

  private static let blanks = [
    " ", "\n", "\t", "\r\n", "<!-- <true/> & ]]> -->", "\n  \n",
  ]
  /// What other readers than those of property lists may find between tags.
  private static let rareBlanks =
    blanks + [
      "\r", "<!----->", "<!-- - -- > -->", "<?x y?>", "<? > ?>", "<!--é-->", "<!--->-->",
      "<!--\0-->",
      "        ",
    ]
  private static let starts = [
    "", #"<?xml version="1.0" encoding="UTF-8"?>"#, "<?xml version='1.0'?>\n",
  ]
  private static let types = [
    "", "<!DOCTYPE plist>",
    #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
  ]

  private mutating func blank() {
    guard generator.oneIn(3),
      let blank = generator.pick(hasLeaves ? Self.rareBlanks : Self.blanks)
    else { return }
    text += blank
  }

  private mutating func write(isDeclared: Bool) {
    if !isDeclared { text += generator.pick(Self.starts) ?? "" }
    blank()
    text += generator.pick(Self.types) ?? ""
    blank()
    if hasLeaves, generator.oneIn(6) { return writeRareDocument() }
    text += generator.oneIn(2) ? "<plist>" : #"<plist version="1.0">"#
    blank()
    write(tree.root)
    blank()
    text += "</plist>"
    blank()
  }

  /// A document with unusual tags, or without; nothing behind its end counts.
  private mutating func writeRareDocument() {
    let start =
      generator.pick(["", "<plist\t>", "<plist a='/'>", "<plist\nversion=\"1.0\" >"]) ?? ""
    text += start
    write(tree.root)
    if !start.isEmpty { text += generator.oneIn(2) ? "</plist>" : "</plist\n>" }
    text += generator.pick(["", "x", "<", "</plist>", "<true/>", "\0", "<!--", "&"]) ?? ""
  }

  private mutating func write(_ node: JSONTree.Node) {
    let body = String(decoding: tree.text(of: node), as: UTF8.self)
    if hasLeaves, !tree.kind(of: node).isContainer, generator.oneIn(2) {
      text += XMLLeaf.draw(&generator)
      return
    }
    switch tree.kind(of: node) {
    case .null: text += "<string></string>"
    case .bool: text += generator.oneIn(4) ? "<\(body) />" : "<\(body)/>"
    case .number: write(number: body)
    case .string: write(JSONText.unescaped(tree.text(of: node)), in: "string")
    case .array, .set: write(node, in: "array")
    case .object: write(node, in: "dict")
    }
  }

  private mutating func write(_ node: JSONTree.Node, in tag: String) {
    let children = tree.children(of: node)
    if children.isEmpty, generator.oneIn(2) {
      text += "<\(tag)/>"
      return
    }
    text += "<\(tag)>"
    blank()
    for child in children {
      if let key = tree.key(of: child) {
        // Of equal keys the last counts.
        let isRepeated = generator.oneIn(24)
        for number in 0...(isRepeated ? 1 : 0) {
          write(JSONText.unescaped(key), in: "key")
          blank()
          if number == 0, isRepeated { text += "<string>before</string>" }
        }
      }
      write(child)
      blank()
    }
    text += "</\(tag)>"
  }

  private mutating func write(number literal: String) {
    let isNegative = literal.hasPrefix("-")
    let unsigned = isNegative ? literal.dropFirst() : literal[...]
    let sign = isNegative ? "-" : generator.oneIn(4) ? "+" : ""
    let space = generator.oneIn(6) ? " " : ""
    if Int(literal) == nil, UInt64(literal) == nil {
      let number = generator.oneIn(4) ? unsigned.uppercased() : String(unsigned)
      text += "<real>\(space)\(sign)\(number)</real>"
      return
    }
    if generator.oneIn(3), let number = UInt64(unsigned) {
      let digits = String(number, radix: 16, uppercase: generator.oneIn(2))
      text += "<integer>\(space)\(sign)0x\(digits)</integer>"
    } else {
      text += "<integer>\(space)\(sign)\(unsigned)</integer>"
    }
  }

  private mutating func write(_ bytes: [UInt8], in tag: String) {
    text += "<\(tag)>"
    let content = String(decoding: bytes, as: UTF8.self)
    if generator.oneIn(6), !content.contains("]]>") {
      text += "<![CDATA[\(content)]]>"
    } else {
      for scalar in content.unicodeScalars { write(scalar) }
    }
    text += "</\(tag)>"
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "<": text += "&lt;"
    case "&": text += "&amp;"
    case ">" where generator.oneIn(2): text += "&gt;"
    case "\"" where generator.oneIn(2): text += "&quot;"
    case "'" where generator.oneIn(2): text += "&apos;"
    default:
      if generator.oneIn(12) {
        text += generator.oneIn(2) ? "&#\(scalar.value);" : "&#x\(String(scalar.value, radix: 16));"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
