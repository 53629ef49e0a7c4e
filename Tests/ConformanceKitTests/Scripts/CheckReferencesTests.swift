import Testing

@Suite("References") struct CheckReferencesTests {
  private let workflow = ".github/workflows/a.yml"

  /// A package to which nothing is wrong, with other files in place of its own.
  private func check(_ others: [String: String]) throws -> (status: Int32, lines: [String]) {
    let files = [
      "Package.swift": "// swift-tools-version: 6.2\n", "Sources/Kit/Kit.docc/Kit.md": "# Kit\n",
      ".spi.yml": "builder:\n  - documentation_targets:\n      - Kit\n",
      "Makefile":
        "SEED ?= 1\nall: docs\ndocs: ; Scripts/check-docs\nbuild test: ; swift test\n",
      "Scripts/check-docs": "modules=(Kit)\n", "Suite/cases/a.json": "[]\n",
      "Scripts/plain": "echo\n", "README.md": "# Kit\n",
    ]
    return try GateFolder(files.merging(others) { $1 }).run("check-references")
  }

  @Test("What exists passes, wherever it is named, and comments and prose are not commands")
  func existing() throws {
    let steps = """
      # make nothing with Scripts/nothing
      container: swift:6.2  # make nothing
      image: [swift:6.3, swiftlang/swift:nightly-main]
      - uses: actions/checkout@v6
      - uses: other/action/part@0123456789abcdef0123456789abcdef01234567
      - run: make -j2 all test SEED=7 && ls Suite/cases/*.json https://a.b/Scripts/nothing
      """
    let guide =
      "You make sense. `make test`, `Suite/cases/<profile>.json`, `Suite/a.{json,md}`, Scripts/nothing\n"
    let result = try check([workflow: steps, "CONTRIBUTING.md": guide])
    #expect(result == (0, ["3 files: everything they name exists"]))
  }

  @Test(
    "A name of nothing in a workflow fails",
    arguments: [
      ("run: make all tset", "the Makefile has no target 'tset'"),
      ("run: Scripts/nothing", "there is no Scripts/nothing"),
      ("run: Scripts/plain", "Scripts/plain is not executable"),
      ("path: Suite/cases/*.tsv", "there is no Suite/cases/*.tsv"),
      ("uses: actions/checkout@main", "actions/checkout@main needs a major version, as in name@v1"),
      ("image: swift:6.3", "the oldest image is not that of the tools version, 6.2"),
    ]
  )
  func broken(line: String, problem: String) throws {
    let result = try check([workflow: "\n\(line)\n"])
    #expect(result == (1, ["\(workflow):2: error: \(problem)"]))
  }

  @Test(
    "So does one in a guide or a form",
    arguments: [
      ("SECURITY.md", "`make tset`"), ("README.md", "```\nmake tset\n```"),
      (".github/ISSUE_TEMPLATE/a.yml", "label: call `make tset`"),
      (".github/pull_request_template.md", "- `make all tset`"),
    ]
  )
  func guides(file: String, text: String) throws {
    let result = try check([file: text])
    #expect(result.status == 1 && result.lines.count == 1)
    #expect(result.lines.first?.hasSuffix("error: the Makefile has no target 'tset'") == true)
  }

  @Test("A link of a guide to nothing fails, one to a site does not")
  func links() throws {
    let text = "[a](Suite/cases/a.json#top) [b](https://a.b/Suite/b.json) [c](Suite/c.json)\n"
    #expect(
      try check(["README.md": text]).lines == ["README.md:1: error: there is no Suite/c.json"]
    )
  }

  @Test("The modules with a catalog, those of the documentation and those of the index agree")
  func modules() throws {
    let result = try check(["Sources/New/New.docc/New.md": "# New\n"])
    let problems = [".spi.yml", "Scripts/check-docs"]
      .map { "\($0):1: error: New is not documented" }
    #expect(result == (1, problems))
    let index = "- documentation_targets:\n    - Kit\n    - Old\n"
    #expect(try check([".spi.yml": index]).lines == [".spi.yml:1: error: Old has no catalog"])
  }

  @Test("A folder without any of these files fails, since then nothing was checked")
  func nothing() throws {
    #expect(try GateFolder(["a.txt": ""]).run("check-references").status == 1)
  }
}
