import Testing

@testable import FuzzKit
@testable import SmartCodableFuzzing

@Suite struct FuzzTargetsTests {
  @Test("Every target says what it decodes")
  func everyTargetSaysWhatItDecodes() {
    for target in FuzzTargets.all {
      #expect((8...80).contains(target.summary.count), "\(target.name): \(target.summary)")
      #expect(!target.summary.contains(" laws"), "\(target.name)")
    }
    let summaries = FuzzTargets.all.map(\.summary)
    #expect(Set(summaries).count > summaries.count - 8)
  }

  /// Targets that may run in this process: those with crashes on purpose are left out.
  private static let sound = FuzzTargets.all.filter { !$0.name.hasPrefix("planted/") }

  @Test("Names are unique and can be typed")
  func namesAreUniqueAndTypable() {
    let names = FuzzTargets.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { !$0.contains { " ,".contains($0) } })
  }

  @Test("Only targets that fail or differ on purpose have to be asked for")
  func onlySpecialTargetsAreOptIn() {
    let optIn = FuzzTargets.all.filter(\.isOptIn).map(\.name)
    let counts = Dictionary(grouping: optIn) { $0.prefix { $0 != "/" } }.mapValues(\.count)
    #expect(counts == ["compared": 4, "planted": 10])
  }

  @Test("Seed inputs are valid JSON", arguments: sound.map(\.name))
  func seedInputsAreValidJSON(name: String) throws {
    let target = try #require(FuzzTargets.all.first { $0.name == name })
    #expect(!target.seedInputs.isEmpty)
    for text in target.seedInputs {
      #expect(JSONTree(parsing: Array(text.utf8)) != nil, "\(text)")
    }
  }

  @Test(
    "The first seed input decodes cleanly, as by the reference",
    arguments: sound.filter { $0.laws.contains(.agreement) }.map(\.name)
  )
  func firstSeedInputDecodesCleanly(name: String) throws {
    let target = try #require(FuzzTargets.all.first { $0.name == name })
    let input = Array(try #require(target.seedInputs.first).utf8)
    let execution = target.run(input, in: RunContext())
    let lenient = try #require(execution.tree)
    #expect(execution.diagnostics ?? [] == [])
    let strict = try #require(target.reference(input, in: RunContext())?.tree)
    #expect(lenient.difference(from: strict) == nil)
  }

  @Test(
    "The first seed input decodes cleanly by the reference, others do not",
    arguments: sound.filter { $0.laws.contains(.strictEquality) }.map(\.name)
  )
  func onlyFirstSeedInputSatisfiesReference(name: String) throws {
    let target = try #require(FuzzTargets.all.first { $0.name == name })
    #expect(target.seedInputs.count >= 5)
    let answers = target.seedInputs.compactMap {
      target.reference(Array($0.utf8), in: RunContext())
    }
    #expect(answers.count == target.seedInputs.count)
    #expect(answers.first?.tree != nil)
    // Types that take everything tell values apart instead.
    let values = Set(answers.compactMap { $0.tree?.bytes })
    #expect(answers.contains { $0.refusal != nil } || values.count > 3)
  }

  @Test(
    "Without leniency a target agrees with its reference on its seed inputs",
    arguments: sound.filter { $0.laws.contains(.strictEquality) }.map(\.name)
  )
  func withoutLeniencyTargetAgrees(
    name: String
  ) throws {
    let target = try #require(FuzzTargets.all.first { $0.name == name })
    for text in target.seedInputs {
      let wanted = try #require(target.reference(Array(text.utf8), in: RunContext()))
      let found = try #require(target.strict(Array(text.utf8), in: RunContext()))
      guard let tree = found.tree, let other = wanted.tree else {
        #expect(found.refusal?.code == wanted.refusal?.code, "\(text)")
        continue
      }
      #expect(tree.difference(from: other) == nil, "\(text)")
    }
  }

  @Test(
    "Every form gives the value of the first seed input",
    arguments: sound.filter { $0.laws.contains(.inputForms) }.map(\.name)
  )
  func everyFormGivesTheSameValue(name: String) throws {
    let target = try #require(FuzzTargets.all.first { $0.name == name })
    let input = Array(try #require(target.seedInputs.first).utf8)
    let wanted = try #require(target.run(input, in: RunContext()).tree)
    let found = (0..<target.formCount)
      .compactMap { target.run(input, form: $0, in: RunContext())?.tree }
    #expect(found.count >= 2)
    for tree in found { #expect(tree.difference(from: wanted, byValue: true) == nil) }
  }

  @Test(
    "The first seed input is written and read again",
    arguments: sound.filter { $0.laws.contains(.roundTrip) }.map(\.name)
  )
  func firstSeedInputIsWrittenAndRead(name: String) throws {
    let target = try #require(FuzzTargets.all.first { $0.name == name })
    let input = Array(try #require(target.seedInputs.first).utf8)
    let text = try #require(target.write(input, in: RunContext())?.text)
    let wanted = try #require(target.run(input, in: RunContext()).tree)
    let found = try #require(target.run(text, in: RunContext()).tree)
    #expect(found.difference(from: wanted, byValue: true) == nil)
  }

  @Test(
    "An empty object changes nothing",
    arguments: sound.filter { $0.laws.contains(.keepsUnmentioned) }.map(\.name)
  )
  func emptyObjectChangesNothing(name: String) throws {
    let target = try #require(FuzzTargets.all.first { $0.name == name })
    let before = try #require(target.untouched(in: RunContext())?.tree)
    let after = try #require(target.run(Array("{}".utf8), in: RunContext()).tree)
    #expect(after.difference(from: before) == nil)
  }

  @Test("Keys that Swift's strings have no order for are sorted all the same")
  func keyOrder() {
    let keys = ["\u{F1}x", "n\u{303}"]
    let forward = keys.sorted { Zoo.precedes($0, $1) }
    let backward = keys.reversed().sorted { Zoo.precedes($0, $1) }
    #expect(forward.map { Array($0.utf8) } == [Array(keys[1].utf8), Array(keys[0].utf8)])
    #expect(backward.map { Array($0.utf8) } == forward.map { Array($0.utf8) })
  }

  @Test("A campaign can start with the targets that only an optimized build lists")
  func judgedTargetsCanStart() {
    for target in FuzzTargets.judged {
      var found: Set<String> = []
      for seed in target.seeds {
        for violation in ClaimCheck.violations(of: target, on: seed, in: RunContext()) {
          found.insert(violation.found)
        }
      }
      #expect(found == ["made"], "\(target.name)")
    }
    #expect(FuzzTargets.judged.count > 50)
  }
}
