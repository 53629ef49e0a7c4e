import ConformanceKit
import ConformanceProof
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

  @Test("Numbers of any size are moved and multiplied")
  func naturals() {
    let largest = NumberTableNatural("1").times(2, 128)
    #expect(largest.digits == "340282366920938463463374607431768211456")
    #expect(largest.moved(by: -1).digits == "340282366920938463463374607431768211455")
    #expect(NumberTableNatural("999999999999999999").moved(by: 3).digits == "1000000000000000002")
    #expect(NumberTableNatural("1000000000000000000").moved(by: -2).digits == "999999999999999998")
    #expect(NumberTableNatural("1").moved(by: -2).digits == "0")
    #expect(NumberTableNatural("3").times(5, 30).digits == "2793967723846435546875")
  }

  @Test("A type in turn gets numbers at its own bounds")
  func numbersNearTypes() {
    var drawing = NumberTableDrawing(seed: 7)
    func numbers(_ type: NumberTableDrawing.Floating) -> [ExactDecimal] {
      (0..<2000).compactMap { _ in ExactDecimal(drawing.token(near: type).meaning.text ?? "") }
    }
    let halves = numbers(.half).filter { !$0.isIntegral && $0.magnitude < 5 }
    #expect(halves.count > 100)
    let decimals = numbers(.decimal).map(\.magnitude)
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
      NumberTableLenient<Value>(row, by: ScalarLaw())
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
