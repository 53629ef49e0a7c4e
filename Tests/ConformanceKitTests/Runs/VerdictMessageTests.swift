import ConformanceKit
import Testing

@Suite struct VerdictMessageTests {
  private func message(
    _ response: SubjectResponse,
    needs: Set<Capability> = [],
    requirement: ConformanceCase.Requirement = .must,
    entry signature: String? = nil
  ) async -> String {
    let conformanceCase = ConformanceCase.fixture(requirement: requirement, needs: needs)
    let entries = signature.map { signature in
      [
        DeviationLedger.Entry(
          id: conformanceCase.id,
          signature: signature,
          reason: .byDesign("meant so")
        )
      ]
    }
    let runner = ConformanceRunner(
      subject: FixedSubject(response: response),
      suite: .fixture(conformanceCase),
      ledger: DeviationLedger(ceiling: 1, entries: entries ?? [])
    )
    return runner.message(on: await runner.verdict(on: conformanceCase), of: conformanceCase)
  }

  private static let right = SubjectResponse.decoded(.leaf("own", 2))
  private static let wrong = SubjectResponse.decoded(.leaf("b", 2))
  private static let sentence = #"at $.n: expected string "own", got string "b""#
  private static let signature =
    Observation.leaf("b", 2).firstDifference(from: .leaf("own", 2))?.signature ?? ""

  @Test("A failure tells id, clause, path, expected, actual, input and signature")
  func failed() async {
    let text = await message(Self.wrong)
    let head =
      "[nulls/field/explicit] failed (must, costs contract): null takes the initial value (DEF-2): "
    #expect(text.hasPrefix(head + Self.sentence))
    #expect(text.contains(#"the input, for the model leaf: {"n":null,"v":2}"#))
    #expect(
      text.hasSuffix(
        #"in a ledger: "signature":"\#(Self.signature)","#
          + #""difference":"at $.n: expected string \"own\", got string \"b\"""#
      )
    )
  }

  @Test("A should case that fails has one line")
  func ought() async {
    let text = await message(Self.wrong, requirement: .should)
    #expect(text.hasPrefix("[nulls/field/explicit] failed (should"))
    #expect(text.hasSuffix(Self.sentence) && !text.contains("\n"))
  }

  @Test("An expected failure tells the reason of the ledger")
  func expected() async {
    let text = await message(Self.wrong, entry: Self.signature)
    #expect(text.contains("] expected failure: "))
    #expect(text.contains("the ledger says why: meant so"))
  }

  @Test("A changed failure tells what the ledger has, and what it should have")
  func changed() async {
    let text = await message(Self.wrong, entry: "at $.n: something else")
    #expect(text.contains("] changed failure (must, costs contract): "))
    #expect(text.contains("the ledger has: at $.n: something else"))
    #expect(text.contains(#"in a ledger:"#))
  }

  @Test("An unexpected pass tells that the entry must go")
  func unexpectedPass() async {
    let text = await message(Self.right, entry: Self.signature)
    #expect(text.contains("] unexpected pass (must, costs contract): "))
    #expect(text.contains("remove the entry"))
  }

  @Test(
    "Each other outcome tells what to do",
    arguments: [
      (
        SubjectResponse.unbound("leaf"), "] unbound (must, costs contract): ",
        "give the subject what is missing"
      ),
      (.broken("no pipe"), "] broken (must): ", "not the decoder"),
      (.broken("no pipe"), "no pipe", "CONFORMANCE_FILTER='nulls/field/explicit' runs it alone"),
      (.crashed("signal 11"), "signal 11", "the input, for the model leaf"),
      (
        .crashed("signal 11"), "[nulls/field/explicit]", "='nulls/field/explicit' runs it alone, in"
      ),
      (.timedOut, "] timed out (must, costs contract): ", "the input, for the model leaf"),
    ]
  )
  func others(response: SubjectResponse, head: String, advice: String) async {
    let text = await message(response)
    #expect(text.contains(head))
    #expect(text.contains(advice))
  }

  @Test("An unclaimed case tells the missing capability, and whether it passes all the same")
  func unclaimed() async {
    let passing = await message(Self.right, needs: [.initialValues])
    #expect(passing.contains("not claimed: initial-values"))
    #expect(passing.contains("is right although"))
    #expect(await !message(Self.wrong, needs: [.initialValues]).contains("is right although"))
  }

  @Test("A long explanation loses its middle, and so do the words of a ledger")
  func long() async {
    let deep = (0..<1000).reduce(Observation.null) { inner, _ in .array([inner]) }
    let text = await message(.decoded(deep))
    let lines = text.split(separator: "\n")
    #expect(lines.first.map { $0.count < 600 && $0.hasSuffix("]]]]") } == true)
    #expect(lines.first?.contains(" … 2,004 characters in all … ") == true)
    #expect(lines.last.map { $0.count < 600 && $0.contains(" … ") } == true)
  }

  @Test("Control characters of an input do not break its line")
  func control() async {
    let conformanceCase = ConformanceCase.fixture(input: .text("{\n\t\"n\":null}\r\n"))
    let runner = ConformanceRunner(
      subject: FixedSubject(response: Self.wrong),
      suite: .fixture(conformanceCase)
    )
    let verdict = await runner.verdict(on: conformanceCase)
    let text = runner.message(on: verdict, of: conformanceCase)
    #expect(text.contains(#"model leaf: {\n\t"n":null}\r\n"# + "\n"))
  }
}
