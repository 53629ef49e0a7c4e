extension Reducer {
  /// Writes numbers with fewer characters: 1, without exponent or fraction, with half the digits.
  static let shortenNumbers = Reducer(name: "shorten-numbers") { draft in
    var hasChanged = false
    for node in draft.tree.nodes() where draft.contains(node) {
      guard draft.tree.kind(of: node) == .number else { continue }
      while draft.budget > 0 {
        let candidates = shorter(Array(draft.tree.text(of: node)))
          .map { text in
            draft.edited { tree in tree.replace(node, with: tree.addScalar(.number, text)) }
          }
        guard draft.attempt(candidates) != nil else { break }
        hasChanged = true
      }
    }
    return hasChanged
  }

  private static func shorter(_ text: [UInt8]) -> [[UInt8]] {
    guard text.count > 1 else { return [] }
    var results: [[UInt8]] = [[UInt8(ascii: "1")]]
    if let end = text.firstIndex(where: { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }) {
      results.append(Array(text[..<end]))
    }
    if let dot = text.firstIndex(of: UInt8(ascii: ".")) { results.append(Array(text[..<dot])) }
    if text.first == UInt8(ascii: "-") { results.append(Array(text.dropFirst())) }
    // The draft skips halves that are not numbers.
    results.append(Array(text.dropLast(text.count / 2)))
    results.append(Array(text.dropFirst(text.count / 2)))
    results.append(Array(text.dropLast()))
    return results
  }
}
