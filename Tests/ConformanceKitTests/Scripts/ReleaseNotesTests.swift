import Testing

@Suite("Release notes") struct ReleaseNotesTests {
  private func notes(
    _ version: String,
    source: String = "1.2.0",
    changes: String
  ) throws -> (status: Int32, lines: [String]) {
    let tool = """
      enum Other { static let text = "9.9.9" }
      public enum PackageVersion {
        public static let text = "\(source)"
      }
      """
    let files = ["Sources/CommandLine/Tools/Tool.swift": tool, "CHANGELOG.md": changes]
    return try GateFolder(files).run("release-notes", [version])
  }

  @Test(
    "The section of the version is printed, and no other",
    arguments: [
      "## 1.2.0\n\n### A\n- one\n", "## 1.2.0 (today)\n### A\n- one\n\n## 1.1.0\n- old\n",
      "# Changelog\n\n## Unreleased\n\n## 1.2.0\n\n### A\n- one\n\n## 1.2.0-dev\n- old\n",
    ]
  )
  func section(changes: String) throws {
    #expect(try notes("1.2.0", changes: changes) == (0, ["### A", "- one"]))
  }

  @Test(
    "A version without a section, and one with an empty section, fail",
    arguments: ["", "- one\n", "## 1.2\n- one\n", "## 1.2.0\n\n## 1.1.0\n- old\n"]
  )
  func missing(changes: String) throws {
    #expect(try notes("1.2.0", changes: changes) == (1, []))
  }

  @Test("Changes that are still unreleased fail")
  func unreleased() throws {
    let changes = "## Unreleased\n- later\n## 1.2.0\n- one\n"
    #expect(try notes("1.2.0", changes: changes) == (1, []))
  }

  @Test("Another version than that of the source fails", arguments: ["1.2.0-dev", "1.2.1", ""])
  func source(version: String) throws {
    #expect(try notes("1.2.0", source: version, changes: "## 1.2.0\n- one\n") == (1, []))
  }

  @Test(
    "What is no version is wrong usage",
    arguments: ["v1.2.0", "1.2", "01.2.0", "1.2.0-dev", ""]
  )
  func form(version: String) throws {
    let changes = "## \(version)\n- one\n"
    #expect(try notes(version, source: version, changes: changes) == (2, []))
  }
}
