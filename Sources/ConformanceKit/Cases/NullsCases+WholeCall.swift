// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let wholeCallCases: [ConformanceCase] = wholeCallCases1

  private static let wholeCallCases1: [ConformanceCase] = [
    ConformanceCase(
      "nulls/whole-call/wrong-fields",
      "wrong values in all required fields do not fail the call",
      clause: "ENT-9",
      needs: [.defaults],
      model: "person",
      input: #"{"name":[],"age":{},"active":"x","score":"y","nick":"A"}"#,
      expect: .defaults(
        except: #"{"nick":"A"}"#,
        repairs: [
          Repair(.mismatch, at: "$.name"), Repair(.mismatch, at: "$.age"),
          Repair(.invalid, at: "$.active"), Repair(.invalid, at: "$.score"),
        ]
      ),
      kills: ["mismatch-is-rejected"]
    ),
    ConformanceCase(
      "nulls/whole-call/path-kind",
      "a path that leads nowhere is refused as a missing value",
      clause: "REP-2",
      needs: [.path],
      model: "leaf",
      input: #"{"n":"a","v":2}"#,
      settings: [.path: "x"],
      expect: .rejection(.valueNotFound),
      kills: ["path-miss-takes-root"],
      excluding: [.nestedInArray, .nestedInObject],
      repaired: #"{"n":"a","v":2,"x":{}}"#
    ),
    ConformanceCase(
      "nulls/whole-call/top-level-kind",
      "a wrong top level is refused as a mismatch",
      clause: "REP-2",
      model: "leaf",
      input: #"5"#,
      expect: .rejection(.typeMismatch, at: "$"),
      kills: ["wrong-top-level-accepted"],
      excluding: [.nestedInArray, .nestedInObject]
    ),
  ]
}
