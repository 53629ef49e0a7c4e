import Foundation
import PlatformSupport

/// Reads the scalars of an OpenStep property list, and the space between them.
struct OpenStepReader {
  private let tape: Tape
  private var position: Int
  private let end: Int

  init(_ tape: Tape, from offset: Int) {
    self.tape = tape
    position = offset
    end = tape.input.count
  }

  func error(_ code: JSONSyntaxError.Code = .unexpectedByte) -> JSONSyntaxError {
    JSONSyntaxError(code: isAtEnd ? .endOfInput : code, offset: min(position, end))
  }

  var isAtEnd: Bool { position >= end }

  /// The byte at a place, or zero past the end.
  private func byte(_ place: Int) -> UInt8 { place < end ? tape.input.byte(at: place) : 0 }

  func isAt(_ wanted: UInt8) -> Bool { !isAtEnd && byte(position) == wanted }

  /// Skips a byte if it is at the position; returns whether it was.
  mutating func skip(_ wanted: UInt8) -> Bool {
    guard isAt(wanted) else { return false }
    position += 1
    return true
  }

  /// Skips white space and comments; the last comment need not be closed.
  mutating func skipSpace() {
    while !isAtEnd {
      let byte = byte(position)
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        position += 1
      } else if isAtSeparator {
        position += 3
      } else if byte == 0x2F, self.byte(position + 1) == 0x2F {
        while !isAtEnd, !isAt(0x0A), !isAt(0x0D), !isAtSeparator { position += 1 }
      } else if byte == 0x2F, self.byte(position + 1) == 0x2A {
        position += 2
        while !isAtEnd, !(isAt(0x2A) && self.byte(position + 1) == 0x2F) { position += 1 }
        position = min(position + 2, end)
      } else {
        return
      }
    }
  }

  /// Whether a line or paragraph separator, three bytes of UTF-8, is at the position.
  private var isAtSeparator: Bool {
    isAt(0xE2) && byte(position + 1) == 0x80 && byte(position + 2) | 1 == 0xA9
  }

  // MARK: Scalars

  mutating func readText() throws(JSONSyntaxError) -> Tape.Entry {
    if isAt(0x22) || isAt(0x27) { return try readQuoted() }
    let start = position
    while !isAtEnd, Self.isPlain(byte(position)) { position += 1 }
    guard position > start else { throw error() }
    return tape.leaf(textAt: start, count: position - start, isASCII: true)
  }

  /// Whether a byte needs no quotes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    // These bytes are $ - . / : _
    case 0x24, 0x2D, 0x2E, 0x2F, 0x3A, 0x5F: true
    default: false
    }
  }

  private mutating func readQuoted() throws(JSONSyntaxError) -> Tape.Entry {
    let quote = byte(position)
    position += 1
    var text = UTF8Text(capacity: 0)
    var start = position
    while !isAtEnd, !isAt(quote) {
      guard isAt(0x5C) else {
        position += 1
        continue
      }
      text.append(bytes: tape.input.copy(at: start, count: position - start))
      position += 1
      text.append(try readEscape())
      start = position
    }
    guard !isAtEnd else { throw error() }
    text.append(bytes: tape.input.copy(at: start, count: position - start))
    position += 1
    // Escaped surrogates may form a pair.
    guard String(checking: text.bytes, as: UTF8.self) != nil else { throw error(.invalidUTF8) }
    return try tape.leaf(text: text.bytes)
  }

  /// The code point of an escape, whose backslash has been read.
  private mutating func readEscape() throws(JSONSyntaxError) -> UInt32 {
    guard !isAtEnd else { throw error() }
    let kind = byte(position)
    switch kind {
    case 0x30...0x37: return readOctal()
    case UInt8(ascii: "U"):
      position += 1
      return try readUnit()
    case 0x80...: throw error()
    default:
      position += 1
      return UInt32(Self.escapes[kind] ?? kind)
    }
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    UInt8(ascii: "v"): 0x0B,
  ]

  /// Reads up to three octal digits, in the NeXTSTEP encoding.
  private mutating func readOctal() -> UInt32 {
    var code: UInt8 = 0
    for _ in 0..<3 where (0x30...0x37).contains(byte(position)) && !isAtEnd {
      code = code << 3 | (byte(position) - 0x30)
      position += 1
    }
    let text = String(bytes: [code], encoding: .nextstep)
    return text?.unicodeScalars.first?.value ?? UTF8Text.replacement
  }

  /// Reads up to four hexadecimal digits, or two such escapes for a surrogate pair.
  private mutating func readUnit() throws(JSONSyntaxError) -> UInt32 {
    let unit = readHexadecimal()
    guard unit & 0xFC00 == 0xD800 else { return unit }
    guard isAt(0x5C), byte(position + 1) == UInt8(ascii: "U") else { throw error() }
    position += 2
    let low = readHexadecimal()
    guard low & 0xFC00 == 0xDC00 else { throw error() }
    return 0x1_0000 + (unit & 0x3FF) << 10 + low & 0x3FF
  }

  private mutating func readHexadecimal() -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard !isAtEnd, let digit = XMLReader.digit(byte(position)) else { break }
      code = code << 4 | UInt32(digit)
      position += 1
    }
    return code
  }

  /// Reads pairs of hexadecimal digits up to the closing bracket.
  mutating func readData() throws(JSONSyntaxError) -> Data {
    var result: [UInt8] = []
    while true {
      skipSpace()
      if skip(0x3E) { return Data(result) }
      let digits = (XMLReader.digit(byte(position)), XMLReader.digit(byte(position + 1)))
      guard let high = digits.0, let low = digits.1 else { throw error() }
      result.append(high << 4 | low)
      position += 2
    }
  }
}
