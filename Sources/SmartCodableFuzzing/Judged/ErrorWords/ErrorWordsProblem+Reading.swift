import ConformanceKit

extension ErrorWordsProblem {
  /// The number of containers that may be open (PARSE-9).
  static let depth = JSONReader.Rules().maximumDepth

  /// What is wrong with a text in UTF-8, by the suite's reader of RFC 8259; nil for a right one.
  ///
  /// If `isBraceless`, it is an object, whose braces may be missing.
  init?(of bytes: [UInt8], isBraceless: Bool = false) {
    let blanks = [0x20, 0x09, 0x0A, 0x0D] as [UInt8]
    let first = bytes.first { !blanks.contains($0) }
    guard isBraceless, first != UInt8(ascii: "{") else {
      guard let problem = Self.problem(of: bytes) else { return nil }
      self = first == nil ? ErrorWordsProblem(.empty, at: bytes.count) : problem
      return
    }
    guard first != nil else { return nil }
    // Of a right text the end is missing if only the first brace is added, and nothing if both are.
    let open = [UInt8(ascii: "{")] + bytes
    if Self.problem(of: open + [UInt8(ascii: "}")]) == nil { return nil }
    let problem = Self.problem(of: open)
    guard let problem, problem.categories != [.trailing] else {
      // A brace closes what none opened.
      let end = problem?.offsets.lowerBound ?? open.count
      let brace = open[..<end].lastIndex { !blanks.contains($0) } ?? end
      self.init(.unexpected, at: brace - 1)
      return
    }
    self.init(
      problem.categories,
      at: problem.offsets.lowerBound - 1,
      through: problem.offsets.upperBound - 1
    )
  }

  private static func problem(of bytes: [UInt8]) -> Self? {
    let length = textLength(bytes)
    // A character that is right in a string only, for bytes that are no character.
    let text = length < bytes.count ? bytes[..<length] + Array("é".utf8) : bytes[...]
    do throws(JSONReaderError) {
      _ = try JSONReader.read(bytes: Array(text))
      return nil
    } catch {
      if length < bytes.count, error.code == .endOfText {
        let rest = bytes[length...]
        let isCut = rest.count < 4 && rest.allSatisfy { $0 >= 0x80 }
        return isCut
          ? ErrorWordsProblem(.encoding, .end, at: length, through: bytes.count)
          : ErrorWordsProblem(.encoding, at: length)
      }
      return ErrorWordsProblem(error, in: text)
    }
  }

  /// The number of bytes before the first ones that are no character.
  private static func textLength(_ bytes: [UInt8]) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var length = 0
    while case .valid(let character) = parser.parseScalar(from: &rest) { length += character.count }
    return length
  }

  /// Where a token is cut, the text may also be called too short.
  private init(_ error: JSONReaderError, in text: ArraySlice<UInt8>) {
    let (offset, end) = (error.offset, text.count)
    let rest = text[offset...]
    switch error.code {
    case .encoding: self.init(.encoding, at: offset)
    case .endOfText where text.last == UInt8(ascii: "\\"):
      self.init(.escape, .end, at: end - 1, through: end)
    case .endOfText: self.init(.end, at: offset)
    case .number where rest.isEmpty: self.init(.number, .end, at: offset)
    case .number: self.init(.number, at: offset)
    case .escape, .surrogate:
      let escape = String(decoding: rest, as: UTF8.self)
      if escape.wholeMatch(of: Self.cutEscape) != nil {
        self.init(.escape, .surrogate, .end, at: offset, through: end)
      } else if error.code == .escape, escape.prefixMatch(of: Self.firstHalf) != nil {
        self.init(.escape, .surrogate, at: offset, through: offset + 6)
      } else {
        self.init(error.code == .escape ? .escape : .surrogate, at: offset)
      }
    case .controlCharacter: self.init(.control, at: offset)
    case .trailingText: self.init(.trailing, at: offset)
    case .depth: self.init(.depth, at: offset)
    case .unexpectedByte:
      guard let first = rest.first, "tfn".utf8.contains(first) else {
        self.init(.unexpected, at: offset)
        return
      }
      if ["true", "false", "null"].contains(where: { $0.utf8.starts(with: rest) }) {
        self.init(.literal, .unexpected, .end, at: offset, through: end)
      } else {
        self.init(.literal, .unexpected, at: offset)
      }
    }
  }

  /// The start of an escape, and of the second half of a surrogate pair.
  private static var cutEscape: Regex<Substring> {
    /\\(?:u(?:[0-9A-Fa-f]{0,3}|[Dd][89ABab][0-9A-Fa-f]{2}(?:\\(?:u[0-9A-Fa-f]{0,3})?)?))?/
  }
  private static var firstHalf: Regex<Substring> { /\\u[Dd][89ABab][0-9A-Fa-f]{2}\\u/ }
}
