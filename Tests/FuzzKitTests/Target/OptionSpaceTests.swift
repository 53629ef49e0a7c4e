import SmartCodableFuzzing
import Testing

@testable import FuzzKit

@Suite struct OptionSpaceTests {
  private let space = OptionSpace([
    .init("date", [.init("auto"), .init("iso", voids: .roundTrip)]),
    .init("key", [.init("auto"), .init("snake", voids: [.agreement, .locality]), .init("upper")]),
  ])

  @Test("Every word is a combination, and every combination a word")
  func everyWordIsCombination() {
    var seen: Set<String> = []
    for date in 0..<2 {
      for key in 0..<3 {
        let word = space.word(for: [date, key])
        #expect(word < 6)
        #expect(space.choices(in: word) == [date, key])
        #expect(space.choices(in: word + 6) == [date, key])
        seen.insert(space.description(of: word))
      }
    }
    #expect(seen.count == 6)
    #expect(seen.contains("defaults"))
    #expect(seen.contains("date=iso key=upper"))
  }

  @Test("A choice voids laws, a default none")
  func choiceVoidsLaws() {
    #expect(space.voidedLaws(under: 0) == [])
    #expect(
      space.voidedLaws(under: space.word(for: [1, 1])) == [.roundTrip, .agreement, .locality]
    )
    #expect(space.voidedLaws(under: space.word(for: [0, 2])) == [])
  }

  @Test("Most draws are the defaults, and all combinations occur")
  func mostDrawsAreDefaults() {
    var generator = SeededGenerator(seed: 3)
    let words = (0..<1000).map { _ in space.draw(&generator) }
    #expect((700...800).contains(words.count { $0 == 0 }))
    #expect(Set(words).count == 6)
  }

  @Test("No word traps", arguments: [UInt64.max, 12345, 1 << 40])
  func noWordTraps(word: UInt64) throws {
    for name in ["scalars", "nested", "update/nested"] {
      let target = try #require(FuzzTargets.all.first { $0.name == name })
      let input = Array(try #require(target.seedInputs.first).utf8)
      let context = RunContext(options: word)
      #expect(target.run(input, in: context).tree != nil)
      _ = target.write(input, in: context)
    }
  }

  @Test("An option of the iteration reaches the decoder")
  func optionOfIterationReachesDecoder() throws {
    let target = try #require(FuzzTargets.all.first { $0.name == "scalars" })
    let number = try #require(target.optionSpace.axes.firstIndex { $0.name == "number" })
    func count(_ choice: String) throws -> String? {
      let names = target.optionSpace.axes[number].choices.map(\.name)
      var choices = target.optionSpace.axes.map { _ in 0 }
      choices[number] = try #require(names.firstIndex(of: choice))
      let word = target.optionSpace.word(for: choices)
      let tree = target.run(Array(#"{"count":2.5}"#.utf8), in: RunContext(options: word)).tree
      return tree.flatMap { tree in
        tree.member(Array("count".utf8)[...])
          .map { String(decoding: tree.text(of: $0), as: UTF8.self) }
      }
    }
    #expect(try count("auto") == "41")
    #expect(try count("truncate") == "2")
    #expect(try count("rounded") == "3")
  }
}
