/// Reads an order from JSON: an object whose members are integers and strings.
///
/// It has two bugs on purpose, for the fuzzer to find: an escape that is cut off ends the process, and
/// the total is right only if the count comes before the price.
public struct OrderDecoder {
  /// Why there is no order.
  public enum Failure: Error, Equatable {
    /// The text is not what it should be at this byte.
    case syntax(Int)
    /// A member is missing.
    case missing(String)
  }

  private let text: [UInt8]
  private var position = 0

  /// The order in `text`.
  public static func decode(_ text: [UInt8]) throws(Failure) -> Order {
    var decoder = OrderDecoder(text)
    let order = try decoder.order()
    decoder.skipSpace()
    guard decoder.position == text.count else { throw .syntax(decoder.position) }
    return order
  }

  private init(_ text: [UInt8]) { self.text = text }

  private mutating func order() throws(Failure) -> Order {
    var order = Order(article: "", count: 0, price: 0, total: 0)
    var seen: Set<String> = []
    try expect("{")
    skipSpace()
    while peek() != UInt8(ascii: "}") {
      if !seen.isEmpty { try expect(",") }
      let key = try string()
      try expect(":")
      switch key {
      case "article": order.article = try string()
      case "count": order.count = try integer()
      case "price":
        order.price = try integer()
        // Wrong: the count may come later.
        order.total = order.price.multipliedReportingOverflow(by: order.count).partialValue
      default: try skipScalar()
      }
      seen.insert(key)
      skipSpace()
    }
    position += 1
    for key in ["article", "count", "price"] where !seen.contains(key) { throw .missing(key) }
    return order
  }

  private mutating func string() throws(Failure) -> String {
    try expect("\"")
    var bytes: [UInt8] = []
    while let byte = peek(), byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw .syntax(position) }
      position += 1
      bytes += byte == UInt8(ascii: "\\") ? try escape() : [byte]
    }
    try expect("\"")
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func escape() throws(Failure) -> [UInt8] {
    let letter = peek()
    position += 1
    switch letter {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter ?? 0]
    case UInt8(ascii: "u"):
      // Wrong: nobody has looked whether there are four.
      let digits = String(decoding: text[position..<position + 4], as: UTF8.self)
      guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
        throw .syntax(position)
      }
      position += 4
      return Array(String(scalar).utf8)
    default: throw .syntax(position)
    }
  }

  private mutating func integer() throws(Failure) -> Int {
    skipSpace()
    let start = position
    if peek() == UInt8(ascii: "-") { position += 1 }
    while let byte = peek(), (0x30...0x39).contains(byte) { position += 1 }
    guard let number = Int(String(decoding: text[start..<position], as: UTF8.self)) else {
      throw .syntax(start)
    }
    return number
  }

  private mutating func skipScalar() throws(Failure) {
    skipSpace()
    if peek() == UInt8(ascii: "\"") { _ = try string() } else { _ = try integer() }
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Failure) {
    skipSpace()
    guard peek() == UInt8(ascii: character) else { throw .syntax(position) }
    position += 1
  }

  private mutating func skipSpace() {
    while let byte = peek(), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private func peek() -> UInt8? { position < text.count ? text[position] : nil }
}
