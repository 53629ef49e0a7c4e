import Foundation
import FuzzKit
import SmartCodable
import Testing

@testable import SmartCodableFuzzing

/// Scalars at the bounds of their types, and the judge that converts them by exact arithmetic.
@Suite struct NumberTableTests {
  private static let target = NumberTableTarget()

  @Test("The judge agrees on the seed documents")
  func judgeAgrees() {
    for iteration in 0..<900 as Range<UInt64> {
      let input = Array(Self.target.seedInputs[Int(iteration % 4)].utf8)
      let options = iteration.isMultiple(of: 2) ? 0 : iteration
      let context = RunContext(iteration: iteration, options: options)
      let verdict = Self.target.judgement(of: .decoding, on: input, in: context)
      if case .agrees? = verdict {
      } else {
        Issue.record("\(iteration): \(String(describing: verdict))")
      }
    }
  }

  @Test(
    "A text has one nearest Float",
    arguments: [
      ("16777217", 16_777_216), ("16777217.0000000000000000000001", 16_777_218),
      ("16777216.9999999999999999999999", 16_777_216), ("16777219", 16_777_220),
      ("1e-46", 0), ("340282356779733661637539395458142568447", .greatestFiniteMagnitude),
      ("-0.1", -0.1), ("1e-99999999", 0), ("7.1e-46", .leastNonzeroMagnitude),
    ] as [(String, Float)]
  )
  func nearest(text: String, value: Float) throws {
    let number = try #require(ExactNumber(text))
    #expect(number.isNearest(value))
    for other in [value.nextUp, value.nextDown, -value - 1] {
      #expect(!number.isNearest(other), "\(other) for \(text)")
    }
    #expect(!number.overflows(Float.self))
  }

  @Test("Rounding to infinity begins halfway beyond the largest number")
  func overflow() throws {
    for text in ["65520", "1e400", "-65520.0", "65520.00000000001"] {
      let number = try #require(ExactNumber(text))
      #expect(number.overflows(Float16.self), "\(text)")
    }
    for text in ["65519.9999999999999999999999", "0", "1e-400", "-65504"] {
      let number = try #require(ExactNumber(text))
      #expect(!number.overflows(Float16.self), "\(text)")
    }
  }

  @Test("A Decimal has 128 bits and an exponent from -128 to 127")
  func decimals() throws {
    func fit(_ text: String) throws -> ExactNumber.DecimalFit {
      try #require(ExactNumber(text)).decimalFit
    }
    let largest = "340282366920938463463374607431768211455"
    for text in ["0", "1e-128", "1e165", largest + "e127", "0." + largest, "-" + largest] {
      guard case .exact = try fit(text) else {
        Issue.record("\(text) is exact")
        continue
      }
    }
    guard case .between(step: 1) = try fit(largest + "5") else { throw WrongFit() }
    guard case .between(step: 0) = try fit(largest + ".55") else { throw WrongFit() }
    guard case .small = try fit("12e-129") else { throw WrongFit() }
    guard case .tooSmall = try fit("1e-130") else { throw WrongFit() }
    guard case .tooLarge = try fit("1e180") else { throw WrongFit() }
    let number = try #require(ExactNumber("12345"))
    let near = try #require(ExactNumber("1236e1"))
    let far = try #require(ExactNumber("1237e1"))
    #expect(number.isNear(near, step: 1))
    #expect(!number.isNear(far, step: 1))
  }

  private struct WrongFit: Error {}

  @Test("A type in turn gets numbers at its own bounds")
  func numbersNearTypes() {
    var drawing = NumberTableDrawing(seed: 7)
    func numbers(_ type: NumberTableDrawing.Floating) -> [ExactNumber] {
      (0..<2000).compactMap { _ in ExactNumber(drawing.token(near: type).meaning.text ?? "") }
    }
    let halves = numbers(.half).filter { !$0.isInteger && !$0.overflows(Float16.self) }
    #expect(halves.count > 100)
    let decimals = numbers(.decimal).map { $0.digits.utf8.count + $0.exponent }
    #expect(decimals.contains { $0 > 160 } && decimals.contains { $0 < -120 })
  }

  @Test("Where JSONDecoder traps it is not asked, and its refusals of zeros do not count")
  func foundationIsSpared() {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    func verdict<Value: NumberTabled>(_ type: Value.Type, _ text: String) -> JudgeVerdict? {
      NumberTableStrict<Value>(token: .number(text), namesFloats: false).verdict(place: 1)
    }
    let small = "0." + String(repeating: "0", count: 129) + "8e163"
    #expect(verdict(UInt128.self, small) == nil)
    #expect(verdict(Int128.self, small) == nil)
    for text in ["0e1", "0.00E-1", "-0e1", "0.0e5", "0"] {
      #expect(verdict(Double.self, text) == nil, "\(text)")
    }
    func isExcused<Value: NumberTabled>(_ type: Value.Type, _ text: String) -> Bool {
      NumberTableStrict<Value>(token: .number(text), namesFloats: false).isZeroWithExponent
    }
    #expect(isExcused(Double.self, "0.00E-1") && !isExcused(Double.self, "0.01e1"))
    #expect(!isExcused(Double.self, "0.0") && !isExcused(Decimal.self, "0e1"))
  }

  @Test("A model that took nothing from the document is noticed, for every type")
  func wrongValueIsNoticed() {
    let row = NumberTableRow([.number("0"), .number("0"), .number("0")])
    func isNoticed<Value: NumberTabled>(_ type: Value.Type) -> Bool {
      NumberTableLenient<Value>(row, by: NumberTableReference())
        .verdict(on: NumberTableModel<Value>()) != nil
    }
    #expect(isNoticed(Int.self) && isNoticed(UInt8.self) && isNoticed(Int64.self))
    #expect(isNoticed(Float16.self) && isNoticed(Float.self) && isNoticed(Double.self))
    #expect(isNoticed(CGFloat.self) && isNoticed(Decimal.self) && isNoticed(Bool.self))
    #expect(isNoticed(String.self))
  }

  @Test("Writing is compared with the value and its shortest digits")
  func writing() {
    #expect((0.1).isWritten(as: .number("1e-1")))
    #expect(!(0.1).isWritten(as: .number("0.10000000000000001")))
    #expect(!(0.1).isWritten(as: .text("0.1")))
    #expect(!(3.0).isWritten(as: .number("3.0")))
    #expect(!5.isWritten(as: .number("6")))
    #expect(!"a".isWritten(as: .text("b")))
    #expect(!true.isWritten(as: .number("1")))
  }
}
