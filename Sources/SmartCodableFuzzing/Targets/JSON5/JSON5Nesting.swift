import Foundation
import FuzzKit

/// Texts of JSON5 that are nested around the limit of depth.
///
/// Such a text is too deep for the reader that judges, so it gets what is inside, which it can read.
enum JSON5Nesting {
  /// The containers that may be open at once (PARSE-9).
  static let limit = 512

  struct Text {
    let data: Data
    /// The innermost text and the depth of all; nil if the data is not nested on purpose.
    var nesting: (content: Data, depth: Int)?
  }

  private static let brackets = [
    ("[", "]"), ("{a:", "}"), ("[", ",]"), ("{'a': ", " , }"), ("[ ", " ]"),
  ]

  /// The content, of its own `depth`, inside so many containers that the limit is met, missed by one or
  /// exceeded.
  static func text(
    around content: [UInt8],
    of depth: Int,
    _ generator: inout SeededGenerator
  ) -> Text {
    let whole = limit + (generator.pick([0, 0, 1, -1]) ?? 0)
    // What is inside may be only a comment, so the judge gets it as an element.
    let core = [UInt8(ascii: "[")] + content + [UInt8(ascii: "]")]
    let count = max(0, whole - depth - 1)
    let (opening, closing) = generator.pick(brackets) ?? ("[", "]")
    let text =
      Array(repeating: opening.utf8, count: count).joined() + core
      + Array(repeating: closing.utf8, count: count).joined()
    return Text(data: Data(text), nesting: (Data(core), count + depth + 1))
  }
}
