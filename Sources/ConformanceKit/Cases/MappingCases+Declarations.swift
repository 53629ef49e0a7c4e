// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let declaredMappingCases: [ConformanceCase] = declaredMappingCases1

  private static let declaredMappingCases1: [ConformanceCase] = [
    ConformanceCase(
      "mapping/declared-twice/first",
      "several entries for a field act like one",
      clause: "KEY-9",
      needs: [.keyMapping],
      model: "mapped-twice",
      input: #"{"first":1,"second":2}"#,
      expect: .value(#"{"n":1}"#, repairs: []),
      kills: ["last-candidate-wins"]
    ),
    ConformanceCase(
      "mapping/declared-twice/second",
      "a later entry does not hide an earlier one",
      clause: "KEY-9",
      needs: [.keyMapping],
      model: "mapped-twice",
      input: #"{"first":null,"second":2}"#,
      expect: .value(#"{"n":2}"#, repairs: []),
      kills: ["candidate-null-stops-search"]
    ),
    ConformanceCase(
      "mapping/empty-list/own-key",
      "a field with no candidate is always missing",
      clause: "KEY-10",
      needs: [.keyMapping, .defaults],
      model: "mapped-nowhere",
      input: #"{"n":1,"m":2}"#,
      expect: .value(#"{"n":4,"m":2}"#, repairs: [Repair(.missing, at: "$.n")]),
      kills: ["empty-mapping-reads-own-key"]
    ),
    ConformanceCase(
      "mapping/coding-key/candidate",
      "a mapping belongs to a coding key",
      clause: "KEY-11",
      needs: [.keyMapping],
      model: "mapped-renamed",
      input: #"{"AGE":1,"person_age":2}"#,
      expect: .value(#"{"age":1}"#, repairs: []),
      kills: ["mapping-reported"]
    ),
    ConformanceCase(
      "mapping/coding-key/own-key",
      "a mapped coding key is not read itself",
      clause: "KEY-11",
      needs: [.keyMapping],
      model: "mapped-renamed",
      input: #"{"person_age":2}"#,
      expect: .value(#"{"age":null}"#, repairs: []),
      kills: ["mapping-keeps-own-key"]
    ),
  ]
}
