extension Mutator {
  /// Puts something before or after the document.
  static let trailingJunk = Mutator.bytes("trailing-junk", weight: 3) { input, generator in
    let junk = [",", "{}", " null", "\u{0}", "]", "}", "//", "\n\n", "\u{A0}", "x", "\u{B}", "\""]
    guard let text = generator.pick(junk) else { return false }
    if generator.oneIn(4) {
      input.insert(contentsOf: Array(text.utf8), at: 0)
    } else {
      input.append(contentsOf: Array(text.utf8))
    }
    return true
  }
}
