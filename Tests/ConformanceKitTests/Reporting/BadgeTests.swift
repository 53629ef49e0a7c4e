import Testing

@testable import ConformanceKit
@testable import SuiteProof

@Suite struct BadgeTests {
  @Test("A badge shows the profiles that are held")
  func held() async {
    func badge(
      _ subject: any ConformanceSubject,
      _ suite: ConformanceSuite = .small
    ) async -> String {
      let badge = Badge(await ConformanceRunner(subject: subject, suite: suite).report())
      return "\(badge.label) | \(badge.message) | \(badge.color) | \(badge.detail)"
    }
    let answer = SubjectResponse.decoded(.leaf("own", 2))
    func fixed(_ capabilities: Set<Capability>) -> FixedSubject {
      FixedSubject(
        manifest: SubjectManifest(name: "fixed", version: "1", capabilities: capabilities),
        response: answer
      )
    }
    #expect(
      await badge(fixed([.elementDrop, .coercion]))
        == "conformance 0.4 | conformant | brightgreen | conformant: contract, 2 lenient"
    )
    #expect(
      await badge(fixed([.elementDrop]))
        == "conformance 0.4 | conformant | brightgreen | conformant: contract, 1 lenient"
    )
    #expect(await badge(fixed([])) == "conformance 0.4 | 1 profile | green | contract")
    #expect(
      await badge(FloorSubject.rejectAll) == "conformance 0.4 | 0/3 held | orange | no profile"
    )
    #expect(
      await badge(fixed([]), .small.selecting(Glob("a/*")))
        == "conformance 0.4 | partial run | lightgrey | partial run"
    )
    #expect(
      await badge(FixedSubject(response: .broken("x")))
        == "conformance 0.4 | broken run | red | broken run"
    )
  }

  @Test("The picture has both halves, in a color for each state, and nothing unescaped")
  func picture() async {
    let manifest = SubjectManifest(name: "fixed", version: "1", capabilities: [.coercion])
    let answer = SubjectResponse.decoded(.leaf("own", 2))
    let subjects: [any ConformanceSubject] = [
      FixedSubject(manifest: manifest, response: answer), FixedSubject(response: answer),
      FloorSubject.rejectAll, FixedSubject(response: .broken("x")),
    ]
    var pictures: [String] = []
    for subject in subjects {
      let badge = Badge(await ConformanceRunner(subject: subject, suite: .small).report())
      #expect(badge.picture.contains("<title>conformance 0.4: \(badge.detail)</title>"))
      #expect(badge.picture.contains(">\(badge.message)</text>"))
      #expect(badge.picture.hasSuffix("</svg>\n"))
      let width = badge.picture.firstMatch(of: /width="(\d+)"/)?.1
      #expect(width.flatMap { Int($0) }.map { $0 <= 200 } == true)
      pictures.append(badge.picture)
    }
    let colors = pictures.compactMap {
      $0.firstMatch(of: /x="\d+" width="\d+" height="20" fill="(#\w+)"/)?.1
    }
    #expect(colors.count == 4 && Set(colors).count == 4)
  }

  @Test("The text is the endpoint object")
  func text() async {
    let report = await ConformanceRunner(subject: FloorSubject.rejectAll, suite: .small).report()
    #expect(
      Badge(report).text
        == """
        {
          "color": "orange",
          "label": "conformance 0.4",
          "message": "0/3 held",
          "schemaVersion": 1
        }

        """
    )
  }
}

extension ConformanceSuite {
  /// Two must cases that need nothing, one for each of two capabilities, and a should case.
  fileprivate static let small = ConformanceSuite(
    version: "0.4",
    cases: [
      .fixture("a/b/c"), .fixture("a/b/d"), .fixture("c/b/c", needs: [.elementDrop]),
      .fixture("c/b/d", needs: [.coercion]),
      .fixture("c/b/e", requirement: .should, needs: [.coercion]),
    ]
  )
}
