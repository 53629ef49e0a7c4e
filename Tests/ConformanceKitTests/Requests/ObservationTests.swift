import ConformanceKit
import Testing

@Suite struct ObservationTests {
  @Test("1, 1.0, \"1\", true, null and nothing are all different")
  func kinds() {
    let values: [Observation] = [
      .integer("1"), .number(1.0), .string("1"), .boolean(true), .null, .enumeration("1"),
      .array([.integer("1")]), .object(["a": .integer("1")]), .object([:]),
      .instance(of: "one", [:]),
    ]
    for (index, left) in values.enumerated() {
      for (other, right) in values.enumerated() {
        #expect((left == right) == (index == other), "\(left) and \(right)")
      }
    }
  }

  @Test("NaN equals itself, and minus zero differs from zero")
  func numbers() {
    #expect(Observation.number(.nan) == .number(-Double.nan))
    #expect(Observation.number(-0.0) != .number(0.0))
  }

  @Test("Texts that only look alike differ")
  func normalization() {
    #expect(Observation.string("\u{E9}") != .string("e\u{301}"))
  }

  @Test("The first difference names its place and both values")
  func difference() throws {
    let expected = Observation.object([
      "items": .array([.object(["name": .string("a")]), .object(["name": .string("b")])])
    ])
    let actual = Observation.object([
      "items": .array([.object(["name": .string("a")]), .object(["name": .integer("7")])])
    ])
    let found = try #require(actual.firstDifference(from: expected))
    #expect(
      found
        == Difference(
          path: "$.items[1].name",
          expected: #"string "b""#,
          actual: "integer 7",
          kind: #"string "b" became integer 7"#
        )
    )
    #expect(found.sentence == #"at $.items[1].name: expected string "b", got integer 7"#)
  }

  @Test("A missing and an extra entry are differences")
  func entries() {
    let one = Observation.object(["a": .null])
    let none = Observation.object([:])
    #expect(none.firstDifference(from: one)?.actual == "no such entry")
    #expect(one.firstDifference(from: none)?.expected == "no such entry")
  }

  @Test("A shorter and a longer array are differences")
  func lengths() {
    let one = Observation.array([.null])
    let two = Observation.array([.null, .null])
    #expect(one.firstDifference(from: two)?.path == "$")
    #expect(two.firstDifference(from: one)?.actual.hasPrefix("2 elements") == true)
  }

  @Test("Another class is another value")
  func classes() {
    #expect(Observation.instance(of: "a", [:]) != .instance(of: "b", [:]))
  }
}
