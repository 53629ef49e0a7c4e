/// Composes and decomposes Latin letters with one mark, which is all that a faulty subject needs.
package enum LetterNormalization {
  /// The standard library provides the composed form, since canonically equivalent characters are equal.
  private static let composed: [Character: Unicode.Scalar] = Dictionary(
    (0xC0...0x17F).compactMap(Unicode.Scalar.init).map { (Character($0), $0) },
    uniquingKeysWith: { first, _ in first }
  )
  private static let letters = "aceinouyACEINOUY".unicodeScalars
  private static let marks = (0x300...0x30C).compactMap(Unicode.Scalar.init)
  private static let decomposed: [Character: String] = Dictionary(
    letters.flatMap { letter in
      marks.map { mark in
        let text = String(String.UnicodeScalarView([letter, mark]))
        return (Character(text), text)
      }
    },
    uniquingKeysWith: { first, _ in first }
  )

  /// The text with each letter and its mark combined into one scalar.
  package static func composing(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if let scalar = composed[character] {
        result.unicodeScalars.append(scalar)
      } else {
        result.append(character)
      }
    }
  }

  /// The text with each letter separated from its mark.
  package static func decomposing(_ text: String) -> String {
    text.map { decomposed[$0] ?? String($0) }.joined()
  }
}
