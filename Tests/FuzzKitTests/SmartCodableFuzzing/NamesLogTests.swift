import ConformanceKit
import FuzzKit
import SmartCodable
import Testing

@testable import SmartCodableFuzzing

/// What the judge of names, places, found texts and the log says of answers that are right, and of others.
@Suite(.serialized) struct NamesLogTests {
  private static let target = NamesLogTarget()

  private static func calls() -> [NamesLogCall] {
    (0..<200)
      .compactMap { iteration in
        let seeds = target.seedInputs
        let input = Array(seeds[iteration % seeds.count].utf8)
        return NamesLogCall(input, in: RunContext(iteration: UInt64(iteration)))
      }
  }

  @Test("SmartCodable agrees in all forms, and some of them are damaged")
  func smartCodableAgrees() {
    var forms: Set<String> = []
    for call in Self.calls() {
      let problem = NamesLogJudge(call).problem(of: call.account())
      #expect(problem == nil, "\(problem?.detail ?? "") in \(call)")
      let form = call.native != nil ? "native" : call.isJSON5 ? "JSON5" : "JSON"
      forms.insert(call.bytes == nil ? "missing" : form)
      if call.wrong != nil { forms.insert(call.document == nil ? "input" : "damaged") }
    }
    #expect(forms == ["JSON", "JSON5", "native", "missing", "damaged", "input"])
  }

  @Test("An answer to another call is wrong")
  func otherAnswersAreWrong() {
    let calls = Self.calls()
    var found: Set<String> = []
    for (call, other) in zip(calls, calls.dropFirst()) where call.wrong == nil {
      // The repairs of the next call, the log of this one; and the other way round.
      var mixed = call.account()
      let (repairs, blocks) = (mixed.repairs, mixed.blocks)
      mixed.repairs = other.account().repairs
      if mixed.repairs != repairs, let problem = NamesLogJudge(call).problem(of: mixed) {
        found.insert(problem.word)
      }
      mixed.repairs = repairs
      mixed.blocks = other.account().blocks
      // The reason of a failure is open.
      if repairs != nil, blocks != mixed.blocks {
        let problem = NamesLogJudge(call).problem(of: mixed)
        #expect(problem != nil)
        found.insert(problem?.word ?? "")
      }
    }
    #expect(found.isSuperset(of: ["repair", "log: line", "log: blocks"]), "\(found)")
  }

  @Test("What differs in a repair, in a log or in an error is noticed")
  func differencesAreNoticed() throws {
    var words: Set<String> = []
    for call in Self.calls() {
      let account = call.account()
      var others = [account]
      others[0].corruption = "line 7, column 99: wrong"
      others.append(account)
      others[1].repairs?.removeLast(min(1, account.repairs?.count ?? 0))
      others.append(account)
      others[2].isPrinted = false
      let problems = others.compactMap { NamesLogJudge(call).problem(of: $0)?.word }
      words.formUnion(problems)
      #expect(problems.contains("print"))
      #expect(call.wrong == nil || problems.contains("place"))
    }
    #expect(words.isSuperset(of: ["print", "place", "number"]), "\(words)")
  }

  @Test(
    "Texts are refused at the byte that is wrong",
    arguments: [
      ("", 0...0), ("[", 1...1), ("[1 2]", 3...3), ("[nule]", 1...1), ("[01]", 2...2),
      ("1 2", 2...2), ("[\"a\\x\"]", 3...3), ("\"\\uD800\"", 1...1), ("\"\u{1}\"", 1...1),
      ("[1,]", 3...3), ("{\"a\":1,", 7...7), ("nullx", 4...4), ("[tru", 1...4),
      ("\"\\ud83d\\u", 1...9), ("[1,2]", nil), ("\"é\\ud83d\\ude00\"", nil),
    ] as [(String, ClosedRange<Int>?)]
  )
  func textsAreRefused(text: String, place: ClosedRange<Int>?) {
    #expect(RefusedText.place(in: Array(text.utf8)) == place)
  }

  @Test("Bytes that are no character are wrong, and the 513th container is")
  func bytesAreRefused() {
    #expect(RefusedText.place(in: [0x22, 0x80, 0x22]) == 1...1)
    #expect(RefusedText.place(in: [0x22, 0xE2, 0x82]) == 1...3)
    let (start, end) = (String(repeating: "[", count: 512), String(repeating: "]", count: 512))
    #expect(RefusedText.place(in: Array((start + end).utf8)) == nil)
    #expect(RefusedText.place(in: Array((start + "[]" + end).utf8)) == 512...512)
  }

  @Test(
    "Found texts are compared with the value",
    arguments: [
      (#""a\u001f""#, "a\u{1F}", true), (#""a\u0021""#, "a\u{1F}", false),
      (#""ab""#, "abc", false), (#""ab…""#, "abc", false), ("\"a\u{2028}\"", "a\u{2028}", false),
      ("abc", "abc", false), (#""\t""#, "\t", true), (#""\u0009""#, "\t", true),
    ]
  )
  func foundTextsAreCompared(shown: String, value: String, isRight: Bool) {
    let place = PlacedValue(.string(value), offset: 0)
    #expect((ShownValue.problem(shown, for: place, hasText: false) == nil) == isRight)
  }

  @Test("Forty characters are shown", arguments: [39, 40, 41, 42])
  func fortyCharactersAreShown(count: Int) {
    let place = PlacedValue(.string(String(repeating: "x", count: count)), offset: 0)
    for length in 38...42 where length < count {
      let shown = "\"" + String(repeating: "x", count: length) + "…\""
      let isRight = ShownValue.problem(shown, for: place, hasText: false) == nil
      #expect(isRight == (length == 40 && count > 40))
    }
    let whole = "\"" + String(repeating: "x", count: count) + "\""
    #expect((ShownValue.problem(whole, for: place, hasText: false) == nil) == (count <= 40))
  }

  private struct Model: SmartCodable {
    var tiny: Int8 = 1
    var leaf = Leaf()
    var list: [Int] = []
  }

  private struct Leaf: SmartCodable {
    var count = 1
    var name = "n"
  }

  @Test("The description of one repair does not fit another")
  func descriptionsDiffer() throws {
    let input = #"{"tiny":300,"leaf":{"count":"7","name":null},"list":[{},1,"x"]}"#
    let repairs = try Model.decode(from: input).repairs
    #expect(repairs.count == 5)
    for repair in repairs {
      #expect(RepairWords.difference(of: repair) == nil, "\(repair)")
      for other in repairs where other != repair {
        #expect(RepairWords.difference(of: repair, in: other.description) != nil, "\(repair)")
      }
    }
  }

  @Test(
    "Titles are those of the schema",
    arguments: [
      ("letter", [.key("leaf")], .name("Leaf")), ("letter", [.key("hobby")], .name("Leaf")),
      ("letter", [.key("tags")], .name("[Int]")), ("letter", [.key("other")], .any),
      ("web", [.key("links")], .name("[String: Web]")),
      ("web", [.key("links"), .key("other")], .name("Web")),
      ("branch", [.key("branches"), .index(1), .key("branches")], .name("[Branch]")),
    ] as [(ModelID, [SmartRepair.PathComponent], LogBlock.Title)]
  )
  func titles(model: ModelID, path: [SmartRepair.PathComponent], title: LogBlock.Title) {
    #expect(LogTitles(of: model).title(at: path) == title)
  }

  @Test("Of several options of one kind the last counts")
  func lastOptionCounts() throws {
    var answers: Set<String> = []
    for iteration in 0..<200 as Range<UInt64> {
      let context = RunContext(iteration: iteration)
      let call = try #require(OptionListsCall(Array("[1]".utf8), in: context))
      #expect(call.problem == nil, "\(call)")
      // The options matter: their order backwards gives other answers.
      let reversed = call.decoded(by: call.decoding.options.reversed())
      if reversed != call.decoded(by: call.decoding.options) { answers.insert(reversed) }
    }
    #expect(answers.count > 10)
  }
}
