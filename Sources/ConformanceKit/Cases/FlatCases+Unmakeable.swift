// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let unmakeableFlatCases: [ConformanceCase] = unmakeableFlatCases1

  private static let unmakeableFlatCases1: [ConformanceCase] = [
    ConformanceCase(
      "flat/unmakeable/initial-value",
      "a flat that cannot be made takes the outer initial value",
      clause: "FLAT-5",
      needs: [.flat, .defaults],
      model: "waybill",
      input: #"{"note":"x"}"#,
      expect: .value(#"{"seal":{"rank":"high","v":5},"note":"x"}"#),
      kills: ["unmakeable-flat-is-made-up"]
    ),
    ConformanceCase(
      "flat/unmakeable/wrong",
      "a flat with a wrong value and no default takes the outer one",
      clause: "FLAT-5",
      needs: [.flat, .defaults, .enumFallback],
      model: "waybill",
      input: #"{"rank":"x","note":"x"}"#,
      expect: .value(#"{"seal":{"rank":"high","v":5},"note":"x"}"#),
      kills: ["unmakeable-flat-is-made-up"]
    ),
  ]
}
