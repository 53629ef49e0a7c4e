/// Facts about a valid document that decide which oracles apply.
package struct JSONFacts: Sendable {
  /// The document.
  let tree: JSONTree
  /// The maximum nesting of containers.
  let depth: Int
  /// Whether an object has two keys that are equal after resolving escapes, or equal as Swift
  /// strings in lower case: a dictionary can only keep one of them.
  package private(set) var hasDuplicateKeys = false
  /// Whether an object has two keys such as `1` and `01`, which are one key of a dictionary with integers as
  /// keys: which one stays depends on their order, and not every form of input keeps that of the text.
  private(set) var hasKeysOfOneInteger = false
  /// Whether a key has characters that Unicode normalization may change.
  package private(set) var hasNonASCIIKeys = false
  /// Whether a string could be taken for a JSON array or object.
  private(set) var hasStringifiedJSON = false
  /// Whether a number is outside the range that Foundation supports, although its value is defined.
  private(set) var hasExtremeNumbers = false
  /// Whether a fraction, large or small, has more digits than a Double, through which Foundation converts it
  /// to an integer.
  private(set) var hasLongFractions = false

  var isObject: Bool { tree.kind(of: tree.root) == .object }

  package init(_ tree: JSONTree) {
    self.tree = tree
    depth = tree.depth
    for node in tree.nodes() {
      switch tree.kind(of: node) {
      case .object: inspectKeys(of: node)
      case .string: inspectString(tree.text(of: node))
      case .number: inspectNumber(tree.text(of: node))
      default: break
      }
    }
  }

  private mutating func inspectKeys(of node: JSONTree.Node) {
    var seen: Set<[UInt8]> = []
    var texts: Set<String> = []
    var integers: Set<Int> = []
    var child = tree.firstChild(of: node)
    while let current = child {
      let key = JSONText.unescaped(tree.key(of: current) ?? [])
      if key.contains(where: { $0 >= 0x80 }) {
        hasNonASCIIKeys = true
        // A key strategy may change the case and thereby make keys equal.
        let text = String(decoding: key, as: UTF8.self).lowercased()
        if !texts.insert(text).inserted { hasDuplicateKeys = true }
      }
      if !seen.insert(key).inserted { hasDuplicateKeys = true }
      if let integer = Int(String(decoding: key, as: UTF8.self)), !integers.insert(integer).inserted
      {
        hasKeysOfOneInteger = true
      }
      child = tree.nextSibling(of: current)
    }
  }

  private mutating func inspectString(_ text: ArraySlice<UInt8>) {
    // Escapes may encode a bracket or white space, so any escape at the front counts as well.
    let first = text.first { $0 != 0x20 }
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\\"): hasStringifiedJSON = true
    default: break
    }
  }

  private mutating func inspectNumber(_ text: ArraySlice<UInt8>) {
    let exponent = text.drop { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
    if exponent.count > 3 || text.count > 36 { hasExtremeNumbers = true }
    let isFraction = text.contains(UInt8(ascii: ".")) || !exponent.isEmpty
    if isFraction, text.count > 16 || exponent.count > 3 { hasLongFractions = true }
  }
}
