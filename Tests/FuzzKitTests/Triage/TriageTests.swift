import Foundation
import Testing

@testable import FuzzKit

@Suite struct TriageTests {
  private static var plan: CampaignPlan {
    CampaignPlan(
      configuration: FuzzConfiguration(),
      targets: [ToyTarget()],
      corpus: Corpus([])
    )
  }

  private static func line(_ iteration: UInt64, path: String, input: String?)
    -> ViolationSpool.Line
  {
    ViolationSpool.Line(
      oracle: "agreement",
      path: path,
      wanted: "number",
      found: "string",
      target: 0,
      iteration: iteration,
      detail: "d",
      input: input.map { Data($0.utf8) },
      options: 0,
      mutators: [0]
    )
  }

  @Test("Violations at other indices of one array are one finding")
  func violationsAtOtherIndicesAreOneFinding() {
    let first = TreePath([.key("list"), .index(1)])
    let second = TreePath([.key("list"), .index(7)])
    #expect(first.signatureText == second.signatureText)
    #expect(TreePath([.key("a b")]).signatureText == "{*}")
    #expect(TreePath().description == "$")
  }

  private static func finding(_ iteration: UInt64, _ target: String, kind: String) -> Finding {
    Finding(
      signature: Signature([kind, target, "\(iteration)"]),
      kind: kind,
      target: target,
      iteration: iteration,
      input: [],
      isVariant: false,
      options: 0,
      mutators: [],
      detail: "",
      hits: 1
    )
  }

  @Test("One finding of every target is minimized, then others by turns")
  func everyTargetHasOneFindingMinimized() {
    let findings =
      (0..<6).map { Self.finding($0, "a", kind: "totality") }
      + [
        Self.finding(6, "b", kind: "hang"), Self.finding(7, "b", kind: "trap"),
        Self.finding(8, "b", kind: "totality"), Self.finding(9, "c", kind: "totality"),
      ]
    #expect(Triager.minimized(of: findings, 1) == [0, 7, 9])
    #expect(Triager.minimized(of: findings, 5) == [0, 7, 9, 1, 8])
    #expect(Triager.minimized(of: findings, 7) == [0, 7, 9, 1, 8, 2, 3])
    #expect(Triager.minimized(of: findings, 99).count == 9)
    #expect(Triager.minimized(of: [], 3).isEmpty)
  }

  @Test("The lowest iteration gives the reproducer, whoever reports first")
  func lowestIterationGivesReproducer() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ledger-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var ledger = FindingLedger(
      plan: Self.plan,
      folder: FindingFolder(folder, program: "smartfuzz")
    )
    ledger.add(Self.line(9, path: "count", input: "late"))
    ledger.add(Self.line(4, path: "count", input: "early"))
    ledger.add(Self.line(6, path: "count", input: nil))
    ledger.add(Self.line(5, path: "other", input: "else"))
    #expect(ledger.sorted.map(\.iteration) == [4, 5])
    #expect(ledger.sorted.map(\.hits) == [3, 1])
    let file = folder.appendingPathComponent("\(ledger.sorted[0].signature)/input")
    #expect(try Data(contentsOf: file) == Data("early".utf8))
    let metadata = try #require(EncodedFinding.Metadata(besideInput: file))
    #expect((metadata.target, metadata.iteration, metadata.kind) == ("toy", 4, "agreement"))
  }

  @Test("Signatures are fit for folders and stay apart")
  func signaturesAreFitForFolders() {
    let long = String(repeating: "x", count: 300)
    let left = Signature(["a/b", long + "1"])
    let right = Signature(["a/b", long + "2"])
    #expect(left != right)
    #expect(left.description.utf8.count < 100)
    #expect(!left.description.contains("/"))
    #expect(Signature(["a", "", "b"]).description == "a-b")
    #expect(Signature(["a/b"]) != Signature(["a_b"]))
  }

  @Test(
    "A message is reduced to words that every run says",
    arguments: [
      ("Fatal error: Index 7 out of range", "fatal_error_Index"),
      ("Module/File.swift:12: Fatal error: 'try!' failed", "fatal_error"),
      ("signal 4", ""), ("what():  bad", "what"),
    ]
  )
  func messageIsReducedToStableWords(message: String, expected: String) {
    #expect(Death(kind: .trap, message: message).stableMessage == expected)
  }

  @Test("Frames tell two crashes apart, and their repetition does not")
  func framesTellTwoCrashesApart() {
    func place(_ kind: Death.Kind, _ frames: [UInt64]) -> String {
      Death(kind: kind, message: "signal 4", frames: frames).place
    }
    #expect(place(.trap, [1, 2, 3]) != place(.trap, [1, 2, 4]))
    #expect(place(.trap, [1, 2, 2, 2, 3]) == place(.trap, [1, 2, 3]))
    #expect(place(.trap, []).isEmpty)
    #expect(place(.exit, [1]).isEmpty)
    let cycle: [UInt64] = [7, 8, 9, 7, 8, 9, 7, 8, 9]
    #expect(place(.stackOverflow, [1] + cycle) == place(.stackOverflow, [2, 9] + cycle + [7, 8]))
    #expect(place(.stackOverflow, cycle) != place(.stackOverflow, cycle.map { $0 + 1 }))
  }

  @Test(
    "A frame is known by its function",
    arguments: [
      ("P.deep(_:_:) + 54", "P.deep"), ("specialized Box.open<A>(_:) + 4", "Box.open"),
      ("closure #1 in Box.open(_:) + 4", "Box.open"), ("main", "main"),
      ("partial apply for closure #2 in closure #1 in Model.init(from:)", "Model.init"),
    ]
  )
  func frameIsKnownByItsFunction(description: String, expected: String) {
    #expect(Backtrace.function(in: description) == expected)
  }

  private static func report(_ frames: [(String, Bool)]) -> Data {
    let list = frames.map { name, isSystem in
      #"{"description":"\#(name) + 1","system":\#(isSystem),"image":"tool"}"#
    }
    return Data(
      #"{"threads":[{"frames":[]},{"crashed":true,"frames":[\#(list.joined(separator: ","))]}]}"#
        .utf8
    )
  }

  @Test("Frames of system and fuzzer are left out, and a recursion is known by its function")
  func framesOfOthersAreLeftOut() throws {
    let report = Self.report([
      ("Array.subscript.getter", true), ("A.read", false), ("B.open", false), ("C.main", false),
      ("B.open", false), ("WorkerRunner.run", false), ("E.outside", false),
    ])
    let trace = try #require(Backtrace(report))
    #expect(trace.functions == ["A.read", "B.open", "C.main", "B.open"])
    #expect(trace.recursion == "B.open")
    #expect(Backtrace(Data("{}".utf8)) == nil)
  }

  @Test("A death is known by kind, target, reason and innermost function, whoever calls it")
  func deathsAreKnownByFunction() throws {
    let death = Death(kind: .trap, message: "Fatal error: Index 7 out of range", frames: [1])
    let traces = try [["A.read", "B.open"], ["A.read", "C.main"]]
      .map { try #require(Backtrace(Self.report($0.map { ($0, false) }))) }
    let signatures = traces.map { Signature(of: death, target: "t", trace: $0).description }
    #expect(signatures == ["trap-t-fatal_error_Index-A.read", "trap-t-fatal_error_Index-A.read"])
    let deep = Death(kind: .stackOverflow, message: "", frames: [1])
    let looping = try #require(
      Backtrace(Self.report([("C.main", false), ("A.read", false), ("A.read", false)]))
    )
    #expect(
      Signature(of: deep, target: "t", trace: looping).description == "stack-overflow-t-A.read"
    )
  }

  @Test("Known findings have reasons, one each")
  func knownFindingsHaveReasons() throws {
    let text = "# comment\n\nhang-page   too slow\ntrap-x\tsee the issue\n"
    let known = try KnownFindings(parsing: text)
    #expect(known.reason(for: Signature(["hang", "page"])) == "too slow")
    #expect(known.reason(for: Signature(["trap", "x"])) == "see the issue")
    #expect(known.reason(for: Signature(["trap", "y"])) == nil)
    #expect(known.unseen(among: []) == ["hang-page", "trap-x"])
    #expect(
      throws: KnownFindings.Mistake(
        line: 2,
        reason: "'a' has no reason; add one after the signature"
      )
    ) {
      () throws in _ = try KnownFindings(parsing: "b c\na \n")
    }
    #expect(throws: KnownFindings.Mistake(line: 2, reason: "'b' is a duplicate entry; remove one"))
    {
      () throws in _ = try KnownFindings(parsing: "b c\nb d")
    }
  }

  @Test(
    "A call has one code and one name",
    arguments: [
      (0, "run"), (1, "write"), (2, "untouched"), (3, "twin"), (4, "work"), (5, "threads"),
      (6, "strict"), (7, "judgement 0"), (13, "judgement 6"), (63, "judgement 56"),
      (64, "form 0"), (71, "form 7"),
    ] as [(UInt64, String)]
  )
  func callHasOneCodeAndName(code: UInt64, name: String) {
    let call = TargetCall(code: code)
    #expect(call.code == code)
    #expect(call.name == name)
    #expect(TargetCall(name: call.name) == call)
  }

  private static func draft(_ input: [UInt8]) -> String {
    let finding = Finding(
      signature: Signature(["trap", "toy", "place"]),
      kind: "trap",
      target: "toy",
      iteration: 7,
      input: input,
      isVariant: false,
      options: 5,
      mutators: [],
      detail: "d",
      hits: 1
    )
    return ConformanceDraft.text(EncodedFinding.Metadata(finding, plan: plan), input: input)
  }

  @Test("A draft is a case of the suite that says what is left to decide")
  func draftSaysWhatIsLeftToDecide() {
    #expect(
      Self.draft(Array(#"{"a":1}"#.utf8)) == #"""
        {
          "id": "CHAPTER/SUBJECT/DETAIL",
          "title": "",
          "clause": "CLAUSE",
          "model": "MODEL like toy",
          "input": {"text": "{\"a\":1}"},
          "expect": {"value": "VALUE", "repairs": []},
          "kills": ["FAULT"],
          "since": "VERSION",
          "origin": "fuzz:trap-toy-place"
        }
        """#
    )
  }

  @Test(
    "A draft holds the very bytes of the input",
    arguments: [
      (Array("a\u{1}\n\u{7F}\\".utf8), #"{"text": "a\u0001\n\u007f\\"}"#),
      (Array("\u{FEFF}\u{E9}\u{1F600}".utf8), #"{"text": "\ufeff\u00e9\ud83d\ude00"}"#),
      ([0xFF, 0x22, 0x0A], #"{"hex": "FF220A"}"#), ([], #"{"text": ""}"#),
    ] as [([UInt8], String)]
  )
  func draftHoldsTheVeryBytes(input: [UInt8], written: String) throws {
    let text = Self.draft(input)
    #expect(text.contains("  \"input\": \(written),\n"))
    let printed = try JSONDecoder().decode(PrintedCase.self, from: Data(text.utf8))
    #expect(printed.input.bytes == input)
  }

  @Test("Numbers and addresses do not tell two crashes apart")
  func numbersDoNotTellCrashesApart() {
    let left = Death(kind: .trap, message: "Fatal error: Index 7 out of range at 0x7f12")
    let right = Death(kind: .trap, message: "Fatal error: Index 12 out of range at 0x7f99")
    #expect(left.stableMessage == right.stableMessage)
  }
}
