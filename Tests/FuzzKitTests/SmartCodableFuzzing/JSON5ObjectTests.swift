import FuzzKit
import Testing

@testable import SmartCodableFuzzing

/// Objects in JSON and JSON5, with their braces and without.
@Suite struct JSON5ObjectTests {
  @Test("The judge agrees on what is drawn, whole and damaged, with and without braces")
  func judgeAgrees() {
    let target = JSON5ObjectTarget()
    var kinds: Set<[Bool]> = []
    for iteration in 0..<200 as Range<UInt64> {
      let object = JSON5Object(nil, seed: iteration)
      kinds.insert([object.isJSON5, object.assumesObject, object.isDamaged])
      for input in target.seedInputs {
        let context = RunContext(iteration: iteration)
        let verdict = target.judgement(of: .decoding, on: Array(input.utf8), in: context)
        if case .differs? = verdict { Issue.record("\(String(describing: verdict))") }
      }
    }
    #expect(kinds.count == 8)
  }

  @Test("A document at the limit of depth is left out, since the object is a level more")
  func documentAtLimit() {
    let target = JSON5ObjectTarget()
    let input =
      Array(repeating: UInt8(ascii: "["), count: 512)
      + Array(repeating: UInt8(ascii: "]"), count: 512)
    for iteration in 0..<200 as Range<UInt64> {
      let context = RunContext(iteration: iteration)
      let verdict = target.judgement(of: .decoding, on: input, in: context)
      if case .differs? = verdict { Issue.record("iteration \(iteration)") }
    }
  }

  @Test(
    "Digits in base sixteen become decimal ones",
    arguments: [
      ([0], "0"), ([15, 15], "255"), ([8] + Array(repeating: 0, count: 15), "9223372036854775808"),
      (
        [1] + Array(repeating: 0, count: 32), "340282366920938463463374607431768211456"
      ),
    ] as [([UInt8], String)]
  )
  func decimals(digits: [UInt8], text: String) {
    #expect(JSON5Number.decimal(digits) == text)
  }

  @Test("A name is spelled as the reader of the grammar reads it")
  func names() throws {
    var generator = SeededGenerator(seed: 3)
    for number in 0..<300 {
      let name = JSON5Name(&generator, isJSON5: number % 2 == 0)
      let value = try JSON5Reference.value(of: "{\(name.spelling):null}")
      #expect(value == .object([name.text: .null]), "\(name)")
    }
  }

  @Test("An object that lacks what is said to be in it is noticed")
  func lackingMembersAreNoticed() {
    let wholes = (0..<200 as Range<UInt64>).map { JSON5Object(nil, seed: $0) }
      .filter { !$0.isDamaged && $0.members.count > 1 }
    #expect(wholes.count > 10)
    for object in wholes {
      #expect(JSON5ObjectContent.verdict(on: object) == nil)
      var empty = object
      empty.text = Array("{}".utf8)
      #expect(JSON5ObjectContent.verdict(on: empty) != nil)
    }
  }
}
