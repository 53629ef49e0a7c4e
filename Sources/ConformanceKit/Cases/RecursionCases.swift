// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let recursionCases: [ConformanceCase] = recursionCases1

  private static let recursionCases1: [ConformanceCase] = [
    ConformanceCase(
      "recursion/class/deepest",
      "an object of a class contains itself to the greatest depth",
      clause: "NEST-4",
      model: "chain",
      input: .nested(open: #"{"next":"#, core: #"{}"#, close: #"}"#, depth: 511),
      expect: .value(nestedText(#"{"next":"#, #"{"next":null}"#, #"}"#, 511)),
      kills: ["depth-one-short"],
      excluding: [.nestedInArray, .nestedInObject, .unknownSiblings]
    ),
    ConformanceCase(
      "recursion/array/deepest",
      "a model contains itself in arrays to the greatest depth",
      clause: "NEST-4",
      model: "branch",
      input: .nested(open: #"{"branches":["#, core: #"{"branches":[]}"#, close: #"]}"#, depth: 255),
      expect: .value(nestedText(#"{"branches":["#, #"{"branches":[]}"#, #"]}"#, 255)),
      kills: ["depth-one-short"],
      excluding: [.nestedInArray, .nestedInObject, .unknownSiblings]
    ),
    ConformanceCase(
      "recursion/dictionary/deepest",
      "a model contains itself in dictionaries to the greatest depth",
      clause: "NEST-4",
      model: "web",
      input: .nested(open: #"{"links":{"a":"#, core: #"{"links":{}}"#, close: #"}}"#, depth: 255),
      expect: .value(nestedText(#"{"links":{"a":"#, #"{"links":{}}"#, #"}}"#, 255)),
      kills: ["depth-one-short"],
      excluding: [.nestedInArray, .nestedInObject, .unknownSiblings]
    ),
    ConformanceCase(
      "recursion/class/too-deep",
      "an object of a class that is too deep is refused",
      clause: "PARSE-9",
      model: "chain",
      input: .nested(open: #"{"next":"#, core: #"{}"#, close: #"}"#, depth: 512),
      expect: .rejection(.malformedInput),
      kills: ["depth-counts-from-zero"],
      excluding: [.nestedInArray, .nestedInObject, .unknownSiblings]
    ),
    ConformanceCase(
      "recursion/class/any-depth",
      "an object of any depth is refused, not fatal",
      clause: "PARSE-10",
      model: "chain",
      input: .nested(open: #"{"next":"#, core: #""#, close: #""#, depth: 1_000_000),
      expect: .rejection(.malformedInput),
      kills: ["depth-cuts-off"],
      excluding: [.nestedInArray, .nestedInObject, .unknownSiblings]
    ),
    ConformanceCase(
      "recursion/string/deepest",
      "the depth inside a string counts on top",
      clause: "STR-7",
      needs: [.stringifiedJSON],
      model: "chain",
      input: .nested(
        open: #"{"next":"#,
        core: "\"" + nestedText(#"{\"next\":"#, "{}", "}", 211) + "\"",
        close: #"}"#,
        depth: 300
      ),
      expect: .value(nestedText(#"{"next":"#, #"{"next":null}"#, #"}"#, 511)),
      kills: ["depth-one-short"],
      excluding: [.nestedInArray, .nestedInObject, .unknownSiblings]
    ),
    ConformanceCase(
      "recursion/string/too-deep",
      "a string that is too deep at its place is a mismatch",
      clause: "STR-7",
      needs: [.stringifiedJSON, .defaults],
      model: "chain",
      input: .nested(
        open: #"{"next":"#,
        core: "\"" + nestedText(#"{\"next\":"#, "{}", "}", 212) + "\"",
        close: #"}"#,
        depth: 300
      ),
      expect: .value(nestedText(#"{"next":"#, #"{"next":null}"#, #"}"#, 299)),
      kills: ["depth-restarts-in-strings"],
      excluding: [.nestedInArray, .nestedInObject, .unknownSiblings]
    ),
  ]
}

/// A text of an opening part, a core and a closing part, repeated around the core.
private func nestedText(_ open: String, _ core: String, _ close: String, _ depth: Int) -> String {
  String(repeating: open, count: depth) + core + String(repeating: close, count: depth)
}
