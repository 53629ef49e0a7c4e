import ConformanceKit
import DecoderLaw
import Foundation
import FuzzKit
import SmartCodable
import Testing

@testable import SmartCodableFuzzing

/// Scalars of texts and of graphs in every kind of place, and the judge that asks the law about them.
@Suite struct ScalarTargetTests {
  @Test(
    "The judge agrees on the seed documents",
    arguments: ["numbers/table", "graph/leaves", "transformed/table"]
  )
  func judgeAgrees(name: String) throws {
    let target = ScalarTarget(try #require(ScalarTarget.Source(rawValue: name)))
    var agreed = 0
    for iteration in 0..<400 as Range<UInt64> {
      let seeds = target.seedInputs
      let input = Array(seeds[Int(iteration) % seeds.count].utf8)
      let options = iteration.isMultiple(of: 2) ? 0 : iteration
      let context = RunContext(iteration: iteration, options: options)
      let verdict = target.judgement(of: .decoding, on: input, in: context)
      if case .agrees? = verdict { agreed += 1 }
      if case .differs? = verdict { Issue.record("\(iteration): \(String(describing: verdict))") }
    }
    #expect(agreed > 390)
  }

  @Test("Numbers of any size are moved and multiplied")
  func naturals() {
    let largest = NaturalNumber("1").times(2, 128)
    #expect(largest.digits == "340282366920938463463374607431768211456")
    #expect(largest.moved(by: -1).digits == "340282366920938463463374607431768211455")
    #expect(NaturalNumber("999999999999999999").moved(by: 3).digits == "1000000000000000002")
    #expect(NaturalNumber("1000000000000000000").moved(by: -2).digits == "999999999999999998")
    #expect(NaturalNumber("1").moved(by: -2).digits == "0")
    #expect(NaturalNumber("3").times(5, 30).digits == "2793967723846435546875")
    let power = "1" + String(repeating: "0", count: 38)
    for text in ["9007199254740991", "18446744073709551617", power, "-" + power + "0"] {
      #expect(NumberBounds.all.contains(text), "\(text)")
    }
  }

  @Test("A type in turn gets numbers at its own bounds")
  func numbersNearTypes() {
    var drawing = ScalarDrawing(seed: 7)
    func numbers(_ type: any ScalarRead.Type) -> [ExactDecimal] {
      (0..<2000).compactMap { _ in ExactDecimal(drawing.token(near: type).meaning.text ?? "") }
    }
    let halves = numbers(Float16.self).filter { !$0.isIntegral && $0.magnitude < 5 }
    #expect(halves.count > 100)
    let decimals = numbers(Decimal.self).map(\.magnitude)
    #expect(decimals.contains { $0 > 160 } && decimals.contains { $0 < -120 })
  }

  @Test("Leaves and containers of every kind are drawn, and every text of the tables")
  func everyKindIsDrawn() throws {
    let target = ScalarTarget(.natives)
    var types: Set<String> = []
    for iteration in 0..<3000 as Range<UInt64> {
      let input = Array(target.seedInputs[Int(iteration) % 4].utf8)
      let row = try #require(target.sample(input, in: RunContext(iteration: iteration)))
      for leaf in row.places.map(\.leaf) { types.insert("\(type(of: leaf.native))") }
      for model in row.input as? [Any] ?? [] { types.insert("\(type(of: model))") }
    }
    let wanted = [
      "Int8", "Int16", "Int32", "Int64", "Int", "Int128", "UInt8", "UInt16", "UInt32", "UInt64",
      "UInt", "UInt128", "Float16", "Float", "Double", "CGFloat", "Decimal", "NSNumber",
      "NSDecimalNumber", "String", "NSString", "NSMutableString", "Substring", "Bool", "Date",
      "Data", "URL", "UUID", "NSNull", "GraphStranger", "Optional<Int>", "Optional<Optional<Any>>",
      "Array<Any>", "Array<Int>", "Array<String>", "NSArray", "NSMutableArray",
      "Array<Optional<Any>>", "Set<Int>", "Set<String>", "Set<AnyHashable>", "NSSet",
      "Dictionary<String, Any>", "Dictionary<AnyHashable, Any>",
      "Dictionary<String, Optional<Any>>",
      "Dictionary<Int, Any>", "Dictionary<Double, Any>", "Dictionary<String, Int>", "NSDictionary",
      "NSMutableDictionary", "GraphDictionary",
    ]
    for type in wanted { #expect(types.contains(type), "\(type)") }
    var drawing = ScalarDrawing(seed: 1)
    let texts = Set((0..<9000).map { _ in drawing.format() })
    for text in FormatTexts.all.joined() { #expect(texts.contains(text), "\(text)") }
  }

  @Test("Where JSONDecoder traps it is not asked, and its refusals of zeros do not count")
  func foundationIsSpared() {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    func strict<Value: ScalarRead>(_ type: Value.Type, _ text: String) -> ScalarStrict<Value> {
      ScalarStrict<Value>(token: .number(text), settings: ScalarSettings())
    }
    let small = "0." + String(repeating: "0", count: 129) + "8e163"
    #expect(strict(UInt128.self, small).verdict(place: 1) == nil)
    #expect(strict(Int128.self, small).verdict(place: 1) == nil)
    for text in ["0e1", "0.00E-1", "-0e1", "0.0e5", "0"] {
      #expect(strict(Double.self, text).verdict(place: 1) == nil, "\(text)")
    }
    #expect(strict(Double.self, "0.00E-1").isZeroWithExponent)
    #expect(!strict(Double.self, "0.01e1").isZeroWithExponent)
    #expect(!strict(Double.self, "0.0").isZeroWithExponent)
    #expect(!strict(Decimal.self, "0e1").isZeroWithExponent)
  }

  @Test("A model that took nothing from the document is noticed, for every type")
  func wrongValueIsNoticed() {
    func isNoticed<Value: ScalarRead>(_ type: Value.Type, _ leaf: ScalarLeaf) -> Bool {
      var drawing = ScalarDrawing(seed: 1)
      let row = ScalarRow(texts: [leaf, leaf, leaf], &drawing)
      return ScalarJudge<Value>(row: row, settings: ScalarSettings()).verdict(on: .init()) != nil
    }
    for type in ScalarTypes.all {
      let leaves =
        [ScalarLeaf.number("0")]
        + ["aGk=", "x", UUID().uuidString]
        .map {
          ScalarLeaf(meaning: .text($0))
        }
      #expect(leaves.contains { isNoticed(type, $0) }, "\(type)")
    }
  }

  @Test("Leaves that are said to mean something else are noticed, read and written")
  func wrongLeavesAreNoticed() {
    let one = ScalarLeaf.number("1").meaning
    let leaves = [
      ScalarLeaf(native: 2, meaning: one), ScalarLeaf(native: "1", meaning: one),
      ScalarLeaf(native: true, meaning: one), ScalarLeaf(native: 1, meaning: .flag(true)),
      ScalarLeaf(native: Data([1]), meaning: .text("")),
      ScalarLeaf(native: "a", meaning: .text("b")),
      ScalarLeaf(native: 1, meaning: .date(Date(timeIntervalSince1970: 1))),
      ScalarLeaf(native: "x", meaning: .null), ScalarLeaf(native: [1], meaning: .list([])),
      ScalarLeaf(native: ["a": 1], meaning: .members(["b": one])),
      ScalarLeaf(native: 1, meaning: .stranger), ScalarLeaf(native: Double.nan, meaning: one),
    ]
    for leaf in leaves {
      var drawing = ScalarDrawing(seed: 1)
      let row = ScalarRow(natives: [leaf, leaf, leaf], &drawing)
      let writing = ScalarAnyWriting.verdict(on: leaf.native, leaf.meaning, isNative: true)
      #expect(writing != nil, "\(leaf)")
      if leaf.meaning.isStranger { continue }
      let settings = ScalarSettings()
      #expect(ScalarAny(row: row, settings: settings).verdict != nil, "\(leaf)")
      // An object is shown without its members.
      if leaf.meaning.isObject { continue }
      let decoder = settings.decoder
      #expect(ScalarJudge<UUID>(row: row, settings: settings).verdict(decoder) != nil, "\(leaf)")
    }
  }

  @Test("Writing is compared with the value and its shortest digits")
  func writing() {
    func isWritten(_ value: some ScalarRead, _ meaning: ScalarMeaning) -> Bool {
      value.isWritten(as: meaning, by: ScalarLaw())
    }
    func number(_ text: String) -> ScalarMeaning { ScalarLeaf.number(text).meaning }
    #expect(isWritten(0.1, number("1e-1")))
    #expect(!isWritten(0.1, number("0.10000000000000001")))
    #expect(!isWritten(0.1, .text("0.1")))
    #expect(!isWritten(3.0, number("3.0")))
    #expect(!isWritten(5, number("6")))
    #expect(!isWritten("a", .text("b")))
    #expect(!isWritten(true, number("1")))
    #expect(isWritten(Date(timeIntervalSince1970: 5), number("5")))
    #expect(!isWritten(Date(timeIntervalSince1970: 5), number("6")))
  }
}
