import Testing

@testable import SmartCodable

@Suite struct DigitRunTests {
  private func run(_ bytes: [UInt8]) -> DigitRun {
    DigitRun(bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) })
  }

  @Test(
    "eight digits are read at once",
    arguments: [0, 1, 12_345_678, 90_000_001, 99_999_999, 10_203_040]
  )
  func eightDigits(_ number: UInt64) {
    let digits = String(number)
    let text = String(repeating: "0", count: 8 - digits.count) + digits
    #expect(run(Array(text.utf8)).isFull)
    #expect(run(Array(text.utf8)).eightDigits == number)
  }

  @Test("any other byte ends the digits, whatever follows", arguments: 0..<8)
  func otherBytes(_ count: Int) {
    for byte in UInt8.min...UInt8.max where !(0x30...0x39).contains(byte) {
      for rest in [UInt8(0x39), 0xFF, 0] {
        var bytes = Array("98765432".utf8)
        bytes[count] = byte
        for index in (count + 1)..<8 { bytes[index] = rest }
        let run = run(bytes)
        #expect(!run.isFull)
        #expect(run.count == count, "\(bytes)")
      }
    }
  }

  @Test("fewer than eight digits are written behind a number", arguments: 0..<8)
  func appended(_ count: Int) throws {
    let digits = "98765432".prefix(count)
    let expected = try #require(UInt64("123" + digits))
    for rest in ["e-1.....", "\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}", "/9999999", ":9999999"] {
      #expect(run(Array((digits + rest).utf8.prefix(8))).appended(to: 123) == expected)
    }
  }

  @Test("a cursor stops behind the digits")
  func cursor() {
    for length in 0...40 {
      var input = PaddedInput()
      input.append(String(repeating: "7", count: length) + ",1")
      let start = input.cursor(at: 0)
      var cursor = start
      var number: UInt64 = 0
      cursor.readDigits(behind: &number)
      #expect(cursor.distance(from: start) == length)
      #expect(number == (0..<length).reduce(UInt64(0)) { sum, _ in sum &* 10 &+ 7 })
    }
  }
}
