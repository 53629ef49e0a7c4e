extension Mutator {
  /// Puts an escape of half a surrogate pair, or of two halves in the wrong order, into a string.
  static let loneSurrogate = Mutator.bytes("lone-surrogate", weight: 2) { input, generator in
    let quotes = input.indices.filter { input[$0] == UInt8(ascii: "\"") }
    let escapes = [
      #"\ud83d"#, #"\ude00"#, #"\ude00\ud83d"#, #"\ud83dx"#, #"\uD800\u0041"#, #"\ud83d\ud83d"#,
    ]
    guard let quote = generator.pick(quotes), let text = generator.pick(escapes) else {
      return false
    }
    input.insert(contentsOf: Array(text.utf8), at: quote + 1)
    return true
  }
}
