import FuzzKit
import SmartCodableFuzzing
import Testing

@Suite struct InputFormTests {
  @Test(arguments: ["-0", "-0.0", "18446744073709551615", "-1", "1e2", "0.1"])
  func `A number is handed over as itself in every form that can carry it`(number: String) throws {
    let target = try #require(FuzzTargets.all.first { $0.name == "transformed" })
    let input = Array(#"{"label":\#(number)}"#.utf8)
    let wanted = try #require(target.run(input, in: RunContext()).tree)
    let found = (0..<target.formCount)
      .compactMap { target.run(input, form: $0, in: RunContext())?.tree }
    #expect(found.count >= 4)
    for tree in found { #expect(tree.difference(from: wanted, byValue: true) == nil) }
  }
}
