import Foundation
import Testing

@testable import SmartCodable

/// Numbers of many digits are read from their text, and only where somebody asks for them.
@Suite struct LongNumberTests {
  private func scan(_ text: String) throws -> JSONNumber.Scanned {
    var input = PaddedInput()
    input.append(text)
    return try JSONNumber.scan(input.cursor(at: 0))
  }

  private static let digits = String(repeating: "1234567890", count: 10)

  @Test(
    "LIM-1: a long number that the fast ways leave open stays text",
    arguments: [
      digits, "-\(digits)", "0.\(digits)", "1.\(String(repeating: "0", count: 80))1",
      "\(digits)e-100", "\(digits)e9999", "0.\(digits)e-9999",
    ]
  )
  func stays(_ text: String) throws {
    let number = try scan(text)
    #expect(number.tag == .bigNumber)
    #expect(number.length == text.utf8.count)
  }

  @Test("a long number with few significant digits is read at once")
  func fewDigits() throws {
    #expect(try scan("0.\(String(repeating: "0", count: 100))1").tag == .double)
    #expect(try scan("0.\(String(repeating: "0", count: 100))").tag == .double)
  }

  /// One value in the types that read numbers in ways of their own.
  private struct Reader: SmartCodable {
    var v = -1.0
    var f: Float = -1
    var i = -1
    var wide: UInt128 = 9
    var b: Bool?
    var d = Decimal(-1)
    var s = ""
    var date = Date(timeIntervalSince1970: -1)
    @SmartAny var a: Any?
  }

  private func read(_ text: String) throws -> Reader {
    let members = ["v", "f", "i", "wide", "b", "d", "s", "date", "a"].map { "\"\($0)\":\(text)" }
    return try #require(Reader.deserialize(from: "{\(members.joined(separator: ","))}"))
  }

  /// Zeros behind the point or before the exponent make a text long and leave its value.
  private static let pad = String(repeating: "0", count: 90)

  @Test(
    "PARSE-8, NUM-1: the length of a number's text does not change what it is read as",
    arguments: [
      ("1.5", "1.5\(pad)"), ("0.1234567890123456789", "0.1234567890123456789\(pad)"),
      ("3.0", "3.0\(pad)"), ("1.0", "1.0\(pad)"), ("-2.5e3", "-2.5\(pad)e3"),
      ("123456789012345678.0", "123456789012345678.0\(pad)"),
      ("12345678901234567890123456.0", "12345678901234567890123456.0\(pad)"),
      ("1.25e-400", "1.25\(pad)e-400"), ("1.25e400", "1.25\(pad)e400"), ("0.0", "0.0\(pad)"),
      ("16777217.0", "16777217.0\(pad)"), ("2.5e305", "2.5\(pad)e305"),
    ]
  )
  func sameResults(_ short: String, _ long: String) throws {
    let (one, other) = (try read(short), try read(long))
    #expect(one.v.bitPattern == other.v.bitPattern)
    #expect(one.f.bitPattern == other.f.bitPattern)
    #expect(one.i == other.i)
    #expect(one.wide == other.wide)
    #expect(one.b == other.b)
    #expect(one.d == other.d)
    // Where a text is kept, it is the one that was written.
    #expect(one.s == short ? other.s == long || other.s == short : one.s == other.s)
    #expect(one.date == other.date)
    #expect(String(describing: one.a) == String(describing: other.a))
    let classes = [one.a, other.a].map { $0.map { "\(type(of: $0))" } }
    #expect(classes[0] == classes[1])
  }

  @Test("CONV-7, ANY-3: a long fraction is its double, a long integer all its digits")
  func longTexts() throws {
    let fraction = try read("0.\(Self.digits)")
    #expect(fraction.s == "0.12345678901234568")
    #expect(fraction.a as? Double == 0.12345678901234568)
    let integer = try read(Self.digits)
    #expect(integer.s == Self.digits)
    #expect(integer.v == 1.2345678901234568e99)
    #expect(integer.i == -1)
  }

  @Test("LIM-1: a number of a million digits is read by every type")
  func million() throws {
    let digits = String(repeating: "7", count: 1_000_000)
    let fraction = try read("0.\(digits)")
    #expect(fraction.v == 0.7777777777777778)
    #expect(fraction.s == "0.7777777777777778")
    #expect(fraction.d.description.hasPrefix("0.77777777777777777777"))
    let integer = try read(digits)
    #expect(integer.i == -1)
    #expect(integer.v == -1)
    #expect(integer.s.utf8.count == 1_000_000)
    #expect(
      ExactDecimal(Array("1\(String(repeating: "0", count: 1_000_000))".utf8))?.exponent
        == 1_000_000
    )
  }
}
