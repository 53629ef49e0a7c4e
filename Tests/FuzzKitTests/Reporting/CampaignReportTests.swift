import Foundation
import Testing

@testable import FuzzKit

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The reports that the tool writes for a campaign with findings.
@Suite struct CampaignReportTests {
  private static let members = documented(below: "## The members of a campaign's report")
  private static let fields = documented(below: "## The members of fields.json")

  @Test("Reports have the documented members, and are the same for one job and two")
  func reportsHaveDocumentedMembers() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let known = folder.appendingPathComponent("known.txt")
    try Data("agreement-planted-planted-nothing-string on purpose, <&>\n".utf8).write(to: known)
    let names = [
      "seed-1-scalars+planted+counted-0-1500.json", "seed-1-scalars+planted+counted-0-1500.md",
      "seed-1-scalars+planted+counted-0-1500/fields.json",
      "seed-1-scalars+planted+counted-0-1500/junit.xml",
      "seed-1-scalars+planted+counted-0-1500/report.html",
    ]
    var reports: [[Data]] = []
    for jobs in ["1", "2"] {
      let output = try Tool()
        .run([
          "--iterations", "1500", "--target", "scalars,planted,counted", "--jobs", jobs, "--quiet",
          "--known", known.path, "--reports", folder.appendingPathComponent(jobs).path,
        ])
      #expect(output.status == 1, "\(output.text)\(output.errors)")
      reports.append(
        try names.map {
          try Data(contentsOf: folder.appendingPathComponent("\(jobs)/\($0)"))
        }
      )
    }
    for (number, name) in names.enumerated() where !name.hasSuffix(".md") {
      #expect(reports[0][number] == reports[1][number], "\(name)")
    }
    try Self.check(reports[0][0], against: Self.members)
    try Self.check(reports[0][2], against: Self.fields)
    try checkJUnit(reports[0][3])
    let page = String(decoding: reports[0][4], as: UTF8.self)
    #expect(page.contains("<h3>totality in planted</h3>"))
    let place = "cd findings/totality-planted-decoded-planted"
    #expect(page.contains(place + "\nsmartfuzz replay .\n"))
    #expect(page.ranges(of: "totality-planted-decoded-planted").count == 1)
    #expect(page.contains("known: on purpose, &lt;&amp;&gt;"))
    #expect(page.contains(#"aria-label="Findings by iteration""#))
    #expect(page.contains("flag, missing: "))
    #expect(!page.contains("http") && !page.contains("<script") && !page.contains(folder.path))
  }

  private func checkJUnit(_ data: Data) throws {
    let document = try XMLDocument(data: data)
    #expect(try document.nodes(forXPath: "//testsuite").count == 4)
    let survived = #"//testsuite[@name="planted"]/testcase[@name="survival"]"#
    #expect(try document.nodes(forXPath: survived + "/failure").count == 1)
    let clean = #"//testsuite[@name="scalars"]/testcase"#
    #expect(try document.nodes(forXPath: clean).count > 10)
    #expect(try document.nodes(forXPath: clean + "/*").isEmpty)
    let failures = try document.nodes(forXPath: "//failure").count
    let said = try document.nodes(forXPath: "/testsuites/@failures").first?.stringValue
    #expect(said == String(failures) && failures == 2)
    let skipped = try document.nodes(forXPath: "//skipped/@message").map(\.stringValue)
    #expect(skipped == ["known: on purpose, <&>"])
  }

  @Test("A time limit ends a campaign, and only asked iterations can be too few")
  func timeLimitEndsCampaign() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let common = ["--target", "tree", "--quiet", "--reports", folder.path, "--time"]
    let open = try Tool().run(common + ["1s"])
    #expect(open.status == 0, "\(open.text)\(open.errors)")
    let report = folder.appendingPathComponent("seed-1-tree-0-1s.json")
    let text = try String(contentsOf: report, encoding: .utf8)
    #expect(text.contains(#""status" : "outOfTime""#) && text.contains(#""secondsAsked" : 1"#))
    #expect(!text.contains("iterationsAsked"))
    let short = try Tool().run(common + ["1s", "--iterations", "150000000"])
    #expect(short.status == 3, "\(short.text)\(short.errors)")
    #expect(short.errors.contains("time limit reached after "))
    #expect(short.text.contains("resume      \(try Tool().executable.path) --seed 1 --from "))
    let enough = try Tool().run(common + ["1h", "--iterations", "10"])
    #expect(enough.status == 0, "\(enough.text)\(enough.errors)")
  }

  // MARK: Members

  /// The members of the table below a heading, and whether each may be left out.
  private static func documented(below heading: String) -> [String: Bool] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Reports/README.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var result: [String: Bool] = [:]
    for line in lines.drop(while: { !$0.hasPrefix(heading) }).dropFirst() {
      if line.hasPrefix("## ") { break }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count > 2, cells[0].hasPrefix("`") else { continue }
      result[cells[0].replacing("`", with: "")] = cells[1].contains("?")
    }
    return result
  }

  /// Every member is documented, and every documented member is there or may be left out.
  private static func check(_ report: Data, against table: [String: Bool]) throws {
    var found: Set<String> = []
    collect(try JSONSerialization.jsonObject(with: report), at: "", into: &found)
    #expect(found.subtracting(table.keys).isEmpty, "not documented")
    let optional = table.filter(\.value).map(\.key)
    let missing = Set(table.keys).subtracting(found)
      .filter { name in !optional.contains { name == $0 || name.hasPrefix($0 + ".") } }
    #expect(missing.isEmpty, "documented, but not there")
    #expect(table.count > 10)
  }

  private static func collect(_ value: Any, at path: String, into found: inout Set<String>) {
    if let array = value as? [Any] {
      for element in array { collect(element, at: path + "[]", into: &found) }
    } else if let object = value as? [String: Any] {
      let isMap = [".kinds", ".answers", ".exempt"].contains { path.hasSuffix($0) }
      for (key, member) in object {
        let place = isMap ? path + "{}" : path.isEmpty ? key : path + "." + key
        if !isMap { found.insert(place) }
        collect(member, at: place, into: &found)
      }
    }
  }
}
