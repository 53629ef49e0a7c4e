extension Reducer {
  /// Shortens strings and keys by halves, quarters … at both ends, and inside once few characters are left.
  static let shortenStrings = Reducer(name: "shorten-strings") { draft in
    var hasChanged = false
    for node in draft.tree.nodes() where draft.budget > 0 && draft.contains(node) {
      if draft.tree.kind(of: node) == .string, shorten(node, .text, draft) { hasChanged = true }
      if draft.tree.key(of: node) != nil, shorten(node, .key, draft) { hasChanged = true }
    }
    return hasChanged
  }

  private enum Part {
    case text
    case key
  }

  /// Texts of up to this many characters are shortened by single characters.
  private static let fewUnits = 8

  private static func shorten(_ node: JSONTree.Node, _ part: Part, _ draft: Draft) -> Bool {
    var hasChanged = false
    while draft.budget > 0 {
      let text = part == .text ? draft.tree.text(of: node) : draft.tree.key(of: node) ?? []
      let candidates = shorter(StringUnits.units(of: text))
        .map { shorter in
          draft.edited { tree in
            if part == .key {
              tree.setKey(shorter, of: node)
            } else {
              tree.replace(node, with: tree.addScalar(.string, shorter))
            }
          }
        }
      guard draft.attempt(candidates) != nil else { break }
      hasChanged = true
    }
    return hasChanged
  }

  private static func shorter(_ units: [ArraySlice<UInt8>]) -> [[UInt8]] {
    guard units.count > 1 else { return [] }
    var results: [[UInt8]] = []
    var count = units.count / 2
    while count > 0 {
      results.append(Array(units.dropLast(count).joined()))
      results.append(Array(units.dropFirst(count).joined()))
      count /= 2
    }
    if units.count <= fewUnits {
      for position in units.indices {
        results.append(Array((units[..<position] + units[(position + 1)...]).joined()))
      }
    }
    return results
  }
}

/// The pieces of an escaped text that must not be split.
enum StringUnits {
  /// Escapes, pairs of surrogate escapes, and UTF-8 sequences.
  static func units(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var units: [ArraySlice<UInt8>] = []
    var index = text.startIndex
    while index < text.endIndex {
      let end = min(text.endIndex, index + length(at: index, in: text))
      units.append(text[index..<end])
      index = end
    }
    return units
  }

  private static func length(at index: Int, in text: ArraySlice<UInt8>) -> Int {
    switch text[index] {
    case UInt8(ascii: "\\"):
      guard isUnicodeEscape(at: index, in: text) else { return 2 }
      let isHigh = isSurrogate("89abAB", at: index, in: text)
      return isHigh && isUnicodeEscape(at: index + 6, in: text) ? 12 : 6
    case 0xC0..<0xE0: return 2
    case 0xE0..<0xF0: return 3
    case 0xF0...: return 4
    default: return 1
    }
  }

  private static func isUnicodeEscape(at index: Int, in text: ArraySlice<UInt8>) -> Bool {
    index + 6 <= text.endIndex && text[index] == UInt8(ascii: "\\")
      && text[index + 1] == UInt8(ascii: "u")
  }

  private static func isSurrogate(_ digits: String, at index: Int, in text: ArraySlice<UInt8>)
    -> Bool
  {
    [UInt8(ascii: "d"), UInt8(ascii: "D")].contains(text[index + 2])
      && digits.utf8.contains(text[index + 3])
  }
}
