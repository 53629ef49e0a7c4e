import Testing

@testable import ConformanceKit

@Suite struct CaseNeighboursTests {
  private static func fixture(
    _ name: String,
    _ input: CaseInput,
    model: ModelID = "leaf",
    settings: DecodingSettings = [:]
  ) -> ConformanceCase {
    .fixture(
      CaseID(rawValue: "nulls/field/\(name)"),
      model: model,
      input: input,
      settings: settings
    )
  }

  private static func first(_ cases: [ConformanceCase], _ place: Int) -> String? {
    CaseNeighbours(cases).neighbour(of: cases[place])
      .map { "\($0.model) \(String(decoding: $0.input, as: UTF8.self))" }
  }

  @Test("The next case with another input, and after the last one the first")
  func order() {
    let cases = [
      Self.fixture("a", "1"), Self.fixture("b", "2"), Self.fixture("c", "2"),
      Self.fixture("d", "3"),
    ]
    #expect((0..<4).map { Self.first(cases, $0) } == ["leaf 2", "leaf 3", "leaf 3", "leaf 1"])
  }

  @Test("One of the same model comes first, one with other settings never")
  func kinds() {
    let cases = [
      Self.fixture("a", "1"), Self.fixture("b", "2", model: "row"), Self.fixture("c", "3"),
      Self.fixture("d", "4", settings: [.syntax: "json5"]),
    ]
    #expect((0..<4).map { Self.first(cases, $0) } == ["leaf 3", "leaf 3", "leaf 1", nil])
  }
}
