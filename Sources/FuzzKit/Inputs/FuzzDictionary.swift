/// Words that a format or a type gives a meaning, for the mutators `dictionary` and `dictionary-bytes`.
///
/// They are read from a file in the format of AFL and libFuzzer: a word in quotes on each line, with a name before it or
/// not. `\\`, `\"` and `\xHH` are the escapes; lines that begin with `#` and empty lines are left out.
///
/// ```
/// # dates
/// epoch="1970-01-01T00:00:00Z"
/// "\xEF\xBB\xBF"
/// ```
public struct FuzzDictionary: Sendable, Hashable {
  /// The line of a file that is no entry, and why.
  public struct Mistake: Error, Hashable, Sendable {
    /// The number of the line, from 1.
    public let line: Int
    /// What is wrong with it.
    public let reason: String
  }

  /// The words, in the order of the file.
  public let words: [[UInt8]]

  /// Reads the text of a file; throws for the first line that is no entry, and if there is none.
  public init(parsing text: String) throws(Mistake) {
    var words: [[UInt8]] = []
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let bytes = Array(line.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
      if bytes.isEmpty || bytes[0] == UInt8(ascii: "#") { continue }
      do throws(Reason) {
        words.append(try Self.word(bytes))
      } catch {
        throw Mistake(line: number + 1, reason: error.rawValue)
      }
    }
    guard !words.isEmpty else { throw Mistake(line: 1, reason: "there is no word") }
    self.words = words
  }

  private enum Reason: String, Error {
    case noQuote = "a word stands in quotes, such as name=\"word\""
    case empty = "the word is empty"
    case escape = "the escapes are \\\\, \\\" and \\x with two hexadecimal digits"
  }

  private static func word(_ line: [UInt8]) throws(Reason) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    guard let first = line.firstIndex(of: quote), let last = line.lastIndex(of: quote),
      first < last,
      line[(last + 1)...].allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
    else { throw .noQuote }
    var rest = line[(first + 1)..<last]
    var word: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        word.append(byte)
        continue
      }
      switch rest.popFirst() {
      case quote: word.append(quote)
      case UInt8(ascii: "\\"): word.append(byte)
      case UInt8(ascii: "x"):
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
          let value = UInt8(digits, radix: 16)
        else { throw .escape }
        word.append(value)
        rest = rest.dropFirst(2)
      default: throw .escape
      }
    }
    guard !word.isEmpty else { throw .empty }
    return word
  }
}
