import ConformanceKit
import Foundation
import Testing

@Suite struct CaseCatalogTests {
  private static let other = ConformanceCase.fixture(
    "nulls/field/other",
    input: #"{"n":"a","v":null}"#,
    expect: .value(#"{"n":"a","v":1}"#)
  )

  private static func suite(_ cases: ConformanceCase...) -> ConformanceSuite {
    ConformanceSuite(version: "1.1", cases: cases)
  }

  @Test("The golden catalog describes the built-in suite")
  func golden() throws {
    let text = try String(contentsOf: suiteFile("catalog.tsv"), encoding: .utf8)
    let catalog = try CaseCatalog(parsing: text)
    let differences = catalog.differences(to: .current).map(\.description)
    #expect(differences == [])
    #expect(catalog.text == text, "the file was not written by the command")
    #expect(catalog.entries.count == ConformanceSuite.current.cases.count)
  }

  @Test("A catalog is read as it was written, retired ids among the others")
  func roundTrip() throws {
    let catalog = CaseCatalog(
      Self.suite(.fixture(), Self.other),
      retired: ["nulls/field/gone": "1.0"]
    )
    #expect(try CaseCatalog(parsing: catalog.text) == catalog)
    let lines = catalog.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(
      lines.map { $0.split(separator: "\t")[0] }
        == ["nulls/field/explicit", "nulls/field/gone", "nulls/field/other"]
    )
    #expect(lines[1] == "nulls/field/gone\tretired\t1.0")
    #expect(lines[0].hasPrefix("nulls/field/explicit\tDEF-2\tmust\t1.0\t"))
  }

  private static let digest = String(repeating: "0a", count: 32)

  @Test(
    "A line that is no entry is named",
    arguments: [
      ("a/b/c\tDEF-2\tmust\t1.0", 1), ("a/b\tretired\t1.0", 1), ("a/b/c\tretired\tone", 1),
      ("a/b/c\tretired", 1), ("a/b/c\tDEF-2\tmaybe\t1.0\t\(digest)", 1),
      ("a/b/c\tDEF-2\tmust\t1\t\(digest)", 1), ("a/b/c\tDEF-2\tmust\t1.0\t\(digest)0", 1),
      ("a/b/c\tDEF-2\tmust\t1.0\t\(digest.uppercased())", 1),
      ("a/b/c\t\tmust\t1.0\t\(digest)", 1), ("# a comment\n\na/b/d\tretired\t1.0\nnonsense", 4),
      ("a/b/d\tretired\t1.0\na/b/c\tretired\t1.0", 2),
      ("a/b/c\tretired\t1.0\na/b/c\tretired\t1.0", 2),
    ]
  )
  func unreadable(text: String, line: Int) {
    let error = #expect(throws: CaseCatalogError.self) { try CaseCatalog(parsing: text) }
    #expect(error?.line == line)
    #expect(error?.description.hasPrefix("line \(line): ") == true)
  }

  @Test("Every change of the suite is told for what it is")
  func differences() {
    let catalog = CaseCatalog(Self.suite(.fixture()), retired: ["nulls/field/gone": "1.0"])
    func differences(_ cases: ConformanceCase...) -> [CaseCatalog.Difference] {
      catalog.differences(to: ConformanceSuite(version: "1.1", cases: cases))
    }
    #expect(differences(.fixture()) == [])
    #expect(differences() == [.missing("nulls/field/explicit")])
    #expect(differences(.fixture(), Self.other) == [.added("nulls/field/other")])
    #expect(
      differences(.fixture("nulls/field/renamed"))
        == [.renamed(from: "nulls/field/explicit", to: "nulls/field/renamed")]
    )
    #expect(
      differences(.fixture(), .fixture("nulls/field/gone"))
        == [.reused("nulls/field/gone", retiredIn: "1.0")]
    )
    #expect(differences(.fixture(title: "another title", kills: [])) == [])
    #expect(
      differences(.fixture(clause: "DEF-3", since: "1.1"))
        == [
          .changed("nulls/field/explicit", part: "clause", from: "DEF-2", to: "DEF-3"),
          .changed("nulls/field/explicit", part: "since", from: "1.0", to: "1.1"),
        ]
    )
    let should = differences(.fixture(requirement: .should))
    #expect(
      should.first
        == .changed("nulls/field/explicit", part: "requirement", from: "must", to: "should")
    )
    #expect(should.count == 2, "the digest covers the requirement")
    #expect(should.allSatisfy { $0.description.hasPrefix("nulls/field/explicit ") })
  }

  @Test("Updating retires what is gone, keeps what was retired and never revives it")
  func update() throws {
    let catalog = CaseCatalog(Self.suite(.fixture(), Self.other), retired: ["a/b/c": "1.0"])
    let updated = try catalog.updated(to: Self.suite(Self.other))
    #expect(updated.retired == ["a/b/c": "1.0", "nulls/field/explicit": "1.1"])
    #expect(updated.entries.map(\.id) == ["nulls/field/other"])
    #expect(updated.differences(to: Self.suite(Self.other)) == [])
    let error = #expect(throws: CaseCatalogError.self) {
      try updated.updated(to: Self.suite(.fixture(), Self.other))
    }
    #expect(error?.description.contains("'nulls/field/explicit' was retired in 1.1") == true)
  }
}
