import Testing

@Suite("Clause coverage") struct ClauseCoverageTests {
  @Test("Cases and tests count, in every form in which they name a clause")
  func everyForm() throws {
    let result = try run(
      spec: """
        - AB-1 [ours] It MUST be named by a case.
        - AB-2 [ours] It MUST NOT need one line. ex: `a` ≠6.0.7: it needs one.
        - AB-3 [ours] It MUST stand beside another.
        - AB-4 [ours] It MUST be in a range.
        - AB-5 [ours] It MUST be in it too.
        - AB-6 [ours] It SHOULD be left alone.
        """,
      tests: """
        \(test)("AB-2, AB-3: two at once") func two() {}
        \(suite)("AB-4 to AB-5: a range") struct Range {
          \(test)(
            "AB-2: a name on a line of its own",
            arguments: [1]
          )
          func lines() {}
          \(test) func `AB-3: a name in ticks`() {}
        }
        """,
      cases: #"""
        [
          {
            "id": "some/case/here",
            "title": "a title",
            "clause": "AB-1",
            "also": ["AB-2", "AB-5"],
        """#
    )
    #expect(
      result.lines == [
        "AB-1\t1\tsome/case/here", "AB-2\t3\tsome/case/here, SampleTests:1, SampleTests:3",
        "AB-3\t2\tSampleTests:1, SampleTests:8", "AB-4\t1\tSampleTests:2",
        "AB-5\t2\tsome/case/here, SampleTests:2",
        "5 MUST clauses: 5 covered, 0 pending, 0 missing",
      ]
    )
    #expect(result.status == 0)
  }

  @Test(
    "A clause that no enabled test names fails the gate",
    arguments: [
      "", "(\"BC-1: another clause\") func other() {}",
      "(\"as in AB-1: not first\") func later() {}",
      "(\"AB-1: off\", .disabled()) func off() {}", "(\"AB-1 without a colon\") func bare() {}",
    ]
  )
  func missing(attribute: String) throws {
    let result = try run(
      spec: "- AB-1 [ours] It MUST.\n- BC-1 [ours] It MAY.",
      tests: attribute.isEmpty ? "" : test + attribute
    )
    #expect(result.lines.first == "AB-1\t0\t\tMISSING")
    #expect(result.lines.contains("1 MUST clauses: 0 covered, 0 pending, 1 missing"))
    #expect(result.status == 1)
  }

  @Test("What is pending is listed and fails nothing, whole or in part")
  func pending() throws {
    let result = try run(
      spec: "- AB-1 [ours] It MUST.\n- AB-2 [ours] It MUST too.",
      tests: "\(test)(\"AB-2: a part\") func part() {}",
      pending: "# A comment.\nAB-1\twhole\tlater\nAB-2\tpart of AB-1\thalf of it\n"
    )
    #expect(
      result.lines == [
        "AB-1\t0\t\tpending (whole): later",
        "AB-2\t1\tSampleTests:1\tpending (part of AB-1): half of it",
        "2 MUST clauses: 1 covered, 1 pending, 0 missing",
      ]
    )
    #expect(result.status == 0)
  }

  @Test(
    "A list of pending clauses that has rotted fails the gate",
    arguments: [
      ("AB-1\twhole\tlater", "pending.tsv: AB-1 has tests: SampleTests:1"),
      ("AB-9\twhole\tlater", "pending.tsv: AB-9 is no clause"),
      ("AB-2\twhole\tlater\nAB-2\twhole\tlater", "pending.tsv: AB-2 stands twice"),
      ("AB-2\twhole\t", "pending.tsv: AB-2 needs a scope and a reason"),
      ("AB-2\tmostly\tlater", "pending.tsv: AB-2 needs a scope and a reason"),
      ("AB-1\tpart of AB-2\tlater", "pending.tsv: AB-1 waits for AB-2, which is not pending"),
      ("AB-2\tpart of AB-1\tlater", "pending.tsv: no test proves a part of AB-2"),
    ]
  )
  func rotten(pending: String, problem: String) throws {
    let result = try run(
      spec: "- AB-1 [ours] It MUST.\n- AB-2 [ours] It MAY.",
      tests: "\(test)(\"AB-1: done\") func done() {}",
      pending: pending + "\n"
    )
    #expect(result.lines.contains("error: " + problem))
    #expect(result.status == 1)
  }

  @Test(
    "A test that names what is no clause fails the gate",
    arguments: [
      ("AB-1, AB-7: typo", "SampleTests:1 names AB-7, which is no clause"),
      ("AB-1 to BC-2: typo", "SampleTests:1: no range: AB-1 to BC-2"),
    ]
  )
  func strangers(name: String, problem: String) throws {
    let result = try run(spec: "- AB-1 [ours] It MAY.", tests: "\(test)(\"\(name)\") func f() {}")
    #expect(result.lines.contains("error: " + problem))
    #expect(result.status == 1)
  }

  @Test("A specification without a clause, or with one id twice, fails the gate")
  func specification() throws {
    #expect(try run(spec: "Nothing.", tests: "").status == 1)
    let result = try run(
      spec: "- AB-1 [ours] It MUST.\n- AB-1 [ours] It MUST.",
      tests: "\(test)(\"AB-1: done\") func done() {}"
    )
    #expect(result.lines.contains("error: AB-1 stands twice in the specification"))
    #expect(result.status == 1)
  }

  /// Spelled in two parts, so that the gate does not take the samples here for tests.
  private let test = "@" + "Test"
  private let suite = "@" + "Suite"

  private func run(
    spec: String,
    tests: String,
    cases: String = "",
    pending: String? = nil
  ) throws -> (status: Int32, lines: [String]) {
    var files = [
      "Specification/behaviour.md": spec + "\n",
      "Tests/Some/SampleTests.swift": tests + "\n",
      "Suite/cases/contract/some.json": cases + "\n",
    ]
    if let pending { files["Specification/pending.tsv"] = pending }
    return try GateFolder(files).run("clause-coverage")
  }
}
