import ConformanceKit

/// A few cases that never change, so that the expected failures do not either.
extension ConformanceSuite {
  static var canary: ConformanceSuite {
    let clean = ConformanceCase(
      "canary/field/clean",
      "a clean value is taken as it is",
      clause: "DEF-1",
      model: "leaf",
      input: #"{"n":"a","v":2}"#,
      expect: .value(#"{"n":"a","v":2}"#)
    )
    return ConformanceSuite(version: "0.1", cases: lenientCases + [clean])
  }

  static var lenientCases: [ConformanceCase] {
    [("null", #"{"n":null,"v":2}"#), ("missing", #"{"v":2}"#), ("mismatch", #"{"n":{},"v":2}"#)]
      .map { name, input in
        ConformanceCase(
          CaseID(rawValue: "canary/field/\(name)"),
          "the initial value stands in",
          clause: "DEF-2",
          needs: [.initialValues],
          model: "leaf",
          input: .text(input),
          expect: .value(#"{"n":"own","v":2}"#)
        )
      }
  }
}
