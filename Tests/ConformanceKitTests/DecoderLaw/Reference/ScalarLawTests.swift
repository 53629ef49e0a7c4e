import Foundation
import Testing

@testable import ConformanceKit
@testable import DecoderLaw

/// The one law of scalars, where the suite has no model to show it.
@Suite struct ScalarLawTests {
  private static func number(_ text: String) -> ScalarInput { .json(.number(text)) }

  private static func values(
    _ type: ScalarType,
    _ input: ScalarInput,
    _ law: ScalarLaw = ScalarLaw()
  ) -> [String]? {
    guard case .value(let values, _) = law.ruling(type, input) else { return nil }
    return values.map {
      switch $0 {
      case .number(let text), .integer(let text), .string(let text), .data(let text),
        .date(let text):
        text
      default: $0.description
      }
    }
  }

  @Test("A double beyond 2^53 may be another number than its text as an integer")
  func heldIntegers() {
    let type = ScalarType.integer(bits: 64, signed: true)
    for (text, value) in [
      ("312378606435172E4", nil), ("3123786064351720000", "3123786064351720000"), ("12e3", "12000"),
    ] as [(String, String?)] {
      let ruling = ScalarHeld.ruling(type, .number(ScalarNumber(literal: text)))
      #expect(ruling == value.map { .value([.integer($0)], isConverted: false) } ?? .open)
    }
  }

  @Test(
    "A half is the nearest number, or that of a Float",
    arguments: [
      ("2049.00000000000000000001", ["2050.0", "2048.0"]), ("2049", ["2048.0", "2048.0"]),
      ("2051", ["2052.0", "2052.0"]), ("-2049.0000000000000000001", ["-2050.0", "-2048.0"]),
      ("2050.9999999999999999999", ["2050.0", "2052.0"]), ("65520", nil),
      ("65519.9999999999999999999999", ["65504.0"]), ("-65520.0", nil),
      ("2.98023223876953126e-8", ["6e-08", "0.0"]), ("1e-400", ["0.0", "0.0"]),
    ] as [(String, [String]?)]
  )
  func halves(text: String, values: [String]?) {
    #expect(Self.values(.half, Self.number(text)) == values)
    if values == nil { #expect(ScalarLaw().ruling(.half, Self.number(text)) == .miss([.overflow])) }
  }

  @Test("A Decimal has 128 bits and an exponent from -128 to 127")
  func decimals() {
    let largest = "340282366920938463463374607431768211455"
    for text in ["0", "1e-128", "1e165", largest + "e127", "0." + largest, "-" + largest] {
      let exact = ExactDecimal(text)?.plainText
      #expect(Self.values(.decimal, Self.number(text)) == exact.map { [$0] }, "\(text)")
    }
    let around = Self.values(.decimal, Self.number(largest + "5"))
    #expect(around == [largest + "0", largest.dropLast() + "60"])
    let halves = Self.values(.decimal, Self.number("-" + largest + ".55"))
    #expect(halves == ["-" + largest, "-340282366920938463463374607431768211456"])
    #expect(ScalarLaw().ruling(.decimal, Self.number("12e-129")) == .open)
    for text in ["1e-130", "1e180"] {
      #expect(ScalarLaw().ruling(.decimal, Self.number(text)) == .miss([.invalid, .overflow]))
    }
  }

  @Test(
    "Integers of every size end at their bounds",
    arguments: [
      (8, true, "-128", "127"), (16, false, "0", "65535"),
      (64, false, "0", "18446744073709551615"),
      (
        128, true, "-170141183460469231731687303715884105728",
        "170141183460469231731687303715884105727"
      ),
      (128, false, "0", "340282366920938463463374607431768211455"),
    ]
  )
  func bounds(bits: Int, signed: Bool, least: String, greatest: String) {
    let type = ScalarType.integer(bits: bits, signed: signed)
    for text in [least, greatest] {
      #expect(Self.values(type, Self.number(text)) == [text])
      #expect(Self.values(type, Self.number(text + ".0")) == [text])
    }
    let below = least == "0" ? "-1" : least.dropLast() + "9"
    for text in [below, String(greatest.dropLast() + "8"), greatest + "0"] {
      #expect(ScalarLaw().ruling(type, Self.number(text)) == .miss([.overflow]), "\(text)")
    }
    #expect(ScalarLaw().ruling(type, Self.number("1.5")) == .miss([.inexact]))
    let both = ScalarLaw().ruling(type, Self.number(greatest + "9.5"))
    #expect(both == .miss([.inexact, .overflow]))
  }

  @Test("Native leaves count as what they mean, and their digits beyond that are left open")
  func leaves() {
    let date = Date(timeIntervalSince1970: 1)
    #expect(Self.values(.integer(bits: 8, signed: true), .date(date)) == ["1"])
    #expect(Self.values(.string, .date(date)) == ["1"])
    #expect(Self.values(.boolean, .date(date)) == ["true"])
    let seconds = ScalarLaw(settings: [.date: "milliseconds"])
    #expect(Self.values(.date, .date(date), seconds) == ["-978307199.0"])
    #expect(ScalarLaw().ruling(.double, .notFinite(.nan)) == .miss([.mismatch]))
    let named = ScalarLaw(nonFinite: ["x": .infinity])
    #expect(Self.values(.double, .notFinite(-.infinity), named) == ["-inf"])
    #expect(Self.values(.single, .json(.string("x")), named) == ["inf"])
    #expect(ScalarLaw().ruling(.decimal, .double("0.1")) == .open)
    #expect(Self.values(.decimal, .double("0.5")) == ["0.5"])
  }

  @Test("Dialects convert what is theirs")
  func dialects() {
    let (strict, old) = (ScalarLaw(.strict), ScalarLaw(.version2))
    let int = ScalarType.integer(bits: 64, signed: true)
    let (yes, one, text) = (
      ScalarInput.json(.boolean(true)), Self.number("1"), ScalarInput.json(.string("1"))
    )
    for (type, input) in [
      (.boolean, one), (.boolean, text), (.string, one), (.string, yes), (int, text),
      (.double, text),
    ] as [(ScalarType, ScalarInput)] {
      #expect(strict.ruling(type, input) == .miss([.mismatch]))
      #expect(Self.values(type, input, old) != nil)
      #expect(old.converts(type, input))
    }
    #expect(Self.values(.string, yes) == ["true"] && Self.values(.string, yes, old) == ["1"])
    #expect(Self.values(int, .json(.string("1e2"))) == ["100"])
    #expect(old.ruling(int, .json(.string("1e2"))) == .miss([.inexact]))
    #expect(old.ruling(.decimal, text) == .miss([.mismatch]))
    #expect(Self.values(.double, .json(.string("nan")), old) == ["0.0"])
  }

  @Test(
    "Texts of dates whose fields are short or long are left open, impossible ones are none",
    arguments: [
      ("2024-1-2", true), ("12024-01-02", true), ("2024-01-02T24:00:00Z", true),
      ("2016-12-31T23:59:60Z", true), ("19 Dec 1996 16:39", true), ("2024-02-30", false),
      ("Fri, 19 Dec 1996 16:39:57 GMT", false), ("2024-01-02T03:60:00Z", false),
      ("2024-01-02T03:04:05+00:60", false), ("5 Nov 2000 09:60:09 GMT", false),
      ("4 Oct 2000 09:09:09 +2400", false),
      ("x", false),
      ("1582-10-10 00:00:00.5", true), ("2024", false),
    ]
  )
  func openDates(text: String, isOpen: Bool) {
    let ruling = ScalarLaw().ruling(.date, .json(.string(text)))
    #expect(ruling == (isOpen ? .open : .miss([.invalid])))
  }
}
