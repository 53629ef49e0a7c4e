// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  // What is no JSON inside of strings.
  static let syntaxStringCases: [ConformanceCase] = [
    ConformanceCase(
      "syntax/control/newline",
      "an unescaped line feed in a string is refused",
      clause: "PARSE-3",
      model: "leaf",
      input: #"{"n":"a\#nb","v":2}"#,
      expect: .rejection(.malformedInput),
      kills: ["control-character-accepted"]
    ),
    ConformanceCase(
      "syntax/control/tab",
      "an unescaped tab in a string is refused",
      clause: "PARSE-3",
      model: "leaf",
      input: #"{"n":"a\#tb","v":2}"#,
      expect: .rejection(.malformedInput),
      kills: ["control-character-accepted"]
    ),
    ConformanceCase(
      "syntax/control/in-key",
      "an unescaped control character in a key is refused",
      clause: "PARSE-3",
      model: "leaf",
      input: #"{"n":"a","v":2,"z\#u{1}":0}"#,
      expect: .rejection(.malformedInput),
      kills: ["control-character-accepted"]
    ),
    ConformanceCase(
      "syntax/surrogate/high-alone",
      "a lone high surrogate is refused",
      clause: "PARSE-4",
      model: "leaf",
      input: #"{"n":"\ud83d","v":2}"#,
      expect: .rejection(.malformedInput),
      kills: ["lone-surrogate-accepted"]
    ),
    ConformanceCase(
      "syntax/surrogate/low-alone",
      "a lone low surrogate is refused",
      clause: "PARSE-4",
      model: "leaf",
      input: #"{"n":"\ude00","v":2}"#,
      expect: .rejection(.malformedInput),
      kills: ["lone-surrogate-accepted"]
    ),
    ConformanceCase(
      "syntax/surrogate/unread",
      "a lone surrogate that no field reads is refused",
      clause: "PARSE-4",
      needs: [.exactSyntax],
      model: "leaf",
      input: #"{"n":"a","v":2,"z":"\ud800"}"#,
      expect: .rejection(.malformedInput),
      kills: ["lone-surrogate-accepted"]
    ),
    ConformanceCase(
      "syntax/escape/unknown",
      "an unknown escape is refused",
      clause: "PARSE-1",
      model: "leaf",
      input: #"{"n":"\x41","v":2}"#,
      expect: .rejection(.malformedInput),
      kills: ["unknown-escape-accepted"]
    ),
    ConformanceCase(
      "syntax/escape/short",
      "a short escape is refused",
      clause: "PARSE-1",
      model: "leaf",
      input: #"{"n":"\u12","v":2}"#,
      expect: .rejection(.malformedInput),
      kills: ["short-escape-accepted"]
    ),
    ConformanceCase(
      "syntax/bytes/overlong",
      "an overlong form is refused",
      clause: "PARSE-5",
      model: "leaf",
      input: .hex("7B226E223A22C0AF222C2276223A327D"),
      expect: .rejection(.malformedInput),
      kills: ["bad-bytes-replaced"]
    ),
    ConformanceCase(
      "syntax/bytes/surrogate",
      "an encoded surrogate is refused",
      clause: "PARSE-5",
      model: "leaf",
      input: .hex("7B226E223A22EDA080222C2276223A327D"),
      expect: .rejection(.malformedInput),
      kills: ["bad-bytes-replaced"]
    ),
    ConformanceCase(
      "syntax/bytes/cut",
      "a cut sequence is refused",
      clause: "PARSE-5",
      model: "leaf",
      input: .hex("7B226E223A22E282222C2276223A327D"),
      expect: .rejection(.malformedInput),
      kills: ["bad-bytes-replaced"]
    ),
    ConformanceCase(
      "syntax/bytes/unread",
      "bad bytes that no field reads are refused",
      clause: "PARSE-5",
      needs: [.exactSyntax],
      model: "leaf",
      input: .hex("7B226E223A2261222C2276223A322C227A223A22FF227D"),
      expect: .rejection(.malformedInput),
      kills: ["bad-bytes-replaced"]
    ),
  ]
}
