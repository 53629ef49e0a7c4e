import Foundation
import Testing

@testable import ConformanceKit

@Suite struct ClausePlaceTests {
  private static let root = (0..<4)
    .reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  /// The clauses of a file by the anchor of the heading that they stand below, as GitHub makes it.
  private static func clauses(in file: String) throws -> [String: String] {
    var anchor = ""
    var places: [String: String] = [:]
    let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") {
        anchor = line.drop { $0 == "#" || $0 == " " }.lowercased()
          .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(" ", with: "-")
      } else if let id = line.firstMatch(of: /^- (?:\*\*)?([A-Z][A-Z0-9-]*-\d+[a-z]?)\b/)?.1 {
        places[String(id)] = "\(file)#\(anchor)"
      }
    }
    return places
  }

  @Test("Each clause of a case stands below the heading that its place names")
  func places() throws {
    let places = try Self.clauses(in: "Specification/codable.md")
      .merging(Self.clauses(in: "Specification/behaviour.md")) { first, _ in first }
    #expect(places.count > 400)
    for conformanceCase in ConformanceSuite.current.cases {
      let clause = conformanceCase.clause
      let place = try #require(conformanceCase.place, "\(clause) of \(conformanceCase.id)")
      #expect(place == places[clause.id], "\(clause)")
      #expect(
        place.hasPrefix(
          clause.sentence == nil ? "Specification/behaviour.md" : "Specification/codable.md"
        )
      )
    }
  }

  @Test("A case of one's own has no place in our specification")
  func own() {
    #expect(ConformanceCase.fixture(profile: "dialect/mine").place == nil)
    #expect(ConformanceCase.fixture(clause: "X-1").place == nil)
    #expect(ConformanceCase.fixture().place == "Specification/behaviour.md#6-fallback")
  }

  @Test(
    "Reports lead to the specification if both are below the current folder",
    arguments: [
      ("Reports/certification", "", "../../"), (".build/certification", "", "../../"),
      ("", "", ""), ("../elsewhere", "", nil), ("report", "Sources", nil),
    ] as [(String, String, String?)]
  )
  func root(folder: String, here: String, expected: String?) {
    let (package, from) = (Self.root, Self.root.appending(path: folder))
    let current = package.appending(path: here)
    #expect(ReportFolder.root(from: from, at: package, in: current) == expected)
    // A package that depends on this one.
    let above = package.deletingLastPathComponent()
    let name = package.lastPathComponent
    #expect(
      ReportFolder.root(from: above.appending(path: "r"), at: package, in: above) == "../\(name)/"
    )
  }
}
